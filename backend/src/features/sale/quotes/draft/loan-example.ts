import type { DesignContent } from '@hearthline/rules/homes/designs/design-content.ts';
import { paymentsOf, type LoanPayment } from '@hearthline/rules/homes/prices/payments-of.ts';
import type { PriceBook } from '@hearthline/rules/homes/prices/price-of.ts';
import { defaultLoanKind } from '@hearthline/rules/homes/prices/default-loan.ts';

/**
 * The payment that a quote shows as an example: of the kind of loan that the design names, otherwise of the usual one. Null where it is
 * paid in cash, or that kind is not offered.
 */
export const loanFor = (
  { loans }: Pick<PriceBook, 'loans'>,
  { loan }: Pick<DesignContent, 'loan'>,
  totalCents: number,
): LoanPayment | null => {
  const wanted = loan?.kind ?? defaultLoanKind;
  if (totalCents <= 0) return null;
  return paymentsOf(loans, loan, () => totalCents).find(({ kind }) => kind === wanted) ?? null;
};
