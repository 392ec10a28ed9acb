import { contactsPageSize, type ContactSort } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../../../platform/db/query-builder.ts';
import { asSentRows, prepare, queryBuilder, type Placeholders } from '../../../../platform/db/statement.ts';
import { owners, selectionOf, type ContactName } from '../contact.fields.ts';
import { perSelection } from './contact-selection.ts';
import { contactOrder, orderColumns } from './contact-order.ts';
import { containsText, type ContactCriteria } from './filter-conditions.ts';
import { contactsVersion } from './search-totals.ts';

/** Part of the text of each statement, so that plans that are kept know it. */
const pageSize = sql.lit(contactsPageSize);

/** The fields that a page selects. */
type Fields = readonly ContactName[];
type Status = NonNullable<ContactCriteria['status']>;
/** The status that a statement is about; missing if it is about all. */
type ByStatus = RawBuilder<Status | null> | undefined;

/** The total of all contacts or of a status, from the counters. */
export const countedTotal = (status: ByStatus): RawBuilder<number> => {
  const totals = queryBuilder
    .selectFrom('contactTotals')
    .select(sql<number>`coalesce(sum(delta), 0)::bigint`.as('total'));
  return sql`${status ? totals.where('status', '=', status) : totals}`;
};

/**
 * The first pages: limit and offset along the index; the total comes from the counters. For the very first, the offset is
 * left out: with a parameter there, PostgreSQL makes a plan for each execution.
 */
const shallow = (db: Db, fields: Fields, offset: RawBuilder<number> | undefined, status?: ByStatus) => {
  const first = db
    .selectFrom('contacts')
    .leftJoin(owners, 'owners.ownerAccount', 'contacts.ownerId')
    .select(selectionOf(fields))
    .select(countedTotal(status).as('total'))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize);
  const page = offset ? first.offset(offset) : first;
  return status ? page.where('status', '=', status) : page;
};

/**
 * A deep page: the index of the sums of the last fold leads to the block that holds the offset, then at most one block is
 * walked, in the index alone. What changed since the fold moves a block by no more than the sum of all changes, so the walk
 * begins there, and each block that it meets is corrected by the changes in newer blocks. Without sums, as before the first
 * fold, all contacts are one block.
 */
const deep = (db: Db, fields: Fields, offset: RawBuilder<number>, status?: ByStatus) =>
  db
    .with(
      (cte) => cte('changed').materialized(),
      (qb) => {
        const changes = qb
          .selectFrom('contactChanges as c')
          .innerJoin('contactFences as f', 'f.id', 'c.fence')
          .select(['f.startsAt', 'f.startsId', sql<number>`sum(c.delta)`.as('delta')])
          .groupBy(['f.startsAt', 'f.startsId']);
        return status ? changes.where('c.status', '=', status) : changes;
      },
    )
    .with(
      (cte) => cte('block').materialized(),
      (qb) =>
        qb
          .selectFrom((eb) =>
            eb
              .selectFrom('contactBlockStarts as b')
              .innerJoinLateral(
                (inner) =>
                  inner
                    .selectFrom('changed')
                    .select(sql<number>`coalesce(sum(delta), 0)`.as('delta'))
                    .where((eb) =>
                      eb(eb.refTuple('startsAt', 'startsId'), '>=', eb.refTuple('b.endsAt', 'b.endsId')),
                    )
                    .as('since'),
                (join) => join.onTrue(),
              )
              .select([
                'b.endsAt',
                'b.endsId',
                'b.newer as folded',
                sql<number>`b.newer + since.delta`.as('newer'),
              ])
              .where('b.status', '=', status ?? sql.lit(''))
              .where(
                sql<SqlBool>`b.newer <= ${offset} + (select coalesce(sum(abs(delta)), 0)::bigint from changed)`,
              )
              .as('blocks'),
          )
          .select(['endsAt', 'endsId', 'newer'])
          .where('newer', '<=', offset)
          .orderBy('folded', 'desc')
          .orderBy('endsAt')
          .orderBy('endsId')
          .limit(sql.lit(1)),
    )
    .with('page', (qb) => {
      const page = qb
        .selectFrom('contacts')
        .select(['id as pageId', 'createdAt as pageAt'])
        .where(
          (eb) =>
            sql<SqlBool>`(${eb.ref('createdAt')}, ${eb.ref('id')}) < (coalesce(${eb.selectFrom('block').select('endsAt')}, 'infinity'), coalesce(${eb.selectFrom('block').select('endsId')}, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))`,
        )
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(pageSize)
        .offset(sql<number>`${offset} - coalesce((select newer from block), 0)`);
      return status ? page.where('status', '=', status) : page;
    })
    .selectFrom('page')
    .innerJoin('contacts', 'contacts.id', 'page.pageId')
    .leftJoin(owners, 'owners.ownerAccount', 'contacts.ownerId')
    .select(selectionOf(fields))
    .select(countedTotal(status).as('total'))
    .orderBy('pageAt', 'desc')
    .orderBy('pageId', 'desc');

/**
 * The companies from Z to A, then the contacts without one. The index, read backwards, would put those first:
 * so it is read in two parts, the second only for a page that reaches into it.
 */
const companiesLast = (
  fields: Fields,
  offset: number,
  conditions: RawBuilder<SqlBool>,
  total: RawBuilder<number>,
) =>
  queryBuilder
    .with(
      (cte) => cte('filled').materialized(),
      (qb) =>
        qb
          .selectFrom('contacts')
          .select('id as pageId')
          .where('company', 'is not', null)
          .where(conditions)
          .orderBy('company', 'desc')
          .orderBy('id', 'desc')
          .limit(pageSize)
          .offset(offset),
    )
    .with(
      (cte) => cte('bare').materialized(),
      (qb) => {
        const filled = qb
          .selectFrom('contacts')
          .select(({ fn }) => fn.countAll().as('rows'))
          .where('company', 'is not', null)
          .where(conditions);
        return qb
          .selectFrom('contacts')
          .select('id as pageId')
          .where('company', 'is', null)
          .where(conditions)
          .orderBy('company', 'desc')
          .orderBy('id', 'desc')
          .limit(sql<number>`${pageSize} - (select count(*) from filled)`)
          .offset(
            sql<number>`case when (select count(*) from filled) = 0 then ${offset}::bigint - ${filled} else 0 end`,
          );
      },
    )
    .selectFrom((eb) =>
      eb
        .selectFrom('filled')
        .selectAll()
        .unionAll(eb.selectFrom('bare').selectAll())
        .limit(pageSize)
        .as('page'),
    )
    .innerJoin('contacts', 'contacts.id', 'page.pageId')
    .leftJoin(owners, 'owners.ownerAccount', 'contacts.ownerId')
    .select(selectionOf(fields))
    .select(total.as('total'))
    .orderBy(contactOrder('company_desc'));

/** Many matches: walks the index of the order, skips entries without reading their rows, and counts the total separately. */
export const pageInOrder = (
  fields: Fields,
  sort: ContactSort,
  offset: number,
  conditions: RawBuilder<SqlBool>,
  total: RawBuilder<number>,
) =>
  sort === 'company_desc'
    ? companiesLast(fields, offset, conditions, total)
    : queryBuilder
        .with(
          (cte) => cte('page').materialized(),
          (qb) =>
            qb
              .selectFrom('contacts')
              .select('id as pageId')
              .where(conditions)
              .orderBy(contactOrder(sort))
              .limit(pageSize)
              .offset(offset),
        )
        .selectFrom('page')
        .innerJoin('contacts', 'contacts.id', 'page.pageId')
        .leftJoin(owners, 'owners.ownerAccount', 'contacts.ownerId')
        .select(selectionOf(fields))
        .select(total.as('total'))
        .orderBy(contactOrder(sort));

/** How many contacts a search for what many have looks at, in the order of the list, before it asks the index instead. */
export const nearest = 10_000;

const near = (
  db: Db,
  fields: Fields,
  sort: ContactSort,
  conditions: RawBuilder<SqlBool>,
  offset?: RawBuilder<number>,
) => {
  const first = db
    .selectFrom((eb) =>
      eb
        .selectFrom('contacts')
        .selectAll()
        .orderBy(contactOrder(sort))
        .limit(sql.lit(nearest))
        .as('contacts'),
    )
    .leftJoin(owners, 'owners.ownerAccount', 'contacts.ownerId')
    .select(selectionOf(fields))
    .select(contactsVersion.as('contactsVersion'))
    .where(conditions)
    .orderBy(contactOrder(sort))
    .limit(pageSize);
  return offset ? first.offset(offset) : first;
};

/**
 * A search for what many contacts have: walks the index of the order and stops at a full page, at the latest after
 * {@link nearest} contacts. Only a full page is the answer.
 */
export const nearPage = (
  fields: Fields,
  sort: ContactSort,
  offset: number,
  conditions: RawBuilder<SqlBool>,
) => near(queryBuilder, fields, sort, conditions, sql.val(offset));

/** The number of contacts that match. */
export const matchCount = (conditions: RawBuilder<SqlBool>) =>
  queryBuilder
    .selectFrom('contacts')
    .select(sql<number>`count(*)`.as('total'))
    .where(conditions);

/** A search, or few matches: finds them once by an index, counts and sorts them, and takes a page. @param canEdit as for `selectionOf` */
export const foundPage = (
  fields: Fields,
  sort: ContactSort,
  offset: number,
  conditions: RawBuilder<SqlBool>,
  canEdit?: RawBuilder<SqlBool>,
) => {
  const order = contactOrder(sort, (column) => `found_${column}`);
  return queryBuilder
    .with(
      (cte) => cte('found').materialized(),
      (qb) =>
        qb
          .selectFrom('contacts')
          .select('id as found_id')
          .select(
            orderColumns(sort)
              .filter((column) => column !== 'id')
              .map((column) => sql.ref(column).as(`found_${column}`)),
          )
          .where(conditions),
    )
    .with('page', (qb) => qb.selectFrom('found').selectAll().orderBy(order).limit(pageSize).offset(offset))
    .selectFrom('page')
    .innerJoin('contacts', 'contacts.id', 'page.found_id')
    .leftJoin(owners, 'owners.ownerAccount', 'contacts.ownerId')
    .select(selectionOf(fields, canEdit))
    .select(sql<number>`(select count(*) from found)`.as('total'))
    .orderBy(order);
};

/** The status is null where the statement is about all. */
type PageParams = Placeholders<{ offset: number; status: Status | null }>;

/** The statements of the unfiltered list, and of a search for one word that many contacts have, with some fields: prepared once per connection. */
export const preparedPages = perSelection((fields, nameOf) => ({
  contacts_first: asSentRows(prepare(nameOf('contacts_first'), (db) => shallow(db, fields, undefined))),
  contacts_status_first: asSentRows(
    prepare(nameOf('contacts_status_first'), (db, p: PageParams) => shallow(db, fields, undefined, p.status)),
  ),
  contacts: asSentRows(prepare(nameOf('contacts'), (db, p: PageParams) => shallow(db, fields, p.offset))),
  contacts_status: asSentRows(
    prepare(nameOf('contacts_status'), (db, p: PageParams) => shallow(db, fields, p.offset, p.status)),
  ),
  contacts_deep: asSentRows(
    prepare(nameOf('contacts_deep'), (db, p: PageParams) => deep(db, fields, p.offset)),
  ),
  contacts_status_deep: asSentRows(
    prepare(nameOf('contacts_status_deep'), (db, p: PageParams) => deep(db, fields, p.offset, p.status)),
  ),
  contacts_near: asSentRows(
    prepare(nameOf('contacts_near'), (db, p: Placeholders<{ text: string }>) =>
      near(db, fields, 'newest', containsText(p.text)),
    ),
  ),
}));
