import { unknownOwner } from '@hearthline/rules/people/owners.ts';
import { userSentences } from '@hearthline/rules/people/users.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { addProject } from '../../../../testing/fixtures/projects-fixtures.ts';

const api = useApi();
const parts = [
  'ownedContacts',
  'openDeals',
  'managedProjects',
  'openTasks',
  'visits',
  'threads',
  'sharedReports',
  'sharedViews',
] as const;
type Counts = Record<(typeof parts)[number], number>;
const zeros = Object.fromEntries(parts.map((part) => [part, 0]));

let admin: Caller;
let adminId: string;
let count = 0;
beforeEach(async () => {
  await api.sql('delete from limits');
  admin = await api.as('admin');
  adminId = String((await one("select id from users where email = 'admin@example.com'"))?.['id']);
});

const one = async (text: string, ...values: unknown[]): Promise<Record<string, unknown> | undefined> =>
  (await api.sql<Record<string, unknown>>(text, values))[0];
const code = (answer: { errors?: { extensions: { code: string } }[] }): string | undefined =>
  answer.errors?.[0]?.extensions.code;
const person = async (role: Parameters<typeof api.addUser>[0]['role'], name = 'Lee Ver') => {
  const email = `leave${(count += 1)}@leave.example`;
  return { email, name, id: await api.addUser({ email, role, name }) };
};
const team = async (members: readonly string[]): Promise<string> => {
  const { id } = (await one(
    'insert into teams (name, leader_id) values ($1, $2) returning id',
    'Crew',
    members[0],
  )) as { id: string };
  for (const member of members)
    await api.sql('insert into team_members (user_id, team_id) values ($1, $2)', [member, id]);
  return id;
};
const transfer = (
  personId: string,
  more: { toPerson?: string | null; toTeam?: string | null; remove?: boolean } = {},
  caller = admin,
) =>
  caller.gql(
    `mutation ($personId: ID!, $toPerson: ID, $toTeam: ID, $remove: Boolean!) {
      transferWork(personId: $personId, toPerson: $toPerson, toTeam: $toTeam, remove: $remove) { ${parts.join(' ')} }
    }`,
    { personId, remove: true, ...more },
  );
const records = async (id: string): Promise<Counts> =>
  (await admin.gql(`query ($id: ID!) { userRecords(id: $id) { ${parts.join(' ')} } }`, { id })).data
    .userRecords;

const addContacts = (owner: string, total: number) =>
  api.sql<{ id: string }>(
    `insert into contacts (first_name, last_name, email, email_folded, owner_id)
     select 'Lead', n::text, $1 || n || '@lead.example', $1 || n || '@lead.example', $1::uuid from generate_series(1, $2::int) n returning id`,
    [owner, total],
  );
const addConsultant = async (userId: string, name: string): Promise<string> =>
  String(
    (await one('insert into consultants (name, user_id) values ($1, $2) returning id', name, userId))?.['id'],
  );
const addVisit = async (consultant: string, inDays: number, hour = 18): Promise<string> =>
  String(
    (
      await one(
        `insert into appointments (customer_name, customer_email, customer_phone, appointment_date, appointment_time, starts_at, ends_at, consultant_id, status)
         select 'Bo', 'bo@leave.example', '+13605550111', at::date, '10:00 AM', at, at + interval '30 minutes', $1, 'confirmed'
         from (select date_trunc('day', now()) + $2::int * interval '1 day' + $3::int * interval '1 hour' as at) t returning id`,
        consultant,
        inDays,
        hour,
      )
    )?.['id'],
  );
const addTask = (assignee: string, contact: string | null = null, done = false) =>
  api.sql<{ id: string }>(
    `insert into tasks (title, due_on, assignee_id, created_by_id, contact_id, done_at) values ('Call', current_date, $1, $1, $2, case when $3 then now() end) returning id`,
    [assignee, contact, done],
  );
const addThread = async (assignee: string, name: string, done = 0): Promise<string> => {
  const project = await addProject(api, { name });
  await api.sql(
    'insert into message_threads (project_id, last_number, customer_number, done_number, last_at, assignee_id) values ($2, 1, 1, $3, now(), $1)',
    [assignee, project, done],
  );
  return project;
};
const addReport = (owner: string, name: string, shared: boolean, recipients: readonly string[] = []) =>
  api.sql(
    `insert into reports (name, definition, owner_id, shared, recipients, every, day, hour, format, next_run_at)
     select $2, '{}', $1, $3, $4::text[], case when cardinality($4::text[]) > 0 then 'weekly' end, 1, 8, 'csv', now() + interval '1 day'`,
    [owner, name, shared, recipients],
  );
const addView = (owner: string, shared: boolean) =>
  api.sql(
    "insert into saved_views (owner_id, list, name, shared, parameters) values ($1, 'contacts', 'Mine', $2, '[]')",
    [owner, shared],
  );
const owners = async (table: string, column: string, ids: readonly string[]): Promise<unknown[]> =>
  (
    await api.sql<{ owner: string }>(
      `select ${column} as owner from ${table} where id = any($1::uuid[]) order by id`,
      [ids],
    )
  ).map(({ owner }) => owner);

/** Something of each part, open and closed. */
const addWork = async (id: string) => {
  const contacts = (await addContacts(id, 4)).map((row) => row.id);
  const deals = await api.sql<{ id: string; stage: string }>(
    `insert into deals (stage, probability_percent, buyer_name, owner_id, contact_id, lost_reason) values
     ('new', 10, 'B', $1, $2, null), ('visited', 40, 'B', $1, $3, null), ('lost', 0, 'B', $1, $2, 'price') returning id, stage`,
    [id, contacts[0], contacts[1]],
  );
  const projects: string[] = [];
  for (const status of ['in_progress', 'cancelled']) {
    const project = await addProject(api, { name: `Home ${status} ${id}` });
    await api.sql('update projects set manager_id = $1, status = $3 where id = $2', [id, project, status]);
    projects.push(project);
  }
  const [open] = await addTask(id, contacts[0] ?? null);
  const [done] = await addTask(id, null, true);
  return { contacts, deals, projects, tasks: [open?.id ?? '', done?.id ?? ''] as const };
};

describe('a transfer with removal', () => {
  it('leaves eight zeros and an account archived, in no team, signed out, recipient of no report (leave.all)', async () => {
    const [leaver, heir] = [await person('admin'), await person('admin', 'Hei Ress')];
    const crew = await team([leaver.id, heir.id]);
    const session = await api.asUser(leaver.email);
    await addContacts(leaver.id, 832);
    await addWork(leaver.id);
    await addThread(leaver.id, 'Thread Home');
    await addReport(leaver.id, 'Shared', true, [leaver.id, heir.id]);
    await addReport(leaver.id, 'Scheduled', false, [leaver.id]);
    await addReport(leaver.id, 'Private', false);
    await addView(leaver.id, true);
    await addView(leaver.id, false);
    const consultant = await addConsultant(leaver.id, leaver.name);
    await addVisit(consultant, 3);
    const before = await records(leaver.id);
    for (const part of parts) expect(before[part], part).toBeGreaterThan(0);
    expect(before).toMatchObject({ sharedReports: 2, sharedViews: 1, visits: 1, threads: 1 });
    const started = performance.now();
    const answer = await transfer(leaver.id, { toPerson: heir.id });
    expect(answer.errors).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(5000);
    expect(answer.data.transferWork).toEqual(zeros);
    expect(
      await one('select archived_at is not null as archived from users where id = $1', leaver.id),
    ).toEqual({
      archived: true,
    });
    expect(await api.sql('select from team_members where user_id = $1', [leaver.id])).toEqual([]);
    expect(await one('select leader_id from teams where id = $1', crew)).toEqual({ leader_id: null });
    expect((await session.rest('GET', '/api/auth/me')).status).toBe(401);
    expect(await api.sql('select from reports where $1 = any(recipients)', [leaver.id])).toEqual([]);
    expect(
      await api.sql(
        "select name, owner_id = $1 as heirs, every from reports where name in ('Shared', 'Scheduled', 'Private') order by name",
        [heir.id],
      ),
    ).toEqual([
      { name: 'Private', heirs: false, every: null },
      { name: 'Scheduled', heirs: true, every: null },
      { name: 'Shared', heirs: true, every: 'weekly' },
    ]);
  });

  it('is refused for oneself, for the last admin, and twice (leave.all)', async () => {
    const other = await person('admin');
    const own = await transfer(other.id, {}, await api.asUser(other.email));
    expect(own.errors?.[0]).toMatchObject({
      message: userSentences.notYourself,
      extensions: { code: 'CONFLICT' },
    });
    const twice = await Promise.all([transfer(other.id), transfer(other.id)]);
    expect(twice.map(code).sort()).toEqual(['CONFLICT', undefined]);
    await api.sql("update users set disabled_at = now() where role = 'admin' and id <> $1", [adminId]);
    const last = await person('admin');
    await api.sql('update users set disabled_at = now() where id = $1', [last.id]);
    expect(code(await transfer('01900000-0000-7000-8000-000000000000'))).toBe('NOT_FOUND');
    expect(code(await transfer('nonsense'))).toBe('NOT_FOUND');
    await api.sql("update users set disabled_at = null where role = 'admin' and archived_at is null");
  });
});

describe('what goes where', () => {
  it('open work goes to the person as far as they may own it, what is closed keeps the name; without removal the account stays (leave.each)', async () => {
    const [leaver, heir] = [await person('admin'), await person('sales', 'Sel Ler')];
    const { contacts, deals, projects, tasks } = await addWork(leaver.id);
    await addThread(leaver.id, 'Open Thread');
    const done = await addThread(leaver.id, 'Done Thread', 1);
    const answer = await transfer(leaver.id, { toPerson: heir.id, remove: false });
    expect(answer.data.transferWork).toEqual(zeros);
    expect(new Set(await owners('contacts', 'owner_id', contacts))).toEqual(new Set([heir.id]));
    const dealOf = (stage: string) => deals.find((deal) => deal.stage === stage)?.id ?? '';
    expect(await owners('deals', 'owner_id', [dealOf('new')])).toEqual([heir.id]);
    expect(await owners('deals', 'owner_id', [dealOf('lost')])).toEqual([leaver.id]);
    expect(await owners('projects', 'manager_id', [projects[0] ?? ''])).toEqual([null]);
    expect(await owners('projects', 'manager_id', [projects[1] ?? ''])).toEqual([leaver.id]);
    expect(await owners('tasks', 'assignee_id', [tasks[0]])).toEqual([heir.id]);
    expect(await owners('tasks', 'assignee_id', [tasks[1]])).toEqual([leaver.id]);
    expect(await one('select assignee_id from message_threads where project_id = $1', done)).toEqual({
      assignee_id: leaver.id,
    });
    expect(await one('select disabled_at from users where id = $1', leaver.id)).toEqual({
      disabled_at: null,
    });
    // The new owner hears of it once.
    const mails = await api.sql(
      "select subject, text from mails where kind = 'new_owner' and to_address = $1",
      [heir.email],
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.['text']).toContain(
      '4 contacts, 2 open deals, 1 open task, and 1 conversation of Lee Ver',
    );
    // The contact says so on its time line.
    expect(
      await one(
        'select from_id, to_id, actor_id, by_routing from contact_owner_changes where contact_id = $1',
        contacts[0],
      ),
    ).toEqual({ from_id: leaver.id, to_id: heir.id, actor_id: adminId, by_routing: false });
    const event = await one(
      'select before, after, kind, subject from project_events where project_id = $1 order by created_at desc limit 1',
      projects[0],
    );
    expect(event).toEqual({ kind: 'changed', subject: 'manager', before: 'Lee Ver', after: null });
    const entry = await one(
      "select details from audit_entries where action = 'work.transfer' and object = $1",
      `user:${leaver.id}`,
    );
    expect(entry?.['details']).toMatchObject({
      toPerson: heir.id,
      remove: false,
      counts: { ownedContacts: 4, openDeals: 2, managedProjects: 1, openTasks: 1, visits: 0, threads: 1 },
      given: { ownedContacts: { [heir.id]: expect.arrayContaining(contacts) } },
    });
  });

  it('a team gets equal shares: contacts and deals those who take leads, projects those who may manage (leave.each)', async () => {
    const leaver = await person('admin');
    const [ann, ben, cleo, max] = [
      await person('sales', 'Ann'),
      await person('sales', 'Ben'),
      await person('office', 'Cleo'),
      await person('project_manager', 'Max'),
    ];
    await api.sql('update users set takes_leads = false where id = $1', [cleo.id]);
    const crew = await team([ann.id, ben.id, cleo.id, max.id, leaver.id]);
    const contacts = (await addContacts(leaver.id, 9)).map((row) => row.id);
    const deals: string[] = [];
    for (const contact of contacts.slice(5))
      deals.push(
        String(
          (
            await one(
              "insert into deals (stage, probability_percent, buyer_name, owner_id, contact_id) values ('new', 10, 'B', $1, $2) returning id",
              leaver.id,
              contact,
            )
          )?.['id'],
        ),
      );
    const project = await addProject(api, { name: 'Team Home' });
    await api.sql('update projects set manager_id = $1 where id = $2', [leaver.id, project]);
    for (let n = 0; n < 8; n += 1) await addTask(leaver.id);
    expect((await transfer(leaver.id, { toTeam: crew })).data.transferWork).toEqual(zeros);
    const of = async (table: string, column: string, ids: readonly string[]) => {
      const given = await owners(table, column, ids);
      return [ann, ben, cleo, max].map(({ id }) => given.filter((owner) => owner === id).length);
    };
    expect((await of('contacts', 'owner_id', contacts)).sort()).toEqual([0, 0, 4, 5]);
    expect((await of('deals', 'owner_id', deals)).sort()).toEqual([0, 0, 2, 2]);
    expect(await of('projects', 'manager_id', [project])).toEqual([0, 0, 0, 1]);
    // A deal goes where its contact goes.
    expect(
      await api.sql(
        'select from deals d join contacts c on c.id = d.contact_id where d.id = any($1::uuid[]) and d.owner_id <> c.owner_id',
        [deals],
      ),
    ).toEqual([]);
    const tasks = await api.sql<{ total: number }>(
      'select count(*)::int as total from tasks where assignee_id = any($1::uuid[]) group by assignee_id',
      [[ann.id, ben.id, cleo.id, max.id]],
    );
    expect(tasks.map(({ total }) => total)).toEqual([2, 2, 2, 2]);
  });

  it('nobody gets it if nobody is named; shared reports and views are the caller’s (leave.each)', async () => {
    const leaver = await person('sales');
    const { contacts } = await addWork(leaver.id);
    await addReport(leaver.id, 'Caller’s', true);
    await addView(leaver.id, true);
    expect((await transfer(leaver.id)).data.transferWork).toEqual(zeros);
    expect(new Set(await owners('contacts', 'owner_id', contacts))).toEqual(new Set([null]));
    expect(await one("select owner_id from reports where name = 'Caller’s'")).toEqual({ owner_id: adminId });
    expect(
      await api.sql("select from mails where kind = 'new_owner' and to_address = 'admin@example.com'"),
    ).toEqual([]);
  });

  it.each([
    ['somebody who does not work here', () => person('customer')],
    [
      'somebody disabled',
      async () => {
        const former = await person('sales');
        await api.sql('update users set disabled_at = now() where id = $1', [former.id]);
        return former;
      },
    ],
    ['nobody that is known', () => ({ id: '01900000-0000-7000-8000-000000000000' })],
    ['no id', () => ({ id: '' })],
  ])('is not given to %s, nor to oneself (own.list)', async (_who, make) => {
    const leaver = await person('sales');
    for (const toPerson of [(await make()).id, leaver.id]) {
      const answer = await transfer(leaver.id, { toPerson });
      expect(answer.errors?.[0]).toMatchObject({
        message: unknownOwner,
        extensions: { code: 'BAD_INPUT', fieldErrors: { toPerson: unknownOwner } },
      });
    }
    for (const toTeam of ['01900000-0000-7000-8000-000000000000', 'nonsense'])
      expect(code(await transfer(leaver.id, { toTeam }))).toBe('BAD_INPUT');
    expect(code(await transfer(leaver.id, { toTeam: adminId, toPerson: adminId }))).toBe('BAD_INPUT');
    expect(await one('select archived_at from users where id = $1', leaver.id)).toEqual({
      archived_at: null,
    });
  });
});

describe('visits', () => {
  const weekdays = '{1,2,3,4,5,6,7}';

  it('go to whoever is free then, customers are mailed, others are unstaffed; the consultant has left (leave.visits)', async () => {
    const [leaver, heir] = [await person('sales', 'Vi Siter'), await person('sales', 'Free Mann')];
    const [from, to] = [await addConsultant(leaver.id, leaver.name), await addConsultant(heir.id, heir.name)];
    const [given, taken] = [await addVisit(from, 3), await addVisit(from, 4)];
    await addVisit(to, 4);
    await api.sql('delete from mails');
    expect((await transfer(leaver.id, { toPerson: heir.id })).data.transferWork).toEqual(zeros);
    expect(await owners('appointments', 'consultant_id', [given])).toEqual([to]);
    expect(await owners('appointments', 'consultant_id', [taken])).toEqual([from]);
    expect(
      await one('select on_duty, user_id, name, former_user_id from consultants where id = $1', from),
    ).toEqual({ on_duty: false, user_id: null, name: leaver.name, former_user_id: leaver.id });
    const mailed = await api.sql('select to_address, subject from mails order by created_at, id');
    expect(mailed.map(({ to_address }) => to_address)).toEqual(['bo@leave.example', heir.email]);
    const { items } = (await admin.gql('{ today { items { kind id title } } }')).data.today;
    expect(items.filter(({ title }: { title: string }) => title === leaver.name)).toEqual([
      { kind: 'unstaffed', id: taken, title: leaver.name },
    ]);
  });

  it('go by turns among a team, and stay with somebody who stays if nobody is free (leave.visits)', async () => {
    const leaver = await person('sales', 'Sta Yer');
    const [ann, ben] = [await person('sales', 'Ann'), await person('sales', 'Ben')];
    const crew = await team([leaver.id, ann.id, ben.id]);
    const [from, a, b] = [
      await addConsultant(leaver.id, leaver.name),
      await addConsultant(ann.id, ann.name),
      await addConsultant(ben.id, ben.name),
    ];
    const visits = [await addVisit(from, 5, 16), await addVisit(from, 5, 17), await addVisit(from, 5, 19)];
    await addVisit(a, 5, 19);
    await api.sql(
      "insert into blocked_dates (consultant_id, starts_on, ends_on, reason) values ($1, current_date + 4, current_date + 6, 'Away')",
      [b],
    );
    const stays = (await transfer(leaver.id, { toTeam: crew, remove: false })).data.transferWork;
    expect(stays).toEqual({ ...zeros, visits: 1 });
    expect(await owners('appointments', 'consultant_id', visits)).toEqual([a, a, from]);
    await api.sql('delete from blocked_dates');
    await transfer(leaver.id, { toTeam: crew, remove: false });
    expect(await owners('appointments', 'consultant_id', visits)).toEqual([a, a, b]);
    expect(await one('select on_duty, weekdays::text from consultants where id = $1', from)).toEqual({
      on_duty: true,
      weekdays,
    });
  });

  it('nobody is booked whose account is disabled (leave.visits)', async () => {
    api.clock.set('2027-01-05T20:00:00Z');
    admin = await api.as('admin');
    const seller = await person('sales', 'Dis Abled');
    await api.sql('update consultants set on_duty = false');
    const consultant = await addConsultant(seller.id, seller.name);
    await admin.gql('mutation ($id: ID!) { disableUser(id: $id) { id } }', { id: seller.id });
    const book = () =>
      admin.gql(
        'mutation ($input: BookAppointmentForInput!) { bookAppointmentFor(input: $input) { id consultantName } }',
        {
          input: {
            customerName: 'Cy',
            customerEmail: 'cy@leave.example',
            customerPhone: '3605550100',
            appointmentDate: '2027-01-11',
            appointmentTime: '10:30 AM',
            consultantId: consultant,
          },
        },
      );
    expect(code(await book())).toBe('SLOT_TAKEN');
    await admin.gql('mutation ($id: ID!) { enableUser(id: $id) { id } }', { id: seller.id });
    expect((await book()).data?.bookAppointmentFor.consultantName).toBe('Dis Abled');
    api.clock.reset();
    await api.sql('update consultants set on_duty = true where former_user_id is null');
  });
});
