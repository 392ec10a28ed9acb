import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { templateDatabase } from './global-setup.ts';
import { withDatabase } from './database-url.ts';

/** A migrated database with accounts, consultants and the base catalog in it, for one spec file. */
export interface SpecDatabase {
  readonly superUrl: string;
  readonly ownerUrl: string;
  readonly appUrl: string;
  /** Has the database dropped in the background: PostgreSQL waits a tenth of a second for its connections to end. */
  drop(): void;
}

export const createDatabase = async (): Promise<SpecDatabase> => {
  const { superUrl, ownerUrl, appUrl } = inject('postgres');
  const name = `spec_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: superUrl });
  await admin.connect();
  // A template cannot be copied twice at the same time, so spec files take turns. Copying files takes half the time of writing each page to the log.
  await admin.query('select pg_advisory_lock(4711)');
  await admin.query(
    `create database ${name} template ${templateDatabase} owner "${new URL(ownerUrl).username}" strategy file_copy`,
  );
  await admin.query('select pg_advisory_unlock(4711)');
  return {
    superUrl: withDatabase(superUrl, name),
    ownerUrl: withDatabase(ownerUrl, name),
    appUrl: withDatabase(appUrl, name),
    drop: () =>
      void admin
        .query(`drop database ${name} with (force)`)
        // It goes with its PostgreSQL at the end of the run.
        .catch(() => undefined)
        .finally(() => void admin.end()),
  };
};
