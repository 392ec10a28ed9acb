import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, MikroORM, type EntityManager, type Options } from '@mikro-orm/postgresql';
import { CompiledQuery, PostgresDialect, type Compilable, type ControlledTransaction } from 'kysely';
import pg from 'pg';
import { openLane, type PreparedRead } from './pipelined-reads.ts';
import { createPool, poolForKysely, readSilenceMs } from './pool.ts';
import { asSent, columnTypes, type Types } from './column-parsers.ts';
import { camelCase, dbIn, toCamelCase, type Db } from './query-builder.ts';
import type { AsSent, Statement } from './statement.ts';
import type { Tables } from './tables.generated.ts';
import { AppError } from '../errors.ts';
import type { Log } from '../log.ts';

export type { EntityManager } from '@mikro-orm/postgresql';

export { connectionWaitMs, longStatementMs, poolSize, restMs, statementTimeoutMs } from './pool.ts';

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

/** Rows as objects. @param nameOf the name of a column in them */
const rowsOf = <Result>(
  { fields, rows }: pg.QueryArrayResult,
  nameOf: (column: string) => string,
): Result[] => {
  const names = fields.map(({ name }) => nameOf(name));
  return rows.map((values) => {
    const row: Record<string, unknown> = {};
    for (const [place, name] of names.entries()) row[name] = values[place];
    return row as Result;
  });
};

/**
 * Opens the database: one pool, used by the ORM for writes and by {@link Sql} for reads.
 * Does not connect yet, so a server can start before its database does.
 */
export const openDatabase = async (
  url: string,
  entities: readonly EntityClass[],
  log: Log,
): Promise<Database> => {
  const pool = createPool(url);
  pool.on('error', (error) => log.warn({ error }, 'an idle database connection was lost'));
  const orm = await MikroORM.init({
    ...ormOptions(url, entities),
    connect: false,
    driverOptions: new PostgresDialect({ pool: poolForKysely(pool) }),
  } as Options);
  const lane = openLane(url, log);

  const readOf = (name: string, text: string, values: readonly unknown[], types: Types): PreparedRead => ({
    ...(name && { name }),
    text,
    values: [...values],
    types,
    rowMode: 'array',
    query_timeout: readSilenceMs,
  });
  const ask = (read: PreparedRead): Promise<pg.QueryArrayResult> => pool.query(read);
  const askByKey = async (read: PreparedRead): Promise<pg.QueryArrayResult> =>
    (await lane.ask(read)) ?? (await ask(read));
  const all = async <Row extends object>(
    name: string,
    text: string,
    values: readonly unknown[] = [],
    types: Types = pg.types,
  ): Promise<Row[]> => rowsOf(await ask(readOf(name, text, values, types)), (column) => column);
  const byKey = async <Row extends object>(
    name: string,
    text: string,
    values: readonly unknown[],
    types: Types = pg.types,
  ): Promise<Row | undefined> =>
    rowsOf<Row>(await askByKey(readOf(name, text, values, types)), (column) => column)[0];
  const readBy = <Params>(statement: Statement<Params, unknown>, params: Params): PreparedRead =>
    readOf(
      statement.name,
      statement.text,
      statement.values(params),
      statement.isAsSent ? asSent : columnTypes,
    );
  const query: Query = Object.assign(
    async <Params, Result>(statement: Statement<Params, Result>, params: Params) =>
      rowsOf<Result>(await ask(readBy(statement, params)), toCamelCase),
    {
      byKey: async <Params, Result>(statement: Statement<Params, Result>, params: Params) =>
        rowsOf<Result>(await askByKey(readBy(statement, params)), toCamelCase)[0],
      asSent: async <Result>(built: Compilable<Result>) => {
        const { sql: text, parameters } = built.compile();
        return rowsOf<AsSent<Result>>(await ask(readOf('', text, parameters, asSent)), toCamelCase);
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
