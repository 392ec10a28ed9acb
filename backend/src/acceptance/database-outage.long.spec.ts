import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../platform/embedded-postgres/embedded-postgres.ts';
import { createLog } from '../platform/log.ts';
import { demoPassword } from '../seed/accounts.ts';
import type { RunningServer } from '../server.ts';
import {
  as,
  ask,
  askGraphql,
  openServers,
  plans,
  signIn,
  untilReady,
  type Seen,
} from '../testing/servers.ts';
import { expectEachWithinMs } from '../testing/time-limit.ts';

const outside = mkdtempSync(join(tmpdir(), 'hearthline-server-'));
// If the specs run as root, PostgreSQL's own account must be able to pass through this folder; then its files stay here when it stops.
chmodSync(outside, 0o711);
const servers = openServers();
let port = 0;
let urls = { appUrl: '', ownerUrl: '', superUrl: '' };
let database: EmbeddedPostgres | null = null;

/** Starts a PostgreSQL for this file alone, at the same address each time. */
const startDatabase = async (): Promise<void> => {
  database = await startEmbeddedPostgres({
    dataDir: join(outside, 'data'),
    port,
    durable: false,
    log: createLog('silent'),
  });
  const { appUrl, ownerUrl, superUrl } = database;
  urls = { appUrl, ownerUrl, superUrl: superUrl.replace(/\/[^/]*$/, '/hearthline') };
};
const stopDatabase = async (): Promise<void> => {
  await database?.stop();
  database = null;
};

beforeAll(async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  port = (probe.address() as AddressInfo).port;
  await new Promise((resolve) => probe.close(resolve));
  await startDatabase();
});
afterAll(async () => {
  await servers.stop();
  await stopDatabase();
  rmSync(outside, { recursive: true, force: true });
});

describe('a server without its database', () => {
  let server: RunningServer;

  it('waits for it at the start, says so, and stops when told', async () => {
    await stopDatabase();
    server = await servers.start(urls);
    const hopeless = await servers.start(urls);
    expect((await ask(server, '/healthz')).status).toBe(200);
    expect((await ask(server, '/readyz')).status).toBe(503);
    for (const path of [plans, '/api/nothing', '/graphql'])
      expect(await ask(server, path), path).toMatchObject({ status: 503, retryAfter: 2 });
    await pause(1200);
    expect((await ask(server, '/readyz')).status).toBe(503);
    await hopeless.stop();
    await hopeless.ready;
  });

  it('is ready once it comes, and the first request succeeds (K7)', async () => {
    await startDatabase();
    await untilReady(server);
    await server.ready;
    expect(await ask(server, plans)).toMatchObject({ status: 200 });
    expect((await askGraphql(server, '{ company { name } }')).body.data).toEqual({
      company: { name: 'Hearthline Homes' },
    });
  });

  it('answers 503 within two seconds while it is away under load, lives, and recovers by itself (K7)', async () => {
    const token = await signIn(server);
    const paths: [string, RequestInit][] = [
      [plans, {}],
      ['/api/contacts', as(token)],
      ['/api/auth/me', as(token)],
      [
        '/api/auth/login',
        { method: 'POST', body: JSON.stringify({ email: 'admin@example.com', password: demoPassword }) },
      ],
      [
        '/graphql',
        {
          ...as(token),
          method: 'POST',
          body: JSON.stringify({ query: '{ viewer { email } contacts { pagination { total } } }' }),
        },
      ],
      [
        '/api/contacts',
        {
          ...as(token),
          method: 'POST',
          body: JSON.stringify({ firstName: 'Under', lastName: 'Load', email: 'load@example.com' }),
        },
      ],
    ];
    await expectEachWithinMs({ recovery: 1500, notReady: 2000, slowest: 2000 }, async () => {
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
      await pause(1500);
      const up = performance.now();
      await startDatabase();
      const back = performance.now();
      await untilReady(server);
      const recovered = performance.now();
      expect(await ask(server, plans)).toMatchObject({ status: 200 });
      expect(await ask(server, '/api/contacts', as(token))).toMatchObject({ status: 200 });
      await pause(600);
      running = false;
      await Promise.all(workers);

      expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([200, 201, 503]));
      const failed = (answers: typeof seen): string[] =>
        answers
          .filter(({ status }) => status >= 300)
          .map(({ path, status, at }) => `${path} ${status} ${Math.round(at - recovered)} ms after`);
      expect(failed(seen.filter(({ at, took }) => at + took < stopping))).toEqual([]);
      const away = seen.filter(({ at }) => at > down && at < up - 300);
      expect(away.length).toBeGreaterThan(paths.length);
      for (const { path, status, retryAfter, body } of away) {
        expect(status, path).toBe(503);
        expect(retryAfter, path).toBeGreaterThan(0);
        if (path === '/graphql') expect(body.errors[0].extensions.code).toBe('UNAVAILABLE');
        else expect(body.message, path).toMatch(/briefly unavailable/);
      }
      expect(failed(seen.filter(({ at }) => at > recovered))).toEqual([]);
      return {
        recovery: recovered - back,
        notReady: notReady.took,
        slowest: Math.max(...away.map(({ took }) => took)),
      };
    });
  }, 90_000);

  it('survives its sudden end too: every backend killed in the middle of work (K7)', async () => {
    const token = await signIn(server);
    const admin = new pg.Client({ connectionString: urls.superUrl });
    await admin.connect();
    for (let round = 0; round < 3; round += 1) {
      const requests = Array.from({ length: 12 }, (_, index) =>
        ask(server, '/api/contacts', {
          ...as(token),
          method: 'POST',
          body: JSON.stringify({
            firstName: 'Cut',
            lastName: `Off ${round}.${index}`,
            email: 'cut@example.com',
          }),
        }),
      );
      await admin.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where usename like 'hearthline%'",
      );
      for (const { status } of await Promise.all(requests)) expect([201, 503]).toContain(status);
    }
    await untilReady(server);
    expect(await ask(server, '/api/contacts', as(token))).toMatchObject({ status: 200 });
    // Nothing is half-written: the stored total matches the number of rows.
    const { rows } = await admin.query(
      'select (select count(*)::int from contacts) as there, (select sum(delta)::int from contact_totals) as counted',
    );
    await admin.end();
    expect(rows[0].counted).toBe(rows[0].there);
  });

  it('ends while its database is away', async () => {
    await stopDatabase();
    const started = performance.now();
    await server.stop();
    expect(performance.now() - started).toBeLessThan(20_000);
  }, 30_000);
});
