import { MikroORM, type Options } from '@mikro-orm/postgresql';
import type { Migration } from '@mikro-orm/migrations';
import pg from 'pg';
import { ormOptions } from './db.ts';
import { installJobs } from './job-runner.ts';
import type { Job } from './jobs.ts';

type EntityClass = NonNullable<Options['entities']>[number];

export interface MigrateOptions {
  /** The role that owns the tables. */
  readonly ownerUrl: string;
  /** The role that the server runs as; it is granted the use of the tables, not their ownership. */
  readonly appUrl: string;
  readonly entities: readonly EntityClass[];
  readonly migrations: readonly { name: string; class: new (...args: never[]) => Migration }[];
  readonly jobs: readonly Job<object>[];
}

/** Any number; the same in every instance. */
const lockKey = 7_461_130_001;

/** The app may read and write rows, never change tables; what is appended for the record stays (security L2, L4). */
const grants = (role: string): string => `
  grant usage on schema public to ${role};
  grant select, insert, update, delete on all tables in schema public to ${role};
  grant usage, select, update on all sequences in schema public to ${role};
  grant execute on all functions in schema public to ${role};
  revoke update, delete, truncate on audit_entries from ${role}`;

/**
 * Brings the database up to this version. Of several instances that start at once one migrates, the others wait.
 * All pending migrations are one transaction: it is all applied, or nothing.
 */
export const migrate = async ({ ownerUrl, appUrl, entities, migrations, jobs }: MigrateOptions): Promise<void> => {
  const appUser = decodeURIComponent(new URL(appUrl).username);
  const appRole = appUser && appUser !== decodeURIComponent(new URL(ownerUrl).username) ? appUser : null;
  const lock = new pg.Client({ connectionString: ownerUrl, application_name: 'hearthline-migrate' });
  // Lost while nothing is asked of it, it would otherwise end the process; whatever runs then fails by itself.
  lock.on('error', () => undefined);
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [lockKey]);
    const orm = await MikroORM.init({
      ...ormOptions(ownerUrl, entities),
      driverOptions: { options: '-c lock_timeout=10000 -c statement_timeout=0 -c timezone=UTC' },
      migrations: { migrationsList: [...migrations], snapshot: false, transactional: true, allOrNothing: true, silent: true } as never,
    } as Options);
    try {
      await orm.migrator.up();
    } finally {
      await orm.close(true);
    }
    if (appRole) await lock.query(grants(`"${appRole.replaceAll('"', '""')}"`));
    await installJobs(ownerUrl, jobs, appRole);
  } finally {
    await lock.end();
  }
};

/** Whether every migration of this version has been applied. */
export const isMigrated = async (pool: pg.Pool, migrations: readonly { name: string }[]): Promise<boolean> => {
  const { rows } = await pool.query<{ name: string }>('select name from mikro_orm_migrations');
  const applied = new Set(rows.map(({ name }) => name));
  return migrations.every(({ name }) => applied.has(name));
};
