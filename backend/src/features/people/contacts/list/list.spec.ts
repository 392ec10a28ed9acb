import { contactSorts } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
  await api.sql(
    `insert into contacts (first_name, last_name, email, email_folded, company, phone, status, tags, created_at)
     select 'F' || (n * 7 % 11), 'L' || (n * 13 % 40), n || '@sort.example', n || '@sort.example', case when n % 3 = 0 then 'C' || (n * 5 % 17) end,
       '(360) 555-' || lpad(n::text, 4, '0'), (array['prospect', 'active', 'customer', 'inactive'])[1 + n % 4],
       case when n % 5 = 0 then array['five', 'Even ' || n % 2] else '{}' end, now() - n * interval '1 minute' from generate_series(1, 130) n`,
  );
});

const list = async (
  query: object,
): Promise<{ contacts: Record<string, any>[]; pagination: { total: number; totalPages: number } }> => {
  const { status, body } = await admin.rest(
    'GET',
    `/api/contacts?${new URLSearchParams(query as Record<string, string>).toString()}`,
  );
  expect(status).toBe(200);
  return body;
};
const all = async (query: object) => {
  const { pagination } = await list(query);
  const pages = await Promise.all(
    Array.from({ length: pagination.totalPages }, (_, index) => list({ ...query, page: index + 1 })),
  );
  const rows = pages.flatMap(({ contacts }) => contacts);
  expect(rows).toHaveLength(pagination.total);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(pagination.total);
  return rows;
};

describe('the order of the list', () => {
  const keys: Record<string, (row: Record<string, any>) => string> = {
    name: ({ lastName, firstName }) => `${lastName} ${firstName}`,
    email: ({ email }) => email,
    company: ({ company }) => company ?? '\uffff',
    // Contacts without a company come last in both directions.
    company_desc: ({ company }) => company ?? '',
    status: ({ status }) => status,
    oldest: ({ createdAt }) => createdAt,
    newest: ({ createdAt }) => createdAt,
  };

  it.each(contactSorts)('%s, over all pages, alone and with a status, a search and a tag', async (sort) => {
    const key = (keys[sort] ?? keys[sort.replace('_desc', '')]) as (row: Record<string, any>) => string;
    for (const query of [
      {},
      { status: 'active' },
      { search: '@sort' },
      { tag: 'five' },
      { tag: 'five', search: 'sort', status: 'prospect' },
    ]) {
      const given = (await all({ ...query, sort })).map(key);
      const wanted = [...given].sort();
      expect(given).toEqual(sort.endsWith('_desc') || sort === 'newest' ? wanted.reverse() : wanted);
    }
  });

  it('is one of those, over both APIs (G7)', async () => {
    for (const sort of ['email;drop', 'search_text', 'NEWEST', ''])
      expect((await admin.rest('GET', `/api/contacts?sort=${sort}`)).status).toBe(400);
    expect((await admin.gql('{ contacts(sort: emailFolded) { pagination { total } } }')).status).toBe(400);
  });
});

describe('a filter', () => {
  it('by tag is exact, and counts', async () => {
    expect((await all({ tag: 'five' })).every(({ tags }) => tags.includes('five'))).toBe(true);
    expect((await list({ tag: 'five' })).pagination.total).toBe(26);
    expect((await list({ tag: 'Even 0', status: 'active' })).pagination.total).toBe(
      (await all({ tag: 'five', status: 'active' })).filter(({ tags }) => tags.includes('Even 0')).length,
    );
    for (const tag of ['fiv', '{five}', 'five"', "five' or true"])
      expect((await list({ tag })).pagination.total).toBe(0);
  });

  it('by source and by days of the business, over both APIs, for the list, the file and an operation', async () => {
    await api.sql(
      `insert into contacts (first_name, last_name, email, email_folded, source, created_at) values
         ('Before', 'Day', 'before@day.example', 'before@day.example', 'fair', '2026-03-08T07:59:59Z'), ('First', 'Day', 'first@day.example', 'first@day.example', 'fair', '2026-03-08T08:00:00Z'),
         ('Last', 'Day', 'last@day.example', 'last@day.example', 'fair', '2026-03-09T06:59:59Z'), ('After', 'Day', 'after@day.example', 'after@day.example', 'fair', '2026-03-09T07:00:00Z')`,
    );
    const names = async (query: object) => (await all(query)).map(({ firstName }) => firstName);
    expect(await names({ source: 'fair' })).toEqual(['After', 'Last', 'First', 'Before']);
    expect(await names({ source: 'fair', status: 'customer' })).toEqual([]);
    // The clocks change that night in Washington: the day has 23 hours.
    const day = { source: 'fair', addedFrom: '2026-03-08', addedTo: '2026-03-08' };
    expect(await names(day)).toEqual(['Last', 'First']);
    for (const sort of contactSorts)
      expect((await names({ ...day, sort })).sort()).toEqual(['First', 'Last']);
    expect(await names({ addedFrom: '2026-03-08', addedTo: '2026-03-09', search: 'day.example' })).toEqual([
      'After',
      'Last',
      'First',
    ]);
    expect((await list({ addedTo: '2026-03-08', addedFrom: '' })).pagination.total).toBe(3);
    const { body } = await admin.rest('GET', `/api/contacts/export?${new URLSearchParams(day).toString()}`);
    expect(String(body).split('\r\n')).toHaveLength(4);
    const { data } = await admin.gql(
      'mutation ($selection: ContactSelectionInput!) { setContactsStatus(selection: $selection, status: inactive) { changed } } ',
      { selection: { match: day, count: 2 } },
    );
    expect(data.setContactsStatus.changed).toBe(2);
    expect(await names({ source: 'fair', status: 'inactive' })).toEqual(['Last', 'First']);
    expect((await admin.gql('{ contactSources }')).data.contactSources).toEqual(
      expect.arrayContaining(['manual', 'import', 'fair']),
    );
    for (const wrong of ['2026-02-30', 'soon', '0000-01-01', '99999-01-01'])
      expect((await admin.rest('GET', `/api/contacts?addedFrom=${wrong}`)).status).toBe(400);
  });

  it('by a tag or source counts what is there, whatever was added, changed, deleted and folded', async () => {
    const counted = () =>
      api.sql(
        'select kind, word, status, sum(delta)::int as n from contact_words group by 1, 2, 3 having sum(delta) <> 0 order by 1, 2, 3',
      );
    const there = () =>
      api.sql(
        `select 'source' as kind, source as word, status, count(*)::int as n from contacts group by 2, 3
       union all select 'tag', tag, status, count(*)::int from contacts, unnest(tags) tag group by 2, 3 order by 1, 2, 3`,
      );
    const {
      body: { id },
    } = await admin.rest('POST', '/api/contacts', {
      firstName: 'Tagged',
      lastName: 'Twice',
      email: 'tagged@words.example',
      tags: ['five', 'own'],
      source: 'fair',
    });
    await admin.rest('PATCH', `/api/contacts/${id}`, {
      firstName: 'Tagged',
      lastName: 'Once',
      email: 'tagged@words.example',
      tags: ['own'],
      status: 'customer',
      version: 1,
    });
    expect(await counted()).toEqual(await there());
    expect((await list({ tag: 'own', status: 'customer' })).pagination.total).toBe(1);
    await api.sql('select contacts_fold()');
    expect(await counted()).toEqual(await there());
    await admin.rest('DELETE', `/api/contacts/${id}`);
    expect((await list({ tag: 'own' })).pagination.total).toBe(0);
    expect(await counted()).toEqual(await there());
  });

  it.each(['all', ''])('with the status %j is not filtered', async (status) => {
    expect((await list({ status })).pagination.total).toBe((await list({})).pagination.total);
    expect((await list({ status: 'active' })).pagination.total).toBeLessThan(
      (await list({})).pagination.total,
    );
  });

  it('by phone finds it as it is written and as it is dialled', async () => {
    for (const search of ['555-0077', '(360) 555-0077', '3605550077', '360.555.0077', '360 555 0077'])
      expect((await list({ search })).contacts.map(({ email }) => email)).toEqual(['77@sort.example']);
  });
});

describe('the export', () => {
  const download = async (query = '', caller = admin) => caller.rest('GET', `/api/contacts/export${query}`);
  const lines = (body: unknown) =>
    parse(body as string, { bom: true, columns: true }) as unknown as Record<string, string>[];

  it('is the filtered list in its order, as a file', async () => {
    const { status, headers, body } = await download('?status=active&sort=name');
    expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      200,
      'text/csv; charset=utf-8',
      `attachment; filename="contacts.csv"; filename*=UTF-8''contacts.csv`,
    ]);
    expect(headers.get('cache-control')).toBe('no-store');
    const wanted = await all({ status: 'active', sort: 'name' });
    expect(lines(body).map((line) => line['Email'])).toEqual(wanted.map(({ email }) => email));
    expect(lines(body)[0]).toMatchObject({
      Status: 'active',
      Created: wanted[0]?.createdAt,
      Phone: `${wanted[0]?.phone}`,
    });
    const [entry] = await api.sql(
      "select details, actor_id is not null as by from audit_entries where action = 'contact.export' order by created_at desc limit 1",
    );
    expect(entry).toEqual({ details: { contacts: wanted.length, filters: ['status'] }, by: true });
  });

  it('lets no spreadsheet compute, and has no line but its titles where nothing matches (I1)', async () => {
    await admin.rest('POST', '/api/contacts', {
      firstName: '=HYPERLINK("http://evil.test")',
      lastName: '+1',
      email: 'evil@export.example',
      company: '@SUM(A1)',
      tags: ['-2', 'a "b", c'],
    });
    expect(lines((await download('?search=evil@export')).body)).toMatchObject([
      {
        'First name': `'=HYPERLINK("http://evil.test")`,
        'Last name': "'+1",
        Company: "'@SUM(A1)",
        Tags: `'-2, a "b", c`,
      },
    ]);
    expect((await download('?search=nobody')).body).toBe(
      'First name,Last name,Email,Phone,Company,Status,Source,Tags,Address,Owner,Marketing consent,Consent date,Consent source,Created\r\n',
    );
  });

  it('is for admins, and refuses what the list refuses', async () => {
    expect((await download('', await api.as('customer'))).status).toBe(403);
    expect((await api.rest('GET', '/api/contacts/export')).status).toBe(401);
    for (const query of ['?sort=nonsense', '?search=%00', '?status=x', '?search[$ne]=a'])
      expect((await download(query)).status).toBe(400);
  });

  it('of thousands is whole', async () => {
    await api.sql(
      `insert into contacts (first_name, last_name, email, email_folded, company) select 'Many', n::text, n || '@many.example', n || '@many.example', 'Many Inc' from generate_series(1, 4321) n`,
    );
    const rows = lines((await download('?search=many%20inc')).body);
    expect(new Set(rows.map((row) => row['Email'])).size).toBe(4321);
  });
});
