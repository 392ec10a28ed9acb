import { setTimeout as pause } from 'node:timers/promises';
import { MikroORM, type Options } from '@mikro-orm/postgresql';
import type { Migration } from '@mikro-orm/migrations';
import pg from 'pg';
import { ormOptions } from '../db/orm-options.ts';
import { sqlState } from '../errors.ts';
import { installJobs } from '../jobs/job-runner.ts';
import type { Job } from '../jobs/job-queue.ts';
import { ConcurrentIndexes } from './concurrent-indexes.ts';
import { lockKey } from '../locks/advisory-locks.ts';

type EntityClass = NonNullable<Options['entities']>[number];

export interface MigrateOptions {
  /** Connects as the role that owns the tables. */
  readonly ownerUrl: string;
  /** Connects as the server's role, which is granted use of the tables, not ownership. */
  readonly appUrl: string;
  readonly entities: readonly EntityClass[];
  readonly migrations: readonly { name: string; class: new (...args: never[]) => Migration }[];
  readonly jobs: readonly Job<object>[];
}

/** The app may read and write rows, but never change tables; audit entries can only be added, and their chain only be read (docs/security.md, L2, L4). */
const grants = (role: string): string => `
  grant usage on schema public to ${role};
  grant select, insert, update, delete on all tables in schema public to ${role};
  grant usage, select, update on all sequences in schema public to ${role};
  grant execute on all functions in schema public to ${role};
  revoke update, delete, truncate on audit_entries from ${role};
  revoke insert, update, delete, truncate on audit_seals, audit_checkpoints, audit_refusals from ${role}`;

/**
 * How often a server that waits for its turn asks again, in milliseconds. Waiting inside a statement would hold a snapshot,
 * and a concurrent index build waits for all snapshots to end.
 */
const turnMs = 100;
/**
 * How long a change to a table waits for its lock, in milliseconds. Every later request queues behind that wait, so the
 * migration soon gives up, rolls back and tries again: no request waits long enough to fail (docs/security.md, K10).
 */
const lockTimeoutMs = 300;
const pauseMs = 700;
const attempts = 60;
/** A concurrent index build blocks nobody, so it may wait longer, for example for a backup. */
const indexLockTimeoutMs = 300_000;
/** SQLSTATEs of a lock timeout and of a deadlock. */
const inTheWay = /^(55P03|40P01)$/;

const patiently = async (work: () => Promise<unknown>): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return void (await work());
    } catch (error) {
      if (attempt === attempts || !inTheWay.test(sqlState(error) ?? '')) throw error;
      await pause(pauseMs);
    }
  }
};

/** Splits the names of pending migrations, in order, into runs that share a transaction and migrations that must run alone. */
const runsOf = (
  pending: readonly string[],
  { migrations }: Pick<MigrateOptions, 'migrations'>,
): { alone: boolean; names: string[] }[] => {
  const alone = new Set(
    migrations
      .filter(({ class: { prototype } }) => prototype instanceof ConcurrentIndexes)
      .map(({ name }) => name),
  );
  const runs: { alone: boolean; names: string[] }[] = [];
  for (const name of pending) {
    const last = runs.at(-1);
    if (last && !last.alone && !alone.has(name)) last.names.push(name);
    else runs.push({ alone: alone.has(name), names: [name] });
  }
  return runs;
};

const applyPending = async (options: MigrateOptions): Promise<void> => {
  const { ownerUrl, entities, migrations } = options;
  const withOrm = async <Result>(
    alone: boolean,
    work: (orm: MikroORM) => Promise<Result>,
  ): Promise<Result> => {
    const orm = await MikroORM.init({
      ...ormOptions(ownerUrl, entities),
      driverOptions: {
        options: `-c lock_timeout=${alone ? indexLockTimeoutMs : lockTimeoutMs} -c statement_timeout=0 -c timezone=UTC`,
        application_name: 'hearthline-migrate',
      },
      migrations: {
        migrationsList: [...migrations],
        snapshot: false,
        transactional: !alone,
        allOrNothing: !alone,
        silent: true,
      } as never,
    } as Options);
    try {
      return await work(orm);
    } finally {
      await orm.close(true);
    }
  };
  await withOrm(false, async (orm) => {
    for (const { alone, names } of runsOf(
      (await orm.migrator.getPending()).map(({ name }) => name),
      options,
    )) {
      if (alone) await withOrm(true, (single) => single.migrator.up({ migrations: names }));
      else await patiently(() => orm.migrator.up({ migrations: names }));
    }
  });
};

/**
 * Brings the database up to this version. Of several instances that start at once, one migrates and the others wait.
 * Pending migrations run in one transaction, all or nothing; only {@link ConcurrentIndexes} split them into several.
 */
export const migrate = async (options: MigrateOptions): Promise<void> => {
  const { ownerUrl, appUrl, jobs } = options;
  const appUser = decodeURIComponent(new URL(appUrl).username);
  const appRole = appUser && appUser !== decodeURIComponent(new URL(ownerUrl).username) ? appUser : null;
  const lock = new pg.Client({ connectionString: ownerUrl, application_name: 'hearthline-migrate' });
  // Losing this connection while it is idle would otherwise end the process; whatever is running then fails by itself.
  lock.on('error', () => undefined);
  await lock.connect();
  try {
    while (
      !(await lock.query<{ mine: boolean }>(`select pg_try_advisory_lock(${lockKey('migration')}) as mine`))
        .rows[0]?.mine
    )
      await pause(turnMs);
    // Another ORM is made only for what is pending: most starts find everything applied.
    if (!(await isMigrated(lock, options.migrations).catch(noTableYet))) await applyPending(options);
    if (appRole) await lock.query(grants(`"${appRole.replaceAll('"', '""')}"`));
    await installJobs(ownerUrl, jobs, appRole);
  } finally {
    await lock.end();
  }
};

/** A new database has no table of migrations. */
const noTableYet = (error: unknown): false => {
  if (sqlState(error) !== '42P01') throw error;
  return false;
};

/** Whether every migration of this version has been applied. */
export const isMigrated = async (
  pool: Pick<pg.Pool | pg.Client, 'query'>,
  migrations: readonly { name: string }[],
): Promise<boolean> => {
  const { rows } = await pool.query<{ name: string }>('select name from mikro_orm_migrations');
  const applied = new Set(rows.map(({ name }) => name));
  return migrations.every(({ name }) => applied.has(name));
};
