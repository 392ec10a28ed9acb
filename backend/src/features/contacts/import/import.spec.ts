import { importLimits, importSentences } from '@hearthline/rules/contacts/import.ts';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

const upload = (
  text: string | Buffer,
  name = 'people.csv',
  headers: Record<string, string> = { 'content-type': 'text/csv' },
) =>
  fetch(`${api.url}/api/contact-imports?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { ...headers, authorization: bearer },
    body: text as string,
  }).then(async (answer) => ({ status: answer.status, body: (await answer.json()) as any }));
let bearer = '';
beforeAll(async () => {
  const { openSession } = await import('../../accounts/sessions/session.service.ts');
  const { User } = await import('../../accounts/user.entity.ts');
  const { signAccessToken } = await import('../../accounts/sessions/access-token.ts');
  const { specKey } = await import('../../../testing/api.ts');
  const context = api.app.systemContext();
  const user = await context.transaction((em) =>
    em.findOneOrFail(User, { emailFolded: 'admin@example.com' }),
  );
  bearer = `Bearer ${signAccessToken(specKey, await openSession(context, user), Date.now())}`;
});

const view =
  'id state rows columns mapping done toDo counts { new update unchanged repeat skip error created updated removed restored kept }';
const call = async (field: string, id: string, mapping?: string[]) => {
  const { data, errors } = await admin.gql(
    `mutation ($id: ID!${mapping ? ', $m: [ContactImportField!]!' : ''}) { ${field}(id: $id${mapping ? ', mapping: $m' : ''}) { ${view} } }`,
    { id, ...(mapping && { m: mapping }) },
  );
  return errors ? { code: errors[0]?.extensions.code, message: errors[0]?.message } : data[field];
};
const read = async (id: string) =>
  (await admin.gql(`query ($id: ID!) { contactImport(id: $id) { ${view} } }`, { id })).data.contactImport;
const rows = async (id: string) =>
  (
    await admin.gql(
      'query ($id: ID!) { contactImportRows(id: $id) { rows { position verdict problem outcome undone } } }',
      { id },
    )
  ).data.contactImportRows.rows as {
    position: number;
    verdict: string;
    problem: string | null;
    undone: string | null;
  }[];
const contact = async (email: string) =>
  (
    await api.sql(
      'select first_name, last_name, phone, company, status, tags, source, version from contacts where email = $1',
      [email],
    )
  )[0];
/** Uploads, runs the check with the guessed columns, and imports. */
const through = async (text: string): Promise<string> => {
  const { body } = await upload(text);
  await call('mapContactImport', body.id, body.mapping);
  await api.runJobs();
  await call('startContactImport', body.id);
  await api.runJobs();
  return body.id;
};

describe('a file', () => {
  it.each([
    ['commas and a byte order mark', '\ufeffFirst Name,Last name,E-Mail\r\nAda,Byron,ada@file.example\r\n'],
    ['semicolons', 'First Name;Last name;E-Mail\nAda;"Byron; Lady";ada@file.example'],
    ['tabs', 'First Name\tLast name\tE-Mail\nAda\tByron\tada@file.example\n\n'],
  ])('with %s is read, and its columns guessed', async (_what, text) => {
    const { status, body } = await upload(text);
    expect([status, body.columns, body.mapping, body.rows, body.state]).toEqual([
      201,
      ['First Name', 'Last name', 'E-Mail'],
      ['firstName', 'lastName', 'email'],
      1,
      'uploaded',
    ]);
  });

  it.each([
    ['utf-16le', Buffer.from('\ufeffName\tEmail\nZoë Š\tzoe@file.example', 'utf16le')],
    ['utf-16be', Buffer.from('\ufeffName\tEmail\nZoë Š\tzoe@file.example', 'utf16le').swap16()],
  ])('in %s is read by its mark', async (_what, bytes) => {
    const { body } = await upload(bytes);
    expect(body.sample).toEqual([['Zoë Š', 'zoe@file.example']]);
  });

  it('of an older program keeps its accents', async () => {
    const { body } = await upload(Buffer.from('Name;Email\nJosé Núñez;jose@file.example', 'latin1'));
    expect(body.sample).toEqual([['José Núñez', 'jose@file.example']]);
  });

  it.each<[string, string | Buffer, number, string | undefined]>([
    ['nothing', '', 400, importSentences.empty],
    [
      'a picture',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
      400,
      importSentences.unreadable,
    ],
    ['a workbook', 'PK\u0003\u0004 and more\nof it', 400, importSentences.unreadable],
    [
      'no line of titles',
      'Ada,Byron,ada@file.example\nGrace,Hopper,grace@file.example\n',
      400,
      importSentences.noTitles,
    ],
    ['only titles', 'Email,Name\n', 400, importSentences.empty],
    [
      'too many rows',
      `Email\n${'a@b.example\n'.repeat(importLimits.rows + 1)}`,
      400,
      importSentences.tooManyRows,
    ],
    ['too many columns', `${'a,'.repeat(70)}\n1`, 400, importSentences.tooManyColumns],
    ['more than 25 MB', Buffer.alloc(importLimits.bytes + 1, 'a'), 413, importSentences.tooLarge],
    ['an open quote', `Email\n"${'x'.repeat(300_000)}`, 400, importSentences.unreadable],
  ])('of %s is refused with a sentence', async (_what, text, status, message) => {
    expect(await upload(text)).toMatchObject({ status, body: { message } });
  });

  it('is CSV, from an admin', async () => {
    expect((await upload('{}', 'x.csv', { 'content-type': 'application/json' })).status).toBe(415);
    const nameless = {
      status: 400,
      body: { message: 'Name the file', fieldErrors: { name: 'Name the file' } },
    };
    expect(await upload('Email\na@b.example', '')).toMatchObject(nameless);
    expect(
      await admin.rest('POST', '/api/contact-imports', 'Email', { 'content-type': 'text/csv' }),
    ).toMatchObject(nameless);
    expect(
      await admin.rest('POST', '/api/contact-imports?name=a&name=b', 'Email', { 'content-type': 'text/csv' }),
    ).toMatchObject(nameless);
    expect(
      (
        await (
          await api.as('customer')
        ).rest('POST', '/api/contact-imports?name=x.csv', 'Email', { 'content-type': 'text/csv' })
      ).status,
    ).toBe(403);
  });
});

describe('the dry run', () => {
  it('has a verdict for every row and changes nothing', async () => {
    await admin.rest('POST', '/api/contacts', {
      firstName: 'Grace',
      lastName: 'Hopper',
      email: 'Grace@dry.example',
      tags: ['navy'],
    });
    await admin.rest('POST', '/api/contacts', {
      firstName: 'Same',
      lastName: 'Asever',
      email: 'same@dry.example',
    });
    const before = await api.sql('select count(*)::int as n from contacts');
    const { body } = await upload(
      [
        'Name,Email,Status,Tags,Note',
        'Ada Byron,ada@dry.example,Active,"vip; first home",x',
        'Rear Admiral Hopper,GRACE@dry.example,,navy,',
        'Same Asever,same@dry.example,prospect,,',
        'No Address,nonsense,,,',
        ',nameless@dry.example,,,',
        'Strange Status,strange@dry.example,royal,,',
        'Ada Again,ADA@dry.example,,,',
        'Nul\u0000 Byte,nul@dry.example,,,',
      ].join('\n'),
    );
    expect(body.mapping).toEqual(['fullName', 'email', 'status', 'tags', 'notes']);
    expect(await call('mapContactImport', body.id, body.mapping)).toMatchObject({
      state: 'checking',
      done: 0,
      toDo: 8,
    });
    await api.runJobs();
    expect(await read(body.id)).toMatchObject({
      state: 'checked',
      counts: { new: 2, update: 1, unchanged: 1, repeat: 1, error: 3 },
    });
    expect(
      (await rows(body.id)).map(({ position, verdict, problem }) => [position, verdict, problem]),
    ).toEqual([
      [2, 'new', null],
      [3, 'update', null],
      [4, 'unchanged', null],
      [5, 'error', 'Email: Please enter a valid email address'],
      [6, 'error', importSentences.nameNeeded],
      [7, 'new', null],
      [8, 'repeat', 'Line 2 of this file has the same email'],
      [9, 'error', `First name: ${importSentences.unreadableText}`],
    ]);
    expect(await api.sql('select count(*)::int as n from contacts')).toEqual(before);
    const failed = await admin.rest('GET', `/api/contact-imports/${body.id}/errors`);
    const lines = parse(failed.body, { bom: true, columns: true }) as unknown as Record<string, string>[];
    expect(lines.map((line) => line['Problem'])).toHaveLength(3);
    expect(lines[0]).toMatchObject({
      Name: 'No Address',
      Email: 'nonsense',
      Problem: 'Email: Please enter a valid email address',
    });
  });

  it('wants an email, each field once, and a field for each column', async () => {
    const { body } = await upload('A,B\n1,2');
    for (const [mapping, message] of [
      [['skip', 'firstName'], importSentences.emailNeeded],
      [['email', 'email'], importSentences.twice],
      [['email'], importSentences.columns],
    ] as const) {
      expect(await call('mapContactImport', body.id, [...mapping])).toEqual({ code: 'BAD_INPUT', message });
    }
    expect(await call('startContactImport', body.id)).toMatchObject({ code: 'CONFLICT' });
    for (const missing of ['nonsense', crypto.randomUUID()])
      expect(await call('startContactImport', missing)).toMatchObject({
        code: 'NOT_FOUND',
        message: importSentences.missing,
      });
    await call('mapContactImport', body.id, ['email', 'skip']);
    await api.runJobs();
    expect(await call('startContactImport', body.id)).toMatchObject({
      code: 'BAD_INPUT',
      message: importSentences.nothingToDo,
    });
  });
});

describe('an import', () => {
  it('makes and updates contacts, and is taken back but for what was touched since', async () => {
    const people = ['known', 'known2', 'touched'];
    for (const name of people)
      await admin.rest('POST', '/api/contacts', {
        firstName: 'Old',
        lastName: name,
        email: `${name}@undo.example`,
        phone: '3605550100',
        tags: ['kept'],
      });
    const id = await through(
      [
        'First name,Last name,Email,Phone,Company,Status,Tags',
        ...people.map((name) => `New,,${name}@undo.example,,Acme,customer,more`),
        ...['fresh', 'edited', 'noted', 'gone'].map(
          (name) => `Fresh,${name},${name}@undo.example,'+1 360 555 0199,,,`,
        ),
      ].join('\n'),
    );
    expect(await read(id)).toMatchObject({ state: 'imported', counts: { created: 4, updated: 3, error: 0 } });
    expect(await contact('known@undo.example')).toEqual({
      first_name: 'New',
      last_name: 'known',
      phone: '+13605550100',
      company: 'Acme',
      status: 'customer',
      tags: ['kept', 'more'],
      source: 'manual',
      version: 2,
    });
    expect(await contact('fresh@undo.example')).toMatchObject({
      phone: '+13605550199',
      source: 'import',
      status: 'prospect',
      version: 1,
    });
    expect(
      (
        await api.sql(
          'select count(*)::int as n from contact_status_changes s join contacts c on c.id = s.contact_id where c.email like $1',
          ['%@undo.example'],
        )
      )[0],
    ).toEqual({ n: 3 });

    const idOf = async (email: string) =>
      (await api.sql('select id from contacts where email = $1', [email]))[0]?.['id'] as string;
    for (const email of ['touched@undo.example', 'edited@undo.example'])
      await admin.gql(
        'mutation ($s: ContactSelectionInput!) { setContactsStatus(selection: $s, status: inactive) { changed } }',
        { s: { ids: [await idOf(email)] } },
      );
    await admin.gql('mutation ($id: ID!) { addContactNote(contactId: $id, input: { text: "Called" }) }', {
      id: await idOf('noted@undo.example'),
    });
    await admin.rest('DELETE', `/api/contacts/${await idOf('gone@undo.example')}`);

    expect(await call('revertContactImport', id)).toMatchObject({ state: 'reverting' });
    await api.runJobs();
    expect(await read(id)).toMatchObject({ state: 'reverted', counts: { removed: 1, restored: 2, kept: 4 } });
    const kept = (await rows(id))
      .filter(({ undone }) => undone === 'kept')
      .map(({ position, problem }) => [position, problem]);
    expect(kept).toEqual([
      [4, importSentences.changedSince],
      [6, importSentences.changedSince],
      [7, importSentences.attachedSince],
      [8, importSentences.goneSince],
    ]);
    expect(await contact('known@undo.example')).toEqual({
      first_name: 'Old',
      last_name: 'known',
      phone: '+13605550100',
      company: null,
      status: 'prospect',
      tags: ['kept'],
      source: 'manual',
      version: 3,
    });
    expect(await contact('touched@undo.example')).toMatchObject({ company: 'Acme', status: 'inactive' });
    expect(await contact('fresh@undo.example')).toBeUndefined();
    expect(await call('revertContactImport', id)).toMatchObject({ code: 'CONFLICT' });
    const actions = (
      await api.sql('select action, details from audit_entries where object = $1 order by created_at, id', [
        `contact-import:${id}`,
      ])
    ).map(({ action }) => action);
    expect(actions).toEqual([
      'contact.import-upload',
      'contact.import-checking',
      'contact.import-importing',
      'contact.import',
      'contact.import-reverting',
      'contact.import-revert',
    ]);
  });

  it('of what was exported changes nothing', async () => {
    await admin.rest('POST', '/api/contacts', {
      firstName: '=Evil',
      lastName: '+Cell',
      email: 'round@trip.example',
      phone: '+1 360 555 0100',
      company: '@home',
      tags: ['a', 'b'],
    });
    const { body: file } = await admin.rest('GET', '/api/contacts/export?search=trip.example');
    const { body } = await upload(file as string);
    await call('mapContactImport', body.id, body.mapping);
    await api.runJobs();
    expect((await read(body.id)).counts).toMatchObject({ new: 0, update: 0, unchanged: 1, error: 0 });
  });
});
