import { erasedEmail, erasedName, userSentences } from '@hearthline/rules/users.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../seed/accounts.ts';
import { useApi, type Caller } from '../../../testing/api.ts';
import { addProject } from '../../../testing/fixtures/projects.ts';
import { hashPassword } from '../passwords/hash-password.ts';

const api = useApi();
let admin: Caller;
beforeEach(async () => {
  await api.sql('delete from limits');
  admin = await api.as('admin');
});

const email = 'Zelda.Quimby@erase.example';
const folded = email.toLowerCase();
const name = "Zelda O'Quimby";
const phone = '(360) 555-0177';
/** What must not be found anywhere. */
const traces = ['quimby', '555-0177', '3605550177', 'Birchwood Lane', '10.9.8.7'];

const erase = (id: string, typed = email, caller = admin) =>
  caller.gql(
    'mutation ($id: ID!, $input: EraseUserInput!) { eraseUser(id: $id, input: $input) { id name email username phone state } }',
    { id, input: { email: typed } },
  );
const message = (answer: { errors?: { message: string }[] }): string | undefined =>
  answer.errors?.[0]?.message;
const remove = async (id: string): Promise<void> =>
  expect((await admin.gql('mutation ($id: ID!) { removeUser(id: $id) }', { id })).errors).toBeUndefined();

/** The tables that still hold one of the traces, with the trace. */
const found = async (): Promise<string[]> => {
  const tables = await api.sql<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'limits'",
  );
  const held: string[] = [];
  for (const table of tables) {
    for (const trace of traces)
      if (
        (await api.sql(`select from ${table.name} t where t::text ilike '%' || $1 || '%' limit 1`, [trace]))
          .length
      )
        held.push(`${table.name}: ${trace}`);
  }
  return held;
};

const addPerson = async (role: 'customer' | 'contractor' | 'admin' = 'customer'): Promise<string> =>
  api.addUser({
    email,
    role,
    name,
    phone,
    username: 'zquimby',
    passwordHash: await hashPassword(demoPassword),
  });

describe('erasing a person', () => {
  let id: string;
  let project: string;
  let other: string;

  beforeAll(async () => {
    admin = await api.as('admin');
    id = await addPerson();
    project = await addProject(api, { name: 'Alder Home', customer: email });
    other = await addProject(api, { name: 'Birch Home' });
    const set = (version: number, person: string | null) =>
      admin.gql(
        'mutation ($id: ID!, $version: Int!, $person: ID) { updateProject(id: $id, input: { version: $version, customerId: $person }) { id } }',
        { id: other, version, person },
      );
    expect((await set(1, id)).errors).toBeUndefined();
    expect((await set(2, null)).errors).toBeUndefined();
    await api.sql('update projects set contact_email = $2, contact_phone = $3 where id = $1', [
      project,
      email,
      '360-555-0177',
    ]);
    const customer = await api.asUser(folded);
    expect(
      (
        await customer.gql(
          'mutation ($id: ID!) { sendMessage(id: $id, input: { text: "Is the roof on?", key: "0199aaaa-0000-7000-8000-00000badcafe" }) { id } }',
          { id: project },
        )
      ).errors,
    ).toBeUndefined();
    await api.rest(
      'POST',
      '/api/auth/login',
      { email, password: demoPassword },
      { 'user-agent': 'Quimby Browser' },
    );
    await admin.rest(
      'POST',
      '/api/contacts',
      { firstName: 'Zelda', lastName: "O'Quimby", email, phone, company: 'Quimby & Co' },
      { 'idempotency-key': 'quimby-1' },
    );
    const [contact] = await api.sql<{ id: string }>('select id from contacts where email_folded = $1', [
      folded,
    ]);
    expect(
      (
        await admin.gql(
          'mutation ($id: ID!, $contact: ID) { updateProject(id: $id, input: { version: 1, contactId: $contact }) { id } }',
          { id: project, contact: contact!.id },
        )
      ).errors,
    ).toBeUndefined();
    await admin.gql(
      'mutation ($id: ID!) { addContactNote(contactId: $id, input: { text: "Likes red transports" }) }',
      { id: contact!.id },
    );
    const twice = await admin.rest('POST', '/api/contacts', {
      firstName: 'Zelda',
      lastName: 'Quimby',
      email,
    });
    await api.sql("update contacts set address = 'Birchwood Lane 5' where email_folded = $1", [folded]);
    await admin.rest('DELETE', `/api/contacts/${twice.body.id}`);
    await api.gql(
      'mutation ($input: ConsultantRequestInput!) { requestConsultant(input: $input) { message } }',
      { input: { fullName: name, email, phone, address: 'Birchwood Lane 5' } },
    );
    const booking = {
      customerName: name,
      customerEmail: email,
      customerPhone: phone,
      appointmentDate: '2027-03-01',
      appointmentTime: '09:00 AM',
      message: 'Ask for Quimby',
    };
    api.clock.set('2027-02-20T18:00:00Z');
    expect((await api.rest('POST', '/api/appointments', booking)).status).toBe(201);
    await api.runJobs();
    api.clock.reset();
    await admin.gql('mutation ($id: ID!) { sendPasswordReset(id: $id) { id } }', { id });
    await api.runJobs();
    await api.sql(
      "insert into mails (kind, to_name, to_address, subject, text, html, attachments) values ('messages_waiting', 'Staff', 'staff@example.com', $1, $2, $3, '[]')",
      [`${name} wrote to you`, `${name} wrote: Is the roof on?`, '<p>Zelda O&#39;Quimby wrote</p>'],
    );
    const [list] = await api.sql<{ id: string }>(
      "insert into contact_imports (file_name, columns, mapping, rows) values ('a.csv', '{Email,Name}', '{email,firstName}', 1) returning id",
    );
    await api.sql(
      "insert into contact_import_rows (import_id, position, cells, email_folded, before) values ($1, 2, array[$2, $3], $4, jsonb_build_object('lastName', 'Quimby'))",
      [list!.id, email, name, folded],
    );
    const [campaign] = await api.sql<{ id: string }>(
      "insert into campaigns (name, subject, body, audience) values ('C', 'S', 'B', '{}') returning id",
    );
    await api.sql(
      'insert into campaign_recipients (campaign_id, contact_id, email, email_folded) values ($1, $2, $3, $4)',
      [campaign!.id, contact!.id, email, folded],
    );
    await api.sql(
      "insert into sessions (user_id, refresh_hash, rotated_at, expires_at, user_agent, address) values ($1, 'x', now(), now() + interval '1 day', 'Phone of Quimby', '10.9.8.7')",
      [id],
    );
  });

  it('is refused before the account is removed, with another address, while an appointment is ahead, and to everyone but an admin', async () => {
    expect(message(await erase(id))).toBe(userSentences.removeFirst);
    await remove(id);
    expect((await erase(id, 'zelda@erase.example')).errors?.[0]?.extensions.fieldErrors).toEqual({
      email: userSentences.confirmErasure,
    });
    expect(message(await erase(id, 'x'.repeat(300)))).toBeDefined();
    api.clock.set('2027-02-21T18:00:00Z');
    expect(message(await erase(id, email, await api.as('admin')))).toBe(userSentences.upcomingFirst);
    api.clock.reset();
    expect((await erase(id, email, await api.as('customer'))).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await found()).length).toBeGreaterThan(10);
    expect((await api.sql('select erased_at from users where id = $1', [id]))[0]).toEqual({
      erased_at: null,
    });
  });

  it('leaves no trace of name, address, phone, username, password and devices in any table', async () => {
    api.clock.set('2027-04-01T18:00:00Z');
    admin = await api.as('admin');
    const records = async () =>
      (
        await api.sql<Record<string, number>>(
          `select ${['projects', 'project_events', 'messages', 'contacts', 'deleted_contacts', 'contact_notes', 'consultant_requests', 'appointments', 'mails', 'users'].map((table) => `(select count(*)::int from ${table}) as ${table}`).join(', ')}`,
        )
      )[0]!;
    const before = await records();
    const answer = await erase(id, ` ${email.toUpperCase()} `);
    expect(answer.errors).toBeUndefined();
    expect(answer.data.eraseUser).toEqual({
      id,
      name: erasedName(id).full,
      email: erasedEmail(id),
      username: null,
      phone: null,
      state: 'erased',
    });
    expect(await found()).toEqual([]);
    expect(
      await api.sql(
        'select from sessions where user_id = $1 union all select from account_links where user_id = $1',
        [id],
      ),
    ).toEqual([]);
    expect((await api.sql('select password_hash from users where id = $1', [id]))[0]).toEqual({
      password_hash: null,
    });
    // Every record is still there; the history has one more line.
    expect(await records()).toEqual({ ...before, project_events: before.project_events! + 1 });
    api.clock.reset();
  });

  it('keeps the business’s records, under the pseudonym', async () => {
    const pseudonym = erasedName(id).full;
    expect(pseudonym).toMatch(/^Erased person [0-9a-f]{6}$/);
    const { data } = await admin.gql(
      `query ($id: ID!, $other: ID!, $object: String) {
        project(id: $id) { customerName } messages(id: $id) { messages { authorName text } }
        projectEvents(id: $id) { events { kind subject actorName } } then: projectEvents(id: $other) { events { subject before after } }
        auditEntries(filter: { object: $object }) { auditEntries { action objectName details } }
      }`,
      { id: project, other, object: `user:${id}` },
    );
    expect(data.project.customerName).toBe(pseudonym);
    expect(data.messages.messages).toEqual([{ authorName: pseudonym, text: 'Is the roof on?' }]);
    expect(
      data.projectEvents.events
        .slice(0, 2)
        .map(({ kind, subject }: { kind: string; subject: string }) => [kind, subject]),
    ).toEqual([
      ['customer.account-erased', pseudonym],
      ['customer.account-removed', pseudonym],
    ]);
    expect(data.then.events).toEqual([
      { subject: 'customer', before: pseudonym, after: null },
      { subject: 'customer', before: null, after: pseudonym },
    ]);
    expect(data.auditEntries.auditEntries[0]).toEqual({
      action: 'user.erase',
      objectName: pseudonym,
      details: { role: 'customer' },
    });
    const [contact] = await api.sql(
      'select first_name, last_name, phone, status, (select text from contact_notes n where n.contact_id = c.id) as note from contacts c where email_folded = $1',
      [erasedEmail(id)],
    );
    expect(contact).toEqual({
      first_name: 'Erased',
      last_name: erasedName(id).last,
      phone: null,
      status: 'prospect',
      note: 'Likes red transports',
    });
    expect(
      (
        await api.sql('select customer_name, message, status from appointments where customer_email = $1', [
          erasedEmail(id),
        ])
      )[0],
    ).toEqual({ customer_name: pseudonym, message: null, status: 'booked' });
  });

  it('cannot be taken back or done again, and sends nothing to the address that took the place of the other', async () => {
    expect(message(await admin.gql('mutation ($id: ID!) { restoreUser(id: $id) { id } }', { id }))).toBe(
      userSentences.erasedForGood,
    );
    expect(message(await erase(id, erasedEmail(id)))).toBe(userSentences.erasedForGood);
    expect(
      await api.sql('select from mail_suppressions where email_folded = $1', [erasedEmail(id)]),
    ).toHaveLength(1);
    expect(
      await api.sql("select from mails where to_address = $1 and state = 'queued'", [erasedEmail(id)]),
    ).toEqual([]);
    expect(
      (await admin.gql('{ users(state: archived, search: "erased") { users { id } } }')).data.users.users,
    ).toEqual([]);
    expect((await admin.gql('{ users(state: erased) { users { id state } } }')).data.users.users).toEqual([
      { id, state: 'erased' },
    ]);
  });

  it('leaves the address free for a new account, which has nothing to do with the old one', async () => {
    const anew = await addPerson();
    expect(anew).not.toBe(id);
    expect(
      (await (await api.asUser(folded)).gql('{ projects { pagination { total } } }')).data.projects.pagination
        .total,
    ).toBe(0);
    await api.sql('delete from sessions where user_id = $1', [anew]);
    await api.sql('delete from users where id = $1', [anew]);
  });
});

describe('erasing one of two of the same name', () => {
  it('leaves the other in the histories, and words that contain a short name', async () => {
    const first = await api.addUser({
      email: 'al1@erase.example',
      role: 'contractor',
      name: 'Al',
      passwordHash: 'x',
    });
    const second = await api.addUser({
      email: 'al2@erase.example',
      role: 'contractor',
      name: 'Al',
      passwordHash: 'x',
    });
    const project = await addProject(api, { name: 'Cedar Home' });
    await admin.gql(
      'mutation ($id: ID!, $person: ID) { updateProject(id: $id, input: { version: 1, contractorId: $person }) { id } }',
      { id: project, person: second },
    );
    await api.sql(
      "insert into mails (kind, to_name, to_address, subject, text, html, attachments) values ('report', 'Staff', 'staff@example.com', 'Also', 'Almost all of it', 'Almost', '[]')",
    );
    await remove(first);
    expect((await erase(first, 'al1@erase.example')).errors).toBeUndefined();
    expect((await api.sql('select after from project_events where project_id = $1', [project]))[0]).toEqual({
      after: 'Al',
    });
    expect((await api.sql("select text from mails where subject = 'Also'"))[0]).toEqual({
      text: 'Almost all of it',
    });
  });

  it('of two who erase one person at the same moment one does', async () => {
    const id = await api.addUser({
      email: 'twice@erase.example',
      role: 'customer',
      name: 'Twice Asked',
      passwordHash: 'x',
    });
    await remove(id);
    const answers = await Promise.all([erase(id, 'twice@erase.example'), erase(id, 'twice@erase.example')]);
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done').sort()).toEqual([
      'CONFLICT',
      'done',
    ]);
  });
});

it('a person of the business is erased from what they wrote, which stays', async () => {
  const id = await addPerson('admin');
  const staff = await api.asUser(folded);
  const contact = await admin.rest('POST', '/api/contacts', {
    firstName: 'Con',
    lastName: 'Tact',
    email: 'con.tact@example.com',
  });
  const gone = await admin.rest('POST', '/api/contacts', {
    firstName: 'Gone',
    lastName: 'Tact',
    email: 'gone.tact@example.com',
  });
  for (const { body } of [contact, gone])
    expect(
      (
        await staff.gql(
          'mutation ($id: ID!) { addContactNote(contactId: $id, input: { text: "Rang twice" }) }',
          { id: body.id },
        )
      ).errors,
    ).toBeUndefined();
  await admin.rest('DELETE', `/api/contacts/${gone.body.id}`);
  await api.sql('insert into consultants (name, email, user_id) values ($1, $2, $3)', [name, email, id]);
  await remove(id);
  await api.sql(
    "insert into sign_ups (name, email, email_folded, phone, password_hash) values ($1, $2, $3, $4, 'x')",
    [name, email, folded, phone],
  );
  expect((await erase(id)).errors).toBeUndefined();
  expect(await found()).toEqual([]);
  expect(await api.sql('select name, email, on_duty from consultants where user_id = $1', [id])).toEqual([
    { name: erasedName(id).full, email: null, on_duty: false },
  ]);
  expect(await api.sql('select author_name, text from contact_notes where author_id = $1', [id])).toEqual([
    { author_name: erasedName(id).full, text: 'Rang twice' },
  ]);
  await admin.gql('mutation ($id: ID!) { restoreContact(id: $id) { id } }', { id: gone.body.id });
  expect(await api.sql('select author_name from contact_notes where author_id = $1', [id])).toEqual([
    { author_name: erasedName(id).full },
    { author_name: erasedName(id).full },
  ]);
});
