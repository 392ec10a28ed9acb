import { contactBulkMax, contactSentences } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

/** Makes contacts of a company. @returns their ids, ordered by name */
const make = async (company: string, count: number, tags: string[] = []): Promise<string[]> => {
  const rows = await api.sql(
    `insert into contacts (first_name, last_name, email, email_folded, company, tags)
     select 'Row', lpad(n::text, 6, '0'), n || '@' || $1 || '.example', n || '@' || $1 || '.example', $1, $3 from generate_series(1, $2::int) n returning id`,
    [company, count, tags],
  );
  return rows.map(({ id }) => String(id));
};
const rowsOf = (company: string) =>
  api.sql('select status, tags, version from contacts where company = $1 order by last_name', [company]);
const run = async (field: string, selection: object) => {
  const { data, errors } = await admin.gql(
    `mutation ($s: ContactSelectionInput!) { ${field} { count changed deletion } }`,
    { s: selection },
  );
  return errors
    ? { code: errors[0]?.extensions.code, message: errors[0]?.message }
    : (Object.values(data)[0] as { count: number; changed: number; deletion: string | null });
};
const status = 'setContactsStatus(selection: $s, status: active)';
const tag = (add: string, remove = '') =>
  `tagContacts(selection: $s, tags: { add: [${add}], remove: [${remove}] })`;
const remove = 'deleteContacts(selection: $s)';
const exact = async () =>
  expect(
    await api.sql(
      'select status, sum(delta)::int as n from contact_blocks group by status having sum(delta) <> 0 order by status',
    ),
  ).toEqual(await api.sql('select status, count(*)::int as n from contacts group by status order by status'));

describe('many contacts at once', () => {
  it('change their status, each with its step on the time line, in one line of the record', async () => {
    const ids = await make('bulkstatus', 120);
    await api.sql("update contacts set status = 'active' where id = $1", [ids[0]]);
    expect(await run(status, { ids })).toEqual({ count: 120, changed: 119, deletion: null });
    expect((await rowsOf('bulkstatus')).every((row) => row.status === 'active')).toBe(true);
    expect(
      await api.sql('select count(*)::int as n from contact_status_changes where contact_id = any($1)', [
        ids,
      ]),
    ).toEqual([{ n: 119 }]);
    expect(await api.sql("select details from audit_entries where action = 'contact.bulk-status'")).toEqual([
      { details: { status: 'active', contacts: 120, changed: 119 } },
    ]);
    await exact();
  });

  it('get tags and lose others, without one twice', async () => {
    await make('bulktags', 3, ['old', 'kept']);
    expect(await run(tag('"new", "kept"', '"old"'), { match: { search: 'bulktags' } })).toMatchObject({
      count: 3,
      changed: 3,
    });
    expect(
      new Set((await rowsOf('bulktags')).map(({ tags, version }) => `${tags.join()} ${version}`)),
    ).toEqual(new Set(['kept,new 2']));
    expect(await run(tag('"new"'), { match: { tag: 'new' } })).toMatchObject({ count: 3, changed: 0 });
    expect((await admin.rest('GET', '/api/contacts?tag=new')).body.pagination.total).toBe(3);
    expect(
      await run(tag(Array.from({ length: 19 }, (_, index) => `"t${index}"`).join()), {
        match: { tag: 'new' },
      }),
    ).toMatchObject({ code: 'BAD_INPUT' });
    expect((await rowsOf('bulktags')).every(({ tags }) => tags.length === 2)).toBe(true);
  });

  it('are deleted and brought back together, and only those', async () => {
    const ids = await make('bulkdelete', 200);
    const other = await make('bulkother', 1);
    await admin.gql('mutation ($id: ID!) { addContactNote(contactId: $id, input: { text: "x" }) }', {
      id: ids[7],
    });
    await admin.rest('DELETE', `/api/contacts/${other[0]}`);
    const removed = await run(remove, { match: { search: 'bulkdelete' }, count: 200 });
    expect(removed).toMatchObject({ count: 200, changed: 200 });
    expect(await rowsOf('bulkdelete')).toEqual([]);
    await exact();
    const { deletion } = removed as { deletion: string };
    const back = (given: string) =>
      admin.gql('mutation ($d: ID!) { restoreContacts(deletion: $d) }', { d: given });
    expect((await back(deletion)).data.restoreContacts).toBe(200);
    expect(await rowsOf('bulkdelete')).toHaveLength(200);
    expect(await rowsOf('bulkother')).toEqual([]);
    expect(await api.sql('select contact_id from contact_notes where contact_id = $1', [ids[7]])).toEqual([
      { contact_id: ids[7] },
    ]);
    for (const twice of [deletion, 'nonsense'])
      expect((await back(twice)).errors?.[0]).toMatchObject({ message: contactSentences.notDeleted });
    await exact();
  });
});

describe('all or nothing', () => {
  it('when one of those named is gone, or the list is another than was seen', async () => {
    const ids = await make('bulknothing', 5);
    await admin.rest('DELETE', `/api/contacts/${ids[2]}`);
    for (const field of [status, tag('"x"'), remove]) {
      expect(await run(field, { ids })).toEqual({ code: 'CONFLICT', message: contactSentences.bulkMissing });
      expect(await run(field, { match: { search: 'bulknothing' }, count: 5 })).toEqual({
        code: 'CONFLICT',
        message: contactSentences.bulkOther,
      });
    }
    expect(await rowsOf('bulknothing')).toEqual(
      Array.from({ length: 4 }, () => ({ status: 'prospect', tags: [], version: 1 })),
    );
  });

  it('when one contact more or less matches than was seen', async () => {
    await make('bulkseen', 4);
    for (const field of [status, tag('"x"'), remove])
      for (const count of [3, 5])
        expect(await run(field, { match: { search: 'bulkseen' }, count })).toEqual({
          code: 'CONFLICT',
          message: contactSentences.bulkOther,
        });
    expect(await rowsOf('bulkseen')).toEqual(
      Array.from({ length: 4 }, () => ({ status: 'prospect', tags: [], version: 1 })),
    );
    expect(await run(status, { match: { search: 'bulkseen' }, count: 4 })).toMatchObject({ changed: 4 });
  });

  it('when there are too many, none, or it is not said which', async () => {
    await make('bulkmany', contactBulkMax + 1);
    for (const field of [status, remove])
      expect(await run(field, { match: { search: 'bulkmany' } })).toEqual({
        code: 'BAD_INPUT',
        message: contactSentences.bulkTooMany,
      });
    expect(await run(status, { match: { search: 'bulkmany nobody' } })).toMatchObject({ code: 'CONFLICT' });
    for (const selection of [
      {},
      { ids: [] },
      { ids: ['nonsense'] },
      { ids: [crypto.randomUUID()], match: {} },
    ])
      expect(await run(status, selection)).toMatchObject({ code: 'BAD_INPUT' });
    expect(await run(tag(''), { match: { search: 'bulkmany' } })).toMatchObject({ code: 'BAD_INPUT' });
    expect(await rowsOf('bulkmany')).toHaveLength(contactBulkMax + 1);
  });

  it('ten thousand go and come back in one operation each', async () => {
    await api.sql("delete from contacts where company = 'bulkmany' and last_name = '000001'");
    const removed = (await run(remove, { match: { search: 'bulkmany' } })) as {
      count: number;
      deletion: string;
    };
    expect(removed.count).toBe(contactBulkMax);
    const { data } = await admin.gql('mutation ($d: ID!) { restoreContacts(deletion: $d) }', {
      d: removed.deletion,
    });
    expect(data.restoreContacts).toBe(contactBulkMax);
    await exact();
  }, 60_000);
});
