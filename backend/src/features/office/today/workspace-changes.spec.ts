import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { useApi } from '../../../testing/api.ts';
import { demoPassword } from '../../../seed/accounts.ts';
import { withDatabase } from '../../../testing/database-url.ts';
import { openStream } from '../../../testing/http/event-streams.ts';
import { workspaceChannel } from './workspace-changes.ts';

const api = useApi();
const listen = async (email: string) => {
  const { body } = await api.rest('POST', '/api/auth/login', { email, password: demoPassword });
  return openStream(api.url, String(body.accessToken), { query: 'subscription { workspaceChanges }' });
};
const heard = (stream: Awaited<ReturnType<typeof listen>>): string[] =>
  stream.arrived.map(({ data }) => data.workspaceChanges);

it('each role hears of what its screens show, and nobody of what is no news', async () => {
  const [admin, contractor, factory] = [
    await listen('admin@example.com'),
    await listen('contractor@example.com'),
    await listen('factory@example.com'),
  ];
  for (const kind of ['nonsense', 'mails', 'builds', 'factory', ''])
    api.app.events.emit(workspaceChannel, kind);
  await expect.poll(() => heard(admin)).toEqual(['mails', 'builds', 'factory']);
  await expect.poll(() => heard(contractor)).toEqual(['builds']);
  await expect.poll(() => heard(factory)).toEqual(['factory']);
  for (const stream of [admin, contractor, factory]) stream.close();
  expect((await listen('customer@example.com')).refusal.errors[0].extensions.code).toBe('FORBIDDEN');
});

/** What every server hears. */
const listenToDatabase = async () => {
  const [here] = await api.sql<{ name: string }>('select current_database() as name');
  const client = new pg.Client({
    connectionString: withDatabase(inject('postgres').superUrl, String(here?.name)),
  });
  await client.connect();
  const notifications: (string | undefined)[] = [];
  client.on('notification', ({ payload }) => notifications.push(payload));
  await client.query(`listen ${workspaceChannel}`);
  return { notifications, end: () => client.end() };
};

it('contacts that were added or restored are told of together, a moment later', async () => {
  const admin = await api.as('admin');
  const { notifications, end } = await listenToDatabase();
  const add = (name: string) =>
    admin.rest('POST', '/api/contacts', { firstName: name, lastName: 'Lead', email: `${name}@b.example` });
  const [first] = await Promise.all([add('Ada'), add('Bo'), add('Cy')]);
  await expect.poll(() => notifications).toEqual(['contacts']);
  await admin.rest('DELETE', `/api/contacts/${String(first.body.id)}`);
  // Whatever referred to the contact may be told of as well.
  await expect.poll(() => notifications.slice(1)).toContain('contacts');
  notifications.length = 0;
  await admin.gql('mutation ($id: ID!) { restoreContact(id: $id) { id } }', { id: first.body.id });
  await expect.poll(() => notifications).toContain('contacts');
  await end();
});

it('a change of address that waits for the office is told of, and its answer, but no other link of an account', async () => {
  const { notifications, end } = await listenToDatabase();
  await api.sql(
    "insert into account_links (user_id, purpose, token_hash, new_email, expires_at) select id, 'change_email', 'x', 'a@b.example', now() from users where email = 'customer@example.com'",
  );
  await api.sql("update account_links set used_at = now() where token_hash = 'x'");
  await api.sql("update account_links set used_at = null, held_at = now() where token_hash = 'x'");
  await expect.poll(() => notifications).toEqual(['accounts']);
  await api.sql("update account_links set voided_at = now() where token_hash = 'x'");
  await expect.poll(() => notifications).toEqual(['accounts', 'accounts']);
  await end();
});

it('whoever looks at contacts is told of a booking on the public site', async () => {
  const { notifications, end } = await listenToDatabase();
  api.clock.set('2027-01-04T18:00:00Z');
  const { status } = await api.rest('POST', '/api/appointments', {
    customerName: 'Vera Visitor',
    customerEmail: 'vera@b.example',
    customerPhone: '3605550199',
    appointmentDate: '2027-01-11',
    appointmentTime: '10:00 AM',
    message: null,
  });
  expect(status).toBe(201);
  await expect.poll(() => [...new Set(notifications)].sort()).toEqual(['appointments', 'contacts']);
  await end();
});

it('the database says what kind of thing has changed, once for a transaction; of new contacts only those who add them do', async () => {
  const { notifications, end } = await listenToDatabase();
  const hearing = async (text: string): Promise<(string | undefined)[]> => {
    notifications.length = 0;
    await api.sql(text);
    // Notices arrive in order: once the last one is there, so is everything before it.
    await api.sql(`select pg_notify('${workspaceChannel}', 'end')`);
    await expect.poll(() => notifications.at(-1)).toBe('end');
    return notifications.slice(0, -1);
  };
  const mail =
    "insert into mails (kind, to_name, to_address, subject, text, html, attachments) values ('x', '', 'a@b.example', 's', 't', 'h', '[]')";
  const steps: [text: string, kinds: string[]][] = [
    [
      "insert into contacts (first_name, last_name, email, email_folded) values ('A', 'B', 'a@b.example', 'a@b.example')",
      [],
    ],
    [
      "insert into consultant_requests (full_name, email, phone, contact_id) select 'A', 'a@b.example', '1', id from contacts",
      ['contacts'],
    ],
    ["update contacts set status = 'active'", ['contacts']],
    ["insert into projects (name) values ('P'), ('Q')", ['projects']],
    [
      "insert into documents (project_id, name, type, state, uploaded_at) select id, 'D', 'other', 'waiting', now() from projects",
      ['documents'],
    ],
    [
      "insert into builds (project_id, title, scheduled_on) select id, 'B', current_date from projects",
      ['builds'],
    ],
    [
      'insert into factory_homes (project_id, starts_on, position) select id, current_date, 1 from projects',
      ['factory'],
    ],
    [mail, []],
    ["update mails set state = 'sent'", []],
    ["update mails set state = 'failed'", ['mails']],
    ['update mails set dismissed_at = now()', ['mails']],
    ["insert into contact_imports (file_name, columns, mapping, rows) values ('f', '{}', '{}', 1)", []],
    ["update contact_imports set state = 'imported'", ['imports']],
    ['update contact_imports set dismissed_at = now()', ['imports']],
  ];
  for (const [text, kinds] of steps) expect([text, await hearing(text)]).toEqual([text, kinds]);
  await end();
});
