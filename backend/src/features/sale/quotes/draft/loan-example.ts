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
  const financed = { priceCents: totalCents, outsideCents: 0 };
  return paymentsOf(loans, loan, () => financed).find(({ kind }) => kind === wanted) ?? null;
};
