import { quoteSentences } from '@hearthline/rules/sale/quotes/quote-sentences.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import type { Context } from '../../../../platform/context.ts';
import { hashOfSecret, newSecret } from '../../../../platform/crypto/link-secrets.ts';
import { AppError } from '../../../../platform/errors.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { linkByHash, quoteById, type QuoteRecord } from '../quote.queries.ts';

/** Makes a new link to a quote; older ones end. @returns the address that is mailed: its secret stands behind `#`, where no server sees it */
export const makeLink = async (
  context: Pick<Context, 'now' | 'publicUrl'>,
  trx: Transaction,
  quoteId: string,
): Promise<string> => {
  const secret = newSecret();
  await trx
    .updateTable('quoteLinks')
    .set({ endedAt: context.now() })
    .where('quoteId', '=', quoteId)
    .where('endedAt', 'is', null)
    .execute();
  await trx
    .insertInto('quoteLinks')
    .values({ quoteId, tokenHash: hashOfSecret(secret) })
    .execute();
  return `${context.publicUrl}/quote#token=${secret}`;
};

/**
 * The quote that a private link opens. Opening changes nothing: mail scanners open links too. Secrets that do not exist are counted, and
 * whoever tries many is refused.
 * @param quoteId another quote of the same deal that was issued; that of the link if null
 * @throws AppError LINK_INVALID, LINK_EXPIRED once a newer link was sent, NOT_FOUND, TOO_MANY_REQUESTS
 */
export const quoteOfLink = async (
  context: Context,
  token: string,
  quoteId: string | null,
): Promise<QuoteRecord> => {
  await context.limits.check('linkGuess', context.network);
  const link = await context.query.byKey(linkByHash, { hash: hashOfSecret(token) });
  if (!link) {
    await context.limits.consume('linkGuess', context.network);
    throw new AppError('LINK_INVALID');
  }
  if (link.endedAt) throw new AppError('LINK_EXPIRED', { message: quoteSentences.linkReplaced });
  const id = quoteId ?? link.id;
  const quote = isId(id) ? await context.query.byKey(quoteById, { id }) : undefined;
  if (!quote || quote.dealId !== link.dealId || quote.status === 'draft')
    throw new AppError('NOT_FOUND', { message: quoteSentences.missing });
  return quote;
};
