import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';

const api = useApi();
const ids: Record<string, string> = {};
const callers: Record<string, Caller> = {};
const as = (name: string): Caller => callers[name] as Caller;

beforeAll(async () => {
  for (const [name, role] of [
    ['ann', 'sales'],
    ['ben', 'sales'],
    ['olaf', 'office'],
    ['mia', 'project_manager'],
  ] as const) {
    const email = `${name}@tasks.example`;
    ids[name] = await api.addUser({ email, role, name });
    callers[name] = await api.asUser(email);
  }
  callers.admin = await api.as('admin');
  for (const [name, owner] of [
    ['anns', 'ann'],
    ['bens', 'ben'],
  ] as const) {
    const [row] = await api.sql<{ id: string }>(
      'insert into contacts (first_name, last_name, email, email_folded, owner_id) values ($1, $1, $2, $2, $3) returning id',
      [name, `${name}@contacts.example`, ids[owner]],
    );
    ids[name] = row?.id ?? '';
  }
});
beforeEach(() => api.sql('delete from tasks'));

const fields = 'id version title dueOn dueAt doneAt assignee { id } contactId createdBy viewerCanEdit';
const create = (who: string, input: object) =>
  as(who).gql(`mutation ($input: TaskInput!) { createTask(input: $input) { ${fields} } }`, {
    input: { title: 'Call back', dueOn: '2027-01-04', ...input },
  });
const update = (who: string, task: { id: string; version: number }, input: object) =>
  as(who).gql(
    `mutation ($id: ID!, $version: Int!, $input: TaskInput!) { updateTask(id: $id, version: $version, input: $input) { ${fields} } }`,
    { id: task.id, version: task.version, input },
  );
const list = async (who: string, filter = ''): Promise<string[]> =>
  (await as(who).gql(`{ tasks${filter} { tasks { title } pagination { total } } }`)).data.tasks.tasks.map(
    ({ title }: { title: string }) => title,
  );
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

describe('a task', () => {
  it('is its maker’s unless somebody else is named, who hears of it by mail', async () => {
    const own = (await create('ann', {})).data.createTask;
    expect(own).toMatchObject({
      assignee: { id: ids.ann },
      createdBy: 'ann',
      doneAt: null,
      viewerCanEdit: true,
    });
    expect((await create('ann', { assigneeId: null })).data.createTask.assignee).toBeNull();
    const before = await api.sql("select count(*)::int as n from mails where kind = 'new_owner'");
    expect((await create('ann', { assigneeId: ids.ben })).data.createTask.assignee).toEqual({ id: ids.ben });
    const after = await api.sql("select count(*)::int as n from mails where kind = 'new_owner'");
    expect(after[0]?.n).toBe(before[0]?.n + 1);
  });

  it('is due on a day, or at an instant whose day in the business time zone follows (task.due)', async () => {
    // Midnight on the day on which clocks change, and a minute before.
    for (const [dueAt, dueOn] of [
      ['2027-03-14T07:59:00Z', '2027-03-13'],
      ['2027-03-14T08:00:00Z', '2027-03-14'],
      ['2027-03-15T06:59:00Z', '2027-03-14'],
      ['2027-11-08T07:59:00Z', '2027-11-07'],
    ] as const)
      expect((await create('ann', { dueAt, dueOn: undefined })).data.createTask).toMatchObject({ dueOn });
    const timed = (await create('ann', { dueAt: '2027-03-14T20:00:00Z' })).data.createTask;
    // A day alone takes the time away.
    expect((await update('ann', timed, { dueOn: '2027-03-20' })).data.updateTask).toMatchObject({
      dueOn: '2027-03-20',
      dueAt: null,
    });
  });

  it.each([
    ['has no title', { title: '' }, 'title'],
    ['has too long a title', { title: 'x'.repeat(201) }, 'title'],
    ['is never due', { dueOn: null }, 'dueOn'],
    ['is due on no day', { dueOn: '2027-02-30' }, undefined],
    ['is about two records', { contactId: 'a', dealId: 'b' }, 'dealId'],
    ['is a stranger’s to do', { assigneeId: 'nobody' }, 'assigneeId'],
  ])('is refused if it %s', async (_why, input, field) => {
    const { errors } = await create('ann', input);
    if (field)
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_INPUT',
        fieldErrors: { [field]: expect.any(String) },
      });
    else expect(errors).toBeDefined();
  });

  it('can be completed, opened again and removed, by the version that was read', async () => {
    const task = (await create('ann', {})).data.createTask;
    const done = (await update('ann', task, { done: true })).data.updateTask;
    expect(done.doneAt).not.toBeNull();
    expect(codeOf(await update('ann', task, { done: false }))).toBe('CONFLICT');
    // It is always due.
    expect(codeOf(await update('ann', done, { dueOn: null }))).toBe('BAD_INPUT');
    const open = (await update('ann', done, { done: false })).data.updateTask;
    expect(open.doneAt).toBeNull();
    expect(open).toMatchObject({ title: task.title, dueOn: task.dueOn });
    const remove = (version: number) =>
      as('ann').gql(`mutation { removeTask(id: "${task.id}", version: ${version}) }`);
    expect(codeOf(await remove(task.version))).toBe('CONFLICT');
    expect((await remove(open.version)).data.removeTask).toBe(task.id);
    expect(codeOf(await remove(open.version))).toBe('NOT_FOUND');
  });
});

describe('who sees and changes a task (task.see)', () => {
  it('is its assignee, its maker, and whoever reaches its record', async () => {
    const task = (await create('olaf', { assigneeId: ids.ben, contactId: ids.anns, title: 'Visit' })).data
      .createTask;
    // Ann owns the contact, Ben does it, Olaf made it, the admin reads all.
    for (const who of ['ann', 'ben', 'olaf', 'admin']) {
      expect(await list(who), who).toEqual(['Visit']);
      expect((await as(who).gql('{ tasks { tasks { viewerCanEdit } } }')).data.tasks.tasks).toEqual([
        { viewerCanEdit: true },
      ]);
    }
    expect(await list('mia')).toEqual([]);
    expect(codeOf(await update('mia', task, { done: true }))).toBe('NOT_FOUND');
    expect((await update('ben', task, { done: true })).data.updateTask.doneAt).not.toBeNull();
  });

  it('and an open task lets its assignee read the record until it is done', async () => {
    const reads = async (): Promise<boolean> =>
      !(await as('ben').gql(`{ contact(id: "${ids.anns}") { id } }`)).errors;
    expect(await reads()).toBe(false);
    const task = (await create('ann', { assigneeId: ids.ben, contactId: ids.anns })).data.createTask;
    expect(await reads()).toBe(true);
    const done = (await update('ben', task, { done: true })).data.updateTask;
    expect(await reads()).toBe(false);
    // It is opened again by who reads the record, and by nobody else.
    expect(codeOf(await update('ben', done, { done: false }))).toBe('NOT_FOUND');
    expect((await update('ann', done, { done: false })).data.updateTask.doneAt).toBeNull();
    expect(await reads()).toBe(true);
  });

  it('is given on by who reads the record, and the answer is what was stored', async () => {
    const task = (await create('ann', { assigneeId: ids.ben, contactId: ids.anns })).data.createTask;
    // Whoever does it reads the record by that alone; whoever gets it reads the record from now on.
    const given = await update('ben', task, { assigneeId: ids.mia });
    expect(given.errors).toBeUndefined();
    expect(given.data.updateTask).toMatchObject({ id: task.id, assignee: { id: ids.mia } });
    // Its maker does not get a record back that is a colleague's by now.
    await api.sql('update contacts set owner_id = $1 where id = $2', [ids.ben, ids.anns]);
    const { data } = await as('ann').gql(`{ contact(id: "${ids.anns}") { id } }`);
    expect(data?.contact ?? null).toBeNull();
    const back = { kind: 'task', ids: [task.id], toPerson: ids.ann };
    expect(codeOf(await update('ann', given.data.updateTask, { assigneeId: ids.ann }))).toBe('NOT_FOUND');
    expect(
      codeOf(
        await as('ann').gql('mutation ($input: AssignInput!) { assign(input: $input) { id } }', {
          input: back,
        }),
      ),
    ).toBe('FORBIDDEN');
    expect((await as('ann').gql(`{ contact(id: "${ids.anns}") { id } }`)).errors).toBeDefined();
    await api.sql('update contacts set owner_id = $1 where id = $2', [ids.ann, ids.anns]);
  });

  it('needs the record in reading scope to make or move it', async () => {
    expect(codeOf(await create('ann', { contactId: ids.bens }))).toBe('NOT_FOUND');
    const task = (await create('ann', { contactId: ids.anns })).data.createTask;
    expect(codeOf(await update('ann', task, { contactId: ids.bens }))).toBe('NOT_FOUND');
    expect((await update('ann', task, { contactId: null })).data.updateTask.contactId).toBeNull();
  });
});

it('tasks are found by whose they are, whether they are done, and their record', async () => {
  await create('ann', { title: 'a', dueOn: '2027-01-05' });
  await create('ann', { title: 'b', dueOn: '2027-01-04' });
  await create('ann', { title: 'c', dueAt: '2027-01-04T20:00:00Z' });
  await create('ann', { title: 'd', assigneeId: null, contactId: ids.anns });
  const e = (await create('ann', { title: 'e', assigneeId: ids.ben })).data.createTask;
  await update('ben', e, { done: true });
  expect(await list('ann', '(owner: "me")')).toEqual(['c', 'b', 'a']);
  expect(await list('ann', '(owner: "none")')).toEqual(['d']);
  expect(await list('ann', `(owner: "${ids.ben}")`)).toEqual(['e']);
  expect(await list('ann', '(owner: "")')).toEqual(await list('ann', ''));
  expect(await list('ann', '(done: true)')).toEqual(['e']);
  expect(await list('ann', `(contactId: "${ids.anns}")`)).toEqual(['d']);
  expect(await list('ann', '(contactId: "nothing")')).toEqual([]);
  expect(codeOf(await as('ann').gql('{ tasks(owner: "you") { pagination { total } } }'))).toBe('BAD_INPUT');
  await api.sql('update users set disabled_at = now() where id = $1', [ids.ben]);
  expect(await list('ann', '(owner: "none")')).toEqual(['d', 'e']);
  await api.sql('update users set disabled_at = null where id = $1', [ids.ben]);
  const { data } = await as('ann').gql(`{ contact(id: "${ids.anns}") { tasks { title } } }`);
  expect(data.contact.tasks).toEqual([{ title: 'd' }]);
});

it('tasks leave with a deleted contact and return with it (task.contact)', async () => {
  await create('ben', { title: 'Stay', contactId: ids.bens });
  const deleted = await as('olaf').gql(`mutation { deleteContact(id: "${ids.bens}") }`);
  expect(deleted.errors).toBeUndefined();
  expect(await list('ben')).toEqual([]);
  const back = await as('olaf').gql(`mutation { restoreContact(id: "${ids.bens}") { id } }`);
  expect(back.errors).toBeUndefined();
  expect(await list('ben')).toEqual(['Stay']);
});
