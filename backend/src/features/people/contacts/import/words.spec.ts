import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { importsOf } from '../../../../testing/fixtures/imports.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

const { gql, upload, map, read, start, through } = importsOf(api, () => admin);

describe('words', () => {
  it('that are not known are offered with what they may stand for, refuse nobody, and are what somebody says they are', async () => {
    const lines = [
      'Name,Email,Lead status',
      'A One,a@words.example,Closed Won',
      'B Two,b@words.example,nurturing',
      'C Three,c@words.example, Nurturing',
      'D Four,d@words.example,Zzz',
    ];
    await admin.rest('POST', '/api/contacts', {
      firstName: 'D',
      lastName: 'Four',
      email: 'd@words.example',
      status: 'customer',
    });
    const { id, mapping } = (await upload(lines.join('\n'))).body;
    const ask = (column: number) =>
      gql(
        'query ($id: ID!, $c: Int!) { contactImportWords(id: $id, column: $c, field: status) { word rows value } }',
        { id, c: column },
      );
    expect((await ask(2)).contactImportWords).toEqual([
      { word: expect.stringMatching(/^nurturing$/i), rows: 2, value: null },
      { word: 'Closed Won', rows: 1, value: 'customer' },
      { word: 'Zzz', rows: 1, value: null },
    ]);
    for (const column of [3, -1, 60]) expect(await ask(column)).toMatchObject({ code: 'BAD_INPUT' });
    for (const words of [
      [{ field: 'status', word: 'x', value: 'royal' }],
      [{ field: 'owner', word: 'x', value: 'admin' }],
      [{ field: 'consent', word: '', value: 'yes' }],
    ]) {
      expect(await map(id, mapping, { words })).toMatchObject({ code: 'BAD_INPUT' });
    }
    await map(id, mapping, { words: [{ field: 'status', word: 'NURTURING', value: 'active' }] });
    await api.runJobs();
    expect((await read(id)).counts).toMatchObject({ new: 3, update: 1, error: 0 });
    await start(id);
    const statuses = await api.sql(
      "select email, status from contacts where email like '%@words.example' order by email",
    );
    expect(statuses.map(({ status }) => status)).toEqual(['customer', 'active', 'active', 'customer']);
    const notes = await api.sql(
      "select c.email, n.text from contact_notes n join contacts c on c.id = n.contact_id where c.email like '%@words.example'",
    );
    expect(notes).toEqual([
      { email: 'd@words.example', text: expect.stringMatching(/^Not imported from .*: Status: Zzz$/) },
    ]);
  });

  it('of a source stand for the usual sources, or for what somebody says, and stay as they are written otherwise', async () => {
    const lines = [
      'Name,Email,Source',
      'A A,a@stands.example,facebook ads',
      'B B,b@stands.example,Walk in',
      'C C,c@stands.example,referral',
      'D D,d@stands.example,Barn Raising',
      'E E,e@stands.example,Herald',
      'F F,f@stands.example,FB',
    ];
    const { id, mapping } = (await upload(lines.join('\n'))).body;
    const { contactImportWords } = await gql(
      'query ($id: ID!) { contactImportWords(id: $id, column: 2, field: source) { word value } }',
      { id },
    );
    expect(contactImportWords).toEqual([
      { word: 'Barn Raising', value: null },
      { word: 'facebook ads', value: 'Facebook' },
      { word: 'FB', value: 'Facebook' },
      { word: 'Herald', value: null },
      { word: 'referral', value: 'Referral' },
      { word: 'Walk in', value: 'Walk-in' },
    ]);
    const words = [
      { field: 'source', word: 'HERALD', value: 'Newspaper' },
      { field: 'source', word: 'fb', value: '' },
    ];
    await map(id, mapping, { words });
    await api.runJobs();
    await start(id);
    const stored = await api.sql(
      "select source from contacts where email like '%@stands.example' order by email",
    );
    expect(stored.map(({ source }) => source)).toEqual([
      'Facebook',
      'Walk-in',
      'Referral',
      'Barn Raising',
      'Newspaper',
      'FB',
    ]);
  });

  it('of a source are one word whatever their case and blanks, in every way of writing them', async () => {
    await admin.rest('POST', '/api/contacts', {
      firstName: 'A',
      lastName: 'A',
      email: 'a@source.example',
      source: 'Home  Tour',
    });
    await through([
      'Name,Email,Source',
      'B B,b@source.example, home tour',
      'C C,c@source.example,HOME TOUR',
      'D D,d@source.example,Manual',
    ]);
    expect(
      (
        await api.sql("select distinct source from contacts where email like '%@source.example' order by 1")
      ).map(({ source }) => source),
    ).toEqual(['Home Tour', 'manual']);
    const { contacts } = await gql('{ contacts(source: "hOME tour") { pagination { total } } }', {});
    expect(contacts.pagination.total).toBe(3);
    const { contactSources } = await gql('{ contactSources }', {});
    expect(contactSources.filter((word: string) => /home tour/i.test(word))).toEqual(['Home Tour']);
  });

  it('of a source that were stored as two become one, and the counts with them', async () => {
    await api.sql('alter table contacts disable trigger contacts_source_folded');
    await api.sql(
      "insert into contacts (first_name, last_name, email, email_folded, source) select 'R', n::text, n || '@merge.example', n || '@merge.example', case when n % 3 = 0 then 'Referral' else ' referral ' end from generate_series(1, 30) n",
    );
    await api.sql('alter table contacts enable trigger contacts_source_folded');
    const { mergeSources } = await import('../list/merge-sources.ts');
    await api.sql("select contact_source_of('referral')");
    await mergeSources(api.app.systemContext());
    const [{ source }] = (await api.sql("select source from contact_sources where folded = 'referral'")) as [
      { source: string },
    ];
    expect(
      await api.sql(
        "select source, count(*)::int as n, max(version) as version from contacts where email like '%@merge.example' group by 1",
      ),
    ).toEqual([{ source, n: 30, version: 1 }]);
    const counted = await api.sql(
      "select word, sum(delta)::int as n from contact_words where kind = 'source' and lower(btrim(word)) = 'referral' group by 1 having sum(delta) <> 0",
    );
    expect(counted).toEqual(
      await api.sql(
        "select source as word, count(*)::int as n from contacts where lower(btrim(source)) = 'referral' group by 1",
      ),
    );
  });
});
