import type { LoanTerms } from '@hearthline/rules/homes/finance.ts';
import { StoredLoan } from '../features/homes/designs/stored-loan.tsx';
import { LoanComparison } from '../features/homes/prices/loan-comparison.tsx';

/** What follows from the calculator: the visitor's design, and the kinds of loan for the same home. */
export const FinanceLoans = ({ terms }: { readonly terms: LoanTerms }) => (
  <>
    <StoredLoan terms={terms} />
    <LoanComparison
      priceCents={Math.round(terms.price * 100)}
      taxPercent={Number(terms.taxPercent.toFixed(3))}
      insuranceCents={Math.round(terms.insurance * 100)}
    />
  </>
);
