import type { LoanPayment } from '../prices/payments-of.ts';

/** What is said of a payment. */
export type PaymentSummary = Pick<
  LoanPayment,
  'label' | 'monthlyCents' | 'aprPercent' | 'downPercent' | 'downCents' | 'years'
>;

/**
 * The same loan for another price. What the lender is paid and the property tax grow with the price, insurance and the rent of a lot do
 * not; the annual percentage rate stays, because what the lender keeps is a share of the loan (finance charges that are no share, which
 * the usual loan does not have, would grow along here).
 */
export const paymentAt = (payment: LoanPayment, priceCents: number): PaymentSummary => {
  const { label, aprPercent, downPercent, years, downCents, monthlyCents, insuranceCents, rentCents } =
    payment;
  const fixed = insuranceCents + rentCents;
  const times = priceCents / payment.priceCents;
  return {
    label,
    aprPercent,
    downPercent,
    years,
    downCents: Math.round(downCents * times),
    monthlyCents: Math.round((monthlyCents - fixed) * times) + fixed,
  };
};
