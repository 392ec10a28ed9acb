import { transferSentences } from '@hearthline/rules/people/transfer.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { addProject } from '../../../../testing/fixtures/projects-fixtures.ts';
import { holdLocks, untilWaiting } from '../../../../testing/locks.ts';

const api = useApi();
let admin: Caller;
let count = 0;
beforeEach(async () => {
  await api.sql('delete from limits');
  admin = await api.as('admin');
});

const one = async (text: string, ...values: unknown[]): Promise<Record<string, unknown> | undefined> =>
  (await api.sql<Record<string, unknown>>(text, values))[0];
const code = (answer: { errors?: { extensions: { code: string } }[] }): string | undefined =>
  answer.errors?.[0]?.extensions.code;
const person = async (role: Parameters<typeof api.addUser>[0]['role'], name = 'Lee Ver') => {
  const email = `leaver${(count += 1)}@leave.example`;
  return { email, id: await api.addUser({ email, role, name }) };
};
const remove = (id: string) => admin.gql('mutation ($id: ID!) { removeUser(id: $id) }', { id });
const transfer = (personId: string, toPerson: string | null, remove = true) =>
  admin.gql(
    'mutation ($personId: ID!, $toPerson: ID, $remove: Boolean!) { transferWork(personId: $personId, toPerson: $toPerson, remove: $remove) { ownedContacts openDeals } }',
    { personId, toPerson, remove },
  );
const addContact = async (owner: string | null, email: string): Promise<string> =>
  String(
    (
      await one(
        "insert into contacts (first_name, last_name, email, email_folded, owner_id) values ('Lead', 'L', $2, $2, $1) returning id",
        owner,
        email,
      )
    )?.['id'],
  );
const ownerOf = async (contact: string): Promise<unknown> =>
  (await one('select owner_id from contacts where id = $1', contact))?.['owner_id'];

describe('what comes meanwhile or later never ends on the leaver (leave.race)', () => {
  it('200 leads while somebody leaves', { timeout: 60_000 }, async () => {
    const [leaver, heir] = [await person('sales'), await person('sales', 'Hei Ress')];
    const contacts: string[] = [];
    for (let n = 0; n < 90; n += 1) contacts.push(await addContact(leaver.id, `race${n}@leave.example`));
    const ask = (n: number) =>
      api.gql('mutation ($input: ConsultantRequestInput!) { requestConsultant(input: $input) { id } }', {
        input: {
          fullName: `Race ${n}`,
          email: `race${n}@leave.example`,
          phone: '3605550100',
        },
      });
    const give = (n: number) =>
      api.sql(
        "insert into contacts (first_name, last_name, email, email_folded, owner_id) values ('New', 'L', $2, $2, $1)",
        [leaver.id, `given${n}@leave.example`],
      );
    // A deal follows the owner of its contact.
    const open = (contactId: string) =>
      admin.gql('mutation ($input: DealInput!) { createDeal(input: $input) { id } }', {
        input: { contactId },
      });
    const leads = [
      ...contacts.slice(0, 20).map((_, n) => ask(n)),
      ...Array.from({ length: 100 }, (_, n) => give(n)),
      ...contacts.slice(10).map(open),
    ];
    const answer = await transfer(leaver.id, heir.id);
    await Promise.all(leads);
    expect(answer.errors).toBeUndefined();
    for (const [table, owner] of [
      ['contacts', 'owner_id'],
      ['deals', 'owner_id'],
    ])
      expect(await api.sql(`select from ${table} where ${owner} = $1`, [leaver.id])).toEqual([]);
    for (const [made, total] of [
      ["contacts where email like 'given%'", 100],
      ['consultant_requests', 20],
      ['deals', 80],
    ])
      expect(await api.sql(`select from ${made}`), String(made)).toHaveLength(Number(total));
  });

  it('whoever gives them something at the same moment waits for the removal, and it is nobody’s', async () => {
    const leaver = await person('sales');
    const contact = await addContact(null, 'meanwhile@leave.example');
    const release = await holdLocks(api, 'select from users where id = $1 for no key update', [leaver.id]);
    const given = api.sql('update contacts set owner_id = $1 where id = $2', [leaver.id, contact]);
    await untilWaiting(api, 1);
    const removed = remove(leaver.id);
    await release();
    await given;
    expect((await removed).errors).toBeUndefined();
    expect(await ownerOf(contact)).toBeNull();
  });

  it('restored contacts and their tasks, reopened deals, projects, tasks and conversations', async () => {
    const leaver = await person('admin');
    const contact = await addContact(leaver.id, 'trash@leave.example');
    const [task] = await api.sql<{ id: string }>(
      "insert into tasks (title, due_on, assignee_id, created_by_id, contact_id) values ('Call', current_date, $1, $1, $2) returning id",
      [leaver.id, contact],
    );
    const [done] = await api.sql<{ id: string }>(
      "insert into tasks (title, due_on, assignee_id, created_by_id, done_at) values ('Call', current_date, $1, $1, now()) returning id",
      [leaver.id],
    );
    const deal = await one(
      "insert into deals (stage, probability_percent, buyer_name, owner_id, lost_reason) values ('lost', 0, 'B', $1, 'price') returning id",
      leaver.id,
    );
    const project = await addProject(api, { name: 'Closed Home' });
    await api.sql("update projects set manager_id = $1, status = 'cancelled' where id = $2", [
      leaver.id,
      project,
    ]);
    await api.sql(
      'insert into message_threads (project_id, last_number, customer_number, done_number, last_at, assignee_id) values ($2, 1, 1, 1, now(), $1)',
      [leaver.id, project],
    );
    await admin.gql('mutation ($id: ID!) { deleteContact(id: $id) }', { id: contact });
    expect((await remove(leaver.id)).errors).toBeUndefined();
    expect(
      (await admin.gql('mutation ($id: ID!) { restoreContact(id: $id) { id } }', { id: contact })).errors,
    ).toBeUndefined();
    expect(await ownerOf(contact)).toBeNull();
    await api.sql("update deals set stage = 'contacted', lost_reason = null where id = $1", [deal?.['id']]);
    await api.sql("update projects set status = 'in_progress' where id = $1", [project]);
    await api.sql('update message_threads set customer_number = 2, last_number = 2 where project_id = $1', [
      project,
    ]);
    await api.sql('update tasks set done_at = null where id = $1', [done?.id]);
    for (const [table, column, id] of [
      ['tasks', 'assignee_id', task?.id],
      ['tasks', 'assignee_id', done?.id],
      ['deals', 'owner_id', deal?.['id']],
      ['projects', 'manager_id', project],
    ])
      expect(
        await one(`select ${String(column)} as owner from ${String(table)} where id = $1`, id),
        String(table),
      ).toEqual({
        owner: null,
      });
    expect(
      await one('select assignee_id as owner from message_threads where project_id = $1', project),
    ).toEqual({
      owner: null,
    });
  });

  it('a contact in the trash comes back to whoever got the others, though the leaver is back too', async () => {
    const [leaver, heir] = [await person('sales'), await person('sales', 'Hei Ress')];
    const contact = await addContact(leaver.id, 'heirs@leave.example');
    await admin.gql('mutation ($id: ID!) { deleteContact(id: $id) }', { id: contact });
    await transfer(leaver.id, heir.id);
    await admin.gql('mutation ($id: ID!) { restoreUser(id: $id) { id } }', { id: leaver.id });
    await admin.gql('mutation ($id: ID!) { restoreContact(id: $id) { id } }', { id: contact });
    expect(await ownerOf(contact)).toBe(heir.id);
  });

  it('two who hand over to each other: one does, the other is refused', async () => {
    const [ann, ben] = [await person('sales', 'Ann'), await person('sales', 'Ben')];
    const contacts = [
      await addContact(ann.id, 'ann@leave.example'),
      await addContact(ben.id, 'ben@leave.example'),
    ];
    const answers = await Promise.all([transfer(ann.id, ben.id), transfer(ben.id, ann.id)]);
    expect(answers.map(code).sort()).toEqual(['BAD_INPUT', undefined]);
    const stays = (
      await one('select id from users where archived_at is null and id = any($1::uuid[])', [ann.id, ben.id])
    )?.['id'];
    expect(await Promise.all(contacts.map(ownerOf))).toEqual([stays, stays]);
  });
});

describe('the calls of before (leave.old-call)', () => {
  it('removeUser leaves the work of staff to nobody', async () => {
    const leaver = await person('sales');
    const contact = await addContact(leaver.id, 'old@leave.example');
    expect((await remove(leaver.id)).errors).toBeUndefined();
    expect(await ownerOf(contact)).toBeNull();
    expect(
      await api.sql('select action from audit_entries where object = $1 order by created_at, id', [
        `user:${leaver.id}`,
      ]),
    ).toEqual([{ action: 'user.remove' }, { action: 'work.transfer' }]);
  });

  it('a role that may not own what somebody has is refused until it is transferred, by both calls', async () => {
    const [seller, heir] = [await person('sales'), await person('sales')];
    await addContact(seller.id, 'role@leave.example');
    const setRole = (role: string) =>
      admin.gql(`mutation ($id: ID!) { setUserRole(id: $id, role: ${role}) { role } }`, { id: seller.id });
    const update = async (role: string) =>
      admin.gql(
        `mutation ($id: ID!, $version: Int!) { updateUser(id: $id, input: { version: $version, name: "Sel Ler", role: ${role} }) { role } }`,
        {
          id: seller.id,
          version: (await one('select version from users where id = $1', seller.id))?.['version'],
        },
      );
    for (const refused of [await setRole('project_manager'), await update('customer')]) {
      expect(code(refused)).toBe('CONFLICT');
      expect(refused.errors?.[0]?.message).toBe(transferSentences.roleMayNot('1 contact'));
    }
    // Another role that may own it is none of this.
    expect((await setRole('office')).data.setUserRole.role).toBe('office');
    await transfer(seller.id, heir.id, false);
    expect((await setRole('project_manager')).data.setUserRole.role).toBe('project_manager');
    expect((await update('customer')).data.updateUser.role).toBe('customer');
  });
});

describe('a role of somebody who is given something meanwhile (leave.old-call)', () => {
  it('is refused once it was given, though both were asked for together', async () => {
    const seller = await person('sales');
    const contact = await addContact(null, 'together@leave.example');
    const answers = await Promise.all([
      admin.gql('mutation ($id: ID!) { setUserRole(id: $id, role: project_manager) { role } }', {
        id: seller.id,
      }),
      admin.gql('mutation ($input: AssignInput!) { assign(input: $input) { changed } }', {
        input: { kind: 'contact', ids: [contact], toPerson: seller.id },
      }),
    ]);
    const role = (await one('select role from users where id = $1', seller.id))?.['role'];
    expect(answers.filter(({ errors }) => errors)).toHaveLength(1);
    expect(await ownerOf(contact)).toBe(role === 'sales' ? seller.id : null);
  });

  it('waits for whoever gives something, and counts that', async () => {
    const seller = await person('sales');
    const contact = await addContact(null, 'waits@leave.example');
    const release = await holdLocks(api, 'select from users where id = $1 for share', [seller.id]);
    const change = admin.gql('mutation ($id: ID!) { setUserRole(id: $id, role: project_manager) { role } }', {
      id: seller.id,
    });
    await untilWaiting(api, 1);
    await api.sql('update contacts set owner_id = $1 where id = $2', [seller.id, contact]);
    await release();
    expect(code(await change)).toBe('CONFLICT');
  });

  it('takes consultations away from whoever stops being staff', async () => {
    const seller = await person('sales');
    const consultant = await one(
      "insert into consultants (name, email, user_id, on_duty, position) values ('Lee Ver', $2, $1, true, 900) returning id",
      seller.id,
      seller.email,
    );
    await admin.gql('mutation ($id: ID!) { setUserRole(id: $id, role: customer) { role } }', {
      id: seller.id,
    });
    expect(await one('select user_id, on_duty from consultants where id = $1', consultant?.['id'])).toEqual({
      user_id: null,
      on_duty: false,
    });
  });
});

it('restoreUser brings the account, which takes no leads, is in no team and has none of the work (leave.back)', async () => {
  const [leaver, heir] = [await person('sales'), await person('sales')];
  const contact = await addContact(leaver.id, 'back@leave.example');
  const crew = await one("insert into teams (name) values ('Crew') returning id");
  await api.sql('insert into team_members (user_id, team_id) values ($1, $2)', [leaver.id, crew?.['id']]);
  await transfer(leaver.id, heir.id);
  const back = await admin.gql('mutation ($id: ID!) { restoreUser(id: $id) { state role } }', {
    id: leaver.id,
  });
  expect(back.data.restoreUser).toEqual({ state: 'invited', role: 'sales' });
  const staff = (await admin.gql('{ staff { id teamId takesLeads isLeader } }')).data.staff;
  expect(staff.find(({ id }: { id: string }) => id === leaver.id)).toEqual({
    id: leaver.id,
    teamId: null,
    takesLeads: false,
    isLeader: false,
  });
  expect(await ownerOf(contact)).toBe(heir.id);
  // What is given to them from now on is theirs.
  await api.sql('update contacts set owner_id = $1 where id = $2', [leaver.id, contact]);
  expect(await ownerOf(contact)).toBe(leaver.id);
});
