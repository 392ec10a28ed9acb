import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';

const api = useApi();
const ids: Record<string, string> = {};
const callers: Record<string, Caller> = {};
const as = (name: string): Caller => callers[name] as Caller;
const idOf = (name: string): string => ids[name] as string;

beforeAll(async () => {
  for (const [name, role] of [
    ['ann', 'sales'],
    ['ben', 'sales'],
    ['cleo', 'sales'],
    ['mia', 'project_manager'],
    ['olaf', 'office'],
    ['agent', 'agent'],
  ] as const) {
    const email = `${name}@assign.example`;
    ids[name] = await api.addUser({ email, role, name });
    callers[name] = await api.asUser(email);
  }
  callers.admin = await api.as('admin');
});

beforeEach(async () => {
  api.clock.reset();
  await api.sql("delete from mails where kind = 'new_owner'");
  await api.sql('delete from assignments');
});

/** Contacts of an owner, or of nobody. */
const contactsOf = async (owner: string | null, count = 1): Promise<string[]> =>
  (
    await api.sql<{ id: string }>(
      `insert into contacts (first_name, last_name, email, email_folded, owner_id)
       select 'Ada', 'Byron', m.email, m.email, $1 from (select gen_random_uuid() || '@c.example' as email from generate_series(1, $2::int)) m returning id`,
      [owner === null ? null : idOf(owner), count],
    )
  ).map(({ id }) => id);

/** A contact of nobody who waits for a call. */
const lead = async (): Promise<string> => {
  const [id = ''] = await contactsOf(null);
  await api.sql(
    "insert into consultant_requests (contact_id, full_name, email, phone) values ($1, 'Ada Byron', 'ada@c.example', '+13605550142')",
    [id],
  );
  return id;
};

const dealOf = async (contactId: string, owner: string | null, stage = 'new'): Promise<string> => {
  const [row] = await api.sql<{ id: string }>(
    "insert into deals (contact_id, buyer_name, owner_id, stage, probability_percent, won_on, lost_reason) values ($1, 'Ada Byron', $2, $3::text, 10, case when $3::text = 'won' then current_date end, case when $3::text = 'lost' then 'price' end) returning id",
    [contactId, owner === null ? null : idOf(owner), stage],
  );
  return row?.id ?? '';
};

const assign = async (who: string, input: object) =>
  as(who).gql('mutation ($input: AssignInput!) { assign(input: $input) { id changed undoUntil } }', {
    input,
  });
const give = async (
  who: string,
  input: object,
): Promise<{ id: string; changed: number; undoUntil: string }> => {
  const { data, errors } = await assign(who, input);
  expect(errors).toBeUndefined();
  return data.assign;
};
const undo = (who: string, id: string) =>
  as(who).gql(`mutation { undoAssignment(id: "${id}") { id changed undoUntil } }`);
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const fieldsOf = ({ errors }: { errors?: { extensions: object }[] }) => errors?.[0]?.extensions;

const ownersOf = async (table: string, of: readonly string[], column = 'owner_id') => {
  const rows = await api.sql<{ id: string; owner: string | null }>(
    `select id, ${column} as owner from ${table} where id = any($1)`,
    [of],
  );
  return of.map((id) => rows.find((row) => row.id === id)?.owner ?? null);
};
const names = (owners: readonly (string | null)[]) =>
  owners.map((owner) => Object.keys(ids).find((name) => ids[name] === owner) ?? null);
const mails = async () =>
  (
    await api.sql<{ mail: string }>(
      "select to_address || ': ' || subject as mail from mails where kind = 'new_owner' order by 1",
    )
  ).map(({ mail }) => mail);

/** Lets the jobs run that wait until an assignment can no longer be taken back. */
const tenMinutesLater = async (): Promise<void> => {
  await api.sql(
    "update pgboss.job set start_after = now() - interval '1 second' where name = 'assignments.tell'",
  );
  await api.runJobs();
};

describe('assigning contacts', () => {
  it('changes all of them in scope or nothing, and tells the time line (own.bulk)', async () => {
    const [own = '', other = ''] = [...(await contactsOf('ann')), ...(await contactsOf('ben'))];
    const given = await give('ann', { kind: 'contact', ids: [own], toPerson: ids.ben });
    expect(given.changed).toBe(1);
    const { data } = await as('olaf').gql(
      `{ contactTimeline(id: "${own}") { entries { kind title by text } } }`,
    );
    expect(data.contactTimeline.entries).toContainEqual({
      kind: 'owner',
      title: 'Owner: ann → ben',
      by: 'ann',
      text: null,
    });
    // A colleague's is like one that is missing, and one among one's own changes nothing of these.
    const [mine = ''] = await contactsOf('ann');
    expect(codeOf(await assign('ann', { kind: 'contact', ids: [mine, other], toPerson: ids.cleo }))).toBe(
      'NOT_FOUND',
    );
    expect(codeOf(await assign('ann', { kind: 'contact', ids: [mine, 'nobody'], toPerson: ids.cleo }))).toBe(
      'NOT_FOUND',
    );
    // One that is read and not changed: a deal of hers is on it.
    await dealOf(other, 'ann');
    expect(codeOf(await assign('ann', { kind: 'contact', ids: [mine, other], toPerson: ids.cleo }))).toBe(
      'FORBIDDEN',
    );
    expect(names(await ownersOf('contacts', [mine, other]))).toEqual(['ann', 'ben']);
    expect(codeOf(await assign('mia', { kind: 'contact', ids: [mine], toPerson: ids.ben }))).toBe(
      'FORBIDDEN',
    );
  });

  it('gives 50 contacts of 5 owners and returns each to its owner (own.bulk)', async () => {
    const owners = ['ann', 'ben', 'cleo', 'olaf', null];
    const all = (await Promise.all(owners.map((owner) => contactsOf(owner, 10)))).flat();
    const before = await ownersOf('contacts', all);
    const given = await give('olaf', { kind: 'contact', ids: all, toPerson: ids.ben });
    // Ten were his already.
    expect(given.changed).toBe(40);
    expect(new Set(names(await ownersOf('contacts', all)))).toEqual(new Set(['ben']));
    expect(codeOf(await undo('admin', given.id))).toBe('NOT_FOUND');
    expect((await undo('olaf', given.id)).data.undoAssignment).toEqual(given);
    expect(await ownersOf('contacts', all)).toEqual(before);
    expect(codeOf(await undo('olaf', given.id))).toBe('CONFLICT');
    await tenMinutesLater();
    expect(await mails()).toEqual([]);
  });

  it('takes back until ten minutes have passed, and what nobody has changed since (own.bulk)', async () => {
    const all = await contactsOf('ann', 3);
    const given = await give('olaf', { kind: 'contact', ids: all, toPerson: ids.ben });
    await give('admin', { kind: 'contact', ids: all.slice(0, 1), toPerson: ids.cleo });
    api.clock.set(new Date(given.undoUntil));
    expect((await undo('olaf', given.id)).data.undoAssignment.changed).toBe(2);
    expect(names(await ownersOf('contacts', all))).toEqual(['cleo', 'ann', 'ann']);
    api.clock.reset();
    const late = await give('olaf', { kind: 'contact', ids: all, toPerson: ids.ben });
    api.clock.set(new Date(Date.parse(late.undoUntil) + 1));
    expect(codeOf(await undo('olaf', late.id))).toBe('CONFLICT');
    api.clock.reset();
    // All of it was changed since.
    const overtaken = await give('olaf', { kind: 'contact', ids: all, toPerson: ids.cleo });
    await give('admin', { kind: 'contact', ids: all, toPerson: null });
    expect(codeOf(await undo('olaf', overtaken.id))).toBe('CONFLICT');
  });

  it('takes back nothing to whoever has left meanwhile', async () => {
    const leaver = await api.addUser({ email: 'gone@assign.example', role: 'sales', name: 'leaver' });
    ids.leaver = leaver;
    const all = await contactsOf('leaver', 2);
    const given = await give('olaf', { kind: 'contact', ids: all, toPerson: ids.ben });
    await api.sql('update users set archived_at = now(), disabled_at = now() where id = $1', [leaver]);
    expect((await undo('olaf', given.id)).data.undoAssignment.changed).toBe(2);
    expect(await ownersOf('contacts', all)).toEqual([null, null]);
    expect(fieldsOf(await assign('olaf', { kind: 'contact', ids: all, toPerson: leaver }))).toMatchObject({
      code: 'BAD_INPUT',
      fieldErrors: { toPerson: 'Choose a member of staff' },
    });
  });

  it('is of one taker, whoever else tries at the same time (own.take-once)', async () => {
    const id = await lead();
    const takers = Array.from(
      { length: 20 },
      (_one, place) => ['ann', 'ben', 'cleo', 'olaf'][place % 4] ?? '',
    );
    const answers = await Promise.all(
      takers.map((who) => assign(who, { kind: 'contact', ids: [id], toPerson: ids[who], from: 'none' })),
    );
    const won = takers.filter((_who, place) => !answers[place]?.errors);
    expect(won).toHaveLength(1);
    const refusals = answers.filter(({ errors }) => errors).map((answer) => codeOf(answer));
    expect(refusals.every((code) => code === 'CONFLICT' || code === 'NOT_FOUND')).toBe(true);
    expect(names(await ownersOf('contacts', [id]))).toEqual(won);
    const [{ n } = { n: 0 }] = await api.sql<{ n: number }>(
      'select count(*)::int as n from contact_owner_changes where contact_id = $1',
      [id],
    );
    expect(n).toBe(1);
  });

  it('is refused once it is somebody else’s than the caller saw', async () => {
    const [id = ''] = await contactsOf('ben');
    const named = (from: string) => assign('olaf', { kind: 'contact', ids: [id], toPerson: ids.ann, from });
    expect(codeOf(await named('none'))).toBe('CONFLICT');
    expect(codeOf(await named(idOf('cleo')))).toBe('CONFLICT');
    expect(codeOf(await named('me'))).toBe('BAD_INPUT');
    expect((await named(idOf('ben'))).errors).toBeUndefined();
    // An owner whose account is not active is none.
    await api.sql('update users set disabled_at = now() where id = $1', [ids.ann]);
    expect(
      (await assign('olaf', { kind: 'contact', ids: [id], toPerson: ids.cleo, from: 'none' })).errors,
    ).toBeUndefined();
    await api.sql('update users set disabled_at = null where id = $1', [ids.ann]);
  });

  it('goes to those of the list alone (own.list)', async () => {
    const [id = ''] = await contactsOf(null);
    for (const person of [ids.mia, ids.agent, 'nobody'])
      expect(fieldsOf(await assign('olaf', { kind: 'contact', ids: [id], toPerson: person }))).toMatchObject({
        code: 'BAD_INPUT',
        fieldErrors: { toPerson: 'Choose a member of staff' },
      });
    for (const input of [
      { kind: 'contact' },
      { kind: 'contact', ids: [] },
      { kind: 'contact', ids: [id], contacts: { ids: [id] } },
      { kind: 'deal', contacts: { ids: [id] } },
      { kind: 'deal', ids: Array.from({ length: 501 }, () => crypto.randomUUID()) },
      { kind: 'contact', ids: [id], toPerson: ids.ann, toTeam: ids.ann },
      { kind: 'contact', ids: [id], toTeam: 'none' },
    ])
      expect(codeOf(await assign('olaf', input)), JSON.stringify(input)).toBe('BAD_INPUT');
  });

  it('is by a filter too, of as many as were seen', async () => {
    const all = await contactsOf('ann', 3);
    await api.sql("update contacts set source = 'Assign fair' where id = any($1)", [all]);
    const match = { source: 'Assign fair' };
    const selected = (count: number) =>
      assign('ann', { kind: 'contact', contacts: { match, count }, toPerson: ids.ben });
    expect(codeOf(await selected(2))).toBe('CONFLICT');
    expect((await selected(3)).data.assign.changed).toBe(3);
    expect(names(await ownersOf('contacts', all))).toEqual(['ben', 'ben', 'ben']);
  });

  it('takes ten thousand at once, and not one more', { timeout: 120_000 }, async () => {
    const all = await contactsOf('ann', 10_001);
    await api.sql("update contacts set source = 'Assign many' where id = any($1)", [all]);
    const selected = { kind: 'contact', contacts: { match: { source: 'Assign many' } }, toPerson: ids.ben };
    expect(codeOf(await assign('olaf', selected))).toBe('BAD_INPUT');
    await api.sql('delete from contacts where id = $1', [all[0]]);
    const given = await give('olaf', selected);
    expect(given.changed).toBe(10_000);
    expect((await undo('olaf', given.id)).data.undoAssignment.changed).toBe(10_000);
    await api.sql('delete from contacts where id = any($1)', [all]);
  });
});

describe('a team', () => {
  const teamOf = async (members: string[]): Promise<string> => {
    const { data } = await as('admin').gql(
      'mutation ($input: TeamInput!) { saveTeam(input: $input) { id } }',
      { input: { name: 'Team', memberIds: members.map((name) => idOf(name)) } },
    );
    return data.saveTeam.id;
  };

  it('gets equal shares, of its members who may own the kind and take leads', async () => {
    const team = await teamOf(['ann', 'ben', 'mia', 'cleo']);
    await api.sql('update users set takes_leads = false where id = $1', [ids.cleo]);
    const all = await contactsOf(null, 7);
    expect((await give('olaf', { kind: 'contact', ids: all, toTeam: team })).changed).toBe(7);
    const shares = Object.groupBy(names(await ownersOf('contacts', all)), (name) => name ?? '');
    expect([shares.ann?.length, shares.ben?.length].toSorted()).toEqual([3, 4]);
    await tenMinutesLater();
    expect((await mails()).map((mail) => mail.split(':')[0])).toEqual([
      'ann@assign.example',
      'ben@assign.example',
    ]);
    await api.sql('update users set takes_leads = false where id in ($1, $2)', [ids.ann, ids.ben]);
    expect(codeOf(await assign('olaf', { kind: 'contact', ids: all, toTeam: team }))).toBe('CONFLICT');
    await api.sql('update users set takes_leads = true');
    await api.sql('delete from teams where id = $1', [team]);
  });
});

describe('deals', () => {
  it('follow their contact if they are open and had its owner, or none', async () => {
    const [id = ''] = await contactsOf('ann');
    const deals = [
      await dealOf(id, 'ann'),
      await dealOf(id, null, 'contacted'),
      await dealOf(id, 'agent'),
      await dealOf(id, 'cleo'),
      await dealOf(id, 'ann', 'lost'),
    ];
    const given = await give('ann', { kind: 'contact', ids: [id], toPerson: ids.ben });
    expect(given.changed).toBe(1);
    expect(names(await ownersOf('deals', deals))).toEqual(['ben', 'ben', 'ben', 'cleo', 'ann']);
    const { data } = await as('olaf').gql(`{ deal(id: "${deals[0]}") { events { kind note actorName } } }`);
    expect(data.deal.events).toContainEqual({ kind: 'changed', note: 'Owner', actorName: 'ann' });
    expect((await undo('ann', given.id)).data.undoAssignment.changed).toBe(1);
    expect(names(await ownersOf('deals', deals))).toEqual(['ann', null, 'agent', 'cleo', 'ann']);
  });

  it('follow it to the owner who is chosen in its form as well', async () => {
    const [id = ''] = await contactsOf('ann');
    const deals = [
      await dealOf(id, 'ann'),
      await dealOf(id, null),
      await dealOf(id, 'cleo'),
      await dealOf(id, 'ann', 'lost'),
    ];
    const edit = async (ownerId: string | undefined, version: number) =>
      as('olaf').gql(
        'mutation ($id: ID!, $input: UpdateContactInput!) { updateContact(id: $id, input: $input) { version } }',
        { id, input: { firstName: 'Ada', lastName: 'Byron', status: 'prospect', ownerId, version } },
      );
    const [contact] = await api.sql('select version from contacts where id = $1', [id]);
    expect((await edit(ids.ben, contact?.version)).errors).toBeUndefined();
    expect(names(await ownersOf('deals', deals))).toEqual(['ben', 'ben', 'cleo', 'ann']);
    const { data } = await as('olaf').gql(`{ deal(id: "${deals[0]}") { events { kind note actorName } } }`);
    expect(data.deal.events).toContainEqual({ kind: 'changed', note: 'Owner', actorName: 'olaf' });
  });

  it('are assigned by whoever may change them, unless they are closed', async () => {
    const [id = ''] = await contactsOf('ann');
    const open = await dealOf(id, 'ann');
    expect((await give('ann', { kind: 'deal', ids: [open], toPerson: ids.ben })).changed).toBe(1);
    // She still reads it by its contact.
    expect(codeOf(await assign('ann', { kind: 'deal', ids: [open], toPerson: ids.ann }))).toBe('FORBIDDEN');
    expect(codeOf(await assign('cleo', { kind: 'deal', ids: [open], toPerson: ids.cleo }))).toBe('NOT_FOUND');
    for (const stage of ['won', 'lost']) {
      const closed = await dealOf(id, 'ann', stage);
      const answer = await assign('ann', { kind: 'deal', ids: [open, closed].slice(1), toPerson: ids.ben });
      expect(codeOf(answer), stage).toBe('CONFLICT');
      expect(names(await ownersOf('deals', [closed]))).toEqual(['ann']);
    }
    await api.sql('update deals set archived_at = now() where id = $1', [open]);
    expect(codeOf(await assign('olaf', { kind: 'deal', ids: [open], toPerson: ids.ann }))).toBe('CONFLICT');
  });
});

describe('projects and tasks', () => {
  const projectOf = async (manager: string | null): Promise<string> => {
    const [row] = await api.sql<{ id: string }>(
      "insert into projects (name, manager_id) values ('Alder Home', $1) returning id",
      [manager === null ? null : idOf(manager)],
    );
    return row?.id ?? '';
  };

  it('a project without a manager is taken by whoever may manage it', async () => {
    const id = await projectOf(null);
    expect(
      codeOf(await assign('olaf', { kind: 'project', ids: [id], toPerson: ids.olaf, from: 'none' })),
    ).toBe('FORBIDDEN');
    const given = await give('mia', { kind: 'project', ids: [id], toPerson: ids.mia, from: 'none' });
    const { data } = await as('admin').gql(
      `{ projectEvents(id: "${id}") { events { kind subject before after actorName } } }`,
    );
    expect(data.projectEvents.events).toContainEqual({
      kind: 'changed',
      subject: 'manager',
      before: null,
      after: 'mia',
      actorName: 'mia',
    });
    expect((await undo('mia', given.id)).data.undoAssignment.changed).toBe(1);
    expect(await ownersOf('projects', [id], 'manager_id')).toEqual([null]);
    expect(codeOf(await assign('admin', { kind: 'project', ids: [id], toPerson: ids.ann }))).toBe(
      'BAD_INPUT',
    );
  });

  it('a task goes to anybody who works here, by its maker', async () => {
    const { data } = await as('ann').gql(
      'mutation { createTask(input: { title: "Call back", dueOn: "2027-01-04" }) { id } }',
    );
    const { id } = data.createTask;
    expect(codeOf(await assign('ben', { kind: 'task', ids: [id], toPerson: ids.ben }))).toBe('NOT_FOUND');
    const given = await give('ann', { kind: 'task', ids: [id], toPerson: ids.mia });
    expect(names(await ownersOf('tasks', [id], 'assignee_id'))).toEqual(['mia']);
    await tenMinutesLater();
    expect(await mails()).toEqual(['mia@assign.example: Yours now: the task Call back']);
    expect(codeOf(await undo('ann', given.id))).toBe('CONFLICT');
  });
});

it('who comes second hears that somebody has it, though they read it by a task of their own (own.take-once)', async () => {
  const [contact = ''] = await contactsOf(null, 1);
  await api.sql(
    "insert into tasks (title, due_on, assignee_id, created_by_id, contact_id) values ('Call', current_date, $1, $1, $2)",
    [ids.ann, contact],
  );
  await api.sql('update contacts set owner_id = $1 where id = $2', [ids.ben, contact]);
  const input = { kind: 'contact', ids: [contact], toPerson: ids.ann };
  expect(codeOf(await assign('ann', { ...input, from: 'none' }))).toBe('CONFLICT');
  expect(codeOf(await assign('ann', input))).toBe('FORBIDDEN');
});

describe('the mail to a new owner (own.told)', () => {
  it('is one for each act, once it can no longer be undone', async () => {
    const all = await contactsOf('ann', 3);
    await give('olaf', { kind: 'contact', ids: all, toPerson: ids.ben });
    expect(await mails()).toEqual([]);
    await give('olaf', { kind: 'contact', ids: all.slice(0, 1), toPerson: ids.cleo });
    await tenMinutesLater();
    await tenMinutesLater();
    expect(await mails()).toEqual([
      'ben@assign.example: Yours now: 2 contacts',
      'cleo@assign.example: Yours now: the contact Ada Byron',
    ]);
  });

  it('is of what stays where only a part could be taken back', async () => {
    const [changed = '', back = ''] = await contactsOf('ann', 2);
    const given = await give('olaf', { kind: 'contact', ids: [changed, back], toPerson: ids.ben });
    await api.sql('update contacts set version = version + 1 where id = $1', [changed]);
    expect((await undo('olaf', given.id)).data.undoAssignment.changed).toBe(1);
    await tenMinutesLater();
    expect(await mails()).toEqual(['ben@assign.example: Yours now: the contact Ada Byron']);
  });

  it('is none of what was taken back, and none to whoever took it', async () => {
    const [first = '', second = ''] = await contactsOf('ann', 2);
    const given = await give('olaf', { kind: 'contact', ids: [first], toPerson: ids.ben });
    await undo('olaf', given.id);
    await give('olaf', { kind: 'contact', ids: [second], toPerson: ids.olaf });
    await give('olaf', { kind: 'contact', ids: [first], toPerson: null });
    await tenMinutesLater();
    expect(await mails()).toEqual([]);
  });
});

it('an assignment is audited with the owners before and after', async () => {
  const all = await contactsOf('ann', 2);
  const { id } = await give('olaf', { kind: 'contact', ids: all, toPerson: ids.ben });
  await undo('olaf', id);
  const entries = await api.sql(
    'select action, details from audit_entries where object = $1 order by created_at',
    [`assignment:${id}`],
  );
  const [there, back] = [
    { from: ids.ann, to: ids.ben, count: 2 },
    { from: ids.ben, to: ids.ann, count: 2 },
  ];
  expect(entries).toEqual([
    { action: 'contact.assign', details: { changed: 2, owners: [{ ...there, ids: expect.any(Array) }] } },
    { action: 'contact.assign-undo', details: { changed: 2, owners: [{ ...back, ids: expect.any(Array) }] } },
  ]);
});
