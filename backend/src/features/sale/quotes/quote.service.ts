import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { quoteFilter, quotesPageSize } from '@hearthline/rules/sale/quotes/quote-rules.ts';
import { quoteSentences } from '@hearthline/rules/sale/quotes/quote-sentences.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { dealScope, requireDealOf } from '../deals/deal.policy.ts';
import {
  countQuotes,
  openSiblings,
  ownQuotes,
  pageOfQuotes,
  quotesOfDeal,
  seenQuote,
} from './quote.queries.ts';
import { quoteView, type QuoteView } from './quote-view.ts';

export const missingQuote = (): AppError => new AppError('NOT_FOUND', { message: quoteSentences.missing });

/** Whether the deal of a quote is there for a member of staff, and whether they may do something with it; see `recordGate`. */
export const requireDealOfQuote = requireDealOf('quote:read', missingQuote);

/** One quote, as far as the viewer may see it. @throws AppError NOT_FOUND */
export const readQuote = async (context: Context, id: string): Promise<QuoteView> => {
  const { viewer } = context;
  const row =
    viewer && isId(id)
      ? await context.query.byKey(seenQuote(dealScope(viewer)), { id, viewerId: viewer.id })
      : undefined;
  if (!row) throw missingQuote();
  return quoteView(row, viewer);
};

/** The quotes that staff look for among those of the deals that they read, the newest first. @throws AppError BAD_INPUT */
export const listQuotes = async (
  context: Context,
  input: unknown,
): Promise<{ quotes: QuoteView[]; pagination: Pagination }> => {
  const { page, ...wanted } = validate(quoteFilter, input);
  if (wanted.dealId !== null && !isId(wanted.dealId))
    return { quotes: [], pagination: paginate(page, 0, quotesPageSize) };
  const { db, viewer } = context;
  const scope = dealScope(viewer, 'quote:list');
  const inScope = scope.name === 'all' ? null : scope.where('d', viewer?.id ?? '');
  const { total } = await countQuotes(db, wanted, inScope).executeTakeFirstOrThrow();
  const rows = await pageOfQuotes(db, wanted, inScope, (page - 1) * quotesPageSize).execute();
  return {
    quotes: rows.map((row) => quoteView(row, viewer)),
    pagination: paginate(page, total, quotesPageSize),
  };
};

/** The quotes of a deal that the caller has read, the newest first; at most 20. */
export const listDealQuotes = async (context: Context, dealId: string): Promise<QuoteView[]> =>
  (await context.query(quotesOfDeal, { dealId })).map((row) => quoteView(row, context.viewer));

/** The viewer's own quotes, the newest first; at most 20. */
export const myQuotes = async (context: Context): Promise<QuoteView[]> => {
  const { viewer } = context;
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  const rows = await context.query(ownQuotes(dealScope(viewer)), { viewerId: viewer.id });
  return rows.map((row) => quoteView(row, null));
};

/** What the buyer can choose instead of an open quote. */
export const alternativesOf = async (
  context: Context,
  { id, dealId, canBeAnswered, isForStaff }: QuoteView,
): Promise<QuoteView[]> =>
  canBeAnswered
    ? (await context.query(openSiblings, { dealId, id })).map((row) =>
        quoteView(row, isForStaff ? context.viewer : null),
      )
    : [];
