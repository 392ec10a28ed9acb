import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderAt, userOf } from '../../../testing/render.tsx';
import { Toaster } from '../../../ui/toasts/toaster.tsx';
import { DealPayments } from './deal-payments.tsx';
import { MyPayments } from './my-payments.tsx';

const payment = {
  __typename: 'Payment',
  id: 'p1',
  kind: 'deposit',
  method: 'check',
  amountCents: 500_050,
  receivedOn: '2026-05-04',
  reference: '1042',
  trustOn: '2026-05-05',
  receiptNumber: 'R-1001',
  voidedAt: null,
  overReason: null,
  voidReason: null,
  recordedBy: 'Avery Morgan',
};
const deal = {
  __typename: 'Deal',
  id: 'd1',
  totalCents: 20_000_000,
  paidCents: 500_050,
  balanceCents: 19_499_950,
  cancellation: null,
  contract: null,
};

const draw = (answers: Parameters<typeof fakeApi>[0]) => {
  const api = fakeApi(answers);
  renderAt(
    <DataProvider>
      <DealPayments dealId="d1" />
      <Toaster />
    </DataProvider>,
    { at: '/deals/d1', user: userOf('admin') },
  );
  return api;
};

it('shows what is agreed, paid and left, with each payment', async () => {
  draw({ DealPayments: () => ({ deal, payments: [payment] }) });
  const card = await screen.findByRole('region', { name: 'Payments' });
  for (const text of ['$200,000.00', '$194,999.50', 'May 4, 2026 · Check 1042', 'In trust since May 5, 2026'])
    expect(within(card).getByText(text)).toBeInTheDocument();
  expect(within(card).getByRole('button', { name: 'Receipt R-1001 as PDF' })).toBeInTheDocument();
});

it('says that nothing is agreed yet', async () => {
  draw({
    DealPayments: () => ({ deal: { ...deal, totalCents: 0, paidCents: 0, balanceCents: 0 }, payments: [] }),
  });
  expect(await screen.findByText('The balance follows once a quote is accepted.')).toBeInTheDocument();
  expect(screen.queryByText('Balance')).toBeNull();
});

it('records a payment in dollars, and keeps what was typed if that fails', async () => {
  const api = draw({ DealPayments: () => ({ deal, payments: [] }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Record payment' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Record payment' }));
  expect(await within(dialog).findByText('Please enter an amount of more than $0')).toBeInTheDocument();
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Amount/ }), '$5,000.50');
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Reference/ }), '1042');
  api.answer('RecordPayment', () =>
    refusal('BAD_INPUT', 'This day is still to come', { receivedOn: 'This day is still to come' }),
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Record payment' }));
  expect((await within(dialog).findAllByText(/This day is still to come/)).length).toBeGreaterThan(0);
  api.answer('RecordPayment', () => ({ recordPayment: payment }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Record payment' }));
  expect(await screen.findByText('Receipt R-1001')).toBeInTheDocument();
  expect(api.sent('RecordPayment').at(-1)).toMatchObject({
    dealId: 'd1',
    input: {
      kind: 'deposit',
      method: 'check',
      amountCents: 500_050,
      reference: '1042',
      trustOn: null,
      overReason: null,
    },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('voids a payment for a reason', async () => {
  const api = draw({
    DealPayments: () => ({ deal, payments: [payment] }),
    VoidPayment: () => ({
      voidPayment: { ...payment, voidedAt: '2026-05-06T00:00:00.000Z', voidReason: 'Twice' },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More actions for receipt R-1001' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Void/ }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Void receipt' }));
  expect(await within(dialog).findByText('Please say why the payment is void')).toBeInTheDocument();
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Twice');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Void receipt' }));
  expect(await screen.findByText('Receipt R-1001 is void')).toBeInTheDocument();
  expect(api.sent('VoidPayment')).toEqual([{ id: 'p1', reason: 'Twice' }]);
});

it('shows customers their own payments, and nothing without any', async () => {
  const { recordedBy: _by, overReason: _over, voidReason: _why, ...own } = payment;
  const account = {
    __typename: 'PaymentAccount',
    dealId: 'd1',
    dealNumber: 'D-1018',
    agreementNumber: 'A-1002',
    totalCents: 20_000_000,
    paidCents: 500_050,
    balanceCents: 19_499_950,
    payments: [{ ...own, kind: 'refund' }],
  };
  fakeApi({ MyPayments: () => ({ myPayments: [account] }) });
  const { unmount } = renderAt(
    <DataProvider>
      <MyPayments />
    </DataProvider>,
    { at: '/dashboard', user: userOf('customer') },
  );
  const card = await screen.findByRole('article', { name: 'Payments of D-1018' });
  expect(within(card).getByText('Agreement A-1002')).toBeInTheDocument();
  expect(within(card).getByText('−$5,000.50')).toBeInTheDocument();
  unmount();
  fakeApi({ MyPayments: () => ({ myPayments: [] }) });
  const { container } = renderAt(
    <DataProvider>
      <MyPayments />
    </DataProvider>,
    { at: '/dashboard', user: userOf('customer') },
  );
  await waitFor(() => expect(container.querySelector('section')).toBeNull());
});
