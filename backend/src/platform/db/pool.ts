import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { columnTypes } from './column-parsers.ts';
import { nameOfText } from './statement.ts';
import { AppError, toAppError } from '../errors.ts';
import { currentTurn } from '../turns/current-turn.ts';

/**
 * Connections per server process. Kept small: PostgreSQL works best with a few busy connections per core, and heavy
 * searches finish sooner queued than all at once (docs/decisions/0010-time-per-request.md). With those of jobs, readiness and
 * notifications, a process has eight (docs/decisions/0096-several-processes.md).
 */
export const poolSize = 5;
/**
 * How long an idle connection is kept, in milliseconds. With the driver's default of ten seconds, a user who clicks less
 * often waits for a new one each time: a page of contacts takes 11 to 17 ms instead of 2 to 3.
 */
export const restMs = 300_000;
/** A request that gets no connection within this time, in milliseconds, is answered with 503, within two seconds in total (docs/security.md, K8). */
export const connectionWaitMs = 1800;
/** The same for a request that has stored something and only has to say so: it must not look as if it had failed. */
const committedWaitMs = 20_000;
const retryMs = 100;
/** The longest a statement may run, in milliseconds (docs/security.md, E9). */
export const statementTimeoutMs = 5000;
/** The same for a statement over many rows (a bulk operation, an import, a nightly clean-up), in milliseconds. */
export const longStatementMs = 60_000;
/** Longest wait for any answer, because a database that hangs does not enforce its own statement timeout. Longer than {@link longStatementMs}. */
const silenceMs = 65_000;
/** The same for reads outside a transaction, which never raise their statement timeout. */
const readSilenceMs = statementTimeoutMs + 1000;

/** How every connection of the server is made. */
export const connectionOptions = (url: string): pg.PoolConfig => ({
  connectionString: url,
  types: columnTypes,
  // Keeps firewalls and proxies in between from dropping an idle connection.
  keepAlive: true,
  keepAliveInitialDelayMillis: 30_000,
  connectionTimeoutMillis: connectionWaitMs,
  application_name: 'hearthline',
  options: `-c statement_timeout=${statementTimeoutMs} -c lock_timeout=4000 -c idle_in_transaction_session_timeout=10000 -c timezone=UTC`,
});

/** Makes a pool; it connects when it is first asked. */
export const createPool = (url: string): pg.Pool =>
  new pg.Pool({ ...connectionOptions(url), min: 0, max: poolSize, idleTimeoutMillis: restMs });

/**
 * With a callback of our own, not by pg's promise or its `query_timeout`: for these, pg assigns a function to the query, and V8 keeps
 * such functions among the old objects, with all rows of the answer (docs/decisions/0010-time-per-request.md).
 */
const answerOf = (client: pg.ClientBase, statement: pg.QueryConfig): Promise<pg.QueryResult> =>
  new Promise((resolve, reject) => {
    client.query(statement, (error: Error | null, result) => {
      if (error) reject(error);
      else resolve(result);
    });
  });

/** Errors after which PostgreSQL closes the connection: it is shut down, or a transaction did nothing for too long. */
const lastWords = /^(57P|25P03|25P04)/;

/** Whether a connection is of no more use. PostgreSQL's own errors have a code; what has none comes from the driver. */
const endsConnection = (error: unknown): boolean => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? lastWords.test(code) : toAppError(error).code === 'UNAVAILABLE';
};

const silent = (): AppError =>
  new AppError('UNAVAILABLE', { cause: new Error('The database said nothing for too long.') });

/** Statements that store something: when they end, or when their transaction is committed. */
const write = /^\s*(?:insert|update|delete|merge|with\b.*\b(?:insert into|update|delete from)\b)/is;

/** Follows the statements of a connection, to note when something was committed for the request. */
const commitWatch = (): ((text: string) => void) => {
  let inTransaction = false;
  let hasWritten = false;
  return (text) => {
    if (/^\s*(?:begin|start transaction)/i.test(text)) inTransaction = true;
    else if (/^\s*rollback\s*;?$/i.test(text)) inTransaction = hasWritten = false;
    else if (/^\s*commit/i.test(text)) inTransaction = false;
    else hasWritten ||= write.test(text);
    if (inTransaction || !hasWritten) return;
    hasWritten = false;
    const turn = currentTurn();
    if (turn) turn.hasCommitted = true;
  };
};

/** A connection in use. Its statements end with an error when the database says nothing for too long. */
interface LentConnection {
  readonly query: {
    (statement: pg.QueryArrayConfig): Promise<pg.QueryArrayResult>;
    (statement: pg.QueryConfig): Promise<pg.QueryResult>;
  };
  /** Gives it back; any further call does nothing. */
  readonly release: () => void;
}

/**
 * Waits for a connection. What a request has committed cannot be taken back by a refusal, so it waits again where others
 * are told that the service is unavailable.
 */
const connect = async (pool: pg.Pool): Promise<pg.PoolClient> => {
  const until = performance.now() + committedWaitMs;
  for (;;) {
    try {
      return await pool.connect();
    } catch (error) {
      if (!currentTurn()?.hasCommitted || performance.now() >= until) throw error;
      await pause(retryMs);
    }
  }
};

/**
 * Takes a connection from the pool. One that dies, or on which the database says nothing for too long, goes back at once
 * and is closed there: Kysely's transactions release theirs only after a successful commit or rollback, and on such a
 * connection neither succeeds, so that it would be missing from the pool for good.
 * @param silence how long the database may say nothing, in milliseconds
 */
const lend = async (pool: pg.Pool, silence: number): Promise<LentConnection> => {
  const client = await connect(pool);
  const watch = commitWatch();
  let isLent = true;
  const giveBack = (error?: Error | true): void => {
    if (!isLent) return;
    isLent = false;
    client.off('error', giveBack);
    client.off('end', lose);
    client.release(error);
  };
  const lose = (): void => giveBack(true);
  client.on('error', giveBack);
  client.on('end', lose);
  const query = async (statement: pg.QueryConfig): Promise<pg.QueryResult> => {
    let isSilent = false;
    const timer = setTimeout(() => {
      isSilent = true;
      lose();
    }, silence);
    try {
      const answer = await answerOf(client, statement);
      watch(statement.text);
      return answer;
    } catch (error) {
      if (endsConnection(error)) giveBack(error as Error);
      throw isSilent ? silent() : error;
    } finally {
      clearTimeout(timer);
    }
  };
  return { query: query as LentConnection['query'], release: () => giveBack() };
};

/** Runs one read on a connection of its own. @param silence how long the database may say nothing, in milliseconds */
export const readOn = async (
  pool: pg.Pool,
  read: pg.QueryArrayConfig,
  silence = readSilenceMs,
): Promise<pg.QueryArrayResult> => {
  const connection = await lend(pool, silence);
  try {
    return await connection.query(read);
  } finally {
    connection.release();
  }
};

/** The pool as Kysely, and with it the ORM, uses it. @param silence how long the database may say nothing, in milliseconds */
export const poolForKysely = (pool: pg.Pool, silence = silenceMs): PostgresPool => ({
  options: pool.options,
  connect: async () => {
    const { query, release } = await lend(pool, silence);
    const run = (text: string, values: readonly unknown[]): Promise<pg.QueryResult> =>
      query({ name: nameOfText(text), text, values: [...values] });
    return { query: run as unknown as PostgresPoolClient['query'], release };
  },
  end: () => pool.end(),
});
