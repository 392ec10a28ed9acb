import { userSentences } from '@hearthline/rules/people/users.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../seed/accounts.ts';
import { useApi, type Caller } from '../../../testing/api.ts';
import { addProject } from '../../../testing/fixtures/projects-fixtures.ts';
import { hashPassword } from '../../people/accounts/passwords/hash-password.ts';

const api = useApi();
let admin: Caller;
let count = 0;
beforeEach(async () => {
  await api.sql('delete from limits');
  admin = await api.as('admin');
});

const code = (answer: { errors?: { extensions: { code: string } }[] }): string | undefined =>
  answer.errors?.[0]?.extensions.code;
const on = (operation: string, id: string, caller = admin) =>
  caller.gql(
    `mutation ($id: ID!) { ${operation}(id: $id) ${operation === 'removeUser' ? '' : '{ id state }'} }`,
    { id },
  );
const remove = async (id: string): Promise<void> =>
  expect((await on('removeUser', id)).errors).toBeUndefined();
const add = async (
  role: 'customer' | 'contractor' | 'admin',
  name = 'Robin Vale',
): Promise<{ id: string; email: string }> => {
  const email = `person${(count += 1)}@archive.example`;
  return {
    email,
    id: await api.addUser({ email, role, name, passwordHash: await hashPassword(demoPassword) }),
  };
};
const login = (email: string) => api.rest('POST', '/api/auth/login', { email, password: demoPassword });
const one = async (text: string, ...values: unknown[]): Promise<Record<string, unknown> | undefined> =>
  (await api.sql<Record<string, unknown>>(text, values))[0];
const list = async (args: string): Promise<{ email: string; state: string }[]> =>
  (await admin.gql(`{ users(${args}) { users { email state } } }`)).data.users.users;

describe('removing an account', () => {
  it('keeps a contractor’s crew, materials and projects, with the name', async () => {
    const { id, email } = await add('contractor', 'Casey Rivers');
    const project = await addProject(api, { name: 'Alder Home', contractor: email });
    await api.sql(
      "insert into crew_members (contractor_id, name, trade) select $1, 'Worker ' || n, 'Framer' from generate_series(1, 24) n",
      [id],
    );
    await api.sql(
      "insert into materials (contractor_id, name, unit, quantity) select $1, 'Beam ' || n, 'pieces', 4 from generate_series(1, 162) n",
      [id],
    );
    const hangs = async () =>
      one(
        `select (select count(*)::int from crew_members where contractor_id = $1) as crew, (select count(*)::int from materials where contractor_id = $1) as materials,
        (select contractor_name from projects where id = $2) as name`,
        id,
        project,
      );
    expect(
      (
        await admin.gql(
          'query ($id: ID!) { userRecords(id: $id) { crewMembers materials contractorProjects customerProjects } }',
          { id },
        )
      ).data.userRecords,
    ).toEqual({ crewMembers: 24, materials: 162, contractorProjects: 1, customerProjects: 0 });
    await remove(id);
    expect(await hangs()).toEqual({ crew: 24, materials: 162, name: 'Casey Rivers' });
    expect(
      (await admin.gql('query ($id: ID!) { project(id: $id) { contractor { name } } }', { id: project })).data
        .project.contractor.name,
    ).toBe('Casey Rivers');
  });

  it('counts what a seller leaves, and takes them off duty at once; what is booked with them waits in Today', async () => {
    const { id } = await add('admin', 'Sal Seller');
    const counts = async () =>
      (
        await admin.gql(
          'query ($id: ID!) { userRecords(id: $id) { ownedContacts openDeals visits threads } }',
          { id },
        )
      ).data.userRecords;
    expect(await counts()).toEqual({ ownedContacts: 0, openDeals: 0, visits: 0, threads: 0 });
    await api.sql(
      "insert into contacts (first_name, last_name, email, email_folded, owner_id) select 'Lead', n::text, n || '@leaver.example', n || '@leaver.example', $1 from generate_series(1, 3) n",
      [id],
    );
    await api.sql(
      "insert into deals (stage, probability_percent, buyer_name, owner_id, lost_reason) values ('new', 10, 'B', $1, null), ('visited', 40, 'B', $1, null), ('lost', 0, 'B', $1, 'price')",
      [id],
    );
    const project = await addProject(api, { name: 'Thread Home' });
    const other = await addProject(api, { name: 'Done Home' });
    await api.sql(
      'insert into message_threads (project_id, last_number, customer_number, done_number, last_at, assignee_id) values ($2, 1, 1, 0, now(), $1), ($3, 1, 1, 1, now(), $1)',
      [id, project, other],
    );
    const consultant = (
      await one('insert into consultants (name, user_id) values ($2, $1) returning id', id, 'Sal')
    )?.['id'];
    for (const [starts, status] of [
      ['2 days', 'booked'],
      ['3 days', 'confirmed'],
      ['4 days', 'cancelled'],
      ['-2 days', 'confirmed'],
    ])
      await api.sql(
        `insert into appointments (customer_name, customer_email, customer_phone, appointment_date, appointment_time, starts_at, ends_at, consultant_id, status)
         values ('Bo', 'bo@leaver.example', '+13605550111', (now() + $2::interval)::date, '09:00 AM', now() + $2::interval, now() + $2::interval + interval '30 minutes', $1, $3)`,
        [consultant, starts, status],
      );
    expect(await counts()).toEqual({ ownedContacts: 3, openDeals: 2, visits: 2, threads: 1 });
    await remove(id);
    expect(await one('select on_duty, version, name from consultants where id = $1', consultant)).toEqual({
      on_duty: false,
      version: 2,
      name: 'Sal',
    });
    const { items } = (await admin.gql('{ today { items { kind title } } }')).data.today;
    expect(items.filter(({ kind }: { kind: string }) => kind === 'unstaffed')).toEqual([
      { kind: 'unstaffed', title: 'Sal' },
      { kind: 'unstaffed', title: 'Sal' },
    ]);
    // Nobody puts them back on the rota while the account is removed.
    const update = (userId: string | null) =>
      admin.gql(
        'mutation ($id: ID!, $input: UpdateConsultantInput!) { updateConsultant(id: $id, input: $input) { consultant { onDuty } } }',
        { id: consultant, input: { name: 'Sal', onDuty: true, weekdays: [1], userId, version: 2 } },
      );
    expect(code(await update(id))).toBe('BAD_INPUT');
    expect((await update(null)).data.updateConsultant.consultant.onDuty).toBe(true);
  });

  it('keeps the customer’s name on the project, what they wrote and the papers they sent', async () => {
    const { id, email } = await add('customer', 'Noor Haddad');
    const project = await addProject(api, { name: 'Birch Home', customer: email });
    const customer = await api.asUser(email);
    expect(
      (
        await customer.gql(
          'mutation ($id: ID!) { sendMessage(id: $id, input: { text: "Hello", key: "0199aaaa-0000-7000-8000-00000badcafe" }) { id } }',
          { id: project },
        )
      ).errors,
    ).toBeUndefined();
    await api.sql(
      `with d as (insert into documents (project_id, name, type, state, owner_id, uploaded_at) values ($1, 'Contract', 'contract', 'approved', $2, now()) returning id)
       insert into document_versions (document_id, number, file_name, content_type, size, sha256, storage_key, uploaded_by_id, state) select id, 1, 'c.pdf', 'application/pdf', 1, 'x', uuidv7(), $2, 'approved' from d`,
      [project, id],
    );
    await remove(id);
    const { data } = await admin.gql(
      'query ($id: ID!) { project(id: $id) { customerName } documents(projectId: $id) { documents { uploadedByName } } messages(id: $id) { messages { authorName } } }',
      { id: project },
    );
    expect(data.project.customerName).toBe('Noor Haddad');
    expect(data.documents.documents[0].uploadedByName).toBe('Noor Haddad');
    expect(data.messages.messages[0].authorName).toBe('Noor Haddad');
  });

  it('ends every session at once, on every server, and lets nobody in', async () => {
    const { id, email } = await add('customer');
    const signedIn = await login(email);
    const cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!;
    const caller = api.withToken(String(signedIn.body.accessToken));
    expect((await caller.rest('GET', '/api/auth/me')).status).toBe(200);
    const events: string[] = [];
    const listener = await api.database.pool.connect();
    await listener.query('listen viewer_changed');
    listener.on('notification', ({ payload }) => events.push(payload ?? ''));
    await remove(id);
    expect((await caller.rest('GET', '/api/auth/me')).status).toBe(401);
    expect(
      (await api.rest('POST', '/api/auth/refresh', undefined, { cookie, 'x-hearthline': 'spec' })).status,
    ).toBe(401);
    const [wrong, unknown] = [await login(email), await login('nobody@archive.example')];
    expect([wrong.status, wrong.body]).toEqual([401, unknown.body]);
    await listener.query('select 1');
    listener.release();
    expect(events).toContain(id);
  });

  it('sends no mail any more, and stops those that are waiting', async () => {
    const { id, email } = await add('customer');
    const insert = (kind: string) =>
      api.sql(
        "insert into mails (kind, to_name, to_address, subject, text, html, attachments) values ($1, 'R', $2, 'S', 'T', 'H', '[]')",
        [kind, email.toUpperCase()],
      );
    for (const kind of ['messages_waiting', 'appointment_moved']) await insert(kind);
    await admin.gql('mutation ($id: ID!) { sendPasswordReset(id: $id) { id } }', { id });
    await remove(id);
    await api.rest('POST', '/api/auth/signup', {
      name: 'Robin Vale',
      email,
      password: 'Quite-Unusual-1-Phrase',
    });
    await api.gql('mutation ($email: String!) { requestPasswordReset(email: $email) { message } }', {
      email,
    });
    await api.runJobs();
    expect(
      await api.sql('select kind, state from mails where lower(to_address) = $1 order by kind', [email]),
    ).toEqual([
      { kind: 'appointment_moved', state: 'queued' },
      { kind: 'messages_waiting', state: 'failed' },
    ]);
  });

  it('answers a sign-up with the address as one with any known address, and stores nothing of it', async () => {
    const { id, email } = await add('customer');
    await remove(id);
    const before = await one('select name, password_hash, archived_at from users where id = $1', id);
    const known = await api.rest('POST', '/api/auth/signup', {
      name: 'Somebody Else',
      email: 'customer@example.com',
      password: 'Quite-Unusual-1-Phrase',
    });
    const answer = await api.rest('POST', '/api/auth/signup', {
      name: 'Somebody Else',
      email: email.toUpperCase(),
      password: 'Quite-Unusual-1-Phrase',
    });
    expect([answer.status, answer.body]).toEqual([known.status, known.body]);
    expect(await one('select name, password_hash, archived_at from users where id = $1', id)).toEqual(before);
  });

  it('takes the person out of the list, the pickers and the counts', async () => {
    const { id, email } = await add('contractor');
    const total = async () =>
      (await admin.gql('{ overview { figures { users { total } } } }')).data.overview.figures.users
        .total as number;
    const before = await total();
    await remove(id);
    expect(await total()).toBe(before - 1);
    expect(await list(`search: "${email}"`)).toEqual([]);
    expect(await list(`search: "${email}", state: disabled`)).toEqual([]);
    expect(await list(`search: "${email}", state: archived`)).toEqual([{ email, state: 'archived' }]);
    expect(
      (
        await admin.gql(
          'query ($search: String) { projectPeople(role: contractor, search: $search) { id } }',
          { search: email },
        )
      ).data.projectPeople,
    ).toEqual([]);
    const created = await admin.rest('POST', '/api/projects', { name: 'Cedar Home', contractorId: id });
    expect(created.status).toBe(400);
  });

  it('is named in the audit log and in the histories of the projects, with who did it', async () => {
    const { id, email } = await add('customer', 'Ada Byron');
    const project = await addProject(api, { name: 'Dogwood Home', customer: email });
    await remove(id);
    expect((await on('restoreUser', id)).data.restoreUser.state).toBe('active');
    const { data } = await admin.gql(
      'query ($object: String, $id: ID!) { auditEntries(filter: { object: $object }) { auditEntries { action actorName objectName } } projectEvents(id: $id) { events { kind subject actorName } } }',
      { object: `user:${id}`, id: project },
    );
    const boss = (await one("select name from users where email = 'admin@example.com'"))?.name;
    expect(data.auditEntries.auditEntries.slice(0, 2)).toEqual([
      { action: 'user.restore', actorName: boss, objectName: 'Ada Byron' },
      { action: 'user.remove', actorName: boss, objectName: 'Ada Byron' },
    ]);
    expect(data.projectEvents.events).toEqual([
      { kind: 'customer.account-restored', subject: 'Ada Byron', actorName: boss },
      { kind: 'customer.account-removed', subject: 'Ada Byron', actorName: boss },
    ]);
    const own = await (
      await api.asUser(email)
    ).gql('query ($id: ID!) { projectEvents(id: $id) { events { kind } } }', { id: project });
    expect(own.data.projectEvents.events).toEqual([]);
  });

  it('happens once, and not to oneself', async () => {
    const { id } = await add('customer');
    const answers = await Promise.all(Array.from({ length: 4 }, () => on('removeUser', id)));
    expect(answers.map(code).sort()).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', undefined]);
    expect(
      await api.sql("select from audit_entries where action = 'user.remove' and object = $1", [`user:${id}`]),
    ).toHaveLength(1);
    const second = await add('admin');
    const own = await on('removeUser', second.id, await api.asUser(second.email));
    expect(own.errors?.[0]).toMatchObject({
      message: userSentences.notYourself,
      extensions: { code: 'CONFLICT' },
    });
    await remove(second.id);
    for (const missing of ['01900000-0000-7000-8000-000000000000', 'nonsense', `${id}\u0000`])
      expect(code(await on('removeUser', missing))).toBe('NOT_FOUND');
  });

  it('leaves nothing to do with the account but to bring it back', async () => {
    const { id } = await add('customer');
    await remove(id);
    for (const operation of ['disableUser', 'enableUser', 'sendPasswordReset', 'requirePasswordChange'])
      expect((await on(operation, id)).errors?.[0]?.message).toBe(userSentences.archivedFirst);
    const update = await admin.gql(
      'mutation ($id: ID!) { updateUser(id: $id, input: { version: 2, name: "Other", role: admin }) { id } }',
      { id },
    );
    expect(update.errors?.[0]?.message).toBe(userSentences.archivedFirst);
  });
});

describe('the database', () => {
  it('lets no record go with an account, nor forget whose it is, whatever table is added', async () => {
    const references = await api.sql<{ from: string; rule: string }>(
      "select conrelid::regclass::text || '.' || conname as from, confdeltype as rule from pg_constraint where contype = 'f' and confrelid = 'users'::regclass order by 1",
    );
    expect(references.length).toBeGreaterThan(18);
    expect(references.filter(({ rule }) => rule !== 'r').map(({ from }) => from.split('.')[0])).toEqual([
      'account_links',
      // Whose turn for a lead was when: it ends with the account.
      'lead_turns',
      'recovery_codes',
      'second_factors',
      'sessions',
      // Who is in a team, and who leads it: no record of what anybody did.
      'team_members',
      'teams',
    ]);
  });

  it('takes an archived account for disabled', async () => {
    const { id } = await add('customer');
    await expect(api.sql('update users set archived_at = now() where id = $1', [id])).rejects.toThrow(
      /users_archived_check/,
    );
  });
});
