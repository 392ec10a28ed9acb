import { columnSize, dealsPageSize, type DealSort } from '@hearthline/rules/sale/deals/deal-lists.ts';
import type { DealFilter } from '@hearthline/rules/sale/deals/deal-rules.ts';
import { readCode } from '@hearthline/rules/homes/designs/code.ts';
import { dealStages, openStages } from '@hearthline/rules/sale/deals/stages.ts';
import type { DealValueBasis } from '@hearthline/rules/sale/deals/value.ts';
import {
  expressionBuilder,
  sql,
  type AliasableExpression,
  type InferResult,
  type RawBuilder,
  type SqlBool,
} from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Context } from '../../../platform/context.ts';
import type { Db, Row } from '../../../platform/db/query-builder.ts';
import { searchFilter } from '../../../platform/db/search-condition.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { perName, type Bound } from '../../../platform/db/statement-variants.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { namesWith } from '../../../platform/records/record-fields.ts';
import { wantedIds } from '../../../platform/db/wanted-ids.ts';
import { paidFor } from '../payments/payment.api.ts';
import { dealColumns, dealFields } from './deal.fields.ts';
import { isUnassigned } from '../../people/staff/staff.policy.ts';
import { dealReader, type DealReader } from './deal.policy.ts';

const eb = expressionBuilder<Tables>();

/** The columns of an alias of `deals` by which its contract, its quotes and its design are found. */
const refsOf = (deal: string) => ({
  id: sql.ref<string>(`${deal}.id`),
  code: sql.ref<string | null>(`${deal}.designCode`),
  typedCents: sql.ref<number | null>(`${deal}.typedCents`),
  wonCents: sql.ref<number | null>(`${deal}.wonCents`),
  contractCents: sql.ref<number | null>(`${deal}.contractCents`),
  cancelledOn: sql.ref<string | null>(`${deal}.cancelledOn`),
});

const quotesOf = (dealId: RawBuilder<string>, ...statuses: readonly Row<'quotes'>['status'][]) =>
  eb
    .selectFrom('quotes')
    .where('dealId', '=', dealId)
    .where(
      'status',
      'in',
      statuses.map((status) => sql.lit(status)),
    );

const designsOf = (code: RawBuilder<string | null>) => eb.selectFrom('designs').where('code', '=', code);

/**
 * What a deal is worth in whole cents: nothing once its sale is cancelled; what it was won with; the contract sum of its signed agreement;
 * the total of its accepted quote, otherwise of the newest issued one; the delivered total of its design; what staff typed; nothing. Every
 * figure about deals is made from it. @param deal the alias of `deals` in the statement
 */
export const dealValue = (deal: string): RawBuilder<number> => {
  const { id, code, typedCents, wonCents, contractCents, cancelledOn } = refsOf(deal);
  const quoted = quotesOf(id, 'accepted', 'issued')
    .select('totalCents')
    .orderBy('status')
    .orderBy('number', 'desc')
    .limit(sql.lit(1));
  return sql<number>`case when ${cancelledOn} is not null then 0 else coalesce(${wonCents}, ${contractCents}, ${quoted}, ${designsOf(code).select('aboutCents')}, ${typedCents}, 0) end`;
};

/** The home that a deal is about: by its accepted quote, otherwise by its design. @param deal the alias of `deals` in the statement */
export const dealHome = (deal: string): RawBuilder<string | null> => {
  const { id, code } = refsOf(deal);
  const quoted = quotesOf(id, 'accepted').select(sql`document #>> '{home,name}'`.as('name'));
  return sql<string | null>`coalesce(${quoted}, ${designsOf(code).select('homeName')})`;
};

/** Where {@link dealValue} comes from. @param deal the alias of `deals` in the statement */
const dealValueBasis = (deal: string): AliasableExpression<DealValueBasis> => {
  const { id, code, typedCents, wonCents, contractCents, cancelledOn } = refsOf(deal);
  const basis = (value: DealValueBasis) => sql.lit(value);
  return eb
    .case()
    .when(sql<SqlBool>`coalesce(${cancelledOn}::text, ${wonCents}::text, ${contractCents}::text) is not null`)
    .then(basis('contract'))
    .when(eb.exists(quotesOf(id, 'accepted')))
    .then(basis('accepted_quote'))
    .when(eb.exists(quotesOf(id, 'issued')))
    .then(basis('issued_quote'))
    .when(eb.exists(designsOf(code).where('aboutCents', 'is not', null)))
    .then(basis('design'))
    .when(typedCents, 'is not', null)
    .then(basis('typed'))
    .else(basis('none'))
    .end();
};

/** A value by its probability, rounded half away from zero: of rows with both as columns. */
export const weightedValue = sql<number>`round(${sql.ref('valueCents')} * ${sql.ref('probabilityPercent')} / 100.0)::bigint`;

/** The name under which a statement is prepared for who reads. */
const nameFor = (statement: string, { name }: { readonly name: string }): string =>
  name === 'all' ? statement : `${statement}_${name}`;

/** The deals with what they are worth and how far they are the reader's, as a table that statements begin with. */
const everyDeal = (db: Db, reader: DealReader, viewerId: Bound<string>) =>
  db
    .selectFrom('deals as d')
    .leftJoin('contacts as contact', 'contact.id', 'd.contactId')
    .leftJoin('users as owner', 'owner.id', 'd.ownerId')
    .leftJoin('contactSources as spelled', 'spelled.source', 'd.source')
    .leftJoin('leadSources as named', 'named.key', 'spelled.key')
    .select(dealColumns.map((name) => `d.${name}` as const))
    .select((eb) => eb.fn.coalesce('named.label', 'd.source').as('sourceLabel'))
    .select((eb) => [
      dealValue('d').as('valueCents'),
      dealValueBasis('d').as('valueBasis'),
      'contact.phone as buyerPhone',
      sql<string | null>`nullif(${eb.ref('contact.email')}, '')`.as('buyerEmail'),
      dealHome('d').as('homeName'),
      sql<boolean>`${reader.changes('d', viewerId)}`.as('viewerCanEdit'),
      eb
        .case()
        .when('d.cancelledOn', 'is not', null)
        .then(
          jsonBuildObject({
            on: eb.ref('d.cancelledOn').$notNull(),
            reason: eb.ref('d.cancelReason').$notNull(),
            note: eb.ref('d.cancelNote'),
            keepCents: eb.ref('d.keepCents').$notNull(),
            refundDueCents: sql<number>`${paidFor('d')} - ${eb.ref('d.keepCents')}`,
          }),
        )
        .end()
        .as('cancellation'),
      eb
        .case()
        .when(eb.and([eb('contact.id', 'is not', null), reader.readsContact('contact', viewerId)]))
        .then(
          jsonBuildObject({
            id: eb.ref('contact.id').$notNull(),
            name: sql<string>`${eb.ref('contact.firstName')} || ' ' || ${eb.ref('contact.lastName')}`,
          }),
        )
        .end()
        .as('contact'),
      eb
        .case()
        .when('owner.id', 'is not', null)
        .then(
          jsonBuildObject({
            id: eb.ref('owner.id').$notNull(),
            name: eb.ref('owner.name').$notNull(),
            email: eb.ref('owner.email').$notNull(),
            phone: eb.ref('owner.phone'),
          }),
        )
        .end()
        .as('owner'),
      sql<string>`search_fold(concat_ws(' ', ${eb.ref('d.buyerName')}, contact.email, contact.phone, regexp_replace(contact.phone, '[^0-9]', '', 'g'), ${dealHome('d')},
        (select string_agg(concat_ws(' ', b->>'name', b->>'email'), ' ') from jsonb_array_elements(${eb.ref('d.coBuyers')}) b)))`.as(
        'searched',
      ),
    ]);

type ValuedDeal = InferResult<ReturnType<typeof everyDeal>>[number];

/** Those that the reader reaches. */
const valued = (db: Db, reader: DealReader, viewerId: Bound<string>) =>
  everyDeal(db, reader, viewerId).where(reader.reads('d', viewerId));

const column = (name: keyof ValuedDeal) => sql.ref(name);

/** All that is answered of a deal. */
const columns = namesWith(dealFields, 'description').map((name) =>
  name === 'weightedCents' ? weightedValue.as(name) : name,
);

type ById = Placeholders<{ id: string; viewerId: string }>;

/** One deal that the reader reaches. */
export const dealById = perName((reader: DealReader) =>
  prepare(nameFor('deal', reader), (db, p: ById) =>
    db.selectFrom(valued(db, reader, p.viewerId).where('d.id', '=', p.id).as('deal')).select(columns),
  ),
);
/** A deal as its statements return it. */
export type DealRecord = NonNullable<ReturnType<typeof dealById>['row']>;

/** One deal, whether the reader still reaches it or not. */
export const anyDealById = perName((reader: DealReader) =>
  prepare(nameFor('deal_changed', reader), (db, p: ById) =>
    db.selectFrom(everyDeal(db, reader, p.viewerId).where('d.id', '=', p.id).as('deal')).select(columns),
  ),
);

/** The deals of a contact, the newest first. */
export const dealsOfContact = perName((reader: DealReader) =>
  prepare(nameFor('contact_deals', reader), (db, p: Placeholders<{ contactId: string; viewerId: string }>) =>
    db
      .selectFrom(
        valued(db, reader, p.viewerId)
          .where('d.contactId', '=', p.contactId)
          .where('d.archivedAt', 'is', null)
          .as('deal'),
      )
      .select(columns)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(50),
  ),
);

/** What is looked for among deals. */
export interface WantedDeals extends Omit<DealFilter, 'page' | 'sort' | 'cancelled'> {
  /** Whether their sale was cancelled; null for either. */
  readonly cancelled: boolean | null;
}

const numberIn = (search: string): number | null => {
  const [, digits] = /^\s*d-?(\d{1,9})\s*$/i.exec(search) ?? [];
  return digits === undefined ? null : Number(digits);
};

/** Among whose deals is looked. */
export interface DealsOf {
  readonly db: Db;
  readonly reader: DealReader;
  readonly viewerId: string;
}

/** The deals that a viewer reaches. */
export const dealsOf = ({ db, viewer }: Pick<Context, 'db' | 'viewer'>): DealsOf => ({
  db,
  reader: dealReader(viewer),
  viewerId: viewer?.id ?? '',
});

const matching = (
  { db, reader, viewerId }: DealsOf,
  { search, stage, owner, open, archived, cancelled }: WantedDeals,
) => {
  const number = search === null ? null : numberIn(search);
  let deals = valued(db, reader, viewerId).where('d.archivedAt', archived ? 'is not' : 'is', null);
  if (cancelled !== null) deals = deals.where('d.cancelledOn', cancelled ? 'is not' : 'is', null);
  if (stage) deals = deals.where('d.stage', '=', stage);
  if (open) deals = deals.where('d.stage', 'in', openStages);
  if (owner === 'none') deals = deals.where(isUnassigned(sql.ref('d.ownerId'), 'deal'));
  else if (owner) deals = deals.where('d.ownerId', '=', owner === 'me' ? viewerId : owner);
  const found = db.selectFrom(deals.as('deal'));
  if (number !== null) return found.where('number', '=', number);
  if (search === null) return found;
  const words = searchFilter(search, [sql`searched`, sql`lower(${column('designCode')})`]);
  // The code of a design however it is written: with hyphens, O for 0.
  const code = readCode(search.trim());
  return code === null
    ? found.where(words)
    : found.where((eb) => eb.or([words, eb('designCode', '=', code)]));
};

const sums = [
  sql<number>`count(*)::int`.as('count'),
  sql<number>`coalesce(sum(${column('valueCents')}), 0)::float8`.as('valueCents'),
  sql<number>`coalesce(sum(${weightedValue}), 0)::float8`.as('weightedCents'),
] as const;

/** How many deals match, and what they are worth together. */
export const sumDeals = (of: DealsOf, wanted: WantedDeals) => matching(of, wanted).select(sums);

/** Each order with its direction: the one that people look for. */
const orders: Readonly<Record<DealSort, RawBuilder<unknown>>> = {
  newest: sql`${column('createdAt')} desc, id desc`,
  buyer: sql`lower(${column('buyerName')}), id`,
  number: sql`number`,
  stage: sql`array_position(${sql.lit(`{${dealStages.join(',')}}`)}::text[], stage::text), ${column('createdAt')} desc, id desc`,
  value: sql`${column('valueCents')} desc, id`,
  probability: sql`${column('probabilityPercent')} desc, id`,
  weighted: sql`${weightedValue} desc, id`,
  close: sql`${column('expectedCloseOn')} nulls last, id`,
  owner: sql`lower(owner->>'name') nulls last, id`,
  touched: sql`${column('touchedAt')} desc, id desc`,
  home: sql`lower(${column('homeName')}) nulls last, id`,
};

/** The deals of a page. */
export const pageOfDeals = (of: DealsOf, wanted: WantedDeals, sort: DealSort, offset: number) =>
  matching(of, wanted).select(columns).orderBy(orders[sort]).limit(dealsPageSize).offset(offset);

/** The ids of all deals that match, in an order; null if there are none. */
export const idsOfDeals = (of: DealsOf, wanted: WantedDeals, sort: DealSort) =>
  matching(of, wanted).select(sql<string[] | null>`array_agg(id::text order by ${orders[sort]})`.as('ids'));

/** Some of them, in the order of their ids. */
export const dealsByIds = perName((reader: DealReader) =>
  prepare(nameFor('deal_export', reader), (db, p: Placeholders<{ ids: string; viewerId: string }>) =>
    db
      .selectFrom(valued(db, reader, p.viewerId).as('deal'))
      .innerJoin(wantedIds(p.ids), 'wanted.wantedId', 'deal.id')
      .select(columns)
      .orderBy('wanted.place'),
  ),
);

/** Who reads a board, and whether it shows what is unassigned; `name` is part of its statements' names. */
export interface DealBoard {
  readonly name: string;
  readonly reader: DealReader;
  readonly unassigned: boolean;
}

/** A board for who reads it. @param owner whose deals it shows; null for everybody's */
export const boardOf = (reader: DealReader, owner: string | null): DealBoard => {
  const unassigned = owner === 'none';
  return { name: unassigned ? `${reader.name}_unassigned` : reader.name, reader, unassigned };
};

const ofOwner = ({ unassigned }: DealBoard, owner: RawBuilder<string | null>) =>
  unassigned
    ? isUnassigned(sql.ref('d.ownerId'), 'deal')
    : sql<SqlBool>`(${owner}::uuid is null or ${sql.ref('d.ownerId')} = ${owner}::uuid)`;

type OnBoard = Placeholders<{ owner: string | null; viewerId: string }>;

/** A deal that is on the board: neither made by mistake nor cancelled. */
const counts = sql<SqlBool>`d.archived_at is null and d.cancelled_on is null`;

/** What the deals of each stage are worth; a stage without deals has no row. */
export const sumsByStage = perName((board: DealBoard) =>
  prepare(nameFor('deal_sums', board), (db, p: OnBoard) =>
    db
      .selectFrom(
        valued(db, board.reader, p.viewerId).where(ofOwner(board, p.owner)).where(counts).as('deal'),
      )
      .select(['stage', ...sums])
      .groupBy('stage'),
  ),
);

/** The newest deals of every stage. */
export const dealsOfBoard = perName((board: DealBoard) =>
  prepare(nameFor('deal_board', board), (db, p: OnBoard) =>
    db
      .selectFrom(
        sql<{
          stage: (typeof dealStages)[number];
        }>`unnest(${sql.lit(`{${dealStages.join(',')}}`)}::text[])`.as<'s'>(sql`s(stage)`),
      )
      .innerJoinLateral(
        () =>
          db
            .selectFrom(
              valued(db, board.reader, p.viewerId)
                .where(sql<SqlBool>`d.stage = s.stage`)
                .where(ofOwner(board, p.owner))
                .where(counts)
                .orderBy('d.createdAt', 'desc')
                .orderBy('d.id', 'desc')
                .limit(sql.lit(columnSize))
                .as('deal'),
            )
            .select(columns)
            .as('one'),
        (join) => join.onTrue(),
      )
      .selectAll('one')
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc'),
  ),
);

/** What happened with a deal, the newest first. */
export const eventsOfDeal = prepare('deal_events', (db, p: Placeholders<{ dealId: string }>) =>
  db
    .selectFrom('dealEvents as e')
    .leftJoin('users as u', 'u.id', 'e.actorId')
    .select(['e.id', 'e.createdAt', 'e.kind', 'e.fromStage', 'e.toStage', 'e.note', 'u.name as actorName'])
    .where('e.dealId', '=', p.dealId)
    .orderBy('e.createdAt', 'desc')
    .orderBy('e.id', 'desc')
    .limit(200),
);
export type DealEventRecord = NonNullable<(typeof eventsOfDeal)['row']>;
