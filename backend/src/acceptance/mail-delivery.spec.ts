import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBoss } from '../platform/jobs/job-runner.ts';
import { createLog } from '../platform/log.ts';
import { sendMail } from '../platform/mail/mail-outbox.ts';
import { maxConnections } from '../platform/mail/mailer.ts';
import type { RunningServer } from '../server.ts';
import { createDatabase, type SpecDatabase } from '../testing/spec-database.ts';
import { as, ask, askGraphql, openServers, plans, signIn, untilReady } from '../testing/servers.ts';
import { openPost, type SmtpPost } from '../testing/fakes/smtp-server.ts';

const servers = openServers();
let database: SpecDatabase;
let admin: pg.Client;
let boss: ReturnType<typeof openBoss>;
let post: SmtpPost;
let server: RunningServer;

beforeAll(async () => {
  database = await createDatabase();
  admin = new pg.Client({ connectionString: database.superUrl });
  await admin.connect();
  post = await openPost();
  boss = openBoss(database.appUrl, createLog('silent'));
  await boss.start();
});
beforeEach(async () => {
  post.received.length = 0;
  server = await servers.start(database, { smtpUrl: post.url });
  await untilReady(server);
});
afterEach(() => server.stop());
afterAll(async () => {
  await servers.stop();
  await boss.stop({ graceful: false });
  await post.close();
  await admin.end();
  database.drop();
});

/** Stores mails with their jobs. */
const store = async (count: number): Promise<void> => {
  const { rows } = await admin.query<{ id: string }>(
    "insert into mails (kind, to_name, to_address, subject, text, html, attachments) select 'spec', 'N', 'n' || n || '@example.com', 'S', 'T', 'H', '[]' from generate_series(1, $1::int) n returning id",
    [count],
  );
  await boss.insert(
    sendMail.name,
    rows.map(({ id }) => ({ data: { mailId: id } })),
  );
};
const states = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    (
      await admin.query<{ state: string; count: number }>(
        'select state, count(*)::int as count from mails group by state',
      )
    ).rows.map(({ state, count }) => [state, count]),
  );
/** A job that failed while a server was stopping is retried after ten to twenty seconds, and workers poll every ten (platform/jobs/job-runner.ts). */
const untilAllSent = (): Promise<void> =>
  vi.waitFor(async () => expect(await states()).toEqual({ sent: 5 * maxConnections }), {
    interval: 20,
    timeout: 30_000,
  });
const untilInHand = (count: number): Promise<void> =>
  vi.waitFor(() => expect(post.received).toHaveLength(count), { interval: 10, timeout: 10_000 });

describe('a server with many mails to send', () => {
  it('sends several at a time, each once; while it waits for the mail server it holds no connection to the database', async () => {
    const release = post.hold();
    await store(5 * maxConnections);
    await untilInHand(maxConnections);
    // A connection held for the mail server would stay in its transaction; that of a job runner's poll is there for a moment.
    await vi.waitFor(
      async () => {
        const { rowCount } = await admin.query(
          "select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
        );
        expect(rowCount).toBe(0);
      },
      { interval: 20, timeout: 10_000 },
    );
    expect((await ask(server, plans)).status).toBe(200);
    expect((await ask(server, '/readyz')).status).toBe(200);
    // The other mails wait, because the mail server has not answered yet.
    expect(post.received).toHaveLength(maxConnections);
    release();
    await untilAllSent();
    expect(new Set(post.received.flatMap(({ to }) => to)).size).toBe(5 * maxConnections);
    expect(post.received).toHaveLength(5 * maxConnections);
    expect(post.connections.atOnce).toBe(maxConnections);
  });

  it('ends what it was sending when it stops, hangs up, and leaves the rest to the next one', async () => {
    await admin.query('delete from mails');
    const release = post.hold();
    await store(5 * maxConnections);
    await untilInHand(maxConnections);
    const began = performance.now();
    const stopped = server.stop();
    await vi.waitFor(
      async () => expect((await ask(server, '/healthz').catch(() => ({ status: 0 }))).status).not.toBe(200),
      { interval: 10, timeout: 5000 },
    );
    release();
    await stopped;
    expect(performance.now() - began).toBeLessThan(6000);
    expect(post.connections.open).toBe(0);
    const { sent = 0, queued = 0 } = await states();
    expect(sent).toBe(post.received.length);
    expect(sent + queued).toBe(5 * maxConnections);
    expect(queued).toBeGreaterThan(0);
    server = await servers.start(database, { smtpUrl: post.url });
    await untilAllSent();
    expect(new Set(post.received.flatMap(({ to }) => to)).size).toBe(post.received.length);
  });
});

describe('a server that stops while the mail server says nothing', () => {
  it('hangs up, and gives its mails to whoever is there at once: they are not put off like those that failed', async () => {
    await admin.query("delete from mails; delete from pgboss.job where name = 'mail.send'");
    const hasty = await servers.start(database, { smtpUrl: post.url, jobsMs: 1000 });
    await untilReady(hasty);
    await server.stop();
    post.hold();
    await store(maxConnections + 1);
    await untilInHand(maxConnections);
    await hasty.stop();
    expect(post.connections.open).toBe(0);
    expect(await states()).toEqual({ queued: maxConnections + 1 });
    const { rows } = await admin.query(
      "select distinct state::text in ('created', 'retry') as waiting, start_after <= now() as due from pgboss.job where name = 'mail.send'",
    );
    expect(rows).toEqual([{ waiting: true, due: true }]);
    const messageIds = () => post.received.map(({ raw }) => /^Message-ID: (.*)/im.exec(raw)?.[1]);
    const interrupted = messageIds();
    post.hold()();
    server = await servers.start(database, { smtpUrl: post.url });
    await vi.waitFor(async () => expect(await states()).toEqual({ sent: maxConnections + 1 }), {
      interval: 20,
      timeout: 30_000,
    });
    // Mails that the mail server had taken without confirming come again under the same Message-ID; nothing else comes twice.
    expect(new Set(messageIds().slice(maxConnections)).size).toBe(maxConnections + 1);
    expect(messageIds().slice(maxConnections)).toEqual(expect.arrayContaining(interrupted));
  });
});

describe('a mail server that answers and takes no mail', () => {
  it('counts as reachable; how many it puts off and for how long is told', async () => {
    await admin.query("delete from mails; delete from pgboss.job where name = 'mail.send'");
    const token = await signIn(server);
    const health = async () =>
      (
        await askGraphql(
          server,
          '{ health { mail { reachable queued failed putOff oldestPutOffSeconds } } }',
          as(token),
        )
      ).body.data.health.mail;
    expect(await health()).toEqual({
      reachable: true,
      queued: 0,
      failed: 0,
      putOff: 0,
      oldestPutOffSeconds: null,
    });
    post.putOff();
    await store(2);
    await vi.waitFor(
      async () => expect(await health()).toMatchObject({ reachable: true, queued: 2, failed: 0, putOff: 2 }),
      { interval: 50, timeout: 10_000 },
    );
    await admin.query(
      "update pgboss.job set created_on = now() - interval '2 hours' where name = 'mail.send' and data ->> 'mailId' = (select id::text from mails limit 1)",
    );
    expect((await health()).oldestPutOffSeconds).toBeCloseTo(7200, -2);
  });
});
