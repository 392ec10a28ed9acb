import {
  contactsPageSize,
  type ContactFilter,
  type ContactSort,
  type ContactStatus,
  type MarketingConsent,
} from '@hearthline/rules/contacts/rules.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { asSent } from '../../../platform/db/column-parsers.ts';
import { contactConditions, type ContactCriteria } from './filter-conditions.ts';

/** A contact as a list shows it: plain data, no entity. */
export interface ContactRow {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  company: string | null;
  status: ContactStatus;
  source: string;
  tags: string[];
  address: string | null;
  ownerId: string | null;
  ownerName: string | null;
  marketingConsent: MarketingConsent;
  consentAt: string | null;
  consentSource: string | null;
  /** An ISO 8601 instant, as JSON writes it. */
  createdAt: string;
  version: number;
}

/** The columns of {@link ContactRow}, for `select`. */
export const contactColumns =
  'id, first_name as "firstName", last_name as "lastName", email, phone, company, status, source, tags, address, owner_id as "ownerId", (select u.name from users u where u.id = owner_id) as "ownerName", ' +
  'marketing_consent as "marketingConsent", consent_at as "consentAt", consent_source as "consentSource", created_at as "createdAt", version';

interface ContactListing {
  readonly rows: ContactRow[];
  /** The exact number of rows in the whole list. */
  readonly total: number;
}

type CountedRow = ContactRow & { total: string };

/** Pages that start beyond this offset are found through the block counts instead of by skipping rows. */
const deepOffset = 1000;

const total = (byStatus: boolean): string =>
  `(select coalesce(sum(delta), 0)::bigint from contact_totals${byStatus ? ' where status = $2' : ''})`;

/** The first pages: limit and offset along the index; the total comes from the counters. */
const shallow = (byStatus: boolean): string => `
  select ${contactColumns}, ${total(byStatus)} as total
  from contacts ${byStatus ? 'where status = $2' : ''}
  order by created_at desc, id desc limit ${contactsPageSize} offset $1`;

/**
 * A deep page: the block that holds the offset is found by adding up the counts of the newer blocks,
 * then at most one block is walked, in the index alone.
 */
const deep = (byStatus: boolean): string => `
  with blocks as (
    select lag(f.starts_at) over newest as ends_at, lag(f.starts_id) over newest as ends_id, coalesce(c.rows, 0) as rows,
      sum(coalesce(c.rows, 0)) over newest - coalesce(c.rows, 0) as newer
    from contact_fences f
    left join (select fence, sum(delta)::int as rows from contact_blocks ${byStatus ? 'where status = $2' : ''} group by fence) c on c.fence = f.id
    window newest as (order by f.starts_at desc, f.starts_id desc rows unbounded preceding)
  ), block as materialized (
    select coalesce(ends_at, 'infinity') as ends_at, coalesce(ends_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff') as ends_id, newer
    from blocks where newer <= $1 and newer + rows > $1 limit 1
  ), page as (
    select id as page_id, created_at as page_at from contacts
    where (created_at, id) < ((select ends_at from block), (select ends_id from block)) ${byStatus ? 'and status = $2' : ''}
    order by created_at desc, id desc limit ${contactsPageSize} offset (select $1 - newer from block)
  )
  select ${contactColumns}, ${total(byStatus)} as total
  from page join contacts on id = page_id order by page_at desc, page_id desc`;

/** The columns and directions of each order; all end with the id, so that no row is on two pages. */
export const contactOrders: Readonly<Record<ContactSort, readonly string[]>> = {
  newest: ['created_at desc', 'id desc'],
  oldest: ['created_at', 'id'],
  name: ['last_name', 'first_name', 'id'],
  name_desc: ['last_name desc', 'first_name desc', 'id desc'],
  email: ['email_folded', 'id'],
  email_desc: ['email_folded desc', 'id desc'],
  company: ['company', 'id'],
  company_desc: ['company desc nulls last', 'id desc'],
  status: ['status', 'created_at desc', 'id desc'],
  status_desc: ['status desc', 'created_at', 'id'],
};

/**
 * The companies from Z to A, then the contacts without one. The index, read backwards, would put those first:
 * so it is read in two parts, the second only for a page that reaches into it.
 */
const companiesLast = (conditions: string, total: string): string => `
  with filled as materialized (
    select id as page_id from contacts where company is not null and ${conditions} order by company desc, id desc limit ${contactsPageSize} offset $1
  ), bare as materialized (
    select id as page_id from contacts where company is null and ${conditions} order by company desc, id desc
    limit ${contactsPageSize} - (select count(*) from filled)
    offset case when (select count(*) from filled) = 0 then $1 - (select count(*) from contacts where company is not null and ${conditions}) else 0 end
  )
  select ${contactColumns}, ${total} as total
  from (select * from filled union all select * from bare limit ${contactsPageSize}) page join contacts on id = page_id order by ${contactOrders.company_desc.join(', ')}`;

/** Many matches: walks the index of the order, skips entries without reading their rows, and counts the total separately. */
const inOrder = (sort: ContactSort, conditions: string, total: string): string =>
  sort === 'company_desc'
    ? companiesLast(conditions, total)
    : `
  with page as materialized (
    select id as page_id from contacts where ${conditions} order by ${contactOrders[sort].join(', ')} limit ${contactsPageSize} offset $1
  )
  select ${contactColumns}, ${total} as total
  from page join contacts on id = page_id order by ${contactOrders[sort].join(', ')}`;

/** A search, or few matches: finds them once by an index, counts and sorts them, and takes a page. */
const found = (sort: ContactSort, conditions: string): string => `
  with found as materialized (
    select ${contactOrders[sort].map((order) => order.replace(/^(\w+).*/, '$1 as found_$1')).join(', ')} from contacts where ${conditions}
  ), page as (
    select * from found order by ${contactOrders[sort].map((order) => `found_${order}`).join(', ')} limit ${contactsPageSize} offset $1
  )
  select ${contactColumns}, (select count(*) from found) as total
  from page join contacts on id = found_id order by ${contactOrders[sort].map((order) => `found_${order}`).join(', ')}`;

/** The statements of the unfiltered list, prepared once per connection. */
const contactStatements = {
  contacts: shallow(false),
  contacts_status: shallow(true),
  contacts_deep: deep(false),
  contacts_status_deep: deep(true),
} as const;

interface ListFilter
  extends ContactCriteria, Pick<ContactFilter, 'page'>, Partial<Pick<ContactFilter, 'sort'>> {}

interface Filter extends ListFilter {
  /** The result of {@link countWords}. */
  readonly counted?: number;
}

const wordCounts = `
  select w.kind, coalesce(sum(c.delta), 0)::int as count
  from (values ('tag', $1), ('source', contact_source_known($2))) w (kind, word)
  left join contact_words c on c.kind = w.kind and c.word = w.word and ($3::text is null or c.status = $3)
  where w.word is not null group by w.kind`;

/** How many contacts carry the tag or come from the source; with both, the lower count, as no more can match. Undefined without either. */
const countWords = async (
  sql: Sql,
  { tag, source, status }: ContactCriteria,
): Promise<number | undefined> => {
  if (!tag && !source) return undefined;
  const rows = await sql<{ count: number }>('contact_words', wordCounts, [
    tag ?? null,
    source ?? null,
    status ?? null,
  ]);
  return Math.min(...rows.map(({ count }) => count));
};

/** Up to this many matches, sorting them all costs less than walking an index to find them. */
const fewMatches = 20_000;

/** The statement that lists a filter's page, and its values. A search or another order has no name: its plan depends on the values. */
export const contactStatement = ({
  page,
  sort = 'newest',
  counted,
  ...criteria
}: Filter): { name: string; text: string; values: unknown[] } => {
  const offset = (page - 1) * contactsPageSize;
  const { search, status, tag, source, since, before, waiting } = criteria;
  const hasDays = Boolean(since ?? before);
  if (search || waiting || tag || source || hasDays) {
    const { conditions, values } = contactConditions(criteria, [offset]);
    if (search || waiting || (counted !== undefined && counted <= fewMatches))
      return { name: '', text: found(sort, conditions), values };
    // The counters hold one tag or one source, with or without a status.
    const isCounted = counted !== undefined && !hasDays && !(tag && source);
    return {
      name: '',
      text: inOrder(
        sort,
        conditions,
        isCounted
          ? `$${values.push(counted)}::bigint`
          : `(select count(*) from contacts where ${conditions})`,
      ),
      values,
    };
  }
  const values = status ? [offset, status] : [offset];
  if (sort !== 'newest')
    return { name: '', text: inOrder(sort, status ? 'status = $2' : 'true', total(Boolean(status))), values };
  const name: keyof typeof contactStatements = `contacts${status ? '_status' : ''}${offset > deepOffset ? '_deep' : ''}`;
  return { name, text: contactStatements[name], values };
};

/** One page of contacts in the order asked for, with the exact total. A page past the end is empty. */
export const listContactRows = async (sql: Sql, filter: ListFilter): Promise<ContactListing> => {
  const { name, text, values } = contactStatement({
    ...filter,
    counted: filter.search || filter.waiting ? undefined : await countWords(sql, filter),
  });
  const listed = await sql<CountedRow>(name, text, values, asSent);
  const first = listed[0];
  if (first) return { rows: listed.map(({ total: _total, ...row }) => row), total: Number(first.total) };
  if (filter.page === 1) return { rows: [], total: 0 };
  const { total: rows } = await listContactRows(sql, { ...filter, page: 1 });
  return { rows: [], total: rows };
};
