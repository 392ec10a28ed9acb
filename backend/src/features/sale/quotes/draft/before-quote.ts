import {
  priceSeen,
  quoteBefore,
  quoteReplaced,
  type EarlierPrice,
  type QuoteBefore,
} from '@hearthline/rules/sale/quotes/quote-before.ts';
import { quoteNumber } from '@hearthline/rules/sale/quotes/quote-states.ts';
import type { Context } from '../../../../platform/context.ts';
import { priceSeenOfDesign } from '../../../homes/designs/design.api.ts';
import type { QuoteView } from '../quote-view.ts';

/**
 * What the buyer had before a quote that is not issued yet: the quote that it replaces, otherwise what the site showed them.
 * @returns null if there was nothing @throws AppError UNAVAILABLE
 */
export const earlierPriceOf = async (
  context: Context,
  { replaces, designCode }: Pick<QuoteView, 'replaces' | 'designCode'>,
): Promise<EarlierPrice | null> => {
  if (replaces !== null) {
    const { number, issuedOn, lines } = await context.db
      .selectFrom('quotes')
      .select(['number', 'issuedOn', 'lines'])
      .where('id', '=', replaces)
      .executeTakeFirstOrThrow();
    return number !== null && issuedOn !== null ? quoteReplaced(quoteNumber(number), issuedOn, lines) : null;
  }
  const seen = await priceSeenOfDesign(context, designCode);
  return seen && priceSeen(seen.lines, seen.on);
};

/** What the buyer had before a quote: of a draft by its lines of now, of an issued one as it was frozen. @throws AppError UNAVAILABLE */
export const beforeOfQuote = async (context: Context, quote: QuoteView): Promise<QuoteBefore | null> => {
  if (quote.status !== 'draft') return quote.before;
  const earlier = await earlierPriceOf(context, quote);
  return earlier && quoteBefore(earlier, quote.lines);
};
