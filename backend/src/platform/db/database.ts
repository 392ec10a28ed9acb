import { CompiledQuery, Kysely, PostgresDialect, sql, type Compilable } from 'kysely';
import type pg from 'pg';
import { createPool, poolForKysely, readOn } from './pool.ts';
import { createSlowReads, type SlowReads } from './slow-reads.ts';
import { asSent, columnTypes, type Types } from './column-parsers.ts';
import { camelCase, toCamelCase, type Db, type Transaction } from './query-builder.ts';
import type { AsSent, Statement } from './statement.ts';
import type { Tables } from './tables.ts';
import type { Log } from '../log.ts';

export { connectionWaitMs, longStatementMs, poolSize, restMs, statementTimeoutMs } from './pool.ts';

/** Runs statements outside a transaction whose texts never change (statement.ts). */
export interface Query {
  /** The rows of a statement, on a connection of its own. */
  <Params, Result>(statement: Statement<Params, Result>, params: Params): Promise<Result[]>;
  /** The one row that a statement finds by a key; undefined if there is none. */
  readonly byKey: <Params, Result>(
    statement: Statement<Params, Result>,
    params: Params,
  ) => Promise<Result | undefined>;
  /** The rows of a statement built for this one execution, to be sent on unchanged: instants are texts, as JSON writes them. */
  readonly asSent: <Result>(built: Compilable<Result>) => Promise<AsSent<Result>[]>;
}

export interface Database {
  readonly pool: pg.Pool;
  /** Statements outside a transaction, one by one. */
  readonly db: Db;
  readonly query: Query;
  readonly slowRead: SlowReads;
  close(): Promise<void>;
}

/** Rows as objects, with the names that the code uses. Counted, because an iterator takes half of the time again for a page of contacts. */
const rowsOf = <Result>({ fields, rows }: pg.QueryArrayResult): Result[] => {
  const names = fields.map(({ name }) => toCamelCase(name));
  return rows.map((values) => {
    const row: Record<string, unknown> = {};
    for (let place = 0; place < names.length; place += 1) row[names[place] as string] = values[place];
    return row as Result;
  });
};

/**
 * Opens the database: one pool, which all statements share.
 * Does not connect yet, so a server can start before its database does.
 */
export const openDatabase = (url: string, log: Log): Database => {
  const pool = createPool(url);
  // Connections that are being closed may still hear that PostgreSQL ends.
  pool.on('error', (error) => {
    if (!pool.ending) log.warn({ error }, 'an idle database connection was lost');
  });
  const db: Db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: poolForKysely(pool) }),
    plugins: [camelCase],
  });

  const readOf = (
    name: string,
    text: string,
    values: readonly unknown[],
    types: Types,
  ): pg.QueryArrayConfig => ({
    ...(name && { name }),
    text,
    values: [...values],
    types,
    rowMode: 'array',
  });
  const ask = (read: pg.QueryArrayConfig): Promise<pg.QueryArrayResult> => readOn(pool, read);
  const readBy = <Params>(statement: Statement<Params, unknown>, params: Params): pg.QueryArrayConfig =>
    readOf(
      statement.name,
      statement.text,
      statement.values(params),
      statement.isAsSent ? asSent : columnTypes,
    );
  const query: Query = Object.assign(
    async <Params, Result>(statement: Statement<Params, Result>, params: Params) =>
      rowsOf<Result>(await ask(readBy(statement, params))),
    {
      byKey: async <Params, Result>(statement: Statement<Params, Result>, params: Params) =>
        rowsOf<Result>(await ask(readBy(statement, params)))[0],
      asSent: async <Result>(built: Compilable<Result>) => {
        const { sql: text, parameters } = built.compile();
        return rowsOf<AsSent<Result>>(await ask(readOf('', text, parameters, asSent)));
      },
    },
  );
  return { pool, db, query, slowRead: createSlowReads(), close: () => pool.end() };
};

/** What reads need of a context: the same outside a transaction and, by {@link readsIn}, inside. */
export interface Reads {
  readonly db: Db;
  readonly query: Query;
}

/** Instants as texts, as JSON writes them. */
const withTexts = <Result>(row: object): Result =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  ) as Result;

/** {@link Reads} inside a transaction: they see its own writes. */
export const readsIn = (db: Transaction): Reads => {
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
  return { db, query };
};

/** Sets how long each further statement of the transaction may run, in milliseconds; after the transaction the usual limit applies again. */
export const setStatementTimeout = async (trx: Transaction, milliseconds: number): Promise<void> => {
  await sql`select set_config('statement_timeout', ${`${milliseconds}ms`}, true)`.execute(trx);
};
