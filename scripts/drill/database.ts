import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { entities, jobHandlers } from '../../backend/src/features/index.ts';
import { migrations } from '../../backend/src/migrations/index.ts';
import { columnTypes } from '../../backend/src/platform/db/column-parsers.ts';
import { openDatabase } from '../../backend/src/platform/db/database.ts';
import { camelCase, type Db } from '../../backend/src/platform/db/query-builder.ts';
import type { Tables } from '../../backend/src/platform/db/tables.ts';
import type { EmbeddedPostgres } from '../../backend/src/platform/embedded-postgres/embedded-postgres.ts';
import { createLog } from '../../backend/src/platform/log.ts';
import { migrate } from '../../backend/src/platform/migration/migrate.ts';
import { seedAccounts, seedConsultants } from '../../backend/src/seed/demo.ts';
import { withDatabase } from '../../backend/src/testing/database-url.ts';

/** A database of a drill. */
export interface DrillDatabase {
  readonly appUrl: string;
  readonly ownerUrl: string;
}

/** One with contacts. */
export interface FilledDatabase extends DrillDatabase {
  readonly rows: number;
  /** A contact in the middle of the list. */
  readonly someId: string;
}

/** Creates a database without tables. @param template what it is a copy of; nobody may be connected to that */
export const createEmpty = async (
  { superUrl, ownerUrl, appUrl }: EmbeddedPostgres,
  name: string,
  template = 'hearthline',
): Promise<DrillDatabase> => {
  const superuser = new pg.Client({ connectionString: superUrl });
  await superuser.connect();
  await superuser.query(`create database ${name} owner "${new URL(ownerUrl).username}" template ${template}`);
  await superuser.end();
  return { ownerUrl: withDatabase(ownerUrl, name), appUrl: withDatabase(appUrl, name) };
};

/** The role that owns the tables, on a connection of its own. */
export const openOwner = (url: string): Db => {
  const pool = new pg.Pool({ connectionString: url, max: 1, types: columnTypes });
  // PostgreSQL may be stopped before a failed drill has closed this connection.
  pool.on('error', () => undefined);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [camelCase] });
};

/** Contacts spread over two years; the word `Quillfeather` is in the name of one in a thousand. */
export const addContacts = async (owner: Db, rows: number): Promise<void> => {
  await sql`
    insert into contacts (first_name, last_name, email, email_folded, phone, company, status, source, tags, created_at)
    select (array['Amelia','Ben','Carmen','Diego','Elena','Finn','Grace','Hiro'])[1 + n % 8],
      case when n % 1000 = 7 then 'Quillfeather' else (array['Abbott','Bergstrom','Castillo','Dawson','Eriksen','Fujimoto','Grant'])[1 + n % 7] || n end,
      'person' || n || '@example.com', 'person' || n || '@example.com', '(360) 555-' || lpad((n % 10000)::text, 4, '0'),
      case when n % 3 = 0 then 'Company ' || (n % 5000) end,
      (array['prospect','prospect','prospect','active','active','customer','inactive'])[1 + n % 7],
      (array['manual','appointment','consultant_request'])[1 + n % 3], case when n % 2 = 0 then array['first home'] else '{}'::text[] end,
      now() - make_interval(secs => n * 63072000.0 / ${rows}::int)
    from generate_series(1, ${rows}::int) n`.execute(owner);
  await sql`select contacts_fold()`.execute(owner);
  await sql`vacuum analyze`.execute(owner);
};

const fillDatabase = async (postgres: EmbeddedPostgres, rows: number): Promise<FilledDatabase> => {
  const database = await createEmpty(postgres, `drill_${rows}`);
  await migrate({ ...database, entities, migrations, jobs: jobHandlers.map(({ job }) => job) });
  const seeding = openDatabase(database.appUrl, createLog('silent'));
  await seeding.db.transaction().execute(async (trx) => {
    await seedAccounts(trx, new Date());
    await seedConsultants(trx);
  });
  await seeding.close();
  const owner = openOwner(database.ownerUrl);
  await addContacts(owner, rows);
  await sql`select contacts_learn_grams()`.execute(owner);
  await sql`vacuum analyze`.execute(owner);
  const middle = await owner
    .selectFrom('contacts')
    .select('id')
    .orderBy('createdAt', 'desc')
    .offset(Math.floor(rows / 2))
    .limit(1)
    .executeTakeFirstOrThrow();
  await owner.destroy();
  return { ...database, rows, someId: middle.id };
};

const filled = new Map<number, Promise<FilledDatabase>>();

/**
 * A migrated database with the demo's accounts and this many contacts, as it would be after a quiet night. The parts of a run share
 * it, because filling it takes long.
 */
export const createDatabase = (postgres: EmbeddedPostgres, rows: number): Promise<FilledDatabase> => {
  const database = filled.get(rows) ?? fillDatabase(postgres, rows);
  filled.set(rows, database);
  return database;
};
