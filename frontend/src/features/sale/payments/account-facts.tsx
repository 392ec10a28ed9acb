import { centsText } from '@hearthline/rules/dollars.ts';
import { FactRows } from '../../../ui/text/fact-rows.tsx';

interface AccountFactsProps {
  readonly account: {
    readonly totalCents: number;
    readonly paidCents: number;
    readonly balanceCents: number;
  };
  /** What the total is of. */
  readonly total: string;
}

/** What was agreed, what is paid, and what is left. */
export const AccountFacts = ({
  account: { totalCents, paidCents, balanceCents },
  total,
}: AccountFactsProps) => (
  <FactRows
    facts={[
      ...(totalCents > 0 ? [[total, centsText(totalCents)] as const] : []),
      ['Paid', centsText(paidCents)],
      ...(totalCents > 0
        ? [['Balance', <strong key="balance">{centsText(balanceCents)}</strong>] as const]
        : []),
    ]}
  />
);
