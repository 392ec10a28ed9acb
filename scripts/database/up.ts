// npm run db:up: applies the pending migrations.
import 'reflect-metadata';
import { entities, jobHandlers } from '../../backend/src/features/index.ts';
import { migrations } from '../../backend/src/migrations/index.ts';
import { migrate } from '../../backend/src/platform/migration/migrate.ts';
import { withDatabase } from './with-database.ts';

await withDatabase(async ({ appUrl, ownerUrl }) => {
  await migrate({ ownerUrl, appUrl, entities, migrations, jobs: jobHandlers.map(({ job }) => job) });
  console.log(`The database is at ${migrations.at(-1)?.name}.`);
});
