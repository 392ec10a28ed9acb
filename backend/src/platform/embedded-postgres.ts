import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findBinaries } from './embedded-postgres/binaries.ts';
import { ensureCluster, superuser } from './embedded-postgres/cluster.ts';
import { appRole, databaseName, ensureDatabase, ensureRoles, ownerRole } from './embedded-postgres/database.ts';
import { openHome } from './embedded-postgres/home.ts';
import { keepRunning } from './embedded-postgres/keep-running.ts';
import { takeLock } from './embedded-postgres/lock.ts';
import { loadRecord } from './embedded-postgres/record.ts';
import { startServer } from './embedded-postgres/server.ts';
import type { Settings } from './embedded-postgres/settings.ts';
import { StartError } from './errors.ts';

export interface EmbeddedPostgresOptions {
  /** Folder that keeps the database files (or remembers where they are), passwords and lock. */
  readonly dataDir: string;
  /** A free one by default. */
  readonly port?: number;
  /** False for tests: quick, and lost in a power cut; files outside the data directory go with `stop`. */
  readonly durable?: boolean;
  /** Further settings of PostgreSQL. */
  readonly settings?: Settings;
  readonly log: { info(message: string): void; warn(message: string): void };
}

export interface EmbeddedPostgres {
  /** The product's database as the role that owns it, for migrations. */
  readonly ownerUrl: string;
  /** The product's database as the role the server works with. */
  readonly appUrl: string;
  /** The maintenance database as superuser, for making test databases. */
  readonly superUrl: string;
  readonly port: number;
  /** Ends PostgreSQL in good order; may be called twice. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL of our own, on 127.0.0.1 only, with the product's database and roles in it.
 * The first start makes them, later ones find them. It outlives Ctrl-C and is ended by `stop`, or
 * when this process ends without it; what a killed process leaves running is ended by the next start.
 * @throws StartError with one sentence when the data directory is in use, the disk is full, …
 */
export const startEmbeddedPostgres = async (options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  const dataDir = resolve(options.dataDir);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    const unlock = await takeLock(join(dataDir, 'embedded-postgres.lock'), dataDir);
    try {
      return await startLocked(dataDir, options, unlock);
    } catch (error) {
      unlock();
      throw error;
    }
  } catch (error) {
    throw inOneSentence(error, dataDir);
  }
};

const startLocked = async (dataDir: string, { port, durable = true, settings, log }: EmbeddedPostgresOptions, unlock: () => void): Promise<EmbeddedPostgres> => {
  const { passwords, ...record } = loadRecord(dataDir);
  const home = openHome(dataDir, { passwords, ...record });
  if (home.outside) log.info(`The database files are in ${home.folder}: PostgreSQL does not run as root, and only root may enter ${dataDir}.`);
  const binaries = findBinaries(home.account);
  ensureCluster(home, binaries, passwords.superuser, durable);
  const urlFor = (role: string, password: string, database: string) => (serverPort: number) => `postgres://${role}:${password}@127.0.0.1:${serverPort}/${database}`;
  const superUrlFor = urlFor(superuser, passwords.superuser, 'postgres');
  const start = (wanted: number | undefined) => startServer(home, binaries, { port: wanted, durable, settings }, superUrlFor);

  const server = keepRunning(home, await start(port), start, log);
  try {
    await ensureRoles(superUrlFor(server.port), passwords);
    await ensureDatabase(superUrlFor(server.port), databaseName);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    ownerUrl: urlFor(ownerRole, passwords.owner, databaseName)(server.port),
    appUrl: urlFor(appRole, passwords.app, databaseName)(server.port),
    superUrl: superUrlFor(server.port),
    port: server.port,
    stop: async () => {
      await server.stop();
      if (!durable && home.outside) rmSync(home.folder, { recursive: true, force: true });
      unlock();
    },
  };
};

const meanings: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  // PostgreSQL's own code for it.
  '53100': 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'this user may not read and write there',
  EPERM: 'this user may not read and write there',
  EROFS: 'the disk is read-only',
  ENOENT: 'the folder cannot be made',
  ENOTDIR: 'there is a file where a folder should be',
  EEXIST: 'there is a file where a folder should be',
};

const inOneSentence = (error: unknown, dataDir: string): unknown => {
  const { code, path } = error as NodeJS.ErrnoException;
  const meaning = meanings[code ?? ''];
  if (!meaning) return error;
  return new StartError(`The database files under ${dataDir} cannot be used: ${meaning}${path && path !== dataDir ? ` (${path})` : ''}.`, { cause: error });
};
