import { bindingStatuses } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import type { QuoteStatus } from '@hearthline/rules/sale/quotes/quote-states.ts';
import { isOpen } from '@hearthline/rules/sale/deals/stages.ts';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { missingQuote, requireDealOfQuote } from './quote.service.ts';

/** A quote that is locked. */
export interface LockedQuote {
  readonly id: string;
  readonly version: number;
  readonly status: QuoteStatus;
  readonly number: number | null;
  readonly validUntil: string | null;
  readonly replacesId: string | null;
}

/** A deal with its quotes, all of them locked. */
export interface LockedDeal {
  readonly id: string;
  /** Whether it can still be won: it is neither closed nor archived. */
  readonly isOpen: boolean;
  /** Whether an agreement of it is out or signed: nothing is quoted anew beside one. */
  readonly isBound: boolean;
  readonly quotes: readonly LockedQuote[];
}

/** A quote, locked with its deal and its siblings. */
export interface Locked {
  readonly deal: LockedDeal;
  readonly quote: LockedQuote;
}

/** Locks a deal, then its quotes by id (decision 0018). @returns null if there is no such deal */
export const lockDealQuotes = async (trx: Transaction, dealId: string): Promise<LockedDeal | null> => {
  const deal = await trx
    .selectFrom('deals')
    .select(['stage', 'archivedAt'])
    .where('id', '=', dealId)
    .forUpdate()
    .executeTakeFirst();
  if (!deal) return null;
  const quotes = await trx
    .selectFrom('quotes')
    .select(['id', 'version', 'status', 'number', 'validUntil', 'replacesId'])
    .where('dealId', '=', dealId)
    .orderBy('id')
    .forUpdate()
    .execute();
  // Whoever sends or signs an agreement has locked the deal.
  const binding = await trx
    .selectFrom('agreements')
    .select('id')
    .where('dealId', '=', dealId)
    .where('status', 'in', bindingStatuses)
    .executeTakeFirst();
  return {
    id: dealId,
    isOpen: isOpen(deal.stage) && deal.archivedAt === null,
    isBound: binding !== undefined,
    quotes,
  };
};

/** Locks a quote with its deal and its siblings. @throws AppError NOT_FOUND */
export const lockQuote = async (trx: Transaction, id: string): Promise<Locked> => {
  const found = isId(id)
    ? await trx.selectFrom('quotes').select('dealId').where('id', '=', id).executeTakeFirst()
    : undefined;
  const deal = found && (await lockDealQuotes(trx, found.dealId));
  const quote = deal?.quotes.find((one) => one.id === id);
  if (!deal || !quote) throw missingQuote();
  return { deal, quote };
};

/** The same for something that a member of staff is about to do with it. @throws AppError NOT_FOUND, FORBIDDEN */
export const lockQuoteFor = async (
  trx: Transaction,
  { viewer }: Pick<Context, 'viewer'>,
  id: string,
): Promise<Locked> => {
  const locked = await lockQuote(trx, id);
  await requireDealOfQuote(trx, viewer, locked.deal.id, 'quote:update');
  return locked;
};
