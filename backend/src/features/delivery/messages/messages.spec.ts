import { randomUUID } from 'node:crypto';
import { messageLength, messageSentences, messagesPageSize } from '@hearthline/rules/delivery/messages.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { missingId } from '../../../testing/access/access-probe.ts';
import { useApi, type Caller } from '../../../testing/api.ts';

const api = useApi();
const callers: Record<'admin' | 'customer' | 'other' | 'contractor', Caller> = {} as never;
const projects: Record<string, string> = {};
let customerId = '';
let otherId = '';

const addProject = async (name: string, customer: string | null): Promise<string> => {
  const [row] = await api.sql<{ id: string }>(
    "insert into projects (name, customer_id, contractor_id) values ($1, $2, (select id from users where email = 'contractor@example.com')) returning id",
    [name, customer],
  );
  return (projects[name] = (row as { id: string }).id);
};

const send = (caller: Caller, id: string, text: string, key: string = randomUUID()) =>
  caller.gql(
    'mutation ($id: ID!, $input: SendMessageInput!) { sendMessage(id: $id, input: $input) { id number text key authorName fromStaff isMine createdAt } }',
    { id, input: { text, key } },
  );
const page = '{ messages { number text authorName fromStaff isMine } hasMore readTo seenTo closed }';
const read = (caller: Caller, id: string, args: { before?: number; after?: number } = {}) =>
  caller.gql(
    `query ($id: ID!, $before: Int, $after: Int) { messages(id: $id, before: $before, after: $after) ${page} }`,
    { id, ...args },
  );
const mark = (caller: Caller, id: string, number: number) =>
  caller.gql(
    'mutation ($id: ID!, $number: Int!) { markMessagesRead(id: $id, number: $number) { messages threads } }',
    { id, number },
  );
const threads = async (caller: Caller, search: string | null = null): Promise<any[]> =>
  (
    await caller.gql(
      'query ($search: String) { messageThreads(search: $search) { threads { id projectName customerName unread isWaiting latest { text fromStaff isMine } } pagination { total } } }',
      { search },
    )
  ).data.messageThreads.threads;
const unread = async (caller: Caller, id: string | null = null): Promise<number> =>
  (await caller.gql('query ($id: ID) { unreadMessages(id: $id) { messages } }', { id })).data.unreadMessages
    .messages;

beforeAll(async () => {
  await api.sql('truncate limits');
  [customerId, otherId] = [
    String((await api.sql("select id from users where email = 'customer@example.com'"))[0]?.id),
    await api.addUser({ email: 'other@example.com', role: 'customer', name: 'Other Customer' }),
  ];
  Object.assign(callers, {
    admin: await api.as('admin'),
    customer: await api.as('customer'),
    other: await api.asUser('other@example.com'),
    contractor: await api.as('contractor'),
  });
  await addProject('Mine', customerId);
  await addProject('Theirs', otherId);
  await addProject('Nobody', null);
});

describe('a thread', () => {
  it('goes back and forth, with what is unread for each side', async () => {
    const id = await addProject('Talk', customerId);
    const base = { admin: await unread(callers.admin), customer: await unread(callers.customer) };
    expect((await read(callers.customer, id)).data.messages).toEqual({
      messages: [],
      hasMore: false,
      readTo: 0,
      seenTo: 0,
      closed: null,
    });
    expect((await send(callers.customer, id, ' When do you begin? ')).data.sendMessage).toMatchObject({
      number: 1,
      text: 'When do you begin?',
      fromStaff: false,
      isMine: true,
    });
    expect(await unread(callers.admin)).toBe(base.admin + 1);
    expect((await threads(callers.admin, 'talk'))[0]).toMatchObject({
      id,
      unread: 1,
      isWaiting: true,
      latest: { text: 'When do you begin?', isMine: false },
    });
    expect((await mark(callers.admin, id, 99)).data.markMessagesRead.messages).toBe(base.admin);
    expect((await send(callers.admin, id, 'On Monday.')).data.sendMessage).toMatchObject({
      number: 2,
      fromStaff: true,
    });
    expect((await threads(callers.admin, 'talk'))[0]).toMatchObject({ unread: 0, isWaiting: false });
    expect(await unread(callers.customer)).toBe(base.customer + 1);
    expect(await unread(callers.customer, id)).toBe(1);
    const { messages } = (await read(callers.customer, id)).data;
    expect(messages).toMatchObject({
      readTo: 0,
      seenTo: 1,
      messages: [
        { number: 1, isMine: true },
        { number: 2, isMine: false },
      ],
    });
    await mark(callers.customer, id, 2);
    // It never goes back.
    await mark(callers.customer, id, 1);
    expect((await read(callers.customer, id)).data.messages.readTo).toBe(2);
    expect((await read(callers.admin, id)).data.messages.seenTo).toBe(2);
    expect(await unread(callers.customer)).toBe(base.customer);
    const [audited] = await api.sql(
      "select details from audit_entries where action = 'message.send' order by created_at desc limit 1",
    );
    expect(audited?.details).toEqual({ project: id });
  });

  it('waits until somebody who has read it answers; an answer of a colleague counts for everybody', async () => {
    const id = await addProject('Team', customerId);
    await api.addUser({ email: 'colleague@example.com', role: 'admin', name: 'Colleague' });
    const colleague = await api.asUser('colleague@example.com');
    await send(callers.customer, id, 'First');
    await send(callers.admin, id, 'Not read, but written');
    expect((await threads(colleague, 'team'))[0]).toMatchObject({ unread: 1, isWaiting: true });
    await mark(callers.admin, id, 2);
    await send(callers.customer, id, 'Second');
    await send(callers.admin, id, 'Answers the first only');
    expect((await threads(colleague, 'team'))[0]).toMatchObject({ unread: 1, isWaiting: true });
    await mark(callers.admin, id, 4);
    await send(callers.admin, id, 'Answers both');
    expect((await threads(colleague, 'team'))[0]).toMatchObject({ unread: 0, isWaiting: false });
  });

  it('is paged backwards and caught up forwards', async () => {
    const id = await addProject('Long', customerId);
    await api.sql(`insert into message_threads (project_id, last_number, last_at) values ($1, 75, now())`, [
      id,
    ]);
    await api.sql(
      `insert into messages (project_id, customer_id, author_name, from_staff, number, text, key) select $1, $2, 'Office', true, n, 'no. ' || n, gen_random_uuid() from generate_series(1, 75) n`,
      [id, customerId],
    );
    const numbers = async (args = {}): Promise<[number, number, boolean]> => {
      const { messages, hasMore } = (await read(callers.customer, id, args)).data.messages;
      expect(messages.length).toBeLessThanOrEqual(messagesPageSize);
      return [messages[0]?.number, messages.at(-1)?.number, hasMore];
    };
    expect(await numbers()).toEqual([46, 75, true]);
    expect(await numbers({ before: 46 })).toEqual([16, 45, true]);
    expect(await numbers({ before: 16 })).toEqual([1, 15, false]);
    expect(await numbers({ after: 20 })).toEqual([21, 50, true]);
    expect(await numbers({ after: 75 })).toEqual([undefined, undefined, false]);
    expect((await read(callers.customer, id, { before: 3, after: 1 })).errors?.[0]).toMatchObject({
      message: messageSentences.badPlace,
      extensions: { code: 'BAD_INPUT' },
    });
  });

  it('has nobody to write to without a customer', async () => {
    const id = projects['Nobody'] ?? '';
    expect((await read(callers.admin, id)).data.messages.closed).toBe(messageSentences.noCustomer);
    expect((await send(callers.admin, id, 'Hello?')).errors?.[0]).toMatchObject({
      message: messageSentences.noCustomer,
      extensions: { code: 'BAD_INPUT' },
    });
  });
});

describe('sending', () => {
  it('twice with one key, even at once, stores one message', async () => {
    const [id, key] = [await addProject('Once', customerId), randomUUID()];
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send(callers.customer, id, 'Only once', key)),
    );
    expect(new Set(answers.map(({ data }) => data.sendMessage.id)).size).toBe(1);
    expect(await api.sql('select number from messages where project_id = $1', [id])).toHaveLength(1);
    expect((await send(callers.customer, id, 'Another text', key)).errors?.[0]?.extensions.code).toBe(
      'KEY_REUSED',
    );
    expect(
      (await send(callers.customer, projects['Mine'] ?? '', 'Only once', key)).errors?.[0]?.extensions.code,
    ).toBe('KEY_REUSED');
    // The same key from another person counts as a different key.
    expect((await send(callers.admin, id, 'Mine', key)).data.sendMessage.number).toBe(2);
  });

  it('again with one key is answered alike, also once the first answer is no longer kept', async () => {
    const [id, key] = [await addProject('Again', customerId), randomUUID()];
    const first = await send(callers.customer, id, ' Is it on? ', key);
    const again = () => send(callers.customer, id.toUpperCase(), 'Is it on?', key.toUpperCase());
    expect(await again()).toEqual(first);
    await api.sql('delete from idempotency_keys');
    expect((await send(callers.customer, id, 'Another text', key)).errors?.[0]?.extensions.code).toBe(
      'KEY_REUSED',
    );
    expect(await again()).toEqual(first);
    expect(await again()).toEqual(first);
    for (const [table, column] of [
      ['messages', 'project_id'],
      ['audit_entries', "details ->> 'project'"],
    ])
      expect(await api.sql(`select from ${table} where ${column}::text = $1`, [id]), table).toHaveLength(1);
  });

  it('many at once leaves no gap and no double place', async () => {
    const id = await addProject('Crowd', customerId);
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        send(index % 2 ? callers.customer : callers.admin, id, `No. ${index}`),
      ),
    );
    expect(
      (await api.sql('select number from messages where project_id = $1 order by number', [id])).map(
        ({ number }) => number as number,
      ),
    ).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  });

  it('refuses what cannot be stored, is empty or too long, and too many', async () => {
    const id = projects['Mine'] ?? '';
    for (const text of ['', '   ', 'a\u0000b', 'x'.repeat(messageLength + 1), '\ud800']) {
      expect(
        (await send(callers.customer, id, text)).errors?.[0]?.extensions,
        JSON.stringify(text).slice(0, 20),
      ).toMatchObject({ code: 'BAD_INPUT', fieldErrors: { text: expect.any(String) } });
    }
    expect((await send(callers.customer, id, 'x', 'nonsense')).errors?.[0]?.extensions.fieldErrors).toEqual({
      key: messageSentences.badKey,
    });
    const markup = '<img src=x onerror=alert(1)> javascript:alert(1) {{name}} \u202e';
    expect((await send(callers.customer, id, markup)).data.sendMessage.text).toBe(markup);
    await api.addUser({ email: 'chatty@example.com', role: 'customer' });
    const chatty = await api.asUser('chatty@example.com');
    const [{ id: chattyId } = { id: '' }] = await api.sql<{ id: string }>(
      "select id from users where email = 'chatty@example.com'",
    );
    const place = await addProject('Chatty', chattyId);
    const codes: (string | undefined)[] = [];
    for (let number = 0; number < 42; number += 1)
      codes.push((await send(chatty, place, `${number}`)).errors?.[0]?.extensions.code);
    expect(codes.slice(0, 40).every((code) => code === undefined)).toBe(true);
    expect(codes.slice(40)).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
  });
});

describe('somebody else', () => {
  it('reaches no thread that is not theirs, in any spelling: it is answered like a missing one (D4)', async () => {
    const theirs = projects['Theirs'] ?? '';
    await send(callers.other, theirs, 'A secret of mine');
    const before = await api.sql('select * from messages order by id');
    const spellings = [
      theirs,
      theirs.toUpperCase(),
      ` ${theirs}`,
      `{${theirs}}`,
      theirs.replaceAll('-', ''),
      `${theirs}%00`,
      `${theirs}' or '1'='1`,
    ];
    for (const caller of [callers.customer, callers.contractor]) {
      for (const attempt of [
        read,
        (who: Caller, id: string) => send(who, id, 'x'),
        (who: Caller, id: string) => mark(who, id, 1),
        (who: Caller, id: string) =>
          who.gql('query ($id: ID) { unreadMessages(id: $id) { messages } }', { id }),
      ]) {
        const missing = await attempt(caller, missingId);
        expect(missing.errors?.[0]?.extensions.code).toBe(
          caller === callers.contractor ? 'FORBIDDEN' : 'NOT_FOUND',
        );
        for (const id of spellings) expect(await attempt(caller, id), id).toEqual(missing);
      }
    }
    expect(await api.sql('select * from messages order by id')).toEqual(before);
    expect(JSON.stringify(await threads(callers.customer))).not.toContain('Theirs');
    expect(await threads(callers.customer, 'theirs')).toEqual([]);
    expect((await threads(callers.customer, '%')).length).toBe(0);
  });

  it('who takes a project over does not read what the customer before wrote', async () => {
    const id = await addProject('Handed on', customerId);
    await send(callers.customer, id, 'My divorce is final');
    await send(callers.admin, id, 'Our answer to that');
    await api.sql('update projects set customer_id = $2 where id = $1', [id, otherId]);
    expect((await read(callers.other, id)).data.messages.messages).toEqual([]);
    expect((await threads(callers.other, 'handed'))[0]).toMatchObject({ latest: null, unread: 0 });
    expect((await read(callers.customer, id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    await send(callers.other, id, 'Hello, I am new');
    expect((await read(callers.other, id)).data.messages.messages).toMatchObject([
      { text: 'Hello, I am new' },
    ]);
    expect((await read(callers.admin, id)).data.messages.messages).toHaveLength(3);
  });
});
