import type { LoanTerms } from '../finance.ts';
import { wholeCents } from '../../rounding.ts';
import { feesOf } from './loan-fees.ts';
import type { LoanKindTerms } from './loan-kind.ts';
import type { Loan } from './payment.ts';

/**
 * The loan that somebody works out: the fees of a kind, with typed terms.
 * @param rentCents rent of a leased lot, a month
 */
export const typedLoan = (terms: LoanTerms, kind: LoanKindTerms, rentCents = 0): Loan => ({
  priceCents: wholeCents(terms.price * 100),
  downPercent: terms.downPercent,
  ratePercent: terms.ratePercent,
  years: terms.years,
  ...feesOf(kind),
  taxPercent: terms.taxPercent,
  insuranceCents: wholeCents(terms.insurance * 100),
  rentCents,
});
