import { expect, it, vi } from 'vitest';
import { paymentStep, refundStep } from './payment-steps.ts';

type Deal = NonNullable<Parameters<typeof paymentStep>[0]>;

const payment = (
  label: string,
  amountCents: number,
  paidCents: number,
  dueOn: string | null,
  isEstimate = false,
) => ({
  __typename: 'ScheduledPayment' as const,
  label,
  event: 'signing' as const,
  dueOn,
  isEstimate,
  amountCents,
  paidCents,
});
const deal = (schedule: ReturnType<typeof payment>[], over: Partial<Deal> = {}): Deal => ({
  paidCents: 0,
  cancellation: null,
  contract: { schedule },
  ...over,
});

it('asks for the first payment that is not paid in full, on its day and later', () => {
  const of = deal([
    payment('Deposit', 500_000, 500_000, '2027-01-01'),
    payment('Order', 200_000, 50_000, '2027-02-01'),
  ]);
  const record = vi.fn();
  expect(paymentStep(of, '2027-01-31', record)?.isDue).toBe(false);
  const due = paymentStep({ ...of, paidCents: 550_000 }, '2027-02-01', record);
  expect(due?.isDue).toBe(true);
  expect(due?.step.text).toBe('Order of $1,500.00 · Due Feb 1, 2027');
  due?.step.action?.run();
  expect(record).toHaveBeenCalledWith('progress');
});

it('is never due on a planned day, nor of a cancelled sale, nor once all is paid', () => {
  expect(
    paymentStep(deal([payment('Deposit', 1, 0, '2027-01-01', true)]), '2027-05-01', vi.fn()),
  ).toMatchObject({
    isDue: false,
    step: { text: 'Deposit of $0.01 · Around Jan 1, 2027' },
  });
  expect(paymentStep(deal([payment('Deposit', 1, 1, '2027-01-01')]), '2027-05-01', vi.fn())).toBeNull();
  const cancelled = deal([payment('Deposit', 1, 0, '2027-01-01')], {
    cancellation: { refundDueCents: 100 },
  });
  expect(paymentStep(cancelled, '2027-05-01', vi.fn())).toBeNull();
  expect(refundStep(cancelled, vi.fn())?.text).toBe('The sale was cancelled: $1.00 to refund');
  expect(refundStep({ ...cancelled, cancellation: { refundDueCents: 0 } }, vi.fn())).toBeNull();
});
