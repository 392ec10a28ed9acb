import { centsText } from '@hearthline/rules/dollars.ts';
import { dueOnText } from '../../../domain/due-on-text.ts';
import type { NextStep } from '../../../domain/next-step.tsx';
import type { DealPaymentsQuery } from '../../../gql/generated.ts';

type PaidDeal = Pick<DealPaymentsQuery['deal'], 'contract' | 'cancellation' | 'paidCents'> | undefined;

/** What is to be refunded of a cancelled sale; null if nothing is. */
export const refundStep = (deal: PaidDeal, refund: () => void): NextStep | null => {
  const due = deal?.cancellation?.refundDueCents ?? 0;
  return due > 0
    ? {
        text: `The sale was cancelled: ${centsText(due)} to refund`,
        action: { label: 'Record refund', run: refund },
      }
    : null;
};

/** The next payment of a contract, and whether it is due; null once all is paid, and of a cancelled sale. @param today as `yyyy-mm-dd` */
export const paymentStep = (
  deal: PaidDeal,
  today: string,
  record: (kind: 'deposit' | 'progress') => void,
): { readonly isDue: boolean; readonly step: NextStep } | null => {
  const next = deal?.contract?.schedule.find(({ amountCents, paidCents }) => paidCents < amountCents);
  if (!deal || !next || deal.cancellation) return null;
  return {
    isDue: next.dueOn !== null && !next.isEstimate && next.dueOn <= today,
    step: {
      text: `${next.label} of ${centsText(next.amountCents - next.paidCents)} · ${dueOnText(next)}`,
      action: { label: 'Record payment', run: () => record(deal.paidCents > 0 ? 'progress' : 'deposit') },
    },
  };
};
