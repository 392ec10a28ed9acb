import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { columnTypes } from './column-parsers.ts';
import { toAppError } from '../errors.ts';

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
/** The same for reads outside a transaction, which never raise their statement timeout. */
export const readSilenceMs = statementTimeoutMs + 1000;

/** How every connection of the server is made. @param silence the longest wait for any answer, in milliseconds */
export const connectionOptions = (url: string, silence = silenceMs): pg.PoolConfig => ({
  connectionString: url,
  types: columnTypes,
  query_timeout: silence,
  // Keeps firewalls and proxies in between from dropping an idle connection.
  keepAlive: true,
  keepAliveInitialDelayMillis: 30_000,
  connectionTimeoutMillis: connectionWaitMs,
  application_name: 'hearthline',
  options: `-c statement_timeout=${statementTimeoutMs} -c lock_timeout=4000 -c idle_in_transaction_session_timeout=10000 -c timezone=UTC`,
});

/** Makes a pool; it connects when it is first asked. */
export const createPool = (url: string, silence = silenceMs): pg.Pool =>
  new pg.Pool({ ...connectionOptions(url, silence), min: 0, max: poolSize, idleTimeoutMillis: restMs });

/**
 * A connection in use by Kysely. One that dies, or on which the database says nothing for too long, goes back to the pool at once
 * and is closed there: Kysely's transactions release theirs only after a successful commit or rollback, and on such a
 * connection neither succeeds, so that it would be missing from the pool for good.
 */
const lend = (client: pg.PoolClient): PostgresPoolClient => {
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
  const query = async <Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> => {
    try {
      return (await client.query(text, [...values])) as unknown as PostgresQueryResult<Row>;
    } catch (error) {
      // PostgreSQL's own errors have a code; without one, the connection is of no more use.
      const { code } = error as { code?: unknown };
      if (code === undefined && toAppError(error).code === 'UNAVAILABLE') giveBack(error as Error);
      throw error;
    }
  };
  return { query: query as PostgresPoolClient['query'], release: () => giveBack() };
};

/** The pool as Kysely, and with it the ORM, uses it. */
export const poolForKysely = (pool: pg.Pool): PostgresPool => ({
  options: pool.options,
  connect: async () => lend(await pool.connect()),
  end: () => pool.end(),
});
