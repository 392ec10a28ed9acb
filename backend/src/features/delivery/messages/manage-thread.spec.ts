import { randomUUID } from 'node:crypto';
import { unknownOwner } from '@hearthline/rules/people/owners.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { missingId } from '../../../testing/access/access-probe.ts';
import { useApi, type Caller } from '../../../testing/api.ts';

const api = useApi();
let admin: Caller;
let colleague: Caller;
let customer: Caller;
let other: Caller;
let [adminId, colleagueId, customerId] = ['', '', ''];

const idOf = async (email: string): Promise<string> =>
  String((await api.sql('select id from users where email = $1', [email]))[0]?.id);

const addThread = async (name: string): Promise<string> => {
  const [row] = await api.sql<{ id: string }>(
    'insert into projects (name, customer_id) values ($1, $2) returning id',
    [name, customerId],
  );
  const id = String(row?.id);
  await write(customer, id, `Hello about ${name}`);
  return id;
};
const write = async (caller: Caller, id: string, text: string): Promise<void> => {
  const { errors } = await caller.gql(
    'mutation ($id: ID!, $input: SendMessageInput!) { sendMessage(id: $id, input: $input) { id } }',
    { id, input: { text, key: randomUUID() } },
  );
  expect(errors).toBeUndefined();
};
const state = '{ id assigneeId assigneeName isDone }';
const assign = (caller: Caller, id: string, assigneeId: string | null) =>
  caller.gql(
    `mutation ($id: ID!, $assigneeId: ID) { assignMessageThread(id: $id, assigneeId: $assigneeId) ${state} }`,
    { id, assigneeId },
  );
const finish = (caller: Caller, id: string, number: number) =>
  caller.gql(
    `mutation ($id: ID!, $number: Int!) { markMessageThreadDone(id: $id, number: $number) ${state} }`,
    { id, number },
  );
const reopen = (caller: Caller, id: string) =>
  caller.gql(`mutation ($id: ID!) { reopenMessageThread(id: $id) ${state} }`, { id });
const threads = async (caller: Caller, show: string | null, search: string | null = null): Promise<any[]> =>
  (
    await caller.gql(
      `query ($show: MessageThreadShow, $search: String) { messageThreads(show: $show, search: $search) { threads { id unread isWaiting state ${state} } } }`,
      { show, search },
    )
  ).data.messageThreads.threads;
const line = async (caller: Caller, show: string | null, id: string): Promise<any> =>
  (await threads(caller, show)).find((one) => one.id === id);
const codeOf = ({ errors }: { errors?: readonly { extensions: { code?: string } }[] | undefined }) =>
  errors?.[0]?.extensions.code;

beforeAll(async () => {
  await api.sql('truncate limits');
  customerId = await idOf('customer@example.com');
  adminId = await idOf('admin@example.com');
  colleagueId = await api.addUser({ email: 'colleague@example.com', role: 'admin', name: 'Colleague' });
  await api.addUser({ email: 'other@example.com', role: 'customer', name: 'Other Customer' });
  [admin, customer, colleague, other] = [
    await api.as('admin'),
    await api.as('customer'),
    await api.asUser('colleague@example.com'),
    await api.asUser('other@example.com'),
  ];
});

describe('a thread that is assigned', () => {
  it('is its colleague’s until somebody changes that', async () => {
    const id = await addThread('Assigned');
    expect((await assign(admin, id, colleagueId)).data.assignMessageThread).toEqual({
      id,
      assigneeId: colleagueId,
      assigneeName: 'Colleague',
      isDone: false,
    });
    expect(await line(colleague, 'mine', id)).toBeDefined();
    expect(await line(admin, 'mine', id)).toBeUndefined();
    expect((await line(admin, 'open', id)).state.assigneeName).toBe('Colleague');
    await assign(colleague, id, null);
    expect(await line(colleague, 'mine', id)).toBeUndefined();
    expect(
      (await api.sql("select details from audit_entries where action = 'message.assign' order by created_at"))
        .slice(-2)
        .map(({ details }) => details as object),
    ).toEqual([{ assigneeId: colleagueId }, { assigneeId: null }]);
  });

  it('goes to nobody but colleagues who can sign in', async () => {
    const id = await addThread('Refused');
    const closed = await api.addUser({ email: 'closed@example.com', role: 'admin', name: 'Closed' });
    await api.sql('update users set disabled_at = now() where id = $1', [closed]);
    for (const somebody of [customerId, closed, missingId, 'nonsense']) {
      const answer = await assign(admin, id, somebody);
      expect(codeOf(answer)).toBe('BAD_INPUT');
      expect(answer.errors?.[0]?.extensions.fieldErrors).toEqual({
        assigneeId: unknownOwner,
      });
    }
    expect((await line(admin, 'open', id)).state.assigneeId).toBeNull();
  });
});

describe('a thread that is done', () => {
  it('waits for nobody, and opens again when the customer writes', async () => {
    const id = await addThread('Done');
    expect(await line(colleague, null, id)).toMatchObject({ unread: 1, isWaiting: true });
    expect((await finish(admin, id, 1)).data.markMessageThreadDone).toMatchObject({ isDone: true });
    expect(await line(colleague, 'open', id)).toBeUndefined();
    expect(await line(colleague, 'done', id)).toMatchObject({ unread: 0, isWaiting: false });
    // What the team writes does not open it.
    await write(colleague, id, 'Thank you');
    expect(await line(colleague, 'done', id)).toBeDefined();
    await write(customer, id, 'One more thing');
    expect(await line(colleague, 'open', id)).toMatchObject({
      unread: 1,
      isWaiting: true,
      state: { isDone: false },
    });
    expect(await line(colleague, 'done', id)).toBeUndefined();
  });

  it('stays open for what the customer wrote after the last message that was read', async () => {
    const id = await addThread('Race');
    await write(customer, id, 'Written meanwhile');
    expect((await finish(admin, id, 1)).data.markMessageThreadDone).toMatchObject({ isDone: false });
    expect(await line(colleague, 'open', id)).toMatchObject({ unread: 1, isWaiting: true });
    const both = await Promise.all([finish(admin, id, 2), finish(colleague, id, 2)]);
    expect(both.map(codeOf)).toEqual([undefined, undefined]);
    expect(await line(admin, 'done', id)).toBeDefined();
  });

  it('is done up to the last message at most: a later one is not done before it is written', async () => {
    const id = await addThread('Ahead');
    await finish(admin, id, 2_147_483_647);
    await write(customer, id, 'Really?');
    expect(await line(admin, 'open', id)).toMatchObject({ state: { isDone: false }, isWaiting: true });
    expect(codeOf(await finish(admin, id, -1))).toBe('BAD_INPUT');
  });

  it('waits again as before when that is taken back', async () => {
    const id = await addThread('Reopened');
    await finish(admin, id, 1);
    expect((await reopen(colleague, id)).data.reopenMessageThread).toMatchObject({ isDone: false });
    expect(await line(colleague, 'open', id)).toMatchObject({ unread: 1, isWaiting: true });
  });

  it('is searched for among its part', async () => {
    const id = await addThread('Searchable');
    await finish(admin, id, 1);
    expect((await threads(admin, 'done', 'searchable')).map((one) => one.id as string)).toEqual([id]);
    expect(await threads(admin, 'open', 'searchable')).toEqual([]);
  });
});

describe('who may share the team’s work', () => {
  it('no customer does, nor learns of it', async () => {
    const id = await addThread('Private');
    await assign(admin, id, adminId);
    await finish(admin, id, 1);
    for (const answer of [
      await assign(customer, id, null),
      await finish(customer, id, 1),
      await reopen(other, id),
    ])
      expect(codeOf(answer)).toBe('FORBIDDEN');
    expect((await threads(customer, 'mine')).find((one) => one.id === id)).toMatchObject({ state: null });
    const { data } = await customer.gql(`query ($id: ID!) { messages(id: $id) { state ${state} } }`, { id });
    expect(data.messages.state).toBeNull();
  });

  it('a missing, a malformed id and a project where nobody has written are not found', async () => {
    const [row] = await api.sql<{ id: string }>(
      "insert into projects (name, customer_id) values ('Silent', $1) returning id",
      [customerId],
    );
    for (const id of [missingId, 'nonsense', String(row?.id)])
      for (const answer of [
        await assign(admin, id, adminId),
        await finish(admin, id, 1),
        await reopen(admin, id),
      ])
        expect(codeOf(answer)).toBe('NOT_FOUND');
  });
});
