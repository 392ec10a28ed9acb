import type { ReactNode } from 'react';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { dealsApi, fakeDeal } from '../../../../testing/deals-page-screen.tsx';
import { renderAt, userOf } from '../../../../testing/render.tsx';
import { NewDealDialog } from '../forms/new-deal-dialog.tsx';
import { OtherOpenDeals } from './other-open-deals.tsx';

const contact = { __typename: 'ProjectContact', id: 'ada', name: 'Ada Byron' };
const deals = [
  fakeDeal(1, { contact, stage: 'visited' }),
  fakeDeal(2, { contact, stage: 'lost' }),
  fakeDeal(3, { contact, stage: 'quoted' }),
];
const draw = (screenOf: ReactNode) =>
  renderAt(<DataProvider>{screenOf}</DataProvider>, { at: '/deals/deal-1', user: userOf('admin') });

it('points out the other open deals of a contact, and leads to them', async () => {
  dealsApi(deals);
  draw(<OtherOpenDeals contactId="ada" except="deal-1" />);
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Ada Byron has another open deal: D-3 (Quoted).',
  );
  expect(screen.getByRole('link', { name: 'D-3 (Quoted)' })).toHaveAttribute('href', '/deals/deal-3');
});

it('says nothing where there is no other', async () => {
  const api = dealsApi(deals.slice(0, 2));
  draw(<OtherOpenDeals contactId="ada" except="deal-1" />);
  await expect.poll(() => api.sent('OtherDeals')).toHaveLength(1);
  expect(screen.queryByRole('status')).toBeNull();
});

it('is said before a second deal is opened', async () => {
  const api = dealsApi(deals);
  api.answer('DealContactDesigns', () => ({ contact: { __typename: 'Contact', id: 'ada', designs: [] } }));
  draw(<NewDealDialog contact={{ id: 'ada', title: 'Ada Byron' }} onClose={() => undefined} />);
  expect(await screen.findByText(/^Ada Byron has 2 open deals:/)).toHaveTextContent(
    'Ada Byron has 2 open deals: D-1 (Visited) and D-3 (Quoted).',
  );
});
