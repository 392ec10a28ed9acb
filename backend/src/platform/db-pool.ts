import type { Socket } from 'node:net';
import pg, { type Pool, type PoolClient, type QueryConfig } from 'pg';

/**
 * Gives connections that die in use back to the pool. Kysely's transactions release theirs only after a commit or
 * rollback that succeeded, which on a dead connection none does: each would be missing from the pool for good.
 */
export const releaseDead = (pool: Pool): void => {
  const inUse = new Set<PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  pool.on('connect', (client) => {
    const drop = (error?: Error): void => {
      if (!inUse.has(client)) return;
      client.release(error ?? true);
      // Whoever held it may still say that they are done.
      client.release = () => undefined;
    };
    client.on('error', drop);
    client.on('end', () => drop());
  });
};

interface Connection {
  readonly stream: Socket;
}

const socketOf = (client: PoolClient): Socket => (client as unknown as { connection: Connection }).connection.stream;

/**
 * Hangs up on connections whose database says nothing for this long. The socket's own clock serves instead of pg's
 * `query_timeout`: with that, the rows of answered statements were kept until the next full collection, and collecting
 * them took a fifth of the server's time (docs/decisions/0010-time-per-request.md).
 */
export const hangUpOnSilence = (pool: Pool, milliseconds: number): void => {
  pool.on('connect', (client) => {
    const socket = socketOf(client);
    socket.on('timeout', () => socket.destroy(new Error('query read timeout')));
  });
  pool.on('acquire', (client) => void socketOf(client).setTimeout(milliseconds));
  // Who rests in the pool has nothing to say.
  pool.on('release', (_error, client) => void socketOf(client).setTimeout(0));
};

const Query = pg.Query as unknown as new (config: QueryConfig) => { submit(connection: Connection): Error | null };

/** A statement that allows the database a silence of its own; the next use of the connection starts afresh. */
export class ImpatientQuery extends Query {
  constructor(
    config: QueryConfig,
    private readonly silenceMs: number,
  ) {
    super(config);
  }

  override submit(connection: Connection): Error | null {
    connection.stream.setTimeout(this.silenceMs);
    return super.submit(connection);
  }
}
