import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadConfig } from './platform/config.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts';
import { StartError } from './platform/errors.ts';
import { createLog } from './platform/log.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const greet = async (url: string, demo: boolean): Promise<void> => {
  say(`\n  Hearthline is running at ${url}\n`);
  if (!demo) return;
  const { demoAccounts, demoPassword } = await import('./seed/accounts.ts');
  say(`  Demo accounts, password ${demoPassword}:`);
  for (const { email, role } of demoAccounts) say(`    ${email.padEnd(26)} ${role}`);
  say('\n  Ctrl-C stops it; the data stays.\n');
};

const main = async (): Promise<void> => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = loadConfig(process.env);
  const log = createLog(config.logLevel);
  const dataDir = resolve(config.dataDir);
  // The program of the server is loaded while PostgreSQL starts: each takes about a second, and several on a busy machine.
  const [embedded, { startServer }, { builtPages }] = await Promise.all([
    config.databaseUrl ? null : startEmbeddedPostgres({ dataDir, log }),
    import('./server.ts'),
    import('./platform/site/page-source.ts'),
  ]);
  const appUrl = config.databaseUrl ?? embedded?.appUrl ?? '';
  const ownerUrl = config.databaseOwnerUrl ?? embedded?.ownerUrl ?? '';

  const siteFolder = resolve('frontend/dist');
  const pages = builtPages(siteFolder, (error) =>
    log.error({ err: error }, 'a page could not be rendered with what is offered today'),
  );
  const server = await startServer({ config, appUrl, ownerUrl, pages, siteFolder, log, announce: say }).catch(
    async (error: unknown) => {
      await embedded?.stop();
      throw error;
    },
  );

  let stopping = false;
  const stop = async (): Promise<void> => {
    // A second Ctrl-C while stopping changes nothing: PostgreSQL must not be left behind.
    if (stopping) return;
    stopping = true;
    await server.stop();
    await embedded?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());

  await server.ready;
  if (!stopping) await greet(server.url, config.seed === 'demo');
  await server.settled;
};

main().catch((error: unknown) => {
  process.stderr.write(
    error instanceof StartError
      ? `${error.message}\n`
      : `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(1);
});
