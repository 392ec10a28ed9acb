import { foldSearch } from '@hearthline/rules/search.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { refillSearch } from '../features/people/contacts/list/rebuild-search-text.ts';
import { useApi, type Caller } from '../testing/api.ts';

const api = useApi();
let admin: Caller;
let contactId: string;
beforeAll(async () => {
  admin = await api.as('admin');
  const { body } = await admin.rest('POST', '/api/contacts', {
    firstName: 'Zoë',
    lastName: 'Müller',
    email: 'zm@search.example',
    phone: '+13605550142',
    tags: ['Straße'],
  });
  contactId = String(body.id);
  await api.sql(
    "insert into contacts (first_name, last_name, email, email_folded, phone) values ('Zoe', 'Miller', 'other@search.example', 'other@search.example', '(360) 555-0188')",
  );
});

/** How many the list has, by both APIs, which must agree. */
const total = async (
  list: 'contacts' | 'projects' | 'documents' | 'appointments',
  search: string,
): Promise<number> => {
  const { data, errors } = await admin.gql(
    `query ($search: String) { ${list}(search: $search) { pagination { total } } }`,
    { search },
  );
  expect(errors).toBeUndefined();
  if (list !== 'appointments')
    expect(
      (await admin.rest('GET', `/api/${list}?${new URLSearchParams({ search }).toString()}`)).body.pagination
        .total,
      search,
    ).toBe(data[list].pagination.total);
  return data[list].pagination.total;
};

describe('a contact', () => {
  it.each([
    'zoe muller',
    'Zoë Müller',
    'MULLER ZOE',
    '  zoe   muller ',
    'mull zo',
    'müll',
    'zm@search muller',
    'strasse',
    'zoe STRASSE',
    '360 555 0142',
    '(360) 555-0142',
    '+1 360 555 0142',
    '3605550142',
    '555-0142 zoe',
    '360 555 muller',
  ])('is found by “%s”', async (search) => {
    expect(await total('contacts', search)).toBe(1);
  });

  it('is not found by half of what is looked for', async () => {
    for (const search of ['zoe mullet', 'zoe muller x', '360 555 0143', '\\', 'zoe %', 'm_ller'])
      expect(await total('contacts', search), search).toBe(0);
    expect(await total('contacts', 'zoe search.example')).toBe(2);
  });

  it('is found by its notes and calls, as long as they stand there', async () => {
    const { data } = await admin.gql(
      'mutation ($id: ID!) { addContactNote(contactId: $id, input: { text: "Wants a façade of cedar" }) }',
      { id: contactId },
    );
    expect(await total('contacts', 'FACADE muller')).toBe(1);
    await admin.gql(
      'mutation ($id: ID!) { updateContactNote(id: $id, input: { text: "Wants a gable", version: 1 }) }',
      { id: data.addContactNote },
    );
    expect([await total('contacts', 'facade'), await total('contacts', 'gable')]).toEqual([0, 1]);
    await admin.gql(
      'mutation ($id: ID!) { logContactCall(contactId: $id, input: { outcome: no_answer, text: "Try the neighbor" }) }',
      { id: contactId },
    );
    expect(await total('contacts', 'zoe neighbor')).toBe(1);
    await admin.gql('mutation ($id: ID!) { deleteContactNote(id: $id) }', { id: data.addContactNote });
    expect(await total('contacts', 'gable')).toBe(0);
    await admin.rest('DELETE', `/api/contacts/${contactId}`);
    expect(await total('contacts', 'neighbor')).toBe(0);
    await admin.rest('POST', `/api/contacts/${contactId}/restore`);
    expect(await total('contacts', 'neighbor muller')).toBe(1);
  });

  it('stored before the search was folded is found once the job has passed, and another run changes nothing', async () => {
    await api.sql(
      "insert into contacts (first_name, last_name, email, email_folded, tags) select 'Old', 'Ünal' || n, n || '@old.example', n || '@old.example', array['Früher'] from generate_series(1, 2300) n",
    );
    await api.sql('alter table contacts disable trigger contacts_searched');
    await api.sql(
      "update contacts set search_text = lower(first_name || ' ' || last_name || ' ' || email || '  ') where first_name = 'Old'",
    );
    await api.sql('alter table contacts enable trigger contacts_searched');
    expect([await total('contacts', 'unal'), await total('contacts', 'fruher')]).toEqual([0, 0]);
    await api.sql(
      "insert into contact_search_refill values ('00000000-0000-0000-0000-000000000000') on conflict do nothing",
    );
    await refillSearch(api.app.systemContext());
    expect([await total('contacts', 'unal'), await total('contacts', 'fruher old')]).toEqual([2300, 2300]);
    expect(await api.sql('select from contact_search_refill')).toEqual([]);
    const [before] = await api.sql(
      "select max(xmin::text::bigint) as last from contacts where first_name = 'Old'",
    );
    await refillSearch(api.app.systemContext());
    expect(
      await api.sql("select max(xmin::text::bigint) as last from contacts where first_name = 'Old'"),
    ).toEqual([before]);
  });
});

describe('the same rule', () => {
  it('finds projects, their documents and their threads', async () => {
    const { body } = await admin.rest('POST', '/api/projects', {
      name: 'Hütte am Søby',
      address: '12 Élan Road',
    });
    await api.sql(
      "insert into documents (project_id, name, type, state, uploaded_at) values ($1, 'Baugesuch Größe', 'permit', 'approved', now())",
      [body.id],
    );
    await api.sql(
      `insert into document_versions (document_id, number, file_name, content_type, size, storage_key, sha256, state)
       select id, 1, 'a.pdf', 'application/pdf', 1, uuidv7(), '', 'approved' from documents where name = 'Baugesuch Größe'`,
    );
    for (const search of ['hutte soby', 'elan  HÜTTE', 'road 12'])
      expect(await total('projects', search), search).toBe(1);
    for (const search of ['grosse baugesuch', 'baugesuch hutte', 'elan grosse'])
      expect(await total('documents', search), search).toBe(1);
    expect([await total('projects', 'hutte nowhere'), await total('documents', 'grosse nowhere')]).toEqual([
      0, 0,
    ]);
    await api.sql('insert into message_threads (project_id, last_number, last_at) values ($1, 1, now())', [
      body.id,
    ]);
    const { data } = await admin.gql('{ messageThreads(search: "soby hutte") { pagination { total } } }');
    expect(data.messageThreads.pagination.total).toBe(1);
  });

  it('finds appointments', async () => {
    const [consultant] = await api.sql("insert into consultants (name) values ('C') returning id");
    await api.sql(
      `insert into appointments (customer_name, customer_email, customer_phone, appointment_date, appointment_time, starts_at, ends_at, consultant_id)
       values ('Łukasz Żak', 'lz@search.example', '+13605550142', '2030-01-02', '09:00 AM', '2030-01-02T17:00:00Z', '2030-01-02T17:30:00Z', $1)`,
      [consultant?.id],
    );
    for (const search of ['lukasz zak', 'ŻAK  łukasz', '(360) 555-0142', 'zak 555 lz@'])
      expect(await total('appointments', search), search).toBe(1);
    expect(await total('appointments', 'lukasz zack')).toBe(0);
  });
});

it('the database folds as the rules do', async () => {
  // Latin, Greek, Cyrillic, punctuation, and what is written wide or small; the letters each between two others.
  const blocks = [
    [0x20, 0x24f],
    [0x250, 0x5ff],
    [0x1e00, 0x206f],
    [0x2070, 0x218f],
    [0xfb00, 0xfb17],
    [0xff00, 0xff5e],
  ] as const;
  const letters = blocks.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => `a${String.fromCodePoint(from + at)}b`),
  );
  const folded = await api.sql<{ text: string; folded: string }>(
    'select text, search_fold(text) as folded from unnest($1::text[]) text',
    [letters],
  );
  expect(
    folded
      .filter(({ text, folded: theirs }) => foldSearch(text) !== theirs)
      .map(({ text, folded: theirs }) => [text, foldSearch(text), theirs]),
  ).toEqual([]);
});
