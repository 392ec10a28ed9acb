import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderAt, userOf } from '../../../testing/render.tsx';
import { HandedOverList } from './handed-over-list.tsx';

const open = (at: string) => {
  const api = fakeApi({
    HandedOverHomes: ({ page }) => ({
      handedOverHomes: {
        __typename: 'FactoryHomePage',
        pagination: { __typename: 'Pagination', page, totalPages: 3, total: 50 },
        homes: [
          {
            __typename: 'FactoryHome',
            id: 'h1',
            version: 1,
            projectName: `Alder Home ${page as number}`,
            sqft: 1400,
            bedrooms: 3,
            state: 'handed_over',
            startsOn: '2026-10-05',
            station: null,
            slot: null,
            stationSince: null,
            holdReason: null,
            heldAt: null,
            heldByName: null,
            carrier: 'Cascade',
            transportOn: '2026-11-02',
            nextStation: null,
          },
        ],
      },
    }),
  });
  return {
    api,
    ...renderAt(
      <DataProvider>
        <HandedOverList />
      </DataProvider>,
      { at, user: userOf('factory') },
    ),
  };
};

it('the page of the homes that have left is in the address', async () => {
  const { api, address } = open('/factory?page=2');
  expect(await screen.findByText('Alder Home 2')).toBeInTheDocument();
  expect(api.sent('HandedOverHomes')).toEqual([{ page: 2 }]);
  expect(screen.getByText('Mon, Nov 2, 2026')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(address()).toBe('/factory?page=3');
});

it('of a page that is no more it leads to the last one', async () => {
  const { address } = open('/factory?page=9');
  await waitFor(() => expect(address()).toBe('/factory?page=3'));
});
