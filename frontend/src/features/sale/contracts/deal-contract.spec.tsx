import { contractSentences } from '@hearthline/rules/sale/contracts/contract-rules.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderAt, userOf } from '../../../testing/render.tsx';
import { Toaster } from '../../../ui/toasts/toaster.tsx';
import { DealContract } from './deal-contract.tsx';

// Forms are slow in jsdom.
vi.setConfig({ testTimeout: 30_000 });

const contract = {
  viewerCanEdit: true,
  __typename: 'Contract',
  contractCents: 20_000_000,
  notToExceedCents: 21_000_000,
  paidCents: 500_000,
  balanceCents: 19_500_000,
  changeOrders: [] as object[],
  allowances: [
    {
      __typename: 'Allowance',
      lineId: '3',
      label: 'Foundation',
      estimateCents: 1_500_000,
      notToExceedCents: 2_000_000,
      settledCents: null as number | null,
      settledOn: null as string | null,
      reason: null as string | null,
    },
    {
      __typename: 'Allowance',
      lineId: '4',
      label: 'Septic system',
      estimateCents: 1_000_000,
      notToExceedCents: 1_400_000,
      settledCents: 1_234_567,
      settledOn: '2027-02-01',
      reason: 'Rock below the topsoil',
    },
  ],
  schedule: [
    {
      __typename: 'ScheduledPayment',
      label: 'Deposit',
      event: 'signing',
      dueOn: '2027-01-05',
      isEstimate: false,
      amountCents: 500_000,
      paidCents: 500_000,
    },
    {
      __typename: 'ScheduledPayment',
      label: 'Final payment',
      event: 'walkthrough',
      dueOn: '2027-08-01',
      isEstimate: true,
      amountCents: 19_500_000,
      paidCents: 0,
    },
  ],
};
const deal = {
  __typename: 'Deal',
  id: 'd1',
  number: 'D-1042',
  version: 4,
  stage: 'won',
  wonOn: '2027-01-06',
  cancellation: null as object | null,
  contract: contract as object | null,
  project: { __typename: 'Project', id: 'p1', status: 'in_progress' },
};

const draw = async (over: Partial<typeof deal> = {}, role: 'admin' | 'sales' = 'admin') => {
  const api = fakeApi({
    DealContract: () => ({ deal: { ...deal, ...over } }),
    DealChangeOrders: () => ({
      deal: {
        ...deal,
        ...over,
        contract: over.contract === null ? null : { ...contract, ...over.contract, changeOrders: [] },
      },
    }),
  });
  renderAt(
    <DataProvider>
      <DealContract dealId="d1" />
      <Toaster />
    </DataProvider>,
    { at: '/deals/d1', user: userOf(role) },
  );
  return { api, card: within(await screen.findByRole('region', { name: 'Contract' })) };
};

it('shows what was contracted, when it is due, and what became of each allowance', async () => {
  const { card } = await draw();
  const region = screen.getByRole('region', { name: 'Contract' });
  expect(region).toHaveTextContent(
    'Contract sum$200,000.00Not to exceed$210,000.00Paid$5,000.00Left to pay$195,000.00',
  );
  expect(card.getByText('Due Jan 5, 2027')).toBeInTheDocument();
  expect(card.getByText('Around Aug 1, 2027')).toBeInTheDocument();
  expect(region).toHaveTextContent('FoundationEstimate, not to exceed $20,000.00$15,000.00');
  expect(region).toHaveTextContent(
    'Septic systemSettled Feb 1, 2027 · estimate $10,000.00 · “Rock below the topsoil”$12,345.67',
  );
});

it.each([
  [true, ['Draft change order', 'Settle', 'Open again']],
  [false, []],
])('offers a seller what belongs to a sale of their own: %s', async (viewerCanEdit, buttons) => {
  const { card } = await draw({ contract: { ...contract, viewerCanEdit } }, 'sales');
  if (viewerCanEdit) await card.findByRole('button', { name: 'Draft change order' });
  expect(card.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
});

it('settles an allowance at what it cost, for a reason, and opens one again', async () => {
  const { api, card } = await draw();
  await userEvent.click(card.getByRole('button', { name: 'Settle Foundation' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Settle Foundation' }));
  const amount = dialog.getByLabelText(/^What it cost/);
  await userEvent.clear(amount);
  await userEvent.type(amount, 'much');
  await userEvent.click(dialog.getByRole('button', { name: 'Settle' }));
  expect(await dialog.findByText('Please enter an amount of at least $0')).toBeInTheDocument();
  expect(api.sent('SettleAllowance')).toEqual([]);
  await userEvent.clear(amount);
  await userEvent.type(amount, '18,250.5');
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'Sloping lot');
  api.answer('SettleAllowance', () => ({
    settleAllowance: { ...deal, version: 5, totalCents: 1, paidCents: 0, balanceCents: 1, valueCents: 1 },
  }));
  await userEvent.click(dialog.getByRole('button', { name: 'Settle' }));
  expect(await screen.findByText('Foundation is settled')).toBeInTheDocument();
  expect(api.sent('SettleAllowance')).toEqual([
    { dealId: 'd1', version: 4, lineId: '3', amountCents: 1_825_050, reason: 'Sloping lot' },
  ]);
  await userEvent.click(card.getByRole('button', { name: 'Open Septic system again' }));
  await expect
    .poll(() => api.sent('SettleAllowance').at(-1))
    .toMatchObject({ lineId: '4', amountCents: null });
});

it.each([
  ['sent', false],
  ['void', true],
])('settles nothing while a change order is out, and says why: %s', async (status, settles) => {
  const order = { __typename: 'ChangeOrder', id: 'c1', status };
  const { card } = await draw({ contract: { ...contract, changeOrders: [order] } });
  expect(card.queryByRole('button', { name: 'Settle Foundation' }) !== null).toBe(settles);
  expect(card.queryByRole('button', { name: 'Open Septic system again' }) !== null).toBe(settles);
  expect(card.queryByText(contractSentences.changeOrderOut) === null).toBe(settles);
});

it('opens no allowance again that a change order has settled above its limit', async () => {
  const allowances = contract.allowances.map((allowance) =>
    allowance.settledCents === null ? allowance : { ...allowance, settledCents: 1_500_000 },
  );
  const { card } = await draw({ contract: { ...contract, allowances } });
  expect(card.getByRole('button', { name: 'Settle Foundation' })).toBeInTheDocument();
  expect(card.queryByRole('button', { name: /^Open/ })).toBeNull();
});

it('cancels a sale once its number was typed, and shows what the server refuses at its field', async () => {
  const { api, card } = await draw();
  await userEvent.click(card.getByRole('button', { name: 'Cancel sale' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel sale D-1042' }));
  await userEvent.selectOptions(dialog.getByLabelText(/^Reason/), 'Financing');
  await userEvent.clear(dialog.getByLabelText(/^Kept of the payments/));
  await userEvent.type(dialog.getByLabelText(/^Kept of the payments/), '1,000');
  await userEvent.type(dialog.getByLabelText(/^Type D-1042/), 'D-1042');
  api.answer('CancelSale', () =>
    refusal('BAD_INPUT', 'Please say why something is kept', { note: 'Please say why something is kept' }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel sale' }));
  expect(await dialog.findByText('Please say why something is kept')).toBeInTheDocument();
  expect(api.sent('CancelSale').at(-1)).toMatchObject({
    dealId: 'd1',
    version: 4,
    input: { number: 'D-1042', reason: 'financing', keepCents: 100_000 },
  });
});

it('says how a sale was cancelled, and lets nothing of it be settled', async () => {
  const { api, card } = await draw({
    cancellation: {
      __typename: 'Cancellation',
      on: '2027-03-01',
      reason: 'financing',
      note: 'The bank said no',
      keepCents: 100_000,
      refundDueCents: 400_000,
    },
  });
  expect(
    card.getByText(
      'Cancelled Mar 1, 2027: financing. “The bank said no” $1,000.00 is kept, $4,000.00 to refund.',
    ),
  ).toBeInTheDocument();
  // Nothing of it is due or settled any more.
  expect(card.getByText('Kept of the payments')).toBeInTheDocument();
  expect(card.queryByText('Payment schedule')).toBeNull();
  expect(card.queryByText('Allowances')).toBeNull();
  expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Move to Quoted']);
  api.answer('ReopenSale', () => ({
    moveDeal: { __typename: 'Deal', id: 'd1', version: 5, stage: 'quoted' },
  }));
  await userEvent.click(card.getByRole('button', { name: 'Move to Quoted' }));
  expect(await screen.findByText('D-1042 is open again')).toBeInTheDocument();
  expect(api.sent('ReopenSale')).toEqual([{ id: 'd1', version: 4 }]);
});
