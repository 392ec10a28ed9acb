import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectionWaitMs, poolSize } from '../platform/db/database.ts';
import type { RunningServer } from '../server.ts';
import { createDatabase, type SpecDatabase } from '../testing/spec-database.ts';
import { as, ask, askGraphql, openServers, plans, signIn, untilReady } from '../testing/servers.ts';
import { expectEachWithinMs } from '../testing/time-limit.ts';

const servers = openServers();
let database: SpecDatabase;
let admin: pg.Client;
let here: RunningServer;

beforeAll(async () => {
  database = await createDatabase();
  admin = new pg.Client({ connectionString: database.superUrl });
  await admin.connect();
  here = await servers.start(database);
  await untilReady(here);
});
afterAll(async () => {
  await servers.stop();
  await admin.end();
  database.drop();
});

/** Locks the table during the work: every query on it waits, holding its connection. */
const whileLocked = async <T>(work: (unlock: () => Promise<unknown>) => Promise<T>): Promise<T> => {
  await admin.query('begin');
  try {
    await admin.query('lock table contacts in access exclusive mode');
    return await work(() => admin.query('rollback'));
  } finally {
    await admin.query('rollback');
  }
};

/** Waits until at least `count` connections are waiting for the table: a request for a list takes two. */
const untilWaiting = (count: number): Promise<void> =>
  vi.waitFor(
    async () =>
      expect(
        (
          await admin.query(
            'select distinct pid from pg_locks l join pg_database d on d.oid = l.database where d.datname = current_database() and not granted',
          )
        ).rowCount,
      ).toBeGreaterThanOrEqual(count),
    { timeout: 3000, interval: 10 },
  );

describe('a server whose connections are all taken', () => {
  it('answers 503 in two seconds, lives, is ready for more, and recovers by itself (K8)', async () => {
    const token = await signIn(here);
    // One statement, and so one connection: the list asks for its page and its count at once. From here on the session is cached.
    const oneContact = `/api/contacts/${randomUUID()}`;
    expect(await ask(here, oneContact, as(token))).toMatchObject({ status: 404 });
    expect(connectionWaitMs).toBeLessThan(2000);
    const round = () =>
      whileLocked(async (unlock) => {
        const waiting = Array.from({ length: poolSize }, () => ask(here, oneContact, as(token)));
        await untilWaiting(poolSize);
        const [refused, gql, ready, alive] = await Promise.all([
          ask(here, plans),
          askGraphql(here, '{ floorPlans(bedrooms: 3, bathrooms: 2) { id } }'),
          ask(here, '/readyz'),
          ask(here, '/healthz'),
        ]);
        expect([refused.status, gql.status]).toEqual([503, 503]);
        expect(refused.retryAfter).toBeGreaterThan(0);
        expect(gql.body.errors[0].extensions.code).toBe('UNAVAILABLE');
        expect(alive.status).toBe(200);
        // If it left the load balancer, the other servers, just as busy, would get its load.
        expect(ready.status).toBe(200);
        await unlock();
        // On a busy machine a job of the server may hold one of the connections, or the wait for the lock end first.
        for (const { status } of await Promise.all(waiting)) expect([404, 503]).toContain(status);
        return { refused: refused.took, gql: gql.took, ready: ready.took };
      });
    await expectEachWithinMs(
      { refused: connectionWaitMs + 700, gql: connectionWaitMs + 700, ready: connectionWaitMs / 2 },
      round,
    );
    const recovered = await Promise.all(
      Array.from({ length: poolSize }, () => ask(here, oneContact, as(token))),
    );
    expect(recovered.map(({ status }) => status)).toEqual(Array(poolSize).fill(404));
    expect(await ask(here, plans)).toMatchObject({ status: 200 });
  }, 20_000);
});

describe('two servers on one database', () => {
  /** Revokes all sessions without notifying the servers. */
  const revokeSilently = (): Promise<unknown> =>
    admin.query(
      'begin; alter table sessions disable trigger sessions_changed; update sessions set revoked_at = now(); alter table sessions enable trigger sessions_changed; commit',
    );
  const soon = (expectation: () => Promise<void>): Promise<void> =>
    vi.waitFor(expectation, { timeout: 1000, interval: 5 });

  it('agree on who is signed in: signing out at one bites at the other (B5)', async () => {
    const there = await servers.start(database);
    await untilReady(there);
    const token = await signIn(here);
    const me = async (server: RunningServer): Promise<number> =>
      (await ask(server, '/api/auth/me', as(token))).status;
    for (const server of [here, there, here, there]) expect(await me(server)).toBe(200);
    expect((await ask(here, '/api/auth/logout', { ...as(token), method: 'POST' })).status).toBe(200);
    expect(await me(here)).toBe(401);
    await soon(async () => expect(await me(there)).toBe(401));

    const second = await signIn(here);
    const contacts = async (server: RunningServer): Promise<number> =>
      (await ask(server, '/api/contacts', as(second))).status;
    for (const server of [here, there]) expect(await contacts(server)).toBe(200);
    const role = "update users set role = $1 where email = 'admin@example.com'";
    await admin.query(role, ['customer']);
    for (const server of [here, there]) await soon(async () => expect(await contacts(server)).toBe(403));
    await admin.query(role, ['admin']);
  });

  it('believe their memory only while they hear of changes', async () => {
    const token = await signIn(here);
    const contacts = async (bearer: string): Promise<number> =>
      (await ask(here, '/api/contacts', as(bearer))).status;
    expect(await contacts(token)).toBe(200);
    await revokeSilently();
    // The session is cached.
    expect(await contacts(token)).toBe(200);
    await admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'hearthline-listen' and datname = current_database()",
    );
    // While it is not listening, it asks the database each time.
    await soon(async () => expect(await contacts(token)).toBe(401));
    // It is listening again soon after.
    await vi.waitFor(
      async () => {
        const fresh = await signIn(here);
        expect(await contacts(fresh)).toBe(200);
        await revokeSilently();
        expect(await contacts(fresh)).toBe(200);
      },
      { timeout: 10_000, interval: 300 },
    );
  }, 20_000);
});

describe('a server that is told to stop', () => {
  it('says so first, finishes what it does, refuses what is new, and ends (K4)', async () => {
    const server = await servers.start(database, { noticeMs: 700 });
    await untilReady(server);
    const token = await signIn(server);
    expect(await ask(server, '/api/contacts', as(token))).toMatchObject({ status: 200 });
    await whileLocked(async (unlock) => {
      const inFlight = [
        ask(server, '/api/contacts', as(token)),
        askGraphql(server, '{ contacts { pagination { page } } }', as(token)),
      ];
      await untilWaiting(inFlight.length);

      const started = performance.now();
      const stopped = server.stop();
      expect((await ask(server, '/readyz')).status).toBe(503);
      expect((await ask(server, '/healthz')).status).toBe(200);
      expect(await ask(server, plans)).toMatchObject({ status: 200 });
      await vi.waitFor(() => expect(fetch(server.url + plans)).rejects.toThrow(), {
        timeout: 3000,
        interval: 50,
      });
      expect(performance.now() - started).toBeGreaterThan(600);
      await unlock();
      const answers = await Promise.all(inFlight);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers[1]?.body.data.contacts.pagination.page).toBe(1);
      await stopped;
      expect(performance.now() - started).toBeLessThan(30_000);
    });
  });

  it('twice is told once', async () => {
    const server = await servers.start(database);
    await untilReady(server);
    await Promise.all([server.stop(), server.stop()]);
    await server.stop();
  });
});
