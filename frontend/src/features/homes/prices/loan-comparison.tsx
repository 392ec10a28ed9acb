import type { LoanPayment } from '@hearthline/rules/homes/prices/payments-of.ts';
import { Heading } from '../../../ui/text/text.tsx';
import { LoanPayments } from './loan-payments.tsx';

interface LoanComparisonProps {
  readonly title?: string;
  readonly payments: readonly LoanPayment[];
  /** What is not in them, in sentences. */
  readonly leftOut: string;
}

/** What the kinds of loan come to for a home; nothing while there are none. */
export const LoanComparison = ({
  title = 'The same home with each kind of loan',
  payments,
  leftOut,
}: LoanComparisonProps) =>
  payments.length > 0 && (
    <section aria-labelledby="loans">
      <Heading as="h3" look="subheading" id="loans" mb="4">
        {title}
      </Heading>
      <LoanPayments payments={payments} leftOut={leftOut} />
    </section>
  );
