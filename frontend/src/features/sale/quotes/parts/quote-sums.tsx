import { centsText } from '@hearthline/rules/dollars.ts';
import type { QuoteBriefFragment } from '../../../../gql/generated.ts';
import { FactRows } from '../../../../ui/text/fact-rows.tsx';

type Sums = Pick<
  QuoteBriefFragment,
  'firmCents' | 'allowanceCents' | 'taxCents' | 'totalCents' | 'notToExceedCents'
>;

/** What a quote comes to, and what it will not exceed. */
export const QuoteSums = ({ quote }: { readonly quote: Sums }) => (
  <FactRows
    facts={[
      ['Firm lines', centsText(quote.firmCents)],
      ['Allowances', centsText(quote.allowanceCents)],
      ['Sales tax in the total', centsText(quote.taxCents)],
      ['Total', <strong key="total">{centsText(quote.totalCents)}</strong>],
      ['The total will not exceed', centsText(quote.notToExceedCents)],
    ]}
  />
);
