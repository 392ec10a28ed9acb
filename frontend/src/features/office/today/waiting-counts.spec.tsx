import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { renderAt, userOf } from '../../../testing/render.tsx';
import { useWaitingCounts } from './waiting-counts.tsx';

const Counts = () => <output>{JSON.stringify(useWaitingCounts())}</output>;
const counts = {
  waitingCounts: {
    __typename: 'WaitingCounts',
    total: 9,
    contacts: 1,
    appointments: 2,
    documents: 3,
    messages: 4,
    contractors: 5,
    factory: 6,
    mails: 7,
  },
};

it('an admin sees how much waits in each place', async () => {
  fakeApi({ WaitingCounts: () => counts, '/graphql/stream': () => ({}) });
  renderAt(
    <DataProvider>
      <Counts />
    </DataProvider>,
    { user: userOf('admin') },
  );
  await screen.findByText(/"overview":9/);
  expect(JSON.parse(screen.getByRole('status').textContent)).toMatchObject({
    contacts: 1,
    settings: 7,
    factory: 6,
  });
});

it('nobody else asks', () => {
  const { sent } = fakeApi({});
  renderAt(
    <DataProvider>
      <Counts />
    </DataProvider>,
    { user: userOf('customer') },
  );
  expect(screen.getByText('{}')).toBeInTheDocument();
  expect(sent('WaitingCounts')).toEqual([]);
});
