import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import pg from 'pg';
import { openDataFolder } from '../data-folder.ts';
import { StartError } from '../errors.ts';
import { superuser } from './cluster.ts';
import { copyFolder, giveLike } from './copy-folder.ts';
import { serversOn } from './leftover.ts';
import { takeLock } from './lock.ts';
import { loadRecord, saveRecord, type ServerRecord } from './record.ts';

/** What a copy of a running cluster must not have, or makes anew: PostgreSQL's own list for base backups. */
const emptied = ['pg_dynshmem', 'pg_notify', 'pg_replslot', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans', 'pg_wal'];
const left = /(^|[\\/])(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init.*)$/;

const belongsToCopy = (path: string): boolean => !left.test(path) && !emptied.some((folder) => path.startsWith(folder + sep));

/** The log of a backup: its files, without what is being archived. */
const isLog = (path: string): boolean => /^[0-9A-F]{24}$|^[0-9A-F]{8}\.history$/.test(path);

/** As `postmaster.pid` says on its fourth line. */
const portOf = (cluster: string): string => readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3]?.trim() ?? '';

/**
 * Copies a cluster while it works, as `pg_basebackup` would: the files as they are, and the log that makes them one state.
 * Everything that was committed before it ends is in it.
 */
const copyRunning = async (cluster: string, to: string, { passwords }: ServerRecord): Promise<void> => {
  const client = new pg.Client({ host: '127.0.0.1', port: Number(portOf(cluster)), user: superuser, password: passwords.superuser, database: 'postgres' });
  await client.connect();
  try {
    // Holds the log that is written meanwhile; it goes with this connection.
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [`backup_${process.pid}`]);
    await client.query('select pg_backup_start($1, true)', ['hearthline']);
    await copyFolder(cluster, to, belongsToCopy);
    const { rows: [label] } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await writeFile(join(to, 'backup_label'), label?.labelfile ?? '', { mode: 0o600 });
    await giveLike(join(to, 'backup_label'), cluster);
    await copyFolder(join(cluster, 'pg_wal'), join(to, 'pg_wal'), isLog);
  } finally {
    await client.end();
  }
};

const copyCluster = async (dataDir: string, cluster: string, to: string, record: ServerRecord): Promise<void> => {
  if (serversOn(cluster).length > 0) return copyRunning(cluster, to, record);
  // Nobody starts on it meanwhile.
  const unlock = await takeLock(join(dataDir, 'embedded-postgres.lock'), dataDir);
  await copyFolder(cluster, to).finally(unlock);
};

/**
 * Makes a folder that a server can be started on, with everything that a data directory holds: the database, running or not,
 * then the uploaded files, which whatever the database names are kept a week after they were deleted, and the secrets.
 * @param target does not exist yet, or is empty
 * @throws StartError when there is nothing to copy, or the target holds something
 */
export const backupDataDir = async (dataDir: string, target: string): Promise<void> => {
  if (!existsSync(join(dataDir, 'embedded-postgres.json'))) throw new StartError(`There is no embedded database under ${dataDir}. A server with DATABASE_URL is backed up with PostgreSQL's own tools: see docs/backup.md.`);
  if (existsSync(target) && readdirSync(target).length > 0) throw new StartError(`${target} is not empty. Name a folder that does not exist yet.`);
  const record = loadRecord(dataDir);
  const from = record.home ?? join(dataDir, 'postgres');
  const to = join(target, 'postgres');
  openDataFolder(target);
  // The account that PostgreSQL runs as is the owner of this folder.
  await copyFolder(from, to, (path) => path === 'none');
  await copyCluster(dataDir, join(from, 'cluster'), join(to, 'cluster'), record);
  if (existsSync(join(dataDir, 'files'))) await copyFolder(join(dataDir, 'files'), join(target, 'files'), (path) => !path.startsWith('drafts'));
  if (existsSync(join(dataDir, 'app-secret'))) await copyFile(join(dataDir, 'app-secret'), join(target, 'app-secret'));
  // Where the files lie now is where the record is.
  saveRecord(target, { passwords: record.passwords });
};
