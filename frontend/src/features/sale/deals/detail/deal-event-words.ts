import type { DealEventKind } from '@hearthline/rules/sale/deals/deal-events.ts';
import { stageTitles } from '@hearthline/rules/sale/deals/stages.ts';
import type { DealEventRowFragment } from '../../../../gql/generated.ts';

const titles: Readonly<Record<DealEventKind, string>> = {
  opened: 'Deal opened',
  lead: 'Booked or asked again',
  changed: 'Deal changed',
  moved: 'Deal moved',
  quote_issued: 'Quote issued',
  quote_accepted: 'Quote accepted',
  quote_declined: 'Quote declined',
  quote_withdrawn: 'Quote withdrawn',
  quote_expired: 'Quote expired',
  agreement_sent: 'Agreement sent',
  agreement_signature: 'Agreement signed by one signer',
  agreement_signed: 'Agreement signed by everyone',
  agreement_declined: 'Agreement declined',
  agreement_voided: 'Agreement voided',
  agreement_expired: 'Agreement expired',
  change_order_sent: 'Change order sent',
  change_order_signature: 'Change order signed by one signer',
  change_order_signed: 'Change order signed by everyone',
  change_order_declined: 'Change order declined',
  change_order_voided: 'Change order voided',
  change_order_expired: 'Change order expired',
  payment_recorded: 'Payment recorded',
  payment_voided: 'Payment voided',
  allowance_settled: 'Allowance settled',
  allowance_opened: 'Allowance opened again',
  sale_cancelled: 'Sale cancelled',
};

/** What happened with a deal, in words. */
export const eventTitle = ({
  kind,
  fromStage,
  toStage,
}: Pick<DealEventRowFragment, 'kind' | 'fromStage' | 'toStage'>): string => {
  if (kind !== 'moved' || !toStage) return titles[kind];
  if (toStage === 'lost') return 'Deal lost';
  if (toStage === 'won') return 'Deal won';
  return fromStage === 'lost' ? 'Deal reopened' : `Moved to ${stageTitles[toStage]}`;
};

/** What else an event says; null if nothing. */
export const eventNote = ({
  kind,
  fromStage,
  toStage,
  note,
}: Pick<DealEventRowFragment, 'kind' | 'fromStage' | 'toStage' | 'note'>): string | null =>
  [kind === 'moved' && toStage !== 'lost' && fromStage && `Before: ${stageTitles[fromStage]}`, note]
    .filter(Boolean)
    .join('\n') || null;
