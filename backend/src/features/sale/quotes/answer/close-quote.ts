import {
  hasRunOut,
  mayBecome,
  quoteNumber,
  type QuoteStatus,
} from '@hearthline/rules/sale/quotes/quote-states.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { recordDealEvent, touchDeal } from '../../deals/deal.api.ts';
import type { Locked, LockedQuote } from '../lock-quote.ts';

type Closed = Exclude<QuoteStatus, 'draft' | 'issued' | 'accepted'>;

const eventOf = {
  declined: 'quote_declined',
  expired: 'quote_expired',
  withdrawn: 'quote_withdrawn',
} as const;

/** How people name a locked quote that was issued. */
export const nameOf = ({ number }: LockedQuote): string =>
  number === null ? 'A draft' : quoteNumber(number);

/** Ends a locked quote that is issued. A superseded one has no event of its own: that of what replaced it names it. */
export const closeQuote = async (
  context: Context,
  trx: Transaction,
  { deal, quote }: Locked,
  to: Closed,
  reason: string | null = null,
): Promise<void> => {
  await trx
    .updateTable('quotes')
    .set((eb) => ({
      status: to,
      closedAt: context.now(),
      closedReason: reason,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', quote.id)
    .execute();
  if (to === 'superseded') return;
  await recordDealEvent(trx, {
    dealId: deal.id,
    actorId: context.viewer?.id ?? null,
    kind: eventOf[to],
    note: reason === null ? nameOf(quote) : `${nameOf(quote)}: ${reason}`,
  });
  await touchDeal(context, trx, deal.id);
};

/**
 * Records that a locked quote has run out, if it is still issued and its last day is over: the job does, and whoever answers it before
 * the job. @param today in the business time zone @returns whether it has run out now
 */
export const expireIfOver = async (
  context: Context,
  trx: Transaction,
  locked: Locked,
  today: string,
): Promise<boolean> => {
  const { id, status, validUntil } = locked.quote;
  if (!mayBecome(status, 'expired') || validUntil === null || !hasRunOut(validUntil, today)) return false;
  await closeQuote(context, trx, locked, 'expired');
  await audit(context, trx, { action: 'quote.expire', object: ['quote', id] });
  return true;
};
