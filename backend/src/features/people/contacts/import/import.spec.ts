import { importSentences } from '@hearthline/rules/people/contacts/import.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { importsOf } from '../../../../testing/fixtures/imports.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

const { upload, map, move, read, rows, through } = importsOf(api, () => admin);

const contact = async (email: string) =>
  (
    await api.sql(
      'select first_name, last_name, phone, company, status, tags, source, version from contacts where email = $1',
      [email],
    )
  )[0];

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
    const id = await through([
      'First name,Last name,Email,Phone,Company,Status,Tags',
      ...people.map((name) => `New,,${name}@undo.example,,Acme,customer,more`),
      ...['fresh', 'edited', 'noted', 'gone'].map(
        (name) => `Fresh,${name},${name}@undo.example,'+1 360 555 0199,,,`,
      ),
    ]);
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

    expect(await move('revertContactImport', id)).toMatchObject({ state: 'reverting' });
    await api.runJobs();
    expect(await read(id)).toMatchObject({ state: 'reverted', counts: { removed: 1, restored: 2, kept: 4 } });
    const unchanged = (await rows(id))
      .filter(({ undone }) => undone === 'kept')
      .map(({ position, problem }) => [position, problem]);
    expect(unchanged).toEqual([
      [4, importSentences.changedSince],
      [6, importSentences.changedSince],
      [7, importSentences.attachedSince],
      [8, importSentences.deletedSince],
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
    expect(await move('revertContactImport', id)).toMatchObject({ code: 'CONFLICT' });
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

  it('that only added a note to a contact takes the note back', async () => {
    await admin.rest('POST', '/api/contacts', {
      firstName: 'Noted',
      lastName: 'Only',
      email: 'only@note.example',
    });
    const id = await through([
      'First name,Last name,Email,Notes',
      'Noted,Only,only@note.example,Wants cedar',
    ]);
    const notes = () =>
      api.sql(
        "select text from contact_notes n join contacts c on c.id = n.contact_id where c.email = 'only@note.example'",
      );
    expect(await notes()).toEqual([{ text: 'Wants cedar' }]);
    await move('revertContactImport', id);
    await api.runJobs();
    expect((await read(id)).counts).toMatchObject({ restored: 1, kept: 0 });
    expect(await notes()).toEqual([]);
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
    await map(body.id, body.mapping);
    await api.runJobs();
    expect((await read(body.id)).counts).toMatchObject({ new: 0, update: 0, unchanged: 1, error: 0 });
  });
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
    const { counts, done, toDo, state } = await read(id);
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
  await move('revertContactImport', id);
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
