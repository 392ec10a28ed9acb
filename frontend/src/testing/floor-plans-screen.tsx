import type { MockedResponse } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { FloorPlanGenerator } from '../features/floor-plans/floor-plan-generator.tsx';
import { FloorPlansDocument, type NearestCountsFragment, type PlanCardFragment } from '../gql/generated.ts';
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
  description: `All about the ${name}.`,
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
      <MockedProvider mocks={answers}>
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
export const cards = () => screen.findAllByRole('article');
