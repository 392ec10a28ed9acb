import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../../../platform/context.ts';
import type { Query } from '../../../../platform/db/database.ts';
import { prepare } from '../../../../platform/db/statement.ts';
import type { ContactCriteria } from './filter-conditions.ts';

/** The totals of this many searches are remembered. */
const maxSearches = 1000;

interface Counted {
  readonly total: number;
  /** The version of the contacts that were counted. */
  readonly version: number;
}

/** The last totals, for each database. */
const remembered = new WeakMap<Query, LRUCache<string, Counted>>();

const keyOf = ({ search, status, tag, source, spellings, since, before, open }: ContactCriteria): string =>
  JSON.stringify([search, status, tag, spellings ?? source, since, before, open]);

/** The version of the contacts when this is evaluated, which is after a statement's snapshot was taken. */
export const contactsVersion = sql<number>`(select last_value from contacts_version)`;

const version = prepare('contacts_version', (db) => db.selectNoFrom(contactsVersion.as('version')));

/** Whether a transaction is under way that has written contacts. */
const isWriting = prepare('contacts_writing', (db) =>
  db.selectNoFrom(
    sql<boolean>`exists (
      select from pg_locks
      where relation = 'contacts'::regclass and mode = 'RowExclusiveLock'
        and database = (select oid from pg_database where datname = current_database()))`.as('isWriting'),
  ),
);

/** The total of a search among contacts of a version; undefined if it was not counted, or contacts have changed since. */
export const rememberedTotal = (
  query: Query,
  criteria: ContactCriteria,
  current: number | undefined,
): number | undefined => {
  const counted = remembered.get(query)?.get(keyOf(criteria));
  return counted?.version === current ? counted?.total : undefined;
};

/**
 * The total of a search, remembered until contacts change (docs/decisions/0090-totals-of-searches.md). Whoever writes contacts counts
 * their version up before the end of the transaction. So a total that was counted while one was under way may lack what belongs to
 * the version, and is not remembered. The version is read before that is looked at, and that before the matches are counted:
 * whatever belongs to the version is then among them.
 * @param count counts the matches
 */
export const totalOfSearch = async (
  { query }: Pick<Context, 'query'>,
  criteria: ContactCriteria,
  count: () => Promise<number>,
): Promise<number> => {
  const current = (await query(version, {}))[0]?.version;
  const known = rememberedTotal(query, criteria, current);
  if (known !== undefined) return known;
  const [writing] = await query(isWriting, {});
  const total = await count();
  if (current !== undefined && writing?.isWriting === false) {
    const totals = remembered.get(query) ?? new LRUCache<string, Counted>({ max: maxSearches });
    remembered.set(query, totals.set(keyOf(criteria), { total, version: current }));
  }
  return total;
};
