import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { backupDataDir } from '../platform/embedded-postgres/backup.ts';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../platform/embedded-postgres/embedded-postgres.ts';
import { createLog } from '../platform/log.ts';
import { withDatabase } from '../testing/database-url.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearthline-archive-'));
// If the specs run as root, PostgreSQL's own account must be able to pass through this folder, and to archive.
chmodSync(folder, 0o711);
const [dataDir, copy, archive, elsewhere] = ['data', 'copy', 'archive', 'elsewhere'].map((name) =>
  join(folder, name),
) as [string, string, string, string];
mkdirSync(archive);
chmodSync(archive, 0o777);
const running = new Set<EmbeddedPostgres>();
afterAll(async () => {
  for (const postgres of running) await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const start = async (at: string, settings: Record<string, string>) => {
  const postgres = await startEmbeddedPostgres({
    dataDir: at,
    durable: false,
    log: createLog('silent'),
    settings,
  });
  running.add(postgres);
  const client = new pg.Client({ connectionString: withDatabase(postgres.superUrl, 'hearthline') });
  client.on('error', () => undefined);
  await client.connect();
  return { client, stop: async () => (running.delete(postgres), await client.end(), await postgres.stop()) };
};

/** Seconds after which PostgreSQL closes a segment of its write-ahead log, full or not; docs/backup.md has 300. */
const timeout = 1;
/** Extra seconds for the archiver to notice a closed segment and copy it. */
const margin = 4;

it('of what was written after the last backup at most the time of one archived file is lost (K11)', async () => {
  const { client, stop } = await start(dataDir, {
    archive_mode: 'on',
    archive_timeout: String(timeout),
    archive_library: 'basic_archive',
    'basic_archive.archive_directory': archive,
  });
  await client.query(
    'create table ledger (n serial primary key, at timestamptz not null default clock_timestamp())',
  );
  await client.query('insert into ledger default values');
  await backupDataDir(dataDir, copy);
  const begun = performance.now();
  while (performance.now() - begun < 5500) {
    await client.query('insert into ledger default values');
    await pause(20);
  }
  // The machine is lost: only what another one has received by now remains.
  mkdirSync(elsewhere);
  for (const file of readdirSync(archive)) {
    // A file has another name until it is complete.
    if (file.startsWith('archtemp')) continue;
    copyFileSync(join(archive, file), join(elsewhere, file));
    chmodSync(join(elsewhere, file), 0o644);
  }
  const lines = (
    await client.query<{ n: number; age: number }>(
      'select n, extract(epoch from clock_timestamp() - at)::float as age from ledger order by n',
    )
  ).rows;
  await stop();
  rmSync(dataDir, { recursive: true, force: true });

  const cluster = join(copy, 'postgres', 'cluster');
  writeFileSync(join(cluster, 'recovery.signal'), '');
  const { uid, gid } = statSync(cluster);
  chownSync(join(cluster, 'recovery.signal'), uid, gid);
  const restored = await start(copy, { restore_command: `cp ${elsewhere}/%f %p`, hot_standby: 'off' });
  const archived = new Set(
    (await restored.client.query<{ n: number }>('select n from ledger')).rows.map(({ n }) => n),
  );
  await restored.client.query('insert into ledger default values');
  await restored.stop();
  expect(lines.length).toBeGreaterThan(50);
  expect(archived.size).toBeGreaterThan(1);
  expect(lines.filter(({ n, age }) => !archived.has(n) && age > timeout + margin)).toEqual([]);
  // Everything up to some moment, without a gap.
  expect([...archived].toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: archived.size }, (_, index) => index + 1),
  );
}, 60_000);
