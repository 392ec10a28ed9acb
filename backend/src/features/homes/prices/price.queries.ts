import { expressionBuilder, sql, type SqlBool } from 'kysely';
import type { Db } from '../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { loanKindColumns } from './loans/loan-kind.fields.ts';
import { priceItemColumns } from './price-item.fields.ts';

/** Rows of the price book, with what only staff see. */
export const items = (db: Db) => db.selectFrom('priceItems').select(priceItemColumns);

type Day = Placeholders<{ day: string }>;

const dated = expressionBuilder<
  Tables,
  'priceItems' | 'loanKinds' | 'contentItems' | 'paymentPlans' | 'equipmentSheets'
>();

/** Whether a row holds on a day: one without a first or last day does from or until whenever. */
export const holdsOn = ({ day }: Day) =>
  sql<SqlBool>`coalesce(${dated.ref('startsOn')} <= ${day}::date, true) and coalesce(${dated.ref('endsOn')} >= ${day}::date, true)`;

/** The rows that hold on a day. */
export const bookOn = prepare('price_book', (db, p: Day) =>
  items(db).where(holdsOn(p)).orderBy('key').orderBy('id'),
);

/** All rows of a key, the newest first. */
export const historyOf = prepare('price_history', (db, p: Placeholders<{ key: string }>) =>
  items(db).where('key', '=', p.key).orderBy('startsOn', 'desc').orderBy('id', 'desc'),
);

export const itemById = prepare('price_item', (db, p: Placeholders<{ id: string }>) =>
  items(db).where('id', '=', p.id),
);

/** A row of the price book as its statements return it. */
export type PriceItemRow = NonNullable<(typeof itemById)['row']>;

export const groups = prepare('option_groups', (db, _: Placeholders<object>) =>
  db
    .selectFrom('optionGroups')
    .select(['id', 'createdAt', 'version', 'key', 'label', 'choose', 'choices'])
    .orderBy('position')
    .orderBy('key'),
);
export type OptionGroupRow = NonNullable<(typeof groups)['row']>;

const loans = (db: Db) => db.selectFrom('loanKinds').select(loanKindColumns);

/** The terms of each kind of loan that hold on a day. */
export const loansOn = prepare('loan_kinds', (db, p: Day) =>
  loans(db).where(holdsOn(p)).orderBy('position').orderBy('key'),
);

export const loanById = prepare('loan_kind', (db, p: Placeholders<{ id: string }>) =>
  loans(db).where('id', '=', p.id),
);
export type LoanKindRow = NonNullable<(typeof loanById)['row']>;

/** The slugs of the marketing content that is offered on a day: discounts may follow one. */
export const offersOn = prepare('price_offers', (db, p: Day) =>
  db.selectFrom('contentItems').select('slug').distinct().where(holdsOn(p)),
);

/** The widest section of the plan of a home in inches; null without a plan. */
export const planSectionInches = sql<
  number | null
>`(select max(h::float8) from jsonb_path_query(${expressionBuilder<Tables, 'homes'>().ref('homes.plan')}, '$.levels[0].sections[*].h') as h)`.as(
  'planSectionInches',
);

const priced = (db: Db) =>
  db
    .selectFrom('homes')
    .select(['slug', 'modelType', 'footprint', 'squareFootage', 'look', 'street', planSectionInches]);

/** What the price of a home of the catalog depends on, of those that visitors see. */
export const pricedHomes = prepare('priced_homes', (db, p: Placeholders<{ slugs: readonly string[] }>) =>
  priced(db)
    .where('slug', '=', sql<string>`any(${p.slugs}::text[])`)
    .where('status', '=', sql.lit('published')),
);

/** The same of one home, whatever its status. */
export const pricedHome = prepare('priced_home', (db, p: Placeholders<{ slug: string }>) =>
  priced(db).where('slug', '=', p.slug),
);
