import { quoteNumber } from '@hearthline/rules/sale/quotes/quote-states.ts';
import { hashOfJson } from '../../../../platform/crypto/sha256.ts';
import type { Db } from '../../../../platform/db/query-builder.ts';

/**
 * How far apart the time in a row and that of its audit entry may be where the entry does not repeat it, as it did not always: the entry
 * is written last, and the database's clock dates it.
 */
const apartMs = 60_000;

const isSameTime = (
  acceptedAt: Date | null,
  { details, createdAt }: Readonly<Record<'createdAt', Date> & Record<'details', unknown>>,
): boolean => {
  const stated = (details as { acceptedAt?: unknown } | null)?.acceptedAt;
  return typeof stated === 'string'
    ? stated === acceptedAt?.toISOString()
    : Math.abs(createdAt.getTime() - (acceptedAt?.getTime() ?? 0)) <= apartMs;
};

/**
 * Checks quotes that were issued: what each says has its hash, and the audit log tells the same of who was answered.
 * @param db a transaction that sees one state of the database
 * @returns what is wrong, in sentences
 */
export const verifyQuotes = async (
  db: Db,
): Promise<{ readonly checked: number; readonly breaks: readonly string[] }> => {
  const quotes = await db
    .selectFrom('quotes')
    .select(['id', 'number', 'document', 'contentSha256', 'totalCents', 'acceptedAt'])
    .where('status', '<>', 'draft')
    .orderBy('number')
    .execute();
  const accepted = await db
    .selectFrom('auditEntries')
    .select(['object', 'details', 'createdAt'])
    .where('action', '=', 'quote.accept')
    .where('result', '=', 'done')
    .execute();
  const acceptances = new Map(accepted.map(({ object, ...entry }) => [object, entry]));
  const breaks: string[] = [];
  for (const { id, number, document, contentSha256, totalCents, acceptedAt } of quotes) {
    const name = `Quote ${number === null ? id : quoteNumber(number)}`;
    if (!document || hashOfJson(document) !== contentSha256 || totalCents !== document.totalCents)
      breaks.push(`${name}: not what was issued.`);
    const entry = acceptances.get(`quote:${id}`);
    if (entry && !isSameTime(acceptedAt, entry))
      breaks.push(`${name}: not accepted when the audit log says.`);
    acceptances.delete(`quote:${id}`);
  }
  for (const object of acceptances.keys())
    breaks.push(`The accepted ${String(object).replace(':', ' ')} was removed.`);
  return { checked: quotes.length, breaks };
};
