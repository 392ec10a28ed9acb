import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadConfig, type Config } from '../../backend/src/platform/config.ts';
import {
  runningAppUrl,
  startEmbeddedPostgres,
} from '../../backend/src/platform/embedded-postgres/embedded-postgres.ts';
import { StartError } from '../../backend/src/platform/errors.ts';
import { createLog } from '../../backend/src/platform/log.ts';

interface Urls {
  readonly config: Config;
  readonly appUrl: string;
  readonly ownerUrl: string;
}

/**
 * Runs a task on the configured database, or else on the embedded one, which it starts for the duration of the task.
 * Reports a failure to start in one sentence.
 */
export const withDatabase = (task: (urls: Urls) => Promise<void>): Promise<void> =>
  inSentences(() => run(task));

/** The same for a task that only reads: it also runs on an embedded database that a server is using. */
export const withDatabaseRead = (task: (urls: Omit<Urls, 'ownerUrl'>) => Promise<void>): Promise<void> =>
  inSentences(async () => {
    const config = readConfig();
    const running = config.databaseUrl ? null : runningAppUrl(resolve(config.dataDir));
    return running ? task({ config, appUrl: running }) : run(task);
  });

const inSentences = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
};

const readConfig = (): Config => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return loadConfig(process.env);
};

const run = async (task: (urls: Urls) => Promise<void>): Promise<void> => {
  const config = readConfig();
  if (config.databaseUrl)
    return task({
      config,
      appUrl: config.databaseUrl,
      ownerUrl: config.databaseOwnerUrl ?? config.databaseUrl,
    });
  const postgres = await startEmbeddedPostgres({ dataDir: resolve(config.dataDir), log: createLog('warn') });
  try {
    await task({ config, ...postgres });
  } finally {
    await postgres.stop();
  }
};
