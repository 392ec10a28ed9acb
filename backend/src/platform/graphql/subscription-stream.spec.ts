import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RunningServer } from '../../server.ts';
import { createDatabase, type SpecDatabase } from '../../testing/spec-database.ts';
import { as, ask, openServers, untilReady } from '../../testing/servers.ts';
import { messageChanges, openStream, type Listening } from '../../testing/http/event-streams.ts';
import { demoPassword } from '../../seed/accounts.ts';
import { streamLimits } from './subscription-stream.ts';

const servers = openServers();
let database: SpecDatabase;
let owner: pg.Client;
let here: RunningServer;
let there: RunningServer;
let projectId = '';
const open: Listening[] = [];

const signIn = async (email: string): Promise<string> =>
  String(
    (
      await ask(here, '/api/auth/login', {
        method: 'POST',
        body: JSON.stringify({ email, password: demoPassword }),
      })
    ).body.accessToken,
  );
const listenAt = async (
  server: RunningServer,
  token: string | null,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<Listening> => {
  const listening = await openStream(server.url, token, body, headers);
  open.push(listening);
  return listening;
};
const soon = (expectation: () => void): Promise<void> =>
  vi.waitFor(expectation, { timeout: 5000, interval: 10 });
const send = async (server: RunningServer, token: string, text: string): Promise<void> => {
  const query =
    'mutation ($id: ID!, $input: SendMessageInput!) { sendMessage(id: $id, input: $input) { id } }';
  const { body } = await ask(server, '/graphql', {
    ...as(token),
    method: 'POST',
    body: JSON.stringify({ query, variables: { id: projectId, input: { text, key: randomUUID() } } }),
  });
  expect(body.errors).toBeUndefined();
};
const hasEnded = async ({ ended }: Listening): Promise<void> => {
  await Promise.race([
    ended,
    new Promise((_resolve, reject) => setTimeout(() => reject(new Error('still open')), 4000)),
  ]);
};

beforeAll(async () => {
  database = await createDatabase();
  owner = new pg.Client({ connectionString: database.superUrl });
  await owner.connect();
  [here, there] = [await servers.start(database), await servers.start(database)];
  await Promise.all([untilReady(here), untilReady(there)]);
  projectId = String(
    (
      await owner.query(
        "insert into projects (name, customer_id) select 'Spec', id from users where email = 'customer@example.com' returning id",
      )
    ).rows[0].id,
  );
  await owner.query(
    "insert into users (name, email, email_folded, password_hash, role, is_email_verified) select 'Another', 'another@example.com', 'another@example.com', password_hash, 'customer', true from users where email = 'customer@example.com'",
  );
});
afterAll(async () => {
  for (const { close } of open) close();
  await servers.stop();
  await owner.end();
  database.drop();
});

describe('a subscription', () => {
  it('hears at one server what was sent at the other, and only what is theirs', async () => {
    const [admin, customer, another] = [
      await signIn('admin@example.com'),
      await signIn('customer@example.com'),
      await signIn('another@example.com'),
    ];
    const [staff, own, foreign] = [
      await listenAt(here, admin),
      await listenAt(there, customer),
      await listenAt(here, another),
    ];
    expect(own.status).toBe(200);
    expect(own.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(own.headers.get('x-content-type-options')).toBe('nosniff');
    await send(here, customer, 'Can you hear me?');
    const change = { data: { messageChanges: { projectId, kind: 'sent', number: expect.any(Number) } } };
    await soon(() => {
      expect(own.arrived).toMatchObject([change]);
      expect(staff.arrived).toMatchObject([change]);
    });
    await send(there, admin, 'Loud and clear');
    await soon(() => expect(own.arrived).toHaveLength(2));
    expect(foreign.arrived).toEqual([]);
    expect(own.text()).not.toContain('hear');
  });

  it('ends when its session ends, at whichever server: sign-out, disabling, another role, unverified (B5)', async () => {
    const changes: Record<string, (token: string) => Promise<unknown>> = {
      'sign-out elsewhere': (token) => ask(here, '/api/auth/logout', { ...as(token), method: 'POST' }),
      disabling: () =>
        owner.query("update users set disabled_at = now() where email = 'another@example.com'"),
      'another role': () =>
        owner.query("update users set role = 'admin' where email = 'another@example.com'"),
      'a password that must be changed': () =>
        owner.query("update users set must_change_password = true where email = 'another@example.com'"),
    };
    for (const [name, change] of Object.entries(changes)) {
      const token = await signIn('another@example.com');
      const listening = await listenAt(there, token);
      expect(listening.status, name).toBe(200);
      await change(token);
      await hasEnded(listening);
      expect(listening.text(), name).not.toContain('event: complete');
      await owner.query(
        "update users set disabled_at = null, role = 'customer', must_change_password = false where email = 'another@example.com'",
      );
    }
  });

  it('ends when the line to the database was down, so that nothing is missed in silence', async () => {
    const listening = await listenAt(here, await signIn('customer@example.com'));
    await owner.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'hearthline-listen' and datname = current_database()",
    );
    await hasEnded(listening);
    // The listening connections are restored.
    await vi.waitFor(
      async () => {
        const token = await signIn('customer@example.com');
        const again = await listenAt(here, token);
        await send(there, token, 'Back again');
        await vi.waitFor(() => expect(again.arrived.length).toBeGreaterThan(0), {
          timeout: 1000,
          interval: 20,
        });
      },
      { timeout: 12_000, interval: 200 },
    );
  });

  it('is refused without a session, to the wrong role, and one too many', async () => {
    expect(await listenAt(here, null)).toMatchObject({
      status: 401,
      refusal: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] },
    });
    expect(await listenAt(here, 'a.b.c')).toMatchObject({ status: 401 });
    expect(await listenAt(here, await signIn('contractor@example.com'))).toMatchObject({
      status: 403,
      refusal: { errors: [{ extensions: { code: 'FORBIDDEN' } }] },
    });
    const token = await signIn('another@example.com');
    const many: Listening[] = [];
    for (let number = 0; number < streamLimits.each; number += 1) many.push(await listenAt(here, token));
    expect(many.map(({ status }) => status)).toEqual(many.map(() => 200));
    const refused = await listenAt(here, token);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('30');
    many[0]?.close();
    await vi.waitFor(async () => expect((await listenAt(here, token)).status).toBe(200), {
      timeout: 3000,
      interval: 50,
    });
    for (const { close } of many) close();
  });
});

describe('the handler of subscriptions', () => {
  it('gives no other verdict for another spelling (D2), and takes nothing but subscriptions', async () => {
    const spellings: { query: string; [extra: string]: unknown }[] = [
      { query: 'subscription { company: messageChanges { number } }' },
      { query: 'subscription { ...f } fragment f on Subscription { messageChanges { number } }' },
      { query: 'subscription { ... on Subscription @include(if: true) { messageChanges { number } } }' },
      {
        query: `query A { company { name } } ${messageChanges.replace('subscription', 'subscription B')}`,
        operationName: 'B',
      },
    ];
    const [contractor, customer] = [
      await signIn('contractor@example.com'),
      await signIn('customer@example.com'),
    ];
    for (const body of spellings) {
      expect(await listenAt(here, null, body), body.query).toMatchObject({ status: 401 });
      expect(await listenAt(here, contractor, body), body.query).toMatchObject({ status: 403 });
      const allowed = await listenAt(here, customer, body);
      expect(allowed.status, body.query).toBe(200);
      allowed.close();
    }
    for (const body of [
      { query: '{ company { name } }' },
      { query: 'mutation { __typename }' },
      { query: 'subscription {' },
      { query: 'subscription { nothing }' },
      { query: 7 },
      [],
      '{',
      {},
      [{ query: messageChanges }],
      { query: messageChanges, operationName: 'C' },
    ]) {
      const answer = await listenAt(here, customer, body);
      expect(answer, JSON.stringify(body)).toMatchObject({
        status: 400,
        refusal: { errors: [{ extensions: { code: 'BAD_INPUT' } }] },
      });
    }
  });

  it('keeps the limits and the guard against other sites of every operation (E2, E3, E5, E8)', async () => {
    const token = await signIn('customer@example.com');
    const aliases = Array.from({ length: 20 }, (_, index) => `a${index}: number`).join(' ');
    for (const query of [
      `subscription { messageChanges { ${aliases} } }`,
      `subscription { messageChanges { ${'number '.repeat(2000)} } }`,
    ]) {
      expect(await listenAt(here, token, { query }), query.slice(0, 60)).toMatchObject({
        status: 400,
        refusal: { errors: [{ extensions: { code: 'BAD_INPUT' } }] },
      });
    }
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      expect(
        await listenAt(here, token, { query: messageChanges }, { 'content-type': type }),
        type,
      ).toMatchObject({ status: 415 });
    }
    expect((await listenAt(here, token, { query: 'x'.repeat(120_000) })).status).toBe(413);
    expect(
      (await ask(here, `/graphql/stream?query=${encodeURIComponent(messageChanges)}`, as(token))).status,
    ).toBe(404);
    // The endpoint for queries and mutations does not run it.
    const { status, body } = await ask(here, '/graphql', {
      ...as(token),
      method: 'POST',
      body: JSON.stringify({ query: messageChanges }),
    });
    expect(status).toBe(400);
    expect(body.errors[0].extensions.code).toBe('BAD_INPUT');
  });

  it('closes what is open when the server stops, within a moment (K4)', async () => {
    const listening = await listenAt(there, await signIn('customer@example.com'));
    const started = performance.now();
    await there.stop();
    await hasEnded(listening);
    expect(performance.now() - started).toBeLessThan(9000);
  });
});
