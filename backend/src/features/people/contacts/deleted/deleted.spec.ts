import { contactSentences } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

const create = async (email: string, more: object = {}): Promise<string> => {
  const { status, body } = await admin.rest('POST', '/api/contacts', {
    firstName: 'Ada',
    lastName: 'Byron',
    email,
    ...more,
  });
  expect(status).toBe(201);
  return body.id;
};
const found = async (search: string): Promise<number> =>
  (await admin.rest('GET', `/api/contacts?search=${encodeURIComponent(search)}`)).body.pagination.total;
const timeline = async (id: string): Promise<{ kind: string; text: string | null }[]> => {
  const { data } = await admin.gql(
    'query ($id: ID!) { contactTimeline(id: $id) { entries { kind text } } }',
    { id },
  );
  return data.contactTimeline.entries;
};
const counted = () =>
  api.sql(
    'select status, sum(delta)::int as n from contact_totals group by status having sum(delta) <> 0 order by status',
  );
const actual = () =>
  api.sql('select status, count(*)::int as n from contacts group by status order by status');

describe('a deleted contact', () => {
  it('is in no list, search or count, and answers like one that never was', async () => {
    const id = await create('gone@delete.example');
    expect((await admin.rest('DELETE', `/api/contacts/${id}`)).status).toBe(204);
    expect(await found('gone@delete.example')).toBe(0);
    expect(await counted()).toEqual(await actual());
    const never = '0199aaaa-0000-7000-8000-000000000000';
    for (const other of [id, never]) {
      expect(await admin.rest('GET', `/api/contacts/${other}`)).toMatchObject({
        status: 404,
        body: { message: contactSentences.missing },
      });
      expect(await admin.rest('DELETE', `/api/contacts/${other}`)).toMatchObject({ status: 404 });
      expect(
        await admin.rest('PATCH', `/api/contacts/${other}`, {
          firstName: 'A',
          lastName: 'B',
          email: 'a@b.example',
          version: 1,
        }),
      ).toMatchObject({ status: 404 });
      expect(
        (await admin.gql('query ($id: ID!) { contactTimeline(id: $id) { next } }', { id: other })).errors?.[0]
          ?.extensions.code,
      ).toBe('NOT_FOUND');
      expect(
        (
          await admin.gql('mutation ($id: ID!) { addContactNote(contactId: $id, input: { text: "x" }) }', {
            id: other,
          })
        ).errors?.[0]?.extensions.code,
      ).toBe('NOT_FOUND');
    }
  });

  it('comes back as it was: id, tags, version, notes, requests, appointments', async () => {
    const email = 'back@delete.example';
    const id = await create(email, {
      tags: ['first home', 'a, "b"'],
      phone: '(360) 555-7001',
      status: 'active',
    });
    await admin.gql(
      'mutation ($id: ID!) { addContactNote(contactId: $id, input: { text: "Called, wants a porch" }) }',
      { id },
    );
    await admin.gql(
      'mutation ($s: ContactSelectionInput!) { setContactsStatus(selection: $s, status: customer) { changed } }',
      { s: { ids: [id] } },
    );
    await api.gql('mutation ($input: ConsultantRequestInput!) { requestConsultant(input: $input) { id } }', {
      input: { fullName: 'Ada Byron', email, phone: '3605557001', design: { roof: 'gable' } },
    });
    await api.rest('POST', '/api/appointments', {
      customerName: 'Ada Byron',
      customerEmail: email,
      customerPhone: '3605557001',
      appointmentDate: new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10),
      appointmentTime: '09:00 AM',
    });
    const before = (await admin.rest('GET', `/api/contacts/${id}`)).body;
    const story = await timeline(id);
    expect(new Set(story.map(({ kind }) => kind))).toEqual(
      new Set(['created', 'note', 'status', 'request', 'appointment', 'mail']),
    );

    await admin.rest('DELETE', `/api/contacts/${id}`);
    expect(await api.sql('select contact_id from appointments where customer_email = $1', [email])).toEqual([
      { contact_id: null },
    ]);
    expect(await api.sql('select id from contact_notes')).toEqual([]);
    const { status, body } = await admin.rest('POST', `/api/contacts/${id}/restore`);
    expect([status, body]).toEqual([200, before]);
    expect(await timeline(id)).toEqual(story);
    expect(await found('(360) 555-7001')).toBe(1);
    expect(await counted()).toEqual(await actual());
    expect(await api.sql('select count(*)::int as n from deleted_contacts where id = $1', [id])).toEqual([
      { n: 0 },
    ]);
    expect(await admin.rest('POST', `/api/contacts/${id}/restore`)).toMatchObject({
      status: 404,
      body: { message: contactSentences.notDeleted },
    });
  });

  it('stands among the deleted ones until it is back, with those that went with it', async () => {
    const ids = await Promise.all(['one', 'two'].map((name) => create(`${name}@listed.example`)));
    await admin.gql('mutation ($s: ContactSelectionInput!) { deleteContacts(selection: $s) { deletion } }', {
      s: { ids },
    });
    const listed = async () =>
      (
        await admin.gql(
          '{ deletedContacts { contacts { id email deletion together deletedAt keptUntil } pagination { total } } }',
        )
      ).data.deletedContacts;
    const before = await listed();
    const mine = before.contacts.filter(({ id }: { id: string }) => ids.includes(id));
    expect(mine.map(({ together }: { together: number }) => together)).toEqual([2, 2]);
    expect(Date.parse(mine[0].keptUntil) - Date.parse(mine[0].deletedAt)).toBe(30 * 86_400_000);
    await admin.rest('POST', `/api/contacts/${ids[0]}/restore`);
    const after = await listed();
    expect(after.pagination.total).toBe(before.pagination.total - 1);
    expect(after.contacts.find(({ id }: { id: string }) => id === ids[1])).toMatchObject({
      email: 'two@listed.example',
      together: 1,
    });
    expect(
      (await admin.gql('{ deletedContacts(page: 0) { pagination { total } } }')).errors?.[0]?.extensions.code,
    ).toBe('BAD_INPUT');
  });

  it('is made anew by the next visit, and both are there after the undo', async () => {
    const email = 'twice@delete.example';
    const id = await create(email);
    await admin.rest('DELETE', `/api/contacts/${id}`);
    await api.gql('mutation ($input: ConsultantRequestInput!) { requestConsultant(input: $input) { id } }', {
      input: { fullName: 'Ada Byron', email, phone: '3605557001' },
    });
    expect(await found(email)).toBe(1);
    await admin.rest('POST', `/api/contacts/${id}/restore`);
    expect(await found(email)).toBe(2);
  });

  it('is deleted once and restored once, however many press at once', async () => {
    const id = await create('race@delete.example');
    const many = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 6 }, work));
    const deleted = await many(() => admin.rest('DELETE', `/api/contacts/${id}`));
    expect(deleted.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404, 404, 404]);
    const restored = await many(() => admin.rest('POST', `/api/contacts/${id}/restore`));
    expect(restored.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404, 404]);
    expect(await counted()).toEqual(await actual());
  });

  it('takes no note, request or project that comes at the same moment: each comes before, or finds nothing', async () => {
    for (let round = 0; round < 8; round += 1) {
      const email = `meanwhile${round}@delete.example`;
      const id = await create(email);
      const answers = await Promise.all([
        admin.gql('mutation ($id: ID!) { deleteContact(id: $id) }', { id }),
        ...['one', 'two', 'three'].map((text) =>
          admin.gql(
            'mutation ($id: ID!, $text: String!) { addContactNote(contactId: $id, input: { text: $text }) }',
            { id, text },
          ),
        ),
        admin.gql(
          'mutation ($id: ID!) { createProject(input: { name: "Alder Home", contactId: $id }) { id } }',
          { id },
        ),
        api.gql(
          'mutation ($email: String!) { requestConsultant(input: { fullName: "Ada Byron", email: $email, phone: "3605550142" }) { id } }',
          { email },
        ),
      ]);
      const [deleted, ...others] = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done');
      expect(deleted).toBe('done');
      for (const code of others.slice(0, 3)) expect(['done', 'NOT_FOUND']).toContain(code);
      expect(['done', 'BAD_INPUT', 'CONFLICT']).toContain(others[3]);
      expect(others[4]).toBe('done');
    }
    expect(await counted()).toEqual(await actual());
  });

  it('is forgotten after thirty days', async () => {
    const id = await create('old@delete.example');
    await admin.rest('DELETE', `/api/contacts/${id}`);
    const { purgeDeleted } = await import('./deleted.service.ts');
    api.clock.set(new Date(Date.now() + 29 * 86_400_000));
    expect(await purgeDeleted(api.app.systemContext())).toBe(0);
    api.clock.set(new Date(Date.now() + 31 * 86_400_000));
    expect(await purgeDeleted(api.app.systemContext())).toBeGreaterThan(0);
    api.clock.reset();
    expect((await admin.rest('POST', `/api/contacts/${id}/restore`)).status).toBe(404);
  });
});

it('every write is in the record, without anything that was typed', async () => {
  const id = await create('record@delete.example');
  await admin.rest('PATCH', `/api/contacts/${id}`, {
    firstName: 'Secretname',
    lastName: 'Byron',
    email: 'record@delete.example',
    status: 'active',
    version: 1,
  });
  await admin.rest('DELETE', `/api/contacts/${id}`);
  await admin.rest('POST', `/api/contacts/${id}/restore`);
  const entries = await api.sql(
    'select action, details, actor_id is not null as by from audit_entries where object = $1 order by created_at, id',
    [`contact:${id}`],
  );
  expect(entries).toEqual([
    { action: 'contact.create', details: null, by: true },
    { action: 'contact.update', details: { fields: ['firstName', 'status'] }, by: true },
    { action: 'contact.delete', details: null, by: true },
    { action: 'contact.restore', details: null, by: true },
  ]);
});
