import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import pg from 'pg';
import { openDataFolder } from '../process/data-folder.ts';
import { StartError } from '../errors.ts';
import { superuser } from './cluster.ts';
import { copyFolder, giveLike } from './copy-folder.ts';
import { serversOn } from './postgres-processes.ts';
import { takeLock } from './data-folder-lock.ts';
import { loadRecord, saveRecord, type ServerRecord } from './saved-credentials.ts';

/** Contents that a copy of a running cluster must not have, or creates anew: PostgreSQL's own list for base backups. */
const emptied = [
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
];
const left = /(^|[\\/])(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init.*)$/;

const belongsToCopy = (path: string): boolean =>
  !left.test(path) && !emptied.some((folder) => path.startsWith(folder + sep));

/** Whether a file belongs to the write-ahead log itself: its segments and timeline histories, not the archiver's status files. */
const isLog = (path: string): boolean => /^[0-9A-F]{24}$|^[0-9A-F]{8}\.history$/.test(path);

/** The port, from the fourth line of `postmaster.pid`. */
export const portOf = (cluster: string): string =>
  readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3]?.trim() ?? '';

/**
 * Copies a running cluster, as `pg_basebackup` would: the files as they are, and the write-ahead log that makes them consistent.
 * The copy has everything that was committed before it ends.
 */
const copyRunning = async (cluster: string, to: string, { passwords }: ServerRecord): Promise<void> => {
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(portOf(cluster)),
    user: superuser,
    password: passwords.superuser,
    database: 'postgres',
  });
  await client.connect();
  try {
    // A temporary slot keeps the log that is written meanwhile; it goes away with this connection.
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [
      `backup_${process.pid}`,
    ]);
    await client.query('select pg_backup_start($1, true)', ['hearthline']);
    await copyFolder(cluster, to, belongsToCopy);
    const {
      rows: [label],
    } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await writeFile(join(to, 'backup_label'), label?.labelfile ?? '', { mode: 0o600 });
    await giveLike(join(to, 'backup_label'), cluster);
    await copyFolder(join(cluster, 'pg_wal'), join(to, 'pg_wal'), isLog);
  } finally {
    await client.end();
  }
};

const copyCluster = async (
  dataDir: string,
  cluster: string,
  to: string,
  record: ServerRecord,
): Promise<void> => {
  if (serversOn(cluster).length > 0) return copyRunning(cluster, to, record);
  // The lock keeps servers from starting on the cluster meanwhile.
  const unlock = await takeLock(join(dataDir, 'embedded-postgres.lock'), dataDir);
  await copyFolder(cluster, to).finally(unlock);
};

/**
 * What of a data directory is not copied as it is, and why. Everything else is, whatever it is: what a later version keeps there
 * (another key, a folder of certificates) is in the copy without anybody thinking of it.
 */
const notCopied = [
  // The cluster changes while it is read: it is copied through the backup protocol.
  /^postgres$/,
  // Written anew: the cluster of the copy is inside it.
  /^embedded-postgres\.json(\.\d+)?$/,
  // Tells who is using the original.
  /^embedded-postgres\.lock/,
  // Drawings, which are drawn again when they are asked for.
  /^cache$/,
  // Uploads that no row names: they are still coming in, or were given up.
  /^files[\\/]drafts$/,
  // Made for an instant, to see whether the folder can be written.
  /^\.trial-/,
];

/** Whether one path lies below another, or is the same. */
const isBelow = (path: string, folder: string): boolean => {
  const way = relative(resolve(folder), resolve(path));
  return way === '' || !(way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way));
};

/**
 * Makes a copy of a data directory that a server can be started on: the database, running or not, then everything else
 * but {@link notCopied}. Deleted files are kept for a week, so those that the copied database refers to are still there.
 * @param target a folder outside the data directory that does not exist yet, or is empty
 * @throws StartError if there is nothing to copy, or the target is not such a folder
 */
export const backupDataDir = async (dataDir: string, target: string): Promise<void> => {
  if (!existsSync(join(dataDir, 'embedded-postgres.json')))
    throw new StartError(
      `There is no embedded database under ${dataDir}. A server with DATABASE_URL is backed up with PostgreSQL's own tools: see docs/backup.md.`,
    );
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new StartError(`${target} is not empty. Name a folder that does not exist yet.`);
  if (isBelow(target, dataDir))
    throw new StartError(
      `${target} is inside ${dataDir}: a backup there is lost with what it copies. Name a folder elsewhere.`,
    );
  const record = loadRecord(dataDir);
  const from = record.home ?? join(dataDir, 'postgres');
  const to = join(target, 'postgres');
  openDataFolder(target);
  // Copies only the folder itself: its owner is the account that PostgreSQL runs as.
  await copyFolder(from, to, () => false);
  await copyCluster(dataDir, join(from, 'cluster'), join(to, 'cluster'), record);
  await copyFolder(dataDir, target, (path) => !notCopied.some((one) => one.test(path)));
  // Without `home`: in the copy, the database files are inside the data directory.
  saveRecord(target, { passwords: record.passwords });
};
