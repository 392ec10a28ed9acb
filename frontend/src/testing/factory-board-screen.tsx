import { MockedProvider } from '@apollo/client/testing/react';
import type { MockedResponse } from '@apollo/client/testing';
import { stations } from '@hearthline/rules/stations.ts';
import { FactoryBoard } from '../features/delivery/factory/factory-board.tsx';
import {
  FactoryBoardDocument,
  FactoryHomeHouseDocument,
  HandedOverHomesDocument,
  type HomeCardFragment,
} from '../gql/generated.ts';
import { Toaster } from '../ui/toasts/toaster.tsx';
import { renderAt, userOf } from './render.tsx';

/** A home as the server returns it. */
export const homeOf = (
  values: Partial<HomeCardFragment> = {},
): HomeCardFragment & { __typename: 'FactoryHome' } => ({
  __typename: 'FactoryHome',
  id: 'h1',
  version: 3,
  projectName: 'Alder Home',
  sqft: 1760,
  bedrooms: 3,
  state: 'in_production',
  startsOn: '2027-01-04',
  station: 'frame',
  slot: 1,
  stationSince: '2027-01-04T18:00:00Z',
  holdReason: null,
  heldAt: null,
  heldByName: null,
  carrier: null,
  transportOn: null,
  nextStation: 'walls',
  ...values,
});
/** What the server says of the board: homes in their stations, and those that come later. */
export const boardData = (homes: readonly object[], line: readonly object[] = []) => ({
  factoryBoard: {
    __typename: 'FactoryBoard',
    today: '2027-01-06',
    stations: stations.map((station) => ({ __typename: 'FactoryStation', ...station })),
    homes,
    line,
  },
});
/** What it says when no home has been handed over. */
export const noHandedOverData = {
  handedOverHomes: {
    __typename: 'FactoryHomePage',
    homes: [],
    pagination: { __typename: 'Pagination', page: 1, totalPages: 1, total: 0 },
  },
};
export const boardOf = (
  homes: readonly HomeCardFragment[],
  line: readonly HomeCardFragment[] = [],
): MockedResponse => ({
  request: { query: FactoryBoardDocument },
  result: { data: boardData(homes, line) },
});
/** The house that a home was signed for; null for one without an agreement. */
export const houseOf = (id: string, signedHome: object | null): MockedResponse => ({
  request: { query: FactoryHomeHouseDocument, variables: { id } },
  result: {
    data: {
      factoryHome: {
        __typename: 'FactoryHome',
        id,
        signedHome: signedHome && { __typename: 'SignedHome', ...signedHome },
      },
    },
  },
});
/** A house as an agreement describes it. */
export const signedHouse = {
  agreementNumber: 'A-1001',
  name: 'Castle Rock',
  slug: 'castle-rock',
  planCode: null,
  quotedPlan: 'ab12',
  modelType: 'Double Wide',
  sections: 2,
  footprint: '27 × 53',
  bedrooms: 3,
  bathrooms: 2,
  squareFeet: 1440,
  roof: 'hip',
  siding: 'brick',
  style: null,
  color: null,
  choices: ['Roof: Hip', 'Siding: Lap', 'Kitchen: Island: large'],
  planSvg: '<svg xmlns="http://www.w3.org/2000/svg"><title>Light plan</title></svg>',
  darkPlanSvg: '<svg xmlns="http://www.w3.org/2000/svg"><title>Dark plan</title></svg>',
};
export const noneHandedOver: MockedResponse = {
  request: { query: HandedOverHomesDocument, variables: { page: 1 } },
  result: { data: noHandedOverData },
};
/** Renders the board. */
export const drawBoard = (mocks: readonly MockedResponse[], role: 'factory' | 'admin' = 'factory') =>
  renderAt(
    <MockedProvider mocks={mocks}>
      <>
        <FactoryBoard />
        <Toaster />
      </>
    </MockedProvider>,
    { at: '/factory', user: userOf(role) },
  );
