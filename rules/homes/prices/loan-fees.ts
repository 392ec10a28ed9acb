import type { LoanKindTerms } from './loan-kind.ts';

/** What a kind of loan costs besides interest, whatever its other terms. */
export const feesOf = ({
  upfrontFeePercent,
  annualFeePercent,
  annualFeeAbovePercent,
  annualFeeUntilPercent,
  originationPercent,
  prepaidCents,
}: LoanKindTerms) => ({
  upfrontFeePercent,
  annualFeePercent,
  annualFeeAbovePercent,
  annualFeeUntilPercent,
  originationPercent,
  prepaidCents,
});
