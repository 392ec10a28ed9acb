import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, MikroORM, type EntityManager, type Options } from '@mikro-orm/postgresql';
import { CompiledQuery, type Compilable, type ControlledTransaction } from 'kysely';
import pg from 'pg';
import { openLane } from './pipelined-reads.ts';
import { hangUpOnSilent, releaseDead } from './dead-connections.ts';
import { PreparedQuery } from './prepared-query.ts';
import { asSent, columnTypes, type Types } from './column-parsers.ts';
import { camelCase, dbIn, toCamelCase, type Db } from './query-builder.ts';
import type { AsSent, Statement } from './statement.ts';
import type { Tables } from './tables.generated.ts';
import { AppError } from '../errors.ts';
import type { Log } from '../log.ts';

export type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Connections per server process. Kept small: PostgreSQL works best with a few busy connections per core, and heavy
 * searches finish sooner queued than all at once (docs/decisions/0010-time-per-request.md).
 */
export const poolSize = 6;
/**
 * How long an idle connection is kept, in milliseconds. With the driver's default of ten seconds, a user who clicks less
 * often waits for a new one each time: a page of contacts takes 11 to 17 ms instead of 2 to 3.
 */
export const restMs = 300_000;
/** A request that gets no connection within this time, in milliseconds, is answered with 503, within two seconds in total (security K8). */
export const connectionWaitMs = 1800;
/** The longest a statement may run, in milliseconds (security E9). */
export const statementTimeoutMs = 5000;
/** The same for a statement over many rows (a bulk operation, an import, a nightly clean-up), in milliseconds. */
export const longStatementMs = 60_000;
/** Longest wait for any answer, because a database that hangs does not enforce its own statement timeout. Longer than {@link longStatementMs}. */
const silenceMs = 65_000;
/** The same for reads, which never raise their statement timeout. */
const readSilenceMs = statementTimeoutMs + 1000;

/** Rows as plain objects. A named statement is prepared once for each connection and then only bound. */
export interface Sql {
  /**
   * Runs one statement with bound parameters on a connection of its own.
   * @param name names the prepared statement; a name must always stand for the same text
   * @param types how column values are parsed: dates become `Date`s unless this is `asSent`
   */
  <Row extends object>(
    name: string,
    text: string,
    values?: readonly unknown[],
    types?: Types,
  ): Promise<Row[]>;
  /**
   * Finds one row by a key, with a statement that is fast however much is stored. Many of these share a connection
   * without waiting for each other (pipelined-reads.ts), so nothing that may be slow belongs here.
   * @param name names the prepared statement, as above
   * @returns undefined if there is no such row
   */
  readonly byKey: <Row extends object>(
    name: string,
    text: string,
    values: readonly unknown[],
    types?: Types,
  ) => Promise<Row | undefined>;
}

/** Runs statements outside a transaction whose texts never change (statement.ts). */
export interface Query {
  /** The rows of a statement, on a connection of its own. */
  <Params, Result>(statement: Statement<Params, Result>, params: Params): Promise<Result[]>;
  /**
   * Finds one row by a key, with a statement that is fast however much is stored. Many of these share a connection
   * without waiting for each other (pipelined-reads.ts), so nothing that may be slow belongs here.
   * @returns undefined if there is no such row
   */
  readonly byKey: <Params, Result>(
    statement: Statement<Params, Result>,
    params: Params,
  ) => Promise<Result | undefined>;
  /** The rows of a statement built for this one execution, to be sent on unchanged: instants are texts, as JSON writes them. */
  readonly asSent: <Result>(built: Compilable<Result>) => Promise<AsSent<Result>[]>;
}

export interface Database {
  readonly orm: MikroORM;
  readonly pool: pg.Pool;
  readonly sql: Sql;
  /** Statements outside a transaction, one by one. */
  readonly db: Db;
  readonly query: Query;
  close(): Promise<void>;
}

type EntityClass = NonNullable<Options['entities']>[number];

/** The ORM's settings, shared by the server, the migrations and the schema check. */
export const ormOptions = (url: string, entities: readonly EntityClass[]): Options =>
  defineConfig({
    clientUrl: url,
    entities: [...entities],
    extensions: [Migrator],
    // The process's time zone never matters: instants are exchanged in UTC.
    timezone: 'UTC',
    forceUtcTimezone: true,
    allowGlobalContext: false,
    // `context.transaction` makes every transaction; the one statement of `context.single` needs none around it.
    implicitTransactions: false,
    // No check for the database: the server must be able to start before it is up.
    ensureDatabase: false,
    validateRequired: true,
    // Callers have already seen this row, so a missing one was deleted in the meantime (errors.ts).
    findOneOrFailHandler: (entity) => new AppError('CONFLICT', { cause: new Error(`${entity} is gone`) }),
    pool: { min: 0, max: poolSize, idleTimeoutMillis: restMs },
    driverOptions: {
      // Keeps firewalls and proxies in between from dropping an idle connection.
      types: columnTypes,
      keepAlive: true,
      keepAliveInitialDelayMillis: 30_000,
      connectionTimeoutMillis: connectionWaitMs,
      application_name: 'hearthline',
      options: `-c statement_timeout=${statementTimeoutMs} -c lock_timeout=4000 -c idle_in_transaction_session_timeout=10000 -c timezone=UTC`,
    },
    schemaGenerator: {
      // Not generated from entities: pg-boss's own schema, and the triggers, functions and tables they maintain, written by hand in migrations.
      ignoreSchema: ['pgboss'],
      ignoreTriggers: true,
      ignoreRoutines: true,
      skipTables: [
        'limits',
        /^contact_(totals|blocks|fences|words|common_grams|search_refill|sources)$/,
        /^audit_(seals|checkpoints|refusals)$/,
      ],
    },
    discovery: { warnWhenNoEntities: false },
    debug: false,
    logger: () => undefined,
  });

/**
 * Opens the database: one pool, used by the ORM for writes and by {@link Sql} for reads.
 * Does not connect yet, so a server can start before its database does.
 */
export const openDatabase = async (
  url: string,
  entities: readonly EntityClass[],
  log: Log,
): Promise<Database> => {
  const orm = await MikroORM.init({ ...ormOptions(url, entities), connect: false } as Options);
  const pool = await orm.em.getConnection().getNativeClient();
  releaseDead(pool);
  hangUpOnSilent(pool, silenceMs);
  pool.on('error', (error) => log.warn({ error }, 'an idle database connection was lost'));
  // The password is not enumerable in the pool's options, so the spread leaves it out.
  const lane = openLane({ ...pool.options, password: pool.options.password }, log);
  const all = async <Row extends object>(
    name: string,
    text: string,
    values: readonly unknown[] = [],
    types?: Types,
  ): Promise<Row[]> =>
    (
      await pool.query<Row>(
        new PreparedQuery(name, text, values, readSilenceMs, types) as unknown as pg.QueryConfig,
      )
    ).rows;
  const byKey = async <Row extends object>(
    name: string,
    text: string,
    values: readonly unknown[],
    types?: Types,
  ): Promise<Row | undefined> =>
    ((await lane.ask<Row>(name, text, values, types)) ?? (await all<Row>(name, text, values, types)))[0];
  /** Rows with the names that the code uses. The rows of one answer have the same names. */
  const named = <Result>(rows: object[]): Result[] => {
    const [first] = rows;
    if (!first) return [];
    const names = Object.keys(first);
    if (!names.some((name) => name.includes('_'))) return rows as Result[];
    const renamed = names.map((name) => [name, toCamelCase(name)] as const);
    return rows.map((row) => {
      const result: Record<string, unknown> = {};
      for (const [from, to] of renamed) result[to] = (row as Record<string, unknown>)[from];
      return result as Result;
    });
  };
  const typesOf = ({ isAsSent }: { readonly isAsSent?: true }): Types => (isAsSent ? asSent : columnTypes);
  const query: Query = Object.assign(
    async <Params, Result>(statement: Statement<Params, Result>, params: Params) =>
      named<Result>(await all(statement.name, statement.text, statement.values(params), typesOf(statement))),
    {
      byKey: async <Params, Result>(statement: Statement<Params, Result>, params: Params) => {
        const row = await byKey(statement.name, statement.text, statement.values(params), typesOf(statement));
        return row && named<Result>([row])[0];
      },
      asSent: async <Result>(built: Compilable<Result>) => {
        const { sql: text, parameters } = built.compile();
        return named<AsSent<Result>>(await all('', text, parameters, asSent));
      },
    },
  );
  const db = orm.em.fork().getKysely<Tables>().withPlugin(camelCase);
  const close = async (): Promise<void> => {
    await lane.close();
    await orm.close(true);
  };
  return { orm, pool, sql: Object.assign(all, { byKey }), db, query, close };
};

/** {@link Sql} within a transaction: sees its own writes. Instants are read as `Date`s, while {@link executeIn} parses them as the ORM does. */
export const sqlIn = (em: EntityManager): Sql => {
  const all = async <Row extends object>(
    name: string,
    text: string,
    values: readonly unknown[] = [],
    types: Types = pg.types,
  ): Promise<Row[]> => {
    // The driver passes whatever is given as the text on to pg, so a query configuration works too.
    const query = { ...(name && { name }), text, types } as unknown as string;
    const transaction = em.getTransactionContext<ControlledTransaction<unknown>>();
    if (!transaction) throw new Error('sqlIn needs a transaction');
    return (await transaction.executeQuery<Row>(CompiledQuery.raw(query, [...values]))).rows;
  };
  return Object.assign(all, {
    byKey: async <Row extends object>(
      name: string,
      text: string,
      values: readonly unknown[],
      types?: Types,
    ) => (await all<Row>(name, text, values, types))[0],
  });
};

/** What reads need of a context: the same outside a transaction and, by {@link readsIn}, inside. */
export interface Reads {
  readonly sql: Sql;
  readonly db: Db;
  readonly query: Query;
}

/** Instants as texts, as JSON writes them. */
const withTexts = <Result>(row: object): Result =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  ) as Result;

/** {@link Reads} inside a transaction: they see its own writes. */
export const readsIn = (em: EntityManager): Reads => {
  const db = dbIn(em);
  const all = async <Params, Result>(
    statement: Statement<Params, Result>,
    params: Params,
  ): Promise<Result[]> => {
    const { rows } = await db.executeQuery<Result & object>(
      CompiledQuery.raw(statement.text, statement.values(params)),
    );
    return statement.isAsSent ? rows.map((row) => withTexts<Result>(row)) : rows;
  };
  const query: Query = Object.assign(all, {
    byKey: async <Params, Result>(statement: Statement<Params, Result>, params: Params) =>
      (await all(statement, params))[0],
    asSent: async <Result>(built: Compilable<Result>) => {
      const { rows } = await db.executeQuery<Result & object>(built.compile());
      return rows.map((row) => withTexts<AsSent<Result>>(row));
    },
  });
  return { sql: sqlIn(em), db, query };
};

/** How {@link executeIn} reads: instants and days as PostgreSQL sends them. */
const asText = {
  getTypeParser: (oid: number, format?: 'text'): unknown =>
    [1082, 1114, 1184, 1186].includes(oid)
      ? (text: string) => text
      : (pg.types.getTypeParser(oid, format) as unknown),
} as Types;

/**
 * Runs one statement with bound parameters inside the entity manager's transaction,
 * for what the unit of work cannot express (`ON CONFLICT`, a job in the same transaction).
 */
export const executeIn = async <Row extends object>(
  em: EntityManager,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> => {
  const transaction = em.getTransactionContext<ControlledTransaction<unknown>>();
  if (!transaction) throw new Error('executeIn needs a transaction');
  const query = { text, types: asText } as unknown as string;
  const { rows } = await transaction.executeQuery<Row>(CompiledQuery.raw(query, [...values]));
  return rows;
};

/** Sets how long each further statement of the transaction may run, in milliseconds; after the transaction the usual limit applies again. */
export const setStatementTimeout = async (em: EntityManager, milliseconds: number): Promise<void> => {
  await executeIn(em, "select set_config('statement_timeout', $1, true)", [`${milliseconds}ms`]);
};
