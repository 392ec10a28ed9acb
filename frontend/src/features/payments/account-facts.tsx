import { FactRows } from '../../ui/text/fact-rows.tsx';
import { money } from './payment-words.ts';

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
      ...(totalCents > 0 ? [[total, money(totalCents)] as const] : []),
      ['Paid', money(paidCents)],
      ...(totalCents > 0 ? [['Balance', <strong key="balance">{money(balanceCents)}</strong>] as const] : []),
    ]}
  />
);
