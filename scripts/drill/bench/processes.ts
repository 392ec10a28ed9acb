import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createDatabase, type FilledDatabase } from '../database.ts';
import type { Drill } from '../drill.ts';
import { isOk, load, statusesOf, type Request } from '../load.ts';
import { processorOfTree, untilQuiet } from '../processor-time.ts';
import { exactly, type Figure } from '../report.ts';
import { contactRequests } from '../requests.ts';
import { freePort, signIn, startServer, type DrillServer } from '../server.ts';

/** What two processes must answer, compared with one, where there are two processors. */
const minGain = 1.5;
const maxConnections = 8;

/** What a role needs behind a pooler (docs/production.md). */
const roleSettings = [
  "statement_timeout = '5s'",
  "lock_timeout = '4s'",
  "idle_in_transaction_session_timeout = '10s'",
  "timezone = 'UTC'",
];

/** Starts PgBouncer in transaction mode in front of a database. @returns the address that leads through it */
const startPooler = async (program: string, folder: string, { appUrl }: FilledDatabase) => {
  const [url, port] = [new URL(appUrl), await freePort()];
  const [users, settings] = [join(folder, 'pooler-users.txt'), join(folder, 'pooler.ini')];
  writeFileSync(users, `"${decodeURIComponent(url.username)}" "${decodeURIComponent(url.password)}"\n`, {
    mode: 0o644,
  });
  writeFileSync(
    settings,
    `[databases]
* = host=${url.hostname} port=${url.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = transaction
max_prepared_statements = 300
ignore_startup_parameters = options
default_pool_size = 6
`,
    { mode: 0o644 },
  );
  // It refuses to run as root.
  const child = spawn(
    program,
    ['--quiet', ...(process.getuid?.() === 0 ? ['--user', 'nobody'] : []), settings],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const through = new URL(appUrl);
  through.hostname = '127.0.0.1';
  through.port = String(port);
  return { url: through.href, stop: () => child.kill('SIGINT') };
};

/** Requests a second and connections with 1, 2 and 4 server processes on one port; with `--pooler pgbouncer`, of two behind it as well. */
export const drill: Drill = {
  options: { counts: '1,2,4', seconds: '6', rounds: '3', pooler: '' },
  run: async ({ postgres, dataDir, options, say }) => {
    const database = await createDatabase(postgres, 10_000);
    const superuser = new pg.Client({ connectionString: postgres.superUrl });
    await superuser.connect();
    const connections = async (): Promise<number> => {
      const { rows } = await superuser.query<{ count: string }>(
        "select count(*) from pg_stat_activity where application_name like 'hearthline%' and datname = $1",
        [new URL(database.appUrl).pathname.slice(1)],
      );
      return Number(rows[0]?.count);
    };
    const requestsTo = async (server: DrillServer): Promise<Readonly<Record<string, Request>>> => {
      const headers = await signIn(server);
      return {
        'the home page': { method: 'GET', path: '/', headers: {} },
        'the first page of contacts': contactRequests(database)['first page']('REST', headers),
      };
    };
    const start = async (workers: number, more: Record<string, string> = {}): Promise<DrillServer> => {
      const server = await startServer({
        ...database,
        dataDir: join(dataDir, `processes-${workers}`),
        env: { WORKERS: String(workers), ...more },
      });
      await server.ready;
      // The others join once the first is ready.
      await pause(5000 * (workers - 1));
      await untilQuiet(server.url, server.process.pid);
      return server;
    };
    const rates = new Map<string, number>();
    const figures: Figure[] = [];
    const measure = async (name: string, workers: number, server: DrillServer): Promise<void> => {
      let most = 0;
      const watch = setInterval(() => void connections().then((now) => (most = Math.max(most, now))), 200);
      for (const [what, request] of Object.entries(await requestsTo(server))) {
        const outcomes = [];
        // V8 goes on compiling in each process.
        await load(server.url, [request], { seconds: 4 * workers, connections: 16 });
        const before = processorOfTree(server.process.pid);
        for (let round = 0; round < Number(options.rounds); round += 1)
          outcomes.push(
            ...(await load(server.url, [request], { seconds: Number(options.seconds), connections: 16 })),
          );
        const answered = outcomes.filter(isOk).length;
        const seconds = Number(options.seconds) * Number(options.rounds);
        const used = (processorOfTree(server.process.pid) - before) / seconds;
        if (answered < outcomes.length)
          figures.push(exactly(`${name}: ${what}`, statusesOf(outcomes), '200'));
        rates.set(`${workers} ${what}`, answered / seconds);
        const gain = answered / seconds / (rates.get(`1 ${what}`) ?? NaN);
        figures.push({
          name: `${name}: ${what}`,
          value: `${(answered / seconds).toFixed(0)} a second, ${gain.toFixed(2)} × one, on ${used.toFixed(1)} processors`,
          ...(name === '2 processes' && { goal: `at least ${minGain} × one`, met: gain >= minGain }),
        });
        say(figures.at(-1)?.value ?? '');
      }
      clearInterval(watch);
      figures.push({
        name: `${name}: connections of each at most`,
        value: (most / workers).toFixed(1),
        goal: `at most ${maxConnections}`,
        met: most > 0 && most <= maxConnections * workers,
      });
    };
    for (const workers of (options.counts ?? '').split(',').map(Number)) {
      const server = await start(workers);
      await measure(`${workers} ${workers === 1 ? 'process' : 'processes'}`, workers, server);
      await server.end('SIGTERM');
    }
    if (options.pooler) {
      const role = decodeURIComponent(new URL(database.appUrl).username);
      for (const setting of roleSettings) await superuser.query(`alter role "${role}" set ${setting}`);
      const pooler = await startPooler(options.pooler, dataDir, database);
      const server = await start(2, { DATABASE_URL: pooler.url, DATABASE_LISTEN_URL: database.appUrl });
      await measure('2 processes behind a pooler', 2, server);
      await server.end('SIGTERM');
      pooler.stop();
    }
    await superuser.end();
    return figures;
  },
};
