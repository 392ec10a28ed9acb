import { contactSentences } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { invalidEmail } from '@hearthline/rules/text.ts';
import { errorCatalogue } from '@hearthline/rules/errors.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

const fields = {
  firstName: 'Ada',
  lastName: 'Byron',
  phone: null,
  company: null,
  status: 'prospect',
  tags: [] as string[],
};
const create = async (email: string, more: object = {}) =>
  (await admin.rest('POST', '/api/contacts', { ...fields, email, ...more })).body;
const patch = (id: string, input: object) => admin.rest('PATCH', `/api/contacts/${id}`, input);

describe('editing a contact', () => {
  it('sets what the form holds, counts the change and writes the step of the status down', async () => {
    const { id, createdAt, source } = await create('edit@update.example');
    const edited = {
      firstName: 'Augusta',
      lastName: 'King',
      email: 'Edit2@Update.example',
      phone: '+13605550199',
      company: 'Engines',
      status: 'customer',
      tags: ['vip'],
    };
    const { status, body } = await patch(id, { ...edited, version: 1 });
    expect([status, body]).toMatchObject([200, { id, createdAt, source, ...edited, version: 2 }]);
    expect((await admin.rest('GET', '/api/contacts?search=edit2@update')).body.contacts).toEqual([body]);
    expect((await admin.rest('GET', '/api/contacts?search=555-0142')).body.pagination.total).toBe(0);
    expect((await admin.rest('GET', '/api/contacts?search=(360)%20555-0199')).body.pagination.total).toBe(1);
    const { data } = await admin.gql(
      'query ($id: ID!) { contactTimeline(id: $id) { entries { kind title by } } contactTags }',
      { id },
    );
    expect(data.contactTimeline.entries[0]).toMatchObject({ kind: 'status', title: 'Prospect → Customer' });
    expect(data.contactTags).toContain('vip');
  });

  it('empties a phone number that is left out', async () => {
    const { id } = await create('left-out@update.example', { phone: '360 555 0142' });
    const { data, errors } = await admin.gql(
      'mutation ($id: ID!) { updateContact(id: $id, input: { firstName: "A", lastName: "B", email: "left-out@update.example", version: 1 }) { phone } }',
      { id },
    );
    expect(errors).toBeUndefined();
    expect(data.updateContact.phone).toBeNull();
  });

  it('tells the second of two, over both APIs, and changes nothing (K12)', async () => {
    const { id } = await create('second@update.example');
    expect(
      (await patch(id, { ...fields, email: 'second@update.example', company: 'First', version: 1 })).status,
    ).toBe(200);
    const late = { ...fields, email: 'second@update.example', company: 'Second', version: 1 };
    expect(await patch(id, late)).toMatchObject({
      status: 409,
      body: { message: errorCatalogue.CONFLICT.message, code: 'CONFLICT' },
    });
    const { errors } = await admin.gql(
      'mutation ($id: ID!, $input: UpdateContactInput!) { updateContact(id: $id, input: $input) { id } }',
      { id, input: late },
    );
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect((await admin.rest('GET', `/api/contacts/${id}`)).body).toMatchObject({
      company: 'First',
      version: 2,
    });
  });

  it('lets exactly one of ten through that edit at once', async () => {
    const { id } = await create('ten@update.example');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        patch(id, { ...fields, email: 'ten@update.example', company: `No ${number}`, version: 1 }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    expect((await admin.rest('GET', `/api/contacts/${id}`)).body.version).toBe(2);
  });

  it('takes no field that the form does not hold, and no wrong value', async () => {
    const { id, createdAt } = await create('mass@update.example');
    const mass = {
      ...fields,
      email: 'mass@update.example',
      version: 1,
      id: '0199aaaa-0000-7000-8000-000000000000',
      createdAt: '2020-01-01',
      source: 'forged',
      emailFolded: 'x',
    };
    expect((await patch(id, mass)).body).toMatchObject({ id, createdAt, source: 'manual', version: 2 });
    for (const version of [undefined, null, '2', 1.5, -1, 1e20])
      expect((await patch(id, { ...mass, version })).status).toBe(400);
    expect(await patch(id, { ...mass, version: 2, firstName: '' })).toMatchObject({
      status: 400,
      body: { fieldErrors: { firstName: contactSentences.firstNameRequired } },
    });
    expect((await patch(id, { ...mass, version: 2, company: 'a\u0000b' })).status).toBe(400);
    expect((await patch('nonsense', { ...mass, version: 2 })).status).toBe(404);
  });
});

describe('notes', () => {
  const add = async (id: string, text: string): Promise<string> =>
    (
      await admin.gql(
        'mutation ($id: ID!, $text: String!) { addContactNote(contactId: $id, input: { text: $text }) }',
        { id, text },
      )
    ).data.addContactNote;
  const change = (caller: Caller, id: string, version: number) =>
    caller.gql(
      'mutation ($id: ID!, $version: Int!) { updateContactNote(id: $id, input: { text: "Mended", version: $version }) }',
      { id, version },
    );

  it('are added, changed by who wrote them only, and deleted', async () => {
    const { id } = await create('notes@update.example');
    const note = await add(id, '  First line\nsecond  ');
    await api.addUser({ email: 'other.admin@example.com', role: 'admin' });
    const other = await api.asUser('other.admin@example.com');
    expect((await change(other, note, 1)).errors?.[0]).toMatchObject({
      message: contactSentences.notYours,
      extensions: { code: 'FORBIDDEN' },
    });
    expect((await change(admin, note, 1)).errors).toBeUndefined();
    expect((await change(admin, note, 1)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    const entries = async (caller: Caller) =>
      (
        await caller.gql(
          'query ($id: ID!) { contactTimeline(id: $id) { entries { kind text version viewerCanEdit } } }',
          { id },
        )
      ).data.contactTimeline.entries;
    expect((await entries(admin))[0]).toEqual({
      kind: 'note',
      text: 'Mended',
      version: 2,
      viewerCanEdit: true,
    });
    expect((await entries(other))[0]).toMatchObject({ viewerCanEdit: false });
    expect(
      (await other.gql('mutation ($id: ID!) { deleteContactNote(id: $id) }', { id: note })).errors,
    ).toBeUndefined();
    expect((await entries(admin)).map(({ kind }: { kind: string }) => kind)).toEqual(['created']);
    for (const absent of [note, 'nonsense', id]) {
      expect((await change(admin, absent, 2)).errors?.[0]).toMatchObject({
        message: contactSentences.noteMissing,
        extensions: { code: 'NOT_FOUND' },
      });
    }
  });

  it('fill more than one page of the time line', async () => {
    const { id } = await create('many@update.example');
    for (let number = 0; number < 34; number += 1) await add(id, `Note ${number}`);
    const page = async (after: string | null) =>
      (
        await admin.gql(
          'query ($id: ID!, $after: String) { contactTimeline(id: $id, after: $after) { entries { id } next } }',
          { id, after },
        )
      ).data.contactTimeline;
    const first = await page(null);
    const second = await page(first.next);
    expect([first.entries.length, second.entries.length, second.next]).toEqual([30, 5, null]);
    expect(new Set([...first.entries, ...second.entries].map((entry: { id: string }) => entry.id)).size).toBe(
      35,
    );
    expect((await page("x'; drop table contacts")).entries).toHaveLength(30);
  });
});

describe('a contact that is being typed', () => {
  const probe = async (input: object) =>
    (
      await admin.gql(
        'query ($input: ContactProbeInput!) { contactDuplicates(input: $input) { reason contact { id } } }',
        { input },
      )
    ).data.contactDuplicates;

  it('is told apart from one with the same address, phone or name', async () => {
    const { id } = await create('Twin@Update.example', {
      firstName: 'Wanda',
      lastName: 'O%_Twin',
      phone: '+1 (360) 555-8123',
    });
    const hit = (reason: string) => [{ reason, contact: { id } }];
    expect(await probe({ email: ' twin@UPDATE.example ' })).toEqual(hit('email'));
    expect(await probe({ phone: '360-555-8123' })).toEqual(hit('phone'));
    expect(await probe({ firstName: 'wanda', lastName: 'o%_twin' })).toEqual(hit('name'));
    expect(
      await probe({
        email: 'twin@update.example',
        phone: '3605558123',
        firstName: 'Wanda',
        lastName: 'O%_Twin',
      }),
    ).toEqual(hit('email'));
    expect(await probe({ email: 'twin@update', phone: '555-8', firstName: 'Wanda' })).toEqual([]);
    expect(await probe({ email: 'twin@update.example', exceptId: id })).toEqual([]);
    expect(await probe({})).toEqual([]);
  });

  it('is told apart by the last seven digits of a phone, not by six', async () => {
    const { id } = await create('seven@update.example', { phone: '+1 (360) 777-4321' });
    expect(await probe({ phone: '777-4321' })).toEqual([{ reason: 'phone', contact: { id } }]);
    expect(await probe({ phone: '77-4321' })).toEqual([]);
  });
});

describe('editing a contact that an import brought without an address', () => {
  const addressless = async (lastName: string) => {
    const [row] = await api.sql<{ id: string }>(
      "insert into contacts (first_name, last_name, email, email_folded, phone) values ('Ada', $1, '', '', '+13605550142') returning id",
      [lastName],
    );
    return {
      id: row?.id ?? '',
      input: { ...fields, lastName, email: '', phone: '360 555 0142', version: 1 },
    };
  };

  it('leaves it without, or gives it one, which is never taken away again', async () => {
    const { id, input } = await addressless('Silent');
    expect((await patch(id, { ...input, company: 'Acme' })).body).toMatchObject({
      email: '',
      company: 'Acme',
    });
    expect((await patch(id, { ...input, email: 'ada@', version: 2 })).body).toMatchObject({
      message: invalidEmail,
    });
    const given = await patch(id, { ...input, email: ' Silent@Update.example ', version: 2 });
    expect(given.body).toMatchObject({ email: 'Silent@Update.example', version: 3 });
    expect(await api.sql('select email_folded from contacts where id = $1', [id])).toEqual([
      { email_folded: 'silent@update.example' },
    ]);
    expect((await patch(id, { ...input, version: 3 })).body).toMatchObject({ message: invalidEmail });
  });

  it('does not take its phone number, since nobody could reach it', async () => {
    const { id, input } = await addressless('Lost');
    expect(await patch(id, { ...input, phone: '' })).toMatchObject({
      status: 400,
      body: { fieldErrors: { email: contactSentences.wayNeeded } },
    });
  });
});
