import { beforeEach, expect, it } from 'vitest';
import { useApi } from '../../../../testing/api.ts';
import { findContactRows } from './list.queries.ts';
import { refillSearch } from './rebuild-search-text.ts';

const api = useApi();
const begin = '00000000-0000-0000-0000-000000000000';

beforeEach(async () => {
  await api.sql('delete from contacts');
  await api.sql('delete from contact_search_refill');
});

/** Contacts whose searched text lacks their tag. */
const make = async (count: number): Promise<void> => {
  await api.sql(
    `insert into contacts (first_name, last_name, email, email_folded, tags)
     select 'Row', n::text, n || '@refill.example', n || '@refill.example', '{porch}' from generate_series(1, $1::int) n`,
    [count],
  );
  await api.sql('alter table contacts disable trigger user');
  await api.sql("update contacts set search_text = 'wrong'");
  await api.sql('alter table contacts enable trigger user');
};
const wrong = async (): Promise<number> =>
  (await api.sql("select from contacts where search_text not like '%porch%'")).length;
const places = (): Promise<object[]> => api.sql('select after from contact_search_refill');

it.each([0, 3, 2000, 2001])(
  'the searched text of %i contacts is written anew, and then no more',
  async (count) => {
    await make(count);
    await api.sql('insert into contact_search_refill values ($1)', [begin]);
    await refillSearch(api.app.systemContext());
    expect([await wrong(), await places()]).toEqual([0, []]);
  },
);

it('what was written before a crash is not written again', async () => {
  await make(5);
  await api.sql('insert into contact_search_refill select id from contacts order by id offset 1 limit 1');
  await refillSearch(api.app.systemContext());
  expect(await wrong()).toBe(2);
});

it('nothing is written once it is done', async () => {
  await make(2);
  await refillSearch(api.app.systemContext());
  expect(await wrong()).toBe(2);
});

it.each(['tag', 'source'] as const)('the total of a large %s is read from the counters', async (kind) => {
  await api.sql(
    "insert into contacts (first_name, last_name, email, email_folded, tags, source) values ('A', 'B', 'a@many.example', 'a@many.example', '{many}', 'many')",
  );
  await api.sql(
    "insert into contact_words_folded (kind, word, status, delta) values ($1, 'many', 'prospect', 30000)",
    [kind],
  );
  const { total } = await findContactRows(api.app.systemContext(), { page: 1, [kind]: 'many' });
  expect(total).toBe(30_001);
});
