import { expressionBuilder, sql, type Expression, type RawBuilder } from 'kysely';
import type { Row } from '../../../../platform/db/query-builder.ts';
import type { Tables } from '../../../../platform/db/tables.ts';
import type { ReadableTable } from '../../scope/readable-tables.policy.ts';
import type { Fragment, Piece } from './fragment.ts';
import { arrivalOrder, arrivalWord, eachArrival } from './lead-fragments.ts';
import { leadSourceField, offeredSources } from './lead-source.ts';
import { columnsOf, tables } from './rows.ts';
import { wordOrEmpty } from './values.ts';

const deal = expressionBuilder<{ d: Tables['deals'] }, 'd'>();

/** Of a won deal as it was when it was won: what was earned stays whose it was. */
const atWinning = <Value>(won: Expression<Value>, now: Expression<Value>): RawBuilder<Value> =>
  sql`case ${deal.ref('d.stage')} when 'won' then ${won} else ${now} end`;

/** What every step of a sale has from its deal `d`, whoever owns it. */
export const buyerColumns = [
  deal.ref('d.id').as('dealId'),
  deal.ref('d.number').as('dealNumber'),
  deal.ref('d.buyerName').as('buyerName'),
  deal.ref('d.contactId').as('contactId'),
] as const;

/** The same, with owner and source of the deal. Entries and payments have their own, which are those of their day. */
export const dealColumns = [
  ...buyerColumns,
  atWinning(deal.ref('d.wonOwnerId'), deal.ref('d.ownerId')).as('ownerId'),
  atWinning(deal.ref('d.wonSource'), deal.ref('d.source')).as('source'),
] as const;

/** The columns that every step of a sale has as `t`: {@link dealColumns}, and its home. */
const column = columnsOf<
  Pick<Row<'deals'>, 'buyerName' | 'ownerId' | 'source' | 'contactId'> & {
    readonly dealId: string;
    readonly dealNumber: number;
    readonly homeName: string | null;
  }
>('t');

/** How the buyer came to the site, by the first or the last of their leads that tells. */
const arrivalFields = eachArrival((key, touch): Fragment => {
  const leadsOf = (table: 'appointments' | 'consultantRequests') =>
    tables
      .selectFrom(table)
      .select(['createdAt', 'firstTouch', 'lastTouch'])
      .where('contactId', '=', column('contactId'))
      .where(touch, 'is not', null);
  const word = tables
    .selectFrom(leadsOf('appointments').unionAll(leadsOf('consultantRequests')).as('l'))
    .select((l) => arrivalWord(key, (name) => l.ref(`l.${name}`)).as('word'))
    .orderBy('l.createdAt', arrivalOrder(touch))
    .limit(sql.lit(1));
  return { value: wordOrEmpty(word) };
});

export const saleFields: Readonly<Record<string, Fragment>> = {
  owner: {
    value: sql`coalesce(${column('ownerId')}::text, '')`,
    name: tables.selectFrom('users').select('name').where('id', '=', column('ownerId')),
  },
  dealSource: leadSourceField(column('source')),
  home: { value: wordOrEmpty(column('homeName')) },
  ...arrivalFields,
};

const dealText = sql`'D-' || ${column('dealNumber')}`;

export const saleGroups: Readonly<Record<string, Fragment>> = {
  deal: { value: sql`${column('dealId')}::text`, name: dealText },
  buyer: { value: column('buyerName') },
};

/** What every step of a sale follows, and what tells how its buyer came. */
export const saleTables: readonly ReadableTable[] = ['deals', 'appointments'];

/** A row of a sale under its number and its buyer. @param number as people see it; that of the deal if omitted */
export const saleTitle = (number: Piece = dealText): Piece =>
  sql`${number} || ', ' || ${column('buyerName')}`;

export const dealPath = sql`'/deals/' || ${column('dealId')}`;

/** The words in use for the sources of deals. */
export const saleWords: Readonly<Record<string, () => Expression<{ word: string }>>> = {
  dealSource: () =>
    offeredSources(
      tables
        .selectFrom('deals')
        .select((eb) => eb.ref('source').$notNull().as('word'))
        .where('source', 'is not', null)
        .union(
          tables
            .selectFrom('deals')
            .select((eb) => eb.ref('wonSource').$notNull().as('word'))
            .where('wonSource', 'is not', null),
        )
        .union(
          tables
            .selectFrom('saleEntries')
            .select((eb) => eb.ref('source').$notNull().as('word'))
            .where('source', 'is not', null),
        )
        .union(
          tables
            .selectFrom('payments')
            .select((eb) => eb.ref('source').$notNull().as('word'))
            .where('source', 'is not', null),
        ),
    ),
};
