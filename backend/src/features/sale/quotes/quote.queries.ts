import type { QuoteFilter } from '@hearthline/rules/sale/quotes/quote-rules.ts';
import { quotesPageSize } from '@hearthline/rules/sale/quotes/quote-rules.ts';
import type { QuoteDocument } from '@hearthline/rules/sale/quotes/quote-document.ts';
import { sql, type Expression, type SqlBool } from 'kysely';
import type { Db } from '../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { perName, type Bound } from '../../../platform/db/statement-variants.ts';
import type { DealScope } from '../deals/deal.policy.ts';
import { readColumns } from './quote.fields.ts';

/** Part of the frozen document; null of a draft. */
const part = <Name extends keyof QuoteDocument>(name: Name) =>
  sql<Exclude<QuoteDocument[Name], undefined> | null>`q.document -> ${sql.lit(name)}`;
const text = (path: string) => sql<string | null>`q.document #>> ${sql.lit(path)}`;

const quotes = (db: Db) =>
  db
    .selectFrom('quotes as q')
    .innerJoin('deals as d', 'd.id', 'q.dealId')
    .select([
      ...readColumns.map((name) => `q.${name}` as const),
      'd.number as dealNumber',
      'd.buyerName',
      'd.stage',
      'd.archivedAt',
      'q.replacesId as replaces',
      part('home').as('home'),
      part('buyers').as('buyers'),
      part('assumptions').as('assumptions'),
      part('company').as('company'),
      part('before').as('before'),
      sql<string | null>`coalesce(${text('{site,address}')}, q.address)`.as('address'),
      sql<string | null>`coalesce(${text('{site,zip}')}, q.zip)`.as('zip'),
      text('{design,roof}').as('roof'),
      text('{design,siding}').as('siding'),
      text('{design,style}').as('style'),
      text('{design,color}').as('color'),
      sql<QuoteDocument['design']['choices'] | null>`q.document #> '{design,choices}'`.as('choices'),
    ]);

export const quoteById = prepare('quote', (db, p: Placeholders<{ id: string }>) =>
  quotes(db).where('q.id', '=', p.id),
);
/** A quote as its statements return it. */
export type QuoteRecord = NonNullable<(typeof quoteById)['row']>;

/** What was issued counts for buyers; drafts are the staff's own. */
const seenBy = ({ name, where }: DealScope, viewerId: Bound<string>) =>
  name === 'bought' ? sql<SqlBool>`q.status <> 'draft' and ${where('d', viewerId)}` : where('d', viewerId);

/** A quote that its asker may see. */
export const seenQuote = perName((scope: DealScope) =>
  prepare(`quote_seen_${scope.name}`, (db, p: Placeholders<{ id: string; viewerId: string }>) =>
    quotes(db).where('q.id', '=', p.id).where(seenBy(scope, p.viewerId)),
  ),
);

/** The quotes of the viewer's own deals, the newest first. */
export const ownQuotes = perName((scope: DealScope) =>
  prepare(`quotes_own_${scope.name}`, (db, p: Placeholders<{ viewerId: string }>) =>
    quotes(db)
      .where('q.status', '<>', sql.lit('draft' as const))
      .where(seenBy(scope, p.viewerId))
      .orderBy('q.number', 'desc')
      .limit(sql.lit(quotesPageSize)),
  ),
);

/** The quotes of a deal, the newest first. */
export const quotesOfDeal = prepare('deal_quotes', (db, p: Placeholders<{ dealId: string }>) =>
  quotes(db)
    .where('q.dealId', '=', p.dealId)
    .orderBy('q.createdAt', 'desc')
    .orderBy('q.id', 'desc')
    .limit(sql.lit(quotesPageSize)),
);

/** The other quotes of a deal that its buyer can accept, in the order of their numbers. */
export const openSiblings = prepare('quote_siblings', (db, p: Placeholders<{ dealId: string; id: string }>) =>
  quotes(db)
    .where('q.dealId', '=', p.dealId)
    .where('q.id', '<>', p.id)
    .where('q.status', '=', sql.lit('issued' as const))
    .orderBy('q.number')
    .limit(5),
);

/** Which quote a link opens, by the hash of its secret. */
export const linkByHash = prepare('quote_link', (db, p: Placeholders<{ hash: string }>) =>
  db
    .selectFrom('quoteLinks as l')
    .innerJoin('quotes as q', 'q.id', 'l.quoteId')
    .select(['l.endedAt', 'q.id', 'q.dealId'])
    .where('l.tokenHash', '=', p.hash),
);

/** The file of a quote's PDF, and what it is drawn from while there is none. */
export const quoteFile = prepare('quote_file', (db, p: Placeholders<{ id: string }>) =>
  db
    .selectFrom('quotes')
    .select(['number', 'document', 'pdfKey', 'pdfSha256', 'pdfSize'])
    .where('id', '=', p.id)
    .where('document', 'is not', null),
);

type Wanted = Omit<QuoteFilter, 'page'>;
const matching = ({ dealId, status }: Wanted) =>
  sql<SqlBool>`(${dealId}::uuid is null or ${sql.ref('q.dealId')} = ${dealId}::uuid) and (${status}::text is null or q.status = ${status})`;

/** How many quotes match. @param inScope a condition on their deal `d`; null for all */
export const countQuotes = (db: Db, wanted: Wanted, inScope: Expression<SqlBool> | null) => {
  const found = db
    .selectFrom('quotes as q')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(matching(wanted));
  return inScope ? found.innerJoin('deals as d', 'd.id', 'q.dealId').where(inScope) : found;
};

/** The quotes of a page, the newest first. @param inScope a condition on their deal `d`; null for all */
export const pageOfQuotes = (db: Db, wanted: Wanted, inScope: Expression<SqlBool> | null, offset: number) =>
  quotes(db)
    .where(matching(wanted))
    .where(inScope ?? sql<SqlBool>`true`)
    .orderBy('q.createdAt', 'desc')
    .orderBy('q.id', 'desc')
    .limit(quotesPageSize)
    .offset(offset);
