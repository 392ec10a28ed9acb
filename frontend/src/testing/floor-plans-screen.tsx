import type { MockedResponse } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { FloorPlanGenerator } from '../features/homes/plans/floor-plan-generator.tsx';
import {
  FloorPlanDesignsDocument,
  FloorPlansDocument,
  type DrawnPlanFragment,
  type FloorPlanDesignsQueryVariables,
  type NearestCountsFragment,
  type NearestWishFragment,
  type PlanCardFragment,
} from '../gql/generated.ts';
import { renderAt } from './render.tsx';

/** A floor plan as the server returns it. */
export const plan = (name: string, bedrooms: number, bathrooms: number): PlanCardFragment => ({
  id: name,
  name,
  bedrooms,
  bathrooms,
  imageUrl: `/api/image/plan-${name.toLowerCase()}.png`,
  footprint: '26x66',
  modelType: 'Double Wide',
  squareFootage: 1760,
});

export type Result = Pick<MockedResponse, 'result' | 'error' | 'delay'>;
const answered = (
  floorPlans: readonly PlanCardFragment[],
  nearest: readonly NearestCountsFragment[],
): Result => ({
  result: {
    data: {
      floorPlans: floorPlans.map((each) => ({ __typename: 'FloorPlan', ...each })),
      nearestFloorPlanCounts: nearest.map((each) => ({ __typename: 'FloorPlanCounts', ...each })),
    },
  },
});
export const found = (...floorPlans: PlanCardFragment[]): Result => answered(floorPlans, []);
export const foundNone = (...nearest: NearestCountsFragment[]): Result => answered([], nearest);
export const answer = (bedrooms: number, bathrooms: number, result: Result): MockedResponse => ({
  request: { query: FloorPlansDocument, variables: { bedrooms, bathrooms } },
  ...result,
});

/** A plan that was drawn, as the server returns it. */
export const drawnPlan = (name: string, other: Partial<DrawnPlanFragment> = {}): DrawnPlanFragment => ({
  code: `1.${name.toLowerCase().replace(' ', '-')}~x`,
  name,
  widthClass: 'double',
  squareFeet: 1789.7,
  lengthFeet: 59,
  widthFeet: 30.33,
  bedrooms: 3,
  baths: 2,
  arrangement: 'one-wing',
  style: 'craftsman',
  ...other,
});

/** The answer to the question for designs that matches. */
const designAnswer = (
  request: Partial<FloorPlanDesignsQueryVariables['wish']> &
    Partial<Omit<FloorPlanDesignsQueryVariables, 'wish'>>,
  result: Result,
): MockedResponse => ({
  request: {
    query: FloorPlanDesignsDocument,
    variables: ({ wish, ...how }: FloorPlanDesignsQueryVariables) =>
      Object.entries({ seed: 1, ...request }).every(
        ([field, value]) => JSON.stringify({ ...wish, ...how }[field as 'seed']) === JSON.stringify(value),
      ),
  },
  ...result,
});

export const drawn = (
  request: Parameters<typeof designAnswer>[0],
  ...plans: readonly DrawnPlanFragment[]
): MockedResponse =>
  designAnswer(request, {
    result: {
      data: {
        floorPlanDesigns: {
          __typename: 'FloorPlanDesignAnswer',
          designs: plans.map((each) => ({ __typename: 'FloorPlanDesign', ...each })),
          reason: null,
          nearest: [],
        },
      },
    },
  });

export const drawnNone = (
  request: Parameters<typeof designAnswer>[0],
  reason: string,
  ...nearest: readonly NearestWishFragment[]
): MockedResponse =>
  designAnswer(request, {
    result: {
      data: {
        floorPlanDesigns: {
          __typename: 'FloorPlanDesignAnswer',
          designs: [],
          reason,
          nearest: nearest.map(({ wish, ...other }) => ({
            __typename: 'NearestFloorPlanWish',
            wish: { __typename: 'FloorPlanWish', ...wish },
            ...other,
          })),
        },
      },
    },
  });

export const drawnFails = (request: Parameters<typeof designAnswer>[0]): MockedResponse =>
  designAnswer(request, { error: new Error('no connection') });

/** Specs that are not about drawn plans never get to see any. */
const stillDrawing: MockedResponse = {
  request: { query: FloorPlanDesignsDocument, variables: () => true },
  delay: Infinity,
  maxUsageCount: 100,
};

const History = () => {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        forward
      </button>
    </>
  );
};

export const draw = (search = '', answers: readonly MockedResponse[] = []) =>
  renderAt(
    <>
      <MockedProvider mocks={[...answers, stillDrawing]}>
        <FloorPlanGenerator />
      </MockedProvider>
      <History />
    </>,
    { at: `/floor-plan-generator${search}` },
  );

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
export const more = (kind: string) => press(`One more: ${kind}`);
export const less = (kind: string) => press(`One less: ${kind}`);
export const generate = () => press('Generate Floor Plan');
export const count = (kind: string) =>
  screen.getByRole('group', { name: kind }).querySelector('output')?.textContent;
export const summary = () => screen.queryByRole('region', { name: 'Order Summary' });
export const results = () => screen.findByRole('region', { name: 'Floor Plans' });
export const drawnSection = () => screen.findByRole('region', { name: 'Drawn for you' });
export const cards = () => screen.findAllByRole('article');
