import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../../../platform/db/database.ts';
import { createLog } from '../../../../platform/log.ts';
import { useApi } from '../../../../testing/api.ts';
import { totalOfSearch } from './search-totals.ts';

const api = useApi();
const url = (): string => api.database.pool.options.connectionString ?? '';
const opened: { end: () => Promise<unknown> }[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.end()));
});

/** A server of its own on the database. */
const server = (): Database => {
  const database = openDatabase(url(), createLog('silent'));
  opened.push({ end: () => database.close() });
  return database;
};
/** A connection of somebody who writes. */
const writer = async (): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url() });
  await client.connect();
  opened.push(client);
  return client;
};

const insert = `insert into contacts (first_name, last_name, email, email_folded)
  values ('Ada', 'Word', 'ada@totals.example', 'ada@totals.example')`;
const countWords = async (): Promise<number> =>
  (
    await api.sql<{ rows: number }>(
      `select count(*)::int as rows from contacts where search_text like '%word%'`,
    )
  )[0]?.rows ?? NaN;

let counts = 0;
/** The total of a search on a server, and how often contacts were counted for it. */
const total = async ({ query }: Database, during: () => Promise<unknown> = () => Promise.resolve()) => {
  counts = 0;
  const found = await totalOfSearch({ query }, { search: 'word' }, async () => {
    counts += 1;
    const counted = await countWords();
    await during();
    return counted;
  });
  return [found, counts];
};

beforeEach(() => api.sql('delete from contacts'));

describe('the total of a search', () => {
  it('is counted once until contacts change', async () => {
    await api.sql(insert);
    const one = server();
    expect(await total(one)).toEqual([1, 1]);
    expect(await total(one)).toEqual([1, 0]);
  });

  it.each([
    ['a new contact', insert, 2],
    ['another name', `update contacts set last_name = 'Other'`, 0],
    ['a deletion', 'delete from contacts', 0],
    [
      'a note',
      `insert into contact_notes (contact_id, author_id, author_name, text) select id, id, 'Staff', 'word' from contacts`,
      1,
    ],
  ])('is counted anew on every server after %s', async (_what, change, expected) => {
    await api.sql(insert);
    const servers = [server(), server()];
    for (const one of servers) expect(await total(one)).toEqual([1, 1]);
    await api.sql(change);
    for (const one of servers) {
      expect(await total(one)).toEqual([expected, 1]);
      expect(await total(one)).toEqual([expected, 0]);
    }
  });

  it('is that of each filter', async () => {
    await api.sql(insert);
    const { query } = server();
    const filters = [
      { search: 'word' },
      { search: 'words' },
      { search: 'word', status: 'active' },
      { search: 'word', tag: 'a' },
      { search: 'word', source: 'a' },
      { search: 'word', since: new Date(0) },
      { search: 'word', before: new Date(0) },
    ] as const;
    for (const [place, filter] of filters.entries())
      expect(await totalOfSearch({ query }, filter, () => Promise.resolve(place))).toBe(place);
    for (const [place, filter] of filters.entries())
      expect(await totalOfSearch({ query }, filter, () => Promise.resolve(-1))).toBe(place);
  });

  it('is not remembered while somebody has written and not committed', async () => {
    const [one, other] = [server(), await writer()];
    await other.query('begin');
    await other.query(insert);
    expect(await total(one)).toEqual([0, 1]);
    await other.query('commit');
    expect(await total(one)).toEqual([1, 1]);
    expect(await total(one)).toEqual([1, 0]);
  });

  it('is not remembered if they commit while it is counted', async () => {
    const [one, other] = [server(), await writer()];
    await other.query('begin');
    await other.query(insert);
    expect(await total(one, () => other.query('commit'))).toEqual([0, 1]);
    expect(await total(one)).toEqual([1, 1]);
  });

  it('is not remembered as that of what was written meanwhile', async () => {
    const [one, other] = [server(), await writer()];
    expect(await total(one, () => other.query(insert))).toEqual([0, 1]);
    expect(await total(one)).toEqual([1, 1]);
  });

  it('is the same after somebody took back what they had written', async () => {
    const [one, other] = [server(), await writer()];
    await other.query('begin');
    await other.query(insert);
    await other.query('rollback');
    expect(await total(one)).toEqual([0, 1]);
    expect(await total(one)).toEqual([0, 0]);
  });
});

describe('a list that is searched', () => {
  const search = async (word = 'word') => {
    const { body } = await (await api.as('admin')).rest('GET', `/api/contacts?search=${word}`);
    return [body.contacts.length, body.pagination.total];
  };

  it('shows the total with what was just added, changed and deleted', async () => {
    await api.sql(`insert into contacts (first_name, last_name, email, email_folded)
      select 'Ada', 'Word', n || '@totals.example', n || '@totals.example' from generate_series(1, 60) n`);
    await api.sql('select contacts_learn_grams()');
    expect(await search()).toEqual([50, 60]);
    expect(await search()).toEqual([50, 60]);
    await api.sql(insert);
    expect(await search()).toEqual([50, 61]);
    await api.sql(`update contacts set last_name = 'Other' where email like '1%'`);
    expect(await search()).toEqual([50, 50]);
    await api.sql(`delete from contacts where email like '2%'`);
    expect(await search()).toEqual([39, 39]);
  });
});
