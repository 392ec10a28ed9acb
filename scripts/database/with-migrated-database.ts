import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entities, jobHandlers } from '../../backend/src/features/index.ts';
import { migrations } from '../../backend/src/migrations/index.ts';
import { startEmbeddedPostgres } from '../../backend/src/platform/embedded-postgres/embedded-postgres.ts';
import { createLog } from '../../backend/src/platform/log.ts';
import { migrate } from '../../backend/src/platform/migration/migrate.ts';

/** Runs a task on a temporary PostgreSQL that all migrations have been applied to. */
export const withMigratedDatabase = async <T>(task: (ownerUrl: string) => Promise<T>): Promise<T> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hearthline-migrated-'));
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false, log: createLog('silent') });
  try {
    await migrate({ ...postgres, entities, migrations, jobs: jobHandlers.map(({ job }) => job) });
    return await task(postgres.ownerUrl);
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};
