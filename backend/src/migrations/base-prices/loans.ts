import type { LoanKindTerms } from '@hearthline/rules/homes/prices/loan-kind.ts';

/** The terms that there were then. */
type BaseLoan = Omit<LoanKindTerms, 'annualFeeAbovePercent' | 'annualFeeUntilPercent' | 'homeOnly'>;

const loan = (
  key: LoanKindTerms['key'],
  label: string,
  [downPercent, ratePercent, years]: readonly [number, number, number],
  [upfrontFeePercent, annualFeePercent, originationPercent]: readonly [number, number, number],
): BaseLoan => ({
  key,
  label,
  downPercent,
  ratePercent,
  years,
  upfrontFeePercent,
  annualFeePercent,
  originationPercent,
  prepaidCents: 0,
});

/**
 * The kinds of loan that come with every installation, in the order of the Finance page. Frozen like the prices. Least down payments
 * and the rate of conventional loans are those of docs/specification.md, section 1; fees are estimates (decision 0055). Ten percent down on a conventional
 * loan is what the example prices assume.
 */
export const baseLoans: readonly BaseLoan[] = [
  loan('fha', 'FHA', [3.5, 6.5, 30], [1.75, 0.55, 1]),
  loan('va', 'VA', [0, 6.5, 30], [2.15, 0, 1]),
  loan('usda', 'USDA rural', [0, 6.5, 30], [1, 0.35, 1]),
  loan('conventional', 'Conventional', [10, 6.5, 30], [0, 0, 1]),
  loan('chattel', 'Home only, without land', [10, 9, 20], [0, 0, 2]),
  loan('cash', 'Paying cash', [100, 0, 0], [0, 0, 0]),
];
