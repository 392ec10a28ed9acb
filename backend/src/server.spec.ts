import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadConfig } from './platform/config.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './platform/embedded-postgres.ts';
import { createLog } from './platform/log.ts';
import { demoPassword } from './seed/accounts.ts';
import { startServer, type RunningServer, type ServerOptions } from './server.ts';

const log = createLog('silent');
const outside = mkdtempSync(join(tmpdir(), 'hearthline-server-'));
chmodSync(outside, 0o711);
let port = 0;
let urls = { appUrl: '', ownerUrl: '', superUrl: '' };
let database: EmbeddedPostgres | null = null;
const servers: RunningServer[] = [];

const startDatabase = async (): Promise<void> => {
  database = await startEmbeddedPostgres({ dataDir: join(outside, 'data'), port, durable: false, log });
  urls = { appUrl: database.appUrl, ownerUrl: database.ownerUrl, superUrl: database.superUrl };
};
const stopDatabase = async (): Promise<void> => {
  await database?.stop();
  database = null;
};

const start = async (options: Partial<ServerOptions> = {}): Promise<RunningServer> => {
  const config = { ...loadConfig({ PORT: '0', DATA_DIR: join(outside, 'server') }), host: '127.0.0.1' };
  const server = await startServer({ config, ...urls, pages: null, log, ...options });
  servers.push(server);
  return server;
};

interface Seen {
  readonly status: number;
  readonly retryAfter: number;
  readonly body: any;
  readonly took: number;
}
const ask = async (server: RunningServer, path: string, init: RequestInit = {}): Promise<Seen> => {
  const started = performance.now();
  const answer = await fetch(server.url + path, { headers: { 'content-type': 'application/json' }, ...init });
  const text = await answer.text();
  return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after')), body: text ? JSON.parse(text) : null, took: performance.now() - started };
};
const plans = '/api/floor-plans/search?bedrooms=3&bathrooms=2';
const as = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } });
const signIn = async (server: RunningServer): Promise<string> =>
  String((await ask(server, '/api/auth/login', { method: 'POST', body: JSON.stringify({ email: 'admin@example.com', password: demoPassword }) })).body.accessToken);
const ready = (server: RunningServer): Promise<unknown> => vi.waitFor(async () => expect((await ask(server, '/readyz')).status).toBe(200), { timeout: 15_000, interval: 20 });

const owner = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: urls.superUrl.replace(/\/[^/]*$/, '/hearthline') });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
};

beforeAll(async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  port = (probe.address() as AddressInfo).port;
  await new Promise((resolve) => probe.close(resolve));
  await startDatabase();
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  await stopDatabase();
  rmSync(outside, { recursive: true, force: true });
});

describe('a server without its database', () => {
  let server: RunningServer;

  it('waits for it at the start, says so, and stops when told', async () => {
    await stopDatabase();
    server = await start();
    const hopeless = await start();
    expect((await ask(server, '/healthz')).status).toBe(200);
    expect((await ask(server, '/readyz')).status).toBe(503);
    for (const path of [plans, '/api/nothing', '/graphql']) expect(await ask(server, path), path).toMatchObject({ status: 503, retryAfter: 2 });
    await pause(1200);
    expect((await ask(server, '/readyz')).status).toBe(503);
    await hopeless.stop();
    await hopeless.ready;
  });

  it('is ready once it comes, and the first request succeeds (K7)', async () => {
    await startDatabase();
    await ready(server);
    await server.ready;
    expect(await ask(server, plans)).toMatchObject({ status: 200 });
    expect((await ask(server, '/graphql', { method: 'POST', body: JSON.stringify({ query: '{ company { name } }' }) })).body.data).toEqual({ company: { name: 'Hearthline Homes' } });
  });

  it('answers 503 within two seconds while it is away under load, lives, and recovers by itself (K7)', async () => {
    const token = await signIn(server);
    const paths: [string, RequestInit][] = [
      [plans, {}],
      ['/api/contacts', as(token)],
      ['/api/auth/me', as(token)],
      ['/api/auth/login', { method: 'POST', body: JSON.stringify({ email: 'admin@example.com', password: demoPassword }) }],
      ['/graphql', { ...as(token), method: 'POST', body: JSON.stringify({ query: '{ viewer { email } contacts { pagination { total } } }' }) }],
      ['/api/contacts', { ...as(token), method: 'POST', body: JSON.stringify({ firstName: 'Under', lastName: 'Load', email: 'load@example.com' }) }],
    ];
    const seen: (Seen & { path: string; at: number })[] = [];
    let running = true;
    const workers = paths.map(async ([path, init]) => {
      while (running) {
        const at = performance.now();
        seen.push({ ...(await ask(server, path, init)), path, at });
        await pause(40);
      }
    });
    await pause(400);
    const stopping = performance.now();
    await stopDatabase();
    const down = performance.now();
    expect((await ask(server, '/healthz')).status).toBe(200);
    const notReady = await ask(server, '/readyz');
    expect(notReady.status).toBe(503);
    expect(notReady.took).toBeLessThan(2000);
    await pause(1500);
    const up = performance.now();
    await startDatabase();
    await ready(server);
    const recovered = performance.now();
    expect(await ask(server, plans)).toMatchObject({ status: 200 });
    expect(await ask(server, '/api/contacts', as(token))).toMatchObject({ status: 200 });
    await pause(600);
    running = false;
    await Promise.all(workers);

    expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([200, 201, 503]));
    expect(seen.filter(({ at }) => at < stopping - 50).every(({ status }) => status < 300)).toBe(true);
    const away = seen.filter(({ at }) => at > down && at < up - 300);
    expect(away.length).toBeGreaterThan(20);
    for (const { path, status, retryAfter, took, body } of away) {
      expect(status, path).toBe(503);
      expect(retryAfter, path).toBeGreaterThan(0);
      expect(took, path).toBeLessThan(2000);
      if (path === '/graphql') expect(body.errors[0].extensions.code).toBe('UNAVAILABLE');
      else expect(body.message, path).toMatch(/briefly unavailable/);
    }
    expect(seen.filter(({ at }) => at > recovered).every(({ status }) => status < 300)).toBe(true);
  }, 40_000);

  it('survives its sudden end too: every backend killed in the middle of work (K7)', async () => {
    const token = await signIn(server);
    for (let round = 0; round < 3; round += 1) {
      const asked = Array.from({ length: 12 }, (_, index) =>
        ask(server, '/api/contacts', { ...as(token), method: 'POST', body: JSON.stringify({ firstName: 'Cut', lastName: `Off ${round}.${index}`, email: 'cut@example.com' }) }));
      await owner((client) => client.query("select pg_terminate_backend(pid) from pg_stat_activity where usename like 'hearthline%'"));
      for (const { status } of await Promise.all(asked)) expect([201, 503]).toContain(status);
    }
    await ready(server);
    expect(await ask(server, '/api/contacts', as(token))).toMatchObject({ status: 200 });
    // Nothing half-written: counted as many as there are.
    const [row] = (await owner((client) => client.query('select (select count(*)::int from contacts) as there, (select sum(delta)::int from contact_totals) as counted'))).rows as [{ there: number; counted: number }];
    expect(row.counted).toBe(row.there);
  });

  it('answers 503 within two seconds when all its connections are taken, and recovers by itself (K8)', async () => {
    const token = await signIn(server);
    // Who asks is known from here on: each of the ten takes one connection, no more.
    expect(await ask(server, '/api/contacts', as(token))).toMatchObject({ status: 200 });
    await owner(async (client) => {
      await client.query('begin');
      await client.query('lock table contacts in access exclusive mode');
      const waiting = Array.from({ length: 10 }, () => ask(server, '/api/contacts', as(token)));
      await pause(300);
      const [refused, gql, unready, alive] = await Promise.all([
        ask(server, plans),
        ask(server, '/graphql', { method: 'POST', body: JSON.stringify({ query: '{ company { name } }' }) }),
        ask(server, '/readyz'),
        ask(server, '/healthz'),
      ]);
      for (const answer of [refused, gql, unready]) {
        expect(answer.status).toBe(503);
        expect(answer.took).toBeLessThan(2000);
      }
      expect(refused.retryAfter).toBeGreaterThan(0);
      expect(gql.body.errors[0].extensions.code).toBe('UNAVAILABLE');
      expect(alive.status).toBe(200);
      await client.query('rollback');
      for (const { status } of await Promise.all(waiting)) expect(status).toBe(200);
    });
    expect(await ask(server, plans)).toMatchObject({ status: 200 });
  });
});

describe('two servers on one database', () => {
  const revoke = (work: string): Promise<unknown> =>
    owner((client) => client.query(`begin; alter table sessions disable trigger sessions_changed; ${work}; alter table sessions enable trigger sessions_changed; commit`));

  it('agree on who is signed in: signing out at one bites at the other (B5)', async () => {
    const [here, there] = [servers[0] as RunningServer, await start()];
    await ready(there);
    const token = await signIn(here);
    const me = async (server: RunningServer): Promise<number> => (await ask(server, '/api/auth/me', as(token))).status;
    for (const server of [here, there, here, there]) expect(await me(server)).toBe(200);
    expect((await ask(here, '/api/auth/logout', { ...as(token), method: 'POST' })).status).toBe(200);
    expect(await me(here)).toBe(401);
    await vi.waitFor(async () => expect(await me(there)).toBe(401), { timeout: 250, interval: 5 });

    const [second, role] = [await signIn(here), "update users set role = $1 where email = 'admin@example.com'"];
    const contacts = async (server: RunningServer): Promise<number> => (await ask(server, '/api/contacts', as(second))).status;
    for (const server of [here, there]) expect(await contacts(server)).toBe(200);
    await owner((client) => client.query(role, ['customer']));
    for (const server of [here, there]) await vi.waitFor(async () => expect(await contacts(server)).toBe(403), { timeout: 250, interval: 5 });
    await owner((client) => client.query(role, ['admin']));
  });

  it('believe their memory only while they hear of changes', async () => {
    const server = servers[0] as RunningServer;
    const token = await signIn(server);
    const me = async (): Promise<number> => (await ask(server, '/api/auth/me', as(token))).status;
    const contacts = async (): Promise<number> => (await ask(server, '/api/contacts', as(token))).status;
    expect([await me(), await contacts()]).toEqual([200, 200]);
    // A change that nobody is told of: the answer comes from memory.
    await revoke('update sessions set revoked_at = now()');
    expect(await contacts()).toBe(200);
    // Deaf, it asks the database again.
    await owner((client) => client.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'hearthline-listen'"));
    await vi.waitFor(async () => expect(await contacts()).toBe(401), { timeout: 500, interval: 5 });
    // And hears again soon after.
    await vi.waitFor(async () => {
      const fresh = await signIn(server);
      expect((await ask(server, '/api/contacts', as(fresh))).status).toBe(200);
      await revoke('update sessions set revoked_at = now()');
      expect((await ask(server, '/api/contacts', as(fresh))).status).toBe(200);
    }, { timeout: 8000, interval: 300 });
  }, 20_000);
});

describe('a server that is told to stop', () => {
  it('says so first, finishes what it does, refuses what is new, and ends (K4)', async () => {
    const server = await start({ noticeMs: 700 });
    await ready(server);
    const token = await signIn(server);
    await owner(async (client) => {
      await client.query('begin');
      await client.query('lock table contacts in access exclusive mode');
      const inFlight = [ask(server, '/api/contacts', as(token)), ask(server, '/graphql', { ...as(token), method: 'POST', body: JSON.stringify({ query: '{ contacts { pagination { total } } }' }) })];
      await pause(200);

      const started = performance.now();
      const stopped = server.stop();
      expect((await ask(server, '/readyz')).status).toBe(503);
      expect((await ask(server, '/healthz')).status).toBe(200);
      expect(await ask(server, plans)).toMatchObject({ status: 200 });
      await vi.waitFor(() => expect(fetch(server.url + plans)).rejects.toThrow(), { timeout: 3000, interval: 50 });
      expect(performance.now() - started).toBeGreaterThan(600);
      await client.query('rollback');
      const answers = await Promise.all(inFlight);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers[1]?.body.data.contacts.pagination.total).toBeGreaterThan(0);
      await stopped;
      expect(performance.now() - started).toBeLessThan(30_000);
    });
  });

  it('ends while its database is away', async () => {
    const server = await start();
    await ready(server);
    await stopDatabase();
    const started = performance.now();
    await server.stop();
    expect(performance.now() - started).toBeLessThan(20_000);
  }, 30_000);
});
