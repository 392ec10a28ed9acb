import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, MikroORM, type EntityManager, type Options } from '@mikro-orm/postgresql';
import { CompiledQuery, type ControlledTransaction } from 'kysely';
import pg from 'pg';
import { openLane } from './db-lane.ts';
import { hangUpOnSilent, releaseDead } from './db-pool.ts';
import { PreparedQuery } from './db-query.ts';
import type { Types } from './db-types.ts';
import { AppError } from './errors.ts';
import type { Log } from './log.ts';

export type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Connections of one server process. Small: PostgreSQL works best with a few busy connections for each core. Heavy
 * searches wait less in a row than in a crowd (docs/decisions/0010-time-per-request.md).
 */
export const poolSize = 6;
/**
 * How long an unused connection is kept, in milliseconds. The driver's own ten seconds let whoever clicks less often wait
 * for a new one: for a page of contacts 11 to 17 ms instead of 2 to 3.
 */
export const restMs = 300_000;
/** A request that gets no connection in this time, in milliseconds, is answered with 503, within two seconds in all (security K8). */
export const connectionWaitMs = 1800;
/** The longest that one statement may run, in milliseconds (security E9). */
export const statementTimeoutMs = 5000;
/** The same for a statement over many rows (a bulk operation, an import, a nightly clean-up), in milliseconds. */
export const longStatementMs = 60_000;
/** Longest wait for any answer of the database: one that hangs does not end its statements itself. Longer than any job allows itself. */
const silenceMs = 65_000;
/** The same for reads, which set no time of their own. */
const readSilenceMs = statementTimeoutMs + 1000;

/** Rows as plain objects. A named statement is prepared once for each connection and then only bound. */
export interface Sql {
  /**
   * Runs one statement with bound parameters on a connection of its own.
   * @param name names the prepared statement; one name always means the same text
   * @param types how columns are read: dates are dates, unless told `asSent`
   */
  <Row extends object>(name: string, text: string, values?: readonly unknown[], types?: Types): Promise<Row[]>;
  /**
   * Finds one row by a key: a statement that is over at once, whatever is stored. Many of them share a connection
   * without waiting for each other (db-lane.ts), so what may take its time does not belong here.
   * @param name names the prepared statement, as above
   * @returns undefined where there is none
   */
  readonly byKey: <Row extends object>(name: string, text: string, values: readonly unknown[], types?: Types) => Promise<Row | undefined>;
}

export interface Database {
  readonly orm: MikroORM;
  readonly pool: pg.Pool;
  readonly sql: Sql;
  close(): Promise<void>;
}

type EntityClass = NonNullable<Options['entities']>[number];

/** The ORM's settings, shared by the server, the migrations and the schema check. */
export const ormOptions = (url: string, entities: readonly EntityClass[]): Options =>
  defineConfig({
    clientUrl: url,
    entities: [...entities],
    extensions: [Migrator],
    // The process's zone never matters: instants travel as UTC.
    timezone: 'UTC',
    forceUtcTimezone: true,
    allowGlobalContext: false,
    // `context.transaction` makes every transaction; the one statement of `context.single` needs none around it.
    implicitTransactions: false,
    // The database is there or it comes; looking for it would make the start depend on it.
    ensureDatabase: false,
    validateRequired: true,
    // What has to be there was there when it was looked for: somebody took it away meanwhile (errors.ts).
    findOneOrFailHandler: (entity) => new AppError('CONFLICT', { cause: new Error(`${entity} is gone`) }),
    pool: { min: 0, max: poolSize, idleTimeoutMillis: restMs },
    driverOptions: {
      // What lies between does not forget a connection that rests.
      keepAlive: true,
      keepAliveInitialDelayMillis: 30_000,
      connectionTimeoutMillis: connectionWaitMs,
      application_name: 'hearthline',
      options: `-c statement_timeout=${statementTimeoutMs} -c lock_timeout=4000 -c idle_in_transaction_session_timeout=10000 -c timezone=UTC`,
    },
    schemaGenerator: {
      // Written by hand in migrations: pg-boss's own schema, triggers, functions and the tables they keep.
      ignoreSchema: ['pgboss'],
      ignoreTriggers: true,
      ignoreRoutines: true,
      skipTables: ['limits', /^contact_(totals|blocks|fences|words|common_grams)$/],
    },
    discovery: { warnWhenNoEntities: false },
    debug: false,
    logger: () => undefined,
  });

/**
 * Opens the database: one pool, used by the ORM for writes and by {@link Sql} for reads.
 * Does not connect yet, so a server can start before its database does.
 */
export const openDatabase = async (url: string, entities: readonly EntityClass[], log: Log): Promise<Database> => {
  const orm = await MikroORM.init({ ...ormOptions(url, entities), connect: false } as Options);
  const pool = await orm.em.getConnection().getNativeClient();
  releaseDead(pool);
  hangUpOnSilent(pool, silenceMs);
  pool.on('error', (error) => log.warn({ error }, 'an idle database connection was lost'));
  // The pool hides its password from whoever copies its options.
  const lane = openLane({ ...pool.options, password: pool.options.password }, log);
  const all = async <Row extends object>(name: string, text: string, values: readonly unknown[] = [], types?: Types): Promise<Row[]> =>
    (await pool.query<Row>(new PreparedQuery(name, text, values, readSilenceMs, types) as unknown as pg.QueryConfig)).rows;
  const byKey = async <Row extends object>(name: string, text: string, values: readonly unknown[], types?: Types): Promise<Row | undefined> =>
    ((await lane.ask<Row>(name, text, values, types)) ?? (await all<Row>(name, text, values, types)))[0];
  const close = async (): Promise<void> => {
    await lane.close();
    await orm.close(true);
  };
  return { orm, pool, sql: Object.assign(all, { byKey }), close };
};

/** {@link Sql} within a transaction: sees what it wrote, and reads instants as dates, which {@link executeIn} leaves as the ORM wants them. */
export const sqlIn = (em: EntityManager): Sql => {
  const all = async <Row extends object>(name: string, text: string, values: readonly unknown[] = [], types: Types = pg.types): Promise<Row[]> => {
    // The driver hands over to pg whatever stands where the text does.
    const query = { ...(name && { name }), text, types } as unknown as string;
    const transaction = em.getTransactionContext<ControlledTransaction<unknown>>();
    if (!transaction) throw new Error('sqlIn needs a transaction');
    return (await transaction.executeQuery<Row>(CompiledQuery.raw(query, [...values]))).rows;
  };
  return Object.assign(all, { byKey: async <Row extends object>(name: string, text: string, values: readonly unknown[], types?: Types) => (await all<Row>(name, text, values, types))[0] });
};

/**
 * Runs one statement with bound parameters inside the entity manager's transaction:
 * for what the unit of work cannot say (`ON CONFLICT`, a job in the same transaction).
 */
export const executeIn = async <Row extends object>(em: EntityManager, text: string, values: readonly unknown[] = []): Promise<Row[]> => {
  const transaction = em.getTransactionContext<ControlledTransaction<unknown>>();
  if (!transaction) throw new Error('executeIn needs a transaction');
  const { rows } = await transaction.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
  return rows;
};

/** Says how long each further statement of the transaction may run, in milliseconds; then the usual limit holds again. */
export const setStatementTimeout = async (em: EntityManager, milliseconds: number): Promise<void> => {
  await executeIn(em, "select set_config('statement_timeout', $1, true)", [`${milliseconds}ms`]);
};
