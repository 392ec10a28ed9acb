import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';

const api = useApi();
let admin: Caller;
/** The trigrams of the words that are looked for, which many contacts share; the words themselves few have. */
const shared = 'newes west oldes dest edg dge';
// The walk that looks for a page ends after 10,000 contacts; the newest here has the highest number.
beforeAll(async () => {
  admin = await api.as('admin');
  await api.sql(
    `insert into contacts (first_name, last_name, email, email_folded, company, created_at)
     select case when n > 10010 - 60 then 'Newest' when n <= 60 then 'Oldest' else 'Common' end
         || case when n in (10, 11) or n > 10010 - 48 then ' Edge' else '' end, n::text,
       n || '@near.example', n || '@near.example', '${shared}', now() - (20000 - n) * interval '1 minute' from generate_series(1, 10010) n`,
  );
  await api.sql('select contacts_learn_grams()');
});

const rowsAndTotal = '{ contacts { lastName } pagination { total totalPages } }';
const search = async (word: string, page = 1, selection = rowsAndTotal) => {
  const { data, errors } = await admin.gql(
    `query ($search: String, $page: Int) { contacts(search: $search, page: $page) ${selection} }`,
    { search: word, page },
  );
  expect(errors).toBeUndefined();
  return data.contacts;
};
const names = (page: { contacts: { lastName: string }[] }): number[] =>
  page.contacts.map(({ lastName }) => Number(lastName));
const numbers = (from: number, to: number): number[] =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index);

describe('a search for what many contacts have', () => {
  it('finds a full page among the newest, and counts all', async () => {
    const found = await search('near.example');
    expect(names(found)).toEqual(numbers(10_010, 9961));
    expect(found.pagination).toEqual({ total: 10_010, totalPages: 201 });
  });

  it('finds a full page of those that come last of ten thousand', async () => {
    const found = await search('oldest');
    expect(names(found)).toEqual(numbers(60, 11));
    expect(found.pagination).toEqual({ total: 60, totalPages: 2 });
  });

  it('finds those that come after ten thousand others', async () => {
    expect(names(await search('oldest', 2))).toEqual(numbers(10, 1));
  });

  it('finds a page of which one part comes first and the other after nearly ten thousand', async () => {
    // Number 11 is the ten thousandth from the newest; number 10 is one too far.
    const found = await search('edge');
    expect(names(found)).toEqual([...numbers(10_010, 9963), 11, 10]);
    expect(found.pagination.total).toBe(50);
  });

  it('has a rest as its last page, and nothing beyond', async () => {
    expect(names(await search('newest', 2))).toEqual(numbers(9960, 9951));
    expect(await search('newest', 3)).toEqual({ contacts: [], pagination: { total: 60, totalPages: 2 } });
  });

  it('over REST has rows and total at once', async () => {
    const { body } = await admin.rest('GET', '/api/contacts?search=near.example&page=2');
    expect(names(body)).toEqual(numbers(9960, 9911));
    expect(body.pagination).toEqual({ page: 2, total: 10_010, totalPages: 201 });
  });

  it('tells its number to those who ask for nothing else', async () => {
    const count = (variables: Record<string, unknown>) =>
      admin.gql(
        'query ($search: String, $status: ContactStatus, $tag: String) { contactCount(search: $search, status: $status, tag: $tag) }',
        variables,
      );
    expect((await count({ search: 'newest' })).data).toEqual({ contactCount: 60 });
    expect((await count({})).data).toEqual({ contactCount: 10_010 });
    expect((await count({ status: 'customer' })).data).toEqual({ contactCount: 0 });
    expect((await count({ tag: 'nobody' })).data).toEqual({ contactCount: 0 });
  });
});

describe('one or two letters', () => {
  it('begin a word', async () => {
    expect((await search('ne')).pagination.total).toBe(10_010);
    expect((await search('ol')).pagination.total).toBe(10_010);
    expect((await search('ld')).pagination.total).toBe(0);
  });
});
