import 'reflect-metadata';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { entities, jobHandlers } from '../features/index.ts';
import { migrations } from '../migrations/index.ts';
import { openDatabase } from '../platform/db/database.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts';
import { createLog } from '../platform/log.ts';
import { migrate } from '../platform/migration/migrate.ts';
import { writeSetting } from '../platform/db/setting.entity.ts';
import { seedAccounts, seedConsultants } from '../seed/demo.ts';
import { withDatabase } from './database-url.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { superUrl: string; ownerUrl: string; appUrl: string };
    /** Where the run's servers keep files. */
    dataDir: string;
  }
}

export const templateDatabase = 'hearthline_template';

/** A disk in memory, as Linux has one: of the thousand files of a database, copied and removed for each spec file, none waits there. */
const memoryDisk = '/dev/shm';
/** What a run needs of it, in bytes, with much to spare: a database has 17 MB. */
const roomNeeded = 2 * 2 ** 30;

const folderForData = async (): Promise<string> => {
  const room = await statfs(memoryDisk).catch(() => null);
  return room && room.bavail * room.bsize > roomNeeded ? memoryDisk : tmpdir();
};

/** One PostgreSQL for the run; every spec file copies the migrated and seeded template. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const dataDir = await mkdtemp(join(await folderForData(), 'hearthline-test-'));
  const postgres = await startEmbeddedPostgres({
    dataDir,
    durable: false,
    log: createLog('silent'),
    settings: {
      // Some specs run several servers, and two of them may be at work at once.
      max_connections: '200',
      // Nothing is written that only a crash, a backup or a replica would read.
      synchronous_commit: 'off',
      wal_level: 'minimal',
      max_wal_senders: '0',
      // Connecting takes as long as deriving the password's key; a spec file connects about ten times.
      scram_iterations: '1',
      // Statistics are made where a spec is about them, and never in between.
      autovacuum: 'off',
    },
  });
  const ownerUrl = withDatabase(postgres.ownerUrl, templateDatabase);
  const appUrl = withDatabase(postgres.appUrl, templateDatabase);

  const admin = new pg.Client({ connectionString: postgres.superUrl });
  await admin.connect();
  const owner = new URL(postgres.ownerUrl).username;
  await admin.query(`create database ${templateDatabase} owner "${owner}" template hearthline`);
  await admin.end();
  await migrate({ ownerUrl, appUrl, entities, migrations, jobs: jobHandlers.map(({ job }) => job) });

  const database = openDatabase(appUrl, createLog('silent'));
  await database.db.transaction().execute(async (trx) => {
    await seedAccounts(trx, new Date());
    await seedConsultants(trx);
    // Specs book as often as they like from one address; enforce-caps.spec.ts is about the limits.
    await writeSetting(trx, 'bookingCaps', { perMailbox: 100, perAddress: 1000 }, new Date());
  });
  await database.close();

  project.provide('dataDir', join(dataDir, 'server'));
  project.provide('postgres', {
    superUrl: postgres.superUrl,
    ownerUrl: postgres.ownerUrl,
    appUrl: postgres.appUrl,
  });
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
};
