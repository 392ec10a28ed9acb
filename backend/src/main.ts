import 'reflect-metadata';
import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadConfig, type Config } from './platform/config.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts';
import { StartError } from './platform/errors.ts';
import { createLog, type Log } from './platform/log.ts';
import type { RunningServer } from './server.ts';
import { announceReady, startWorkerProcesses } from './platform/process/worker-processes.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const greet = async (server: RunningServer, demo: boolean): Promise<void> => {
  say(`\n  Hearthline is running at ${server.url}\n`);
  if (!demo) return;
  const { printedAccounts, demoPassword } = await import('./seed/accounts.ts');
  // A demo that an earlier version filled has fewer.
  const active = await server.activeAmong(printedAccounts.map(({ email }) => email));
  say(`  Demo accounts, password ${demoPassword}:`);
  for (const { email, role } of printedAccounts)
    if (active.has(email)) say(`    ${email.padEnd(26)} ${role}`);
  say('\n  Ctrl-C stops it; the data stays.\n');
};

/** How the processes that this one starts find its embedded database. */
const embeddedUrls = 'EMBEDDED_DATABASE_URLS';

interface Urls {
  readonly appUrl: string;
  readonly ownerUrl: string;
}

/** Has a signal stop what runs. A second one while it stops changes nothing: PostgreSQL must not be left behind. */
const onSignal = (stop: () => void): void => {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      stop();
    });
};

/** Starts several processes, and their database if it is embedded. */
const lead = async (config: Config, log: Log): Promise<void> => {
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: resolve(config.dataDir), log });
  const urls: Urls | null = embedded && { appUrl: embedded.appUrl, ownerUrl: embedded.ownerUrl };
  const processes = startWorkerProcesses(
    config.workers,
    urls ? { [embeddedUrls]: JSON.stringify(urls) } : {},
    log,
  );
  onSignal(() => processes.stop());
  const code = await processes.ended;
  await embedded?.stop();
  process.exit(code);
};

const serve = async (config: Config, log: Log): Promise<void> => {
  const dataDir = resolve(config.dataDir);
  const given = process.env[embeddedUrls];
  // The program of the server is loaded while PostgreSQL starts: each takes about a second, and several on a busy machine.
  const [embedded, { startServer }, { builtPages }] = await Promise.all([
    config.databaseUrl || given ? null : startEmbeddedPostgres({ dataDir, log }),
    import('./server.ts'),
    import('./platform/site/page-source.ts'),
  ]);
  const urls: Partial<Urls> = embedded ?? (given ? (JSON.parse(given) as Urls) : {});
  const appUrl = config.databaseUrl ?? urls.appUrl ?? '';
  const ownerUrl = config.databaseOwnerUrl ?? urls.ownerUrl ?? '';

  const siteFolder = resolve('frontend/dist');
  const pages = builtPages(siteFolder, (error) =>
    log.error({ err: error }, 'a page could not be rendered with what is offered today'),
  );
  // Of several processes, the first says what there is to say, and draws pictures ahead for all.
  const isFirst = !cluster.worker || cluster.worker.id === 1;
  const server = await startServer({
    config,
    appUrl,
    ownerUrl,
    listenUrl: config.databaseListenUrl ?? appUrl,
    pages,
    log,
    joins: !isFirst,
    ...(isFirst && { siteFolder, announce: say }),
  }).catch(async (error: unknown) => {
    await embedded?.stop();
    throw error;
  });

  let isStopping = false;
  onSignal(() => {
    isStopping = true;
    void server
      .stop()
      .then(() => embedded?.stop())
      .then(() => process.exit(0));
  });

  await server.ready;
  announceReady();
  if (isFirst && !isStopping) await greet(server, config.seed === 'demo');
  await server.settled;
};

const main = async (): Promise<void> => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = loadConfig(process.env);
  const log = createLog(config.logLevel);
  await (config.workers > 1 && cluster.isPrimary ? lead(config, log) : serve(config, log));
};

main().catch((error: unknown) => {
  process.stderr.write(
    error instanceof StartError
      ? `${error.message}\n`
      : `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(1);
});
