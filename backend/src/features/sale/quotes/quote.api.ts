export { draftQuote } from './draft/draft-quote.ts';
export { quotedDesign } from './issue/quote-document.ts';
export { EnteredLineFields, QuoteBasisEnum, QuoteLineType } from './quote-parts.types.ts';
import type { QuoteDocument } from '@hearthline/rules/sale/quotes/quote-document.ts';
import { quoteSentences } from '@hearthline/rules/sale/quotes/quote-sentences.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/query-builder.ts';
import { conflict } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { missingQuote, requireDealOfQuote } from './quote.service.ts';

/** An accepted quote: what it says was frozen when it was issued. */
export interface AcceptedQuote {
  readonly id: string;
  readonly dealId: string;
  readonly totalCents: number;
  readonly contentSha256: string;
  readonly acceptedAt: Date;
  readonly acceptedBy: string;
  readonly document: QuoteDocument;
}

/**
 * The frozen document of an accepted quote, for an agreement that a member of staff makes from it. Another one may be accepted instead of it: whoever holds the
 * deal's lock asks once more.
 * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT for a quote in any other state
 */
export const acceptedQuote = async (
  db: Db,
  { viewer }: Pick<Context, 'viewer'>,
  quoteId: string,
): Promise<AcceptedQuote> => {
  const row = isId(quoteId)
    ? await db
        .selectFrom('quotes')
        .select(['id', 'dealId', 'status', 'document', 'contentSha256', 'acceptedAt', 'acceptedBy'])
        .where('id', '=', quoteId)
        .executeTakeFirst()
    : undefined;
  if (!row) throw missingQuote();
  await requireDealOfQuote(db, viewer, row.dealId, 'agreement:create');
  const { id, dealId, document, contentSha256, acceptedAt, acceptedBy } = row;
  if (row.status !== 'accepted' || !document || !contentSha256 || !acceptedAt || !acceptedBy)
    throw conflict(quoteSentences.notAccepted);
  return { id, dealId, totalCents: document.totalCents, contentSha256, acceptedAt, acceptedBy, document };
};
