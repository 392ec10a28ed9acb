import { expect, it } from 'vitest';
import { designContent } from '../designs/design-content.ts';
import type { LoanKindTerms } from '../prices/loan-kind.ts';
import { paymentsOf } from '../prices/payments-of.ts';
import { paymentAt } from './payment-at.ts';

const kind: LoanKindTerms = {
  key: 'conventional',
  label: 'Conventional',
  downPercent: 10,
  ratePercent: 6.5,
  years: 30,
  upfrontFeePercent: 1.75,
  annualFeePercent: 0.55,
  annualFeeAbovePercent: null,
  annualFeeUntilPercent: null,
  originationPercent: 1,
  prepaidCents: 0,
  homeOnly: false,
};
// Insurance and the rent of the lot do not grow with the price.
const loan = designContent.parse({ loan: { insuranceCents: 150_000, rentCents: 70_000 } }).loan;
const own = (priceCents: number) => {
  const [payment] = paymentsOf([kind], loan, () => ({ priceCents, outsideCents: 0 }));
  if (!payment) throw new Error('No payment');
  return payment;
};

it.each([9_900_000, 13_900_000, 13_943_100, 41_234_567])(
  'the loan for %i cents is the one that is worked out for it',
  (price) => {
    const expected = own(price);
    const found = paymentAt(own(18_250_000), price);
    expect(Math.abs(found.monthlyCents - expected.monthlyCents)).toBeLessThanOrEqual(3);
    expect(found.downCents).toBe(expected.downCents);
    expect(found.aprPercent).toBeCloseTo(expected.aprPercent, 2);
    expect([found.label, found.downPercent, found.years]).toEqual(['Conventional', 10, 30]);
  },
);
