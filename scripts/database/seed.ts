// npm run seed: migrates, then fills an empty database with the demo's accounts, homes and contacts.
import 'reflect-metadata';
import { entities, findSealKey, jobHandlers } from '../../backend/src/features/index.ts';
import { migrations } from '../../backend/src/migrations/index.ts';
import { createSeal } from '../../backend/src/platform/crypto/seal.ts';
import { certificateStore } from '../../backend/src/platform/crypto/seal-certificates.ts';
import { openDatabase } from '../../backend/src/platform/db/database.ts';
import { createLog } from '../../backend/src/platform/log.ts';
import { migrate } from '../../backend/src/platform/migration/migrate.ts';
import { openStorage } from '../../backend/src/platform/storage/open-storage.ts';
import { seedDemo } from '../../backend/src/seed/demo.ts';
import { withDatabase } from './with-database.ts';

await withDatabase(async ({ config, appUrl, ownerUrl }) => {
  await migrate({ ownerUrl, appUrl, entities, migrations, jobs: jobHandlers.map(({ job }) => job) });
  const database = openDatabase(appUrl, createLog('warn'));
  const storage = await openStorage(config);
  const seal = createSeal(
    () => findSealKey(config, { db: database.db, storage }),
    certificateStore(config.dataDir),
  );
  const stored = await seedDemo(database.db, new Date(), storage, seal);
  await database.close();
  console.log(
    stored ? 'Stored the demo data.' : 'There are accounts in this database already: nothing was changed.',
  );
});
