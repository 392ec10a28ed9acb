import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderAt, userOf } from '../../../testing/render.tsx';
import { ProjectContract } from './project-contract.tsx';

const order = (id: string, number: string | null, deltaCents: number) => ({
  __typename: 'ChangeOrder',
  id,
  number,
  status: number ? 'signed' : 'draft',
  reason: `Reason ${id}`,
  deltaCents,
});
const contract = {
  __typename: 'Contract',
  contractCents: 20_000_000,
  notToExceedCents: 20_000_000,
  paidCents: 20_500_000,
  balanceCents: -500_000,
  allowances: [],
  schedule: [],
  changeOrders: [order('3', null, 1), order('2', 'C-1002', -50_000), order('1', 'C-1001', 125_050)],
};
const draw = (answer: object | null) => {
  const api = fakeApi({
    ProjectContract: () => ({ project: { __typename: 'Project', id: 'p1', contract: answer } }),
  });
  renderAt(
    <DataProvider>
      <ProjectContract projectId="p1" />
    </DataProvider>,
    { at: '/projects/p1', user: userOf('customer') },
  );
  return api;
};

it('shows a buyer what was agreed, with the changes that were sent', async () => {
  draw(contract);
  const card = within(await screen.findByRole('region', { name: 'Contract' }));
  expect(card.getByText('To refund').nextElementSibling).toHaveTextContent('$5,000.00');
  expect(card.queryByText('Not to exceed')).toBeNull();
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'C-1002Signed-$500.00ReadReason 2',
    'C-1001Signed+$1,250.50ReadReason 1',
  ]);
});

it('shows nothing where there is no contract', async () => {
  const api = draw(null);
  await expect.poll(() => api.sent('ProjectContract').length).toBeGreaterThan(0);
  expect(screen.queryByRole('region')).toBeNull();
});
