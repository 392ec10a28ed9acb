import { dollars, percent, wholeDollars } from '@hearthline/rules/dollars.ts';
import type { LoanTerms, Payment } from '@hearthline/rules/homes/finance.ts';
import { aprPercent } from '@hearthline/rules/homes/prices/apr.ts';
import { Text } from '../../../ui/text/text.tsx';

const cents = (amount: number): number => Math.round(amount * 100);

/** What has to be said beside a payment: its annual percentage rate, down payment and term, and what it leaves out. */
export const PaymentTerms = ({ terms, payment }: { terms: LoanTerms; payment: Payment }) => {
  const { loan, principalAndInterest, months, down } = payment;
  const apr = aprPercent(cents(loan), cents(principalAndInterest), months);
  return (
    <Text look="small" mt="5" textWrap="pretty">
      <strong>{percent(apr)} APR</strong>, {wholeDollars(down)} ({percent(terms.downPercent)}) down, {months}{' '}
      payments of {dollars(principalAndInterest)} over {terms.years} {terms.years === 1 ? 'year' : 'years'}.
      Not included: the land, and what a lender may add, such as fees and mortgage insurance; the table below
      counts these. Delivery, site work and sales tax are included if your price has them.
    </Text>
  );
};
