import { contactsPageSize, type ContactFilter } from '@hearthline/rules/contacts/rules.ts';
import { sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import type { ContactRow } from '../contact.fields.ts';
import { contactConditions, type ContactCriteria } from './filter-conditions.ts';
import { countedTotal, foundPage, pageInOrder, preparedPages } from './page-statements.ts';

interface ContactListing {
  readonly rows: ContactRow[];
  /** The exact number of rows in the whole list. */
  readonly total: number;
}

/** Pages that start beyond this offset are found through the block counts instead of by skipping rows. */
const deepOffset = 1000;

interface ListFilter
  extends ContactCriteria, Pick<ContactFilter, 'page'>, Partial<Pick<ContactFilter, 'sort'>> {}

interface Filter extends ListFilter {
  /** The result of {@link countWords}. */
  readonly counted?: number;
}

const wordCounts = prepare(
  'contact_words',
  (db, p: Placeholders<{ tag: string | null; source: string | null; status: string | null }>) =>
    db
      .selectFrom(
        sql<{
          kind: string;
          word: string | null;
        }>`(values ('tag', ${p.tag}), ('source', contact_source_known(${p.source})))`.as<'w'>(
          sql`w (kind, word)`,
        ),
      )
      .leftJoin('contactWords as c', (join) =>
        join
          .onRef('c.kind', '=', 'w.kind')
          .onRef('c.word', '=', 'w.word')
          .on(sql<SqlBool>`(${p.status}::text is null or c.status = ${p.status})`),
      )
      .select(sql<number>`coalesce(sum(c.delta), 0)::int`.as('count'))
      .where('w.word', 'is not', null)
      .groupBy('w.kind'),
);

/** How many contacts carry the tag or come from the source; with both, the lower count, as no more can match. Undefined without either. */
const countWords = async (
  { query }: Pick<Context, 'query'>,
  { tag, source, status }: ContactCriteria,
): Promise<number | undefined> => {
  if (!tag && !source) return undefined;
  const rows = await query(wordCounts, {
    tag: tag ?? null,
    source: source ?? null,
    status: status ?? null,
  });
  return Math.min(...rows.map(({ count }) => count));
};

/** Up to this many matches, sorting them all costs less than walking an index to find them. */
const fewMatches = 20_000;

/**
 * The statement that lists a filter's page: a prepared one with what it is given, or one built for this filter, because its
 * plan depends on the values.
 */
export const contactStatement = ({ page, sort = 'newest', counted, ...criteria }: Filter) => {
  const offset = (page - 1) * contactsPageSize;
  const { search, status, tag, source, since, before, waiting } = criteria;
  const conditions = contactConditions(criteria);
  const hasDays = Boolean(since ?? before);
  if (search || waiting || tag || source || hasDays) {
    if (search || waiting || (counted !== undefined && counted <= fewMatches))
      return { built: foundPage(sort, offset, conditions) };
    // The counters hold one tag or one source, with or without a status.
    const isCounted = counted !== undefined && !hasDays && !(tag && source);
    const total = isCounted
      ? sql<string>`${counted}::bigint`
      : sql<string>`(select count(*) from contacts where ${conditions})`;
    return { built: pageInOrder(sort, offset, conditions, total) };
  }
  if (sort !== 'newest')
    return {
      built: pageInOrder(sort, offset, conditions, countedTotal(status ? sql.val(status) : undefined)),
    };
  const name: keyof typeof preparedPages = `contacts${status ? '_status' : ''}${offset > deepOffset ? '_deep' : ''}`;
  return { prepared: preparedPages[name], params: { offset, status: status ?? null } };
};

/** One page of contacts in the order asked for, with the exact total. A page past the end is empty. */
export const listContactRows = async (
  { query }: Pick<Context, 'query'>,
  filter: ListFilter,
): Promise<ContactListing> => {
  const { built, prepared, params } = contactStatement({
    ...filter,
    counted: filter.search || filter.waiting ? undefined : await countWords({ query }, filter),
  });
  const listed = await (built ? query.asSent(built) : query(prepared, params));
  const [first] = listed;
  if (first) return { rows: listed.map(({ total: _total, ...row }) => row), total: Number(first.total) };
  if (filter.page === 1) return { rows: [], total: 0 };
  const { total: rows } = await listContactRows({ query }, { ...filter, page: 1 });
  return { rows: [], total: rows };
};
