import { importWaitsHours } from '@hearthline/rules/contacts/import.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { purgeImports } from './purge-imports.ts';

const api = useApi();
let admin: Caller;
let adminId: string;
beforeAll(async () => {
  admin = await api.as('admin');
  adminId = (await api.sql("select id from users where email = 'admin@example.com'"))[0]?.['id'] as string;
});

interface Options {
  readonly mapping?: string[];
  readonly options?: object;
}

const gql = async (query: string, variables: object): Promise<Record<string, any>> => {
  const { data, errors } = await admin.gql(query, variables as Record<string, unknown>);
  return errors ? { code: errors[0]?.extensions.code, message: errors[0]?.message } : data;
};
const upload = async (text: string): Promise<{ id: string; mapping: string[] }> =>
  (await admin.rest('POST', '/api/contact-imports?name=people.csv', text, { 'content-type': 'text/csv' }))
    .body;
const map = (id: string, mapping: string[], options?: object) =>
  gql(
    'mutation ($id: ID!, $m: [ContactImportField!]!, $o: ContactImportOptionsInput) { mapContactImport(id: $id, mapping: $m, options: $o) { id } }',
    { id, m: mapping, o: options },
  );
const read = async (id: string) =>
  (
    await gql(
      'query ($id: ID!) { contactImport(id: $id) { state counts { new update unchanged repeat skip error created updated removed restored kept } } }',
      { id },
    )
  ).contactImport;
const start = async (id: string): Promise<void> => {
  await gql('mutation ($id: ID!) { startContactImport(id: $id) { id } }', { id });
  await api.runJobs();
};
/** Uploads, checks and imports. */
const through = async (lines: string[], { mapping, options }: Options = {}): Promise<string> => {
  const { id, mapping: guessed } = await upload(lines.join('\n'));
  await map(id, mapping ?? guessed, options);
  await api.runJobs();
  await start(id);
  return id;
};
const contact = async (email: string): Promise<Record<string, any> | undefined> =>
  (await api.sql('select *, created_at::text as created from contacts where email = $1', [email]))[0];
const notesOf = (email: string): Promise<object[]> =>
  api.sql(
    'select text, author_name from contact_notes where contact_id = (select id from contacts where email = $1) order by id',
    [email],
  );

describe('what a contact can hold', () => {
  it('has a column: address, owner, notes, dates and consent', async () => {
    const { id, mapping } = await upload(
      'Name,Email,Street address,Contact owner,Notes,Created date,Newsletter,Consent date,Consent source\nA B,x@y.example,,,,,,,\n',
    );
    expect(mapping).toEqual([
      'fullName',
      'email',
      'address',
      'owner',
      'notes',
      'createdAt',
      'consent',
      'consentAt',
      'consentSource',
    ]);
    expect(await map(id, mapping)).toMatchObject({ mapContactImport: { id } });
    await through([
      'Name,Email,Address,Owner,Notes,Created,Marketing consent,Consent date,Consent source',
      'Eva St. John,eva@hold.example,"1 Alder Street, Sequim",ADMIN@example.com,"Likes ""porches""",3/5/2023,Yes,2023-04-01T10:00:00Z,Home show',
      'Jan van der Berg,jan@hold.example,,Nobody Known,,1/1/2199,opted out,,',
      'Maria de la Cruz,maria@hold.example,,,,not a day,perhaps,,',
    ]);
    expect(await contact('eva@hold.example')).toMatchObject({
      first_name: 'Eva',
      last_name: 'St. John',
      address: '1 Alder Street, Sequim',
      owner_id: adminId,
      marketing_consent: 'yes',
      consent_source: 'Home show',
    });
    expect((await contact('eva@hold.example'))?.created).toContain('2023-03-05');
    expect((await contact('eva@hold.example'))?.consent_at).toEqual(new Date('2023-04-01T10:00:00Z'));
    expect(await notesOf('eva@hold.example')).toEqual([
      { text: 'Likes "porches"', author_name: expect.any(String) },
    ]);
    expect(await contact('jan@hold.example')).toMatchObject({
      last_name: 'van der Berg',
      owner_id: null,
      marketing_consent: 'no',
      consent_source: 'Import of people.csv',
    });
    expect(await contact('maria@hold.example')).toMatchObject({
      last_name: 'de la Cruz',
      marketing_consent: 'unknown',
      consent_at: null,
    });
    for (const email of ['jan@hold.example', 'maria@hold.example'])
      expect(Date.now() - ((await contact(email))?.created_at as Date).getTime()).toBeLessThan(600_000);
    const { contact: shown } = await gql(
      'query ($id: ID!) { contact(id: $id) { address ownerName marketingConsent consentSource } }',
      { id: (await contact('eva@hold.example'))?.id },
    );
    expect(shown).toEqual({
      address: '1 Alder Street, Sequim',
      ownerName: expect.any(String),
      marketingConsent: 'yes',
      consentSource: 'Home show',
    });
  });

  it('is taken back with the notes of the import, which are nobody’s reason to keep a contact', async () => {
    await admin.rest('POST', '/api/contacts', {
      firstName: 'Old',
      lastName: 'Friend',
      email: 'old@back.example',
      address: 'Here',
    });
    const id = await through([
      'Name,Email,Address,Owner,Notes,Consent',
      'New One,new@back.example,There,,First call,yes',
      'Old Friend,old@back.example,There,admin@example.com,Called,no',
    ]);
    expect(await contact('old@back.example')).toMatchObject({
      address: 'There',
      owner_id: adminId,
      marketing_consent: 'no',
      version: 2,
    });
    await gql('mutation ($id: ID!) { revertContactImport(id: $id) { id } }', { id });
    await api.runJobs();
    expect((await read(id)).counts).toMatchObject({ removed: 1, restored: 1, kept: 0 });
    expect(await contact('new@back.example')).toBeUndefined();
    expect(await contact('old@back.example')).toMatchObject({
      address: 'Here',
      owner_id: null,
      marketing_consent: 'unknown',
      consent_at: null,
      consent_source: null,
    });
    expect(await notesOf('old@back.example')).toEqual([]);
  });
});

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
    const { id, mapping } = await upload(lines.join('\n'));
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
    expect((await read(id)).counts).toMatchObject({ new: 3, unchanged: 1, error: 0 });
    await start(id);
    const statuses = await api.sql(
      "select email, status from contacts where email like '%@words.example' order by email",
    );
    expect(statuses.map(({ status }) => status)).toEqual(['customer', 'active', 'active', 'customer']);
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
    await api.sql("insert into contact_sources values ('referral', 'referral') on conflict do nothing");
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

describe('full names', () => {
  it('that can be split in several ways are listed, and split as chosen', async () => {
    const names = [
      'Jan van der Berg',
      'Plain Name',
      'St. John',
      'Mc Donald Jr.',
      'Ana Maria Silva',
      'Cruz; Ana',
    ];
    const { id } = await upload(
      ['Full name,Email', ...names.map((name, n) => `"${name.replace(';', ',')}",${n}@names.example`)].join(
        '\n',
      ),
    );
    const { contactImportNames } = await gql(
      'query ($id: ID!) { contactImportNames(id: $id, column: 0) { names { name } pagination { total } } }',
      { id },
    );
    expect(contactImportNames.names.map(({ name }: { name: string }) => name).sort()).toEqual([
      'Ana Maria Silva',
      'Cruz, Ana',
      'Jan van der Berg',
      'Mc Donald Jr.',
      'St. John',
    ]);
    await map(id, ['fullName', 'email'], { splits: [{ name: 'ana maria silva', firstWords: 1 }] });
    await api.runJobs();
    await start(id);
    const stored = await api.sql(
      "select first_name || '|' || last_name as name from contacts where email like '%@names.example' order by email",
    );
    expect(stored.map(({ name }) => name)).toEqual([
      'Jan|van der Berg',
      'Plain|Name',
      '-|St. John',
      '-|Mc Donald Jr.',
      'Ana|Maria Silva',
      'Ana|Cruz',
    ]);
  });
});

describe('a second row with one email', () => {
  const lines = (at: string) => [
    'First name,Last name,Email,Phone,Company,Tags,Notes',
    `Ada,Byron,ada@${at},,Engines,a,one`,
    `Augusta,King,ADA@${at},360 555 0100,Mills,b,two`,
  ];
  it.each([
    [
      'update',
      'u.example',
      { first_name: 'Augusta', last_name: 'King', company: 'Mills', tags: ['a', 'b'] },
      { new: 1, repeat: 1 },
      2,
    ],
    [
      'merge',
      'm.example',
      { first_name: 'Ada', last_name: 'Byron', company: 'Engines', tags: ['a', 'b'] },
      { new: 1, repeat: 1 },
      2,
    ],
    [
      'skip',
      's.example',
      { first_name: 'Ada', last_name: 'Byron', company: 'Engines', phone: null, tags: ['a'] },
      { new: 1, skip: 1 },
      1,
    ],
  ] as const)('by choice: %s', async (duplicates, at, expected, counts, notes) => {
    const id = await through(lines(at), { options: { duplicates } });
    expect((await read(id)).counts).toMatchObject({ ...counts, created: 1, error: 0 });
    expect(await contact(`ada@${at}`)).toMatchObject(expected);
    expect(await notesOf(`ada@${at}`)).toHaveLength(notes);
    // Importing it once more repeats nothing.
    const again = await through(lines(at), {
      options: { duplicates: duplicates === 'update' ? 'merge' : duplicates },
    });
    expect((await read(again)).counts).toMatchObject({ created: 0, updated: 0 });
    expect(await notesOf(`ada@${at}`)).toHaveLength(notes);
    await gql('mutation ($id: ID!) { revertContactImport(id: $id) { id } }', { id });
    await api.runJobs();
    expect(await contact(`ada@${at}`)).toBeUndefined();
  });

  it('of a contact that exists fills in what it lacks, or leaves it alone', async () => {
    for (const name of ['merge', 'skip'])
      await admin.rest('POST', '/api/contacts', {
        firstName: 'Old',
        lastName: '-',
        email: `${name}@exist.example`,
        phone: '3605550100',
      });
    for (const duplicates of ['merge', 'skip'])
      await through(
        [
          'First name,Last name,Email,Phone,Company,Status',
          `New,Name,${duplicates}@exist.example,360 555 0999,Acme,customer`,
        ],
        { options: { duplicates } },
      );
    expect(await contact('merge@exist.example')).toMatchObject({
      first_name: 'Old',
      last_name: 'Name',
      company: 'Acme',
      status: 'prospect',
      version: 2,
    });
    expect(await contact('skip@exist.example')).toMatchObject({
      first_name: 'Old',
      last_name: '-',
      company: null,
      version: 1,
    });
  });

  it('never turns a stored no into a yes by accident', async () => {
    await admin.rest('POST', '/api/contacts', {
      firstName: 'N',
      lastName: 'O',
      email: 'no@exist.example',
      marketingConsent: 'no',
    });
    const say = (word: string, day: string) =>
      through(['Name,Email,Consent,Consent date', `N O,no@exist.example,${word},${day}`]);
    await say('yes', '');
    await say('yes', '2020-01-01');
    expect(await contact('no@exist.example')).toMatchObject({
      marketing_consent: 'no',
      consent_source: 'Contact form',
    });
    await api.sql("update contacts set consent_at = '2024-01-01' where email = 'no@exist.example'");
    await say('yes', '2024-02-01');
    expect(await contact('no@exist.example')).toMatchObject({ marketing_consent: 'yes' });
  });
});

describe('an import that nobody goes on with', () => {
  const exists = async (id: string): Promise<boolean> =>
    (await api.sql('select from contact_imports where id = $1', [id])).length > 0;
  /** Sets the clock, and signs in anew: tokens last minutes. */
  const setClock = async (at: Date): Promise<void> => {
    api.clock.set(at);
    admin = await api.as('admin');
  };
  const hours = (count: number, more = 0): Date =>
    new Date(Date.parse('2027-03-01T12:00:00Z') + count * 3_600_000 + more);

  it('is deleted a day after the last step, with all its rows, and not a moment before', async () => {
    await setClock(hours(0));
    const { id } = await upload('Email,Name\na@late.example,A B');
    const checked = await upload('Email,Name\nb@late.example,A B');
    const done = await through(['Email,Name', 'c@late.example,C D']);
    await setClock(hours(5));
    await map(checked.id, checked.mapping);
    await api.runJobs();
    await setClock(hours(importWaitsHours, -1));
    await purgeImports(api.app.systemContext());
    expect(await exists(id)).toBe(true);
    await setClock(hours(importWaitsHours));
    await purgeImports(api.app.systemContext());
    expect([await exists(id), await exists(checked.id), await exists(done)]).toEqual([false, true, true]);
    expect(await api.sql('select from contact_import_rows where import_id = $1', [id])).toEqual([]);
    expect(await gql('query ($id: ID!) { contactImport(id: $id) { id } }', { id })).toMatchObject({
      code: 'NOT_FOUND',
    });
    await setClock(hours(5 + importWaitsHours));
    await purgeImports(api.app.systemContext());
    expect([await exists(checked.id), await exists(done)]).toEqual([false, true]);
    api.clock.reset();
    admin = await api.as('admin');
  });

  it('is not seen while its file is still being stored, and leaves nothing if that fails', async () => {
    const [{ n }] = (await api.sql('select count(*)::int as n from contact_imports')) as [{ n: number }];
    const answer = await admin.rest(
      'POST',
      '/api/contact-imports?name=broken.csv',
      `Email\n${'a@b.example\n'.repeat(3000)}"${'x'.repeat(300_000)}`,
      { 'content-type': 'text/csv' },
    );
    expect(answer.status).toBe(400);
    expect(await api.sql('select count(*)::int as n from contact_imports')).toEqual([{ n }]);
    await api.sql(
      "insert into contact_imports (file_name, columns, mapping, rows) values ('half.csv', '{Email}', '{email}', 0)",
    );
    const { contactImports } = await gql('{ contactImports { fileName } }', {});
    expect(contactImports.map(({ fileName }: { fileName: string }) => fileName)).not.toContain('half.csv');
  });
});

it('finds a contact by the words of notes that came with it, and of one that came later', async () => {
  await through(['Name,Email,Notes', 'Eve Notes,eve@words.example,Öland']);
  const words = async () => (await contact('eve@words.example'))?.['search_text'];
  expect(await words()).toMatch(/^eve notes eve@words.example +oland$/);
  await api.sql(
    "insert into contact_notes (contact_id, author_id, author_name, text) select id, gen_random_uuid(), 'Somebody', 'Wants a porch' from contacts where email = 'eve@words.example'",
  );
  expect(await words()).toMatch(/^eve notes eve@words.example +oland wants a porch$/);
});

it('counts the rows by what was found and done, at each step', async () => {
  const id = await through(
    [
      'Name,Email',
      'Ada One,one@counts.example',
      'Ada Two,two@counts.example',
      'Ada Two Again,two@counts.example',
      'Nobody,nobody at all',
    ],
    { mapping: ['fullName', 'email'] },
  );
  const shown = async () => {
    const { counts, done, toDo, state } = (
      await gql(
        'query ($id: ID!) { contactImport(id: $id) { state done toDo counts { new update unchanged repeat skip error created updated removed restored kept } } }',
        { id },
      )
    ).contactImport;
    return { ...Object.fromEntries(Object.entries(counts).filter(([, rows]) => rows)), done, toDo, state };
  };
  expect(await shown()).toEqual({
    new: 2,
    repeat: 1,
    error: 1,
    created: 2,
    done: 3,
    toDo: 3,
    state: 'imported',
  });
  await gql('mutation ($id: ID!) { revertContactImport(id: $id) { id } }', { id });
  expect(await shown()).toEqual({
    new: 2,
    repeat: 1,
    error: 1,
    created: 2,
    done: 0,
    toDo: 2,
    state: 'reverting',
  });
  await api.runJobs();
  expect(await shown()).toEqual({
    new: 2,
    repeat: 1,
    error: 1,
    created: 2,
    removed: 2,
    done: 2,
    toDo: 2,
    state: 'reverted',
  });
});
