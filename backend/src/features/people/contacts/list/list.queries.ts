import { contactsPageSize, type ContactFilter } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { filtersDesigns } from '@hearthline/rules/people/leads/design-filter.ts';
import { searchTerms } from '@hearthline/rules/search.ts';
import { sql, type SqlBool } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { allContactFields, type ContactName, type ContactRow } from '../contact.fields.ts';
import { contactConditions, isRareSearch, type ContactCriteria } from './filter-conditions.ts';
import {
  countedTotal,
  foundPage,
  matchCount,
  nearPage,
  pageInOrder,
  preparedPages,
} from './page-statements.ts';
import { rememberedTotal, totalOfSearch } from './search-totals.ts';

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
  (db, p: Placeholders<{ tag: string | null; spellings: readonly string[]; status: string | null }>) =>
    db
      .selectFrom(
        sql<{
          kind: string;
          word: string | null;
        }>`(select 'tag', ${p.tag}::text union all select 'source', unnest(${p.spellings}::text[]))`.as<'w'>(
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
  { tag, source, spellings = source ? [source] : [], status }: ContactCriteria,
): Promise<number | undefined> => {
  if (!tag && !source) return undefined;
  const rows = await query(wordCounts, {
    tag: tag ?? null,
    spellings,
    status: status ?? null,
  });
  return Math.min(...rows.map(({ count }) => count));
};

/** Up to this many matches, sorting them all costs less than walking an index to find them. */
const fewMatches = 20_000;

/** The text that a filter looks for, if that is all it does. */
const onlyWord = (criteria: ContactCriteria): string | undefined => {
  const { search, status, tag, source, since, before, open } = criteria;
  const [texts, ...more] = search ? searchTerms(search) : [];
  const isAlone = more.length === 0 && !open && !(status ?? tag ?? source ?? since ?? before);
  return isAlone && texts?.length === 1 ? texts[0] : undefined;
};

/**
 * How a filter's page is found: by a prepared statement, or by one built for this filter, because its plan depends on the
 * values. Both tell the total, too. The page of a search for what many contacts have is found long before they are counted:
 * `near` finds it, or else `otherwise` does, and `count` tells the total.
 */
export const contactStatement = (
  { page, sort = 'newest', counted, ...criteria }: Filter,
  fields: readonly ContactName[] = allContactFields,
) => {
  const offset = (page - 1) * contactsPageSize;
  const { search, status, tag, source, since, before, waiting, owner, open, reach } = criteria;
  const conditions = contactConditions(criteria);
  const isNobodys = owner === 'none';
  // What no counter knows.
  const isNarrowed = isNobodys || Boolean(open) || Boolean(since ?? before);
  // Like those who wait, they are found by their own short list, and not along an order of all contacts.
  const isAmong = waiting || filtersDesigns(criteria) || (Boolean(owner) && !isNobodys);
  // The counters and the totals of searches are about everybody's contacts: one's own are found and counted by themselves.
  if (search || isAmong || reach || (counted !== undefined && counted <= fewMatches)) {
    const found = () => foundPage(fields, sort, offset, conditions, reach?.canEdit);
    // No index has the companies from Z to A.
    if (!search || isAmong || isNobodys || reach || isRareSearch(criteria) || sort === 'company_desc')
      return { built: found(), isSlow: Boolean(search) || filtersDesigns(criteria) };
    const word = offset === 0 && sort === 'newest' ? onlyWord(criteria) : undefined;
    return {
      near: word
        ? { prepared: preparedPages(fields).contacts_near, params: { text: word } }
        : { built: nearPage(fields, sort, offset, contactConditions(criteria, true)) },
      otherwise: found,
      count: () => matchCount(conditions),
    };
  }
  const isSlow = offset > deepOffset;
  if (tag || source || isNarrowed) {
    // The counters hold one tag or one source, with or without a status.
    const isCounted = counted !== undefined && !isNarrowed && !(tag && source);
    const total = isCounted
      ? sql<number>`${counted}::bigint`
      : sql<number>`(select count(*) from contacts where ${conditions})`;
    return { built: pageInOrder(fields, sort, offset, conditions, total), isSlow: isSlow || !isCounted };
  }
  if (sort !== 'newest') {
    const total = countedTotal(status ? sql.val(status) : undefined);
    return { built: pageInOrder(fields, sort, offset, conditions, total), isSlow };
  }
  const depth = offset === 0 ? '_first' : offset > deepOffset ? '_deep' : '';
  const name: keyof ReturnType<typeof preparedPages> = `contacts${status ? '_status' : ''}${depth}`;
  return { prepared: preparedPages(fields)[name], params: { offset, status: status ?? null } };
};

type Reads = Pick<Context, 'query' | 'slowRead'>;

const statementOf = async ({ query }: Reads, filter: ListFilter, fields?: readonly ContactName[]) =>
  contactStatement(
    {
      ...filter,
      counted:
        filter.search || filter.waiting || filter.reach || filtersDesigns(filter)
          ? undefined
          : await countWords({ query }, filter),
    },
    fields,
  );

/** How many contacts match. */
export const countContactRows = async (context: Reads, filter: ListFilter): Promise<number> => {
  const { count } = await statementOf(context, filter);
  if (!count) return (await findContactRows(context, { ...filter, page: 1 })).total ?? 0;
  return totalOfSearch(context, filter, async () => {
    const [counted] = await context.slowRead(() => context.query.asSent(count()));
    return Number(counted?.total);
  });
};

/** A row of a page, with what its statement tells of the whole list besides. */
export interface FoundRow extends ContactRow {
  readonly total?: number;
  readonly contactsVersion?: number;
}

/**
 * One page of contacts in the order asked for, with the total where it costs nothing more. A page past the end is empty.
 * @param fields what is read of each
 */
export const findContactRows = async (
  context: Reads,
  filter: ListFilter,
  fields?: readonly ContactName[],
): Promise<{ rows: FoundRow[]; total?: number | undefined }> => {
  const { query, slowRead } = context;
  const { prepared, params, built, isSlow, near, otherwise } = await statementOf(context, filter, fields);
  if (near) {
    const rows = await (near.prepared ? query(near.prepared, near.params) : query.asSent(near.built));
    if (rows.length === contactsPageSize)
      return { rows, total: rememberedTotal(query, filter, rows[0]?.contactsVersion) };
  }
  const rows = await (prepared
    ? query(prepared, params)
    : built && !isSlow
      ? query.asSent(built)
      : slowRead(() => query.asSent(built ?? otherwise())));
  const [first] = rows;
  if (first) return { rows, total: first.total };
  return { rows, total: filter.page === 1 ? 0 : await countContactRows(context, filter) };
};
