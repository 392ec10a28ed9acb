import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { folderProblem, openDataFolder } from '../process/data-folder.ts';
import { portOf } from './backup.ts';
import { findBinaries } from './binaries.ts';
import { ensureCluster, superuser } from './cluster.ts';
import { appRole, databaseName, ensureDatabase, ensureRoles, ownerRole } from './embedded-database.ts';
import { openHome } from './cluster-folder.ts';
import { keepRunning } from './restart-on-exit.ts';
import { endWithThisProcess } from './stop-with-process.ts';
import { serversOn } from './postgres-processes.ts';
import { takeLock } from './data-folder-lock.ts';
import { loadRecord, type ServerRecord } from './saved-credentials.ts';
import { startServer } from './postgres-server.ts';
import type { Settings } from './settings.ts';
import { StartError } from '../errors.ts';

export interface EmbeddedPostgresOptions {
  /** Folder with the database files (or a record of where they are), the passwords and the lock. */
  readonly dataDir: string;
  /** A free port by default. */
  readonly port?: number;
  /** False for tests: faster, but data is lost in a power cut, and `stop` deletes files outside the data directory. */
  readonly durable?: boolean;
  /** Additional PostgreSQL settings. */
  readonly settings?: Settings;
  readonly log: { info(message: string): void; warn(message: string): void };
}

export interface EmbeddedPostgres {
  /** Connects to the product's database as the role that owns it, for migrations. */
  readonly ownerUrl: string;
  /** Connects to the product's database as the server's role. */
  readonly appUrl: string;
  /** Connects to the maintenance database as superuser, to create test databases. */
  readonly superUrl: string;
  readonly port: number;
  /** Shuts PostgreSQL down cleanly; may be called twice. */
  stop(): Promise<void>;
}

/**
 * Starts an embedded PostgreSQL, on 127.0.0.1 only, with the product's database and roles.
 * The first start creates them. Ctrl-C does not end PostgreSQL; `stop` does, or the end of this process.
 * A server left running by a killed process is ended by the next start.
 * @throws StartError if the data directory is in use, the disk is full, …
 */
export const startEmbeddedPostgres = async (options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  const dataDir = resolve(options.dataDir);
  try {
    openDataFolder(dataDir);
    const unlock = await takeLock(join(dataDir, 'embedded-postgres.lock'), dataDir);
    return await startLocked(dataDir, options, unlock).catch((error: unknown) => {
      unlock();
      throw error;
    });
  } catch (error) {
    throw inOneSentence(error, dataDir);
  }
};

const startLocked = async (
  dataDir: string,
  options: EmbeddedPostgresOptions,
  unlock: () => void,
): Promise<EmbeddedPostgres> => {
  const { durable = true, log } = options;
  const record = loadRecord(dataDir);
  const home = openHome(dataDir, record);
  if (home.outside)
    log.info(
      `The database files are in ${home.folder}: PostgreSQL does not run as root, and only root may enter ${dataDir}.`,
    );
  const binaries = findBinaries(home.account);
  ensureCluster(home, binaries, record.passwords.superuser, durable);

  const takeBack = endWithThisProcess(home.cluster);
  const start = (port: number | undefined) =>
    startServer(
      home,
      binaries,
      { port, durable, settings: options.settings },
      (actual) => addressesOf(actual, record).superUrl,
    );
  try {
    const server = keepRunning(home, await start(options.port), start, log);
    const addresses = addressesOf(server.port, record);
    try {
      await ensureRoles(addresses.superUrl, record.passwords);
      await ensureDatabase(addresses.superUrl, databaseName);
    } catch (error) {
      await server.stop();
      throw error;
    }
    const stop = async (): Promise<void> => {
      await server.stop();
      takeBack();
      if (!durable && home.outside) rmSync(home.folder, { recursive: true, force: true });
      unlock();
    };
    return { ...addresses, port: server.port, stop };
  } catch (error) {
    takeBack();
    throw error;
  }
};

const addressesOf = (port: number, { passwords }: ServerRecord) => {
  const at = (role: string, password: string, database: string) =>
    `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
  return {
    ownerUrl: at(ownerRole, passwords.owner, databaseName),
    appUrl: at(appRole, passwords.app, databaseName),
    superUrl: at(superuser, passwords.superuser, 'postgres'),
  };
};

/** The address of a database that another process is running on this data directory, for a task that only reads; null if none is. */
export const runningAppUrl = (dataDir: string): string | null => {
  if (!existsSync(join(dataDir, 'embedded-postgres.json'))) return null;
  const record = loadRecord(dataDir);
  const cluster = join(record.home ?? join(dataDir, 'postgres'), 'cluster');
  return serversOn(cluster).length ? addressesOf(Number(portOf(cluster)), record).appUrl : null;
};

const inOneSentence = (error: unknown, dataDir: string): unknown => {
  const { path } = error as NodeJS.ErrnoException;
  const meaning = folderProblem(error);
  if (!meaning) return error;
  return new StartError(
    `The database files under ${dataDir} cannot be used: ${meaning}${path && path !== dataDir ? ` (${path})` : ''}.`,
    { cause: error },
  );
};
