import { Socket } from 'node:net';
import pg from 'pg';
import type { Types } from './column-parsers.ts';
import { connectionOptions } from './pool.ts';
import { toAppError } from '../errors.ts';
import type { Log } from '../log.ts';

/** The most reads unanswered at once. More means that the database is slow: the pool then takes over, with its own limits. */
const longestRow = 32;
/** The longest a read by key may take, in milliseconds: others wait behind it. */
const longestMs = 300;
/** How long the database may stay silent, in milliseconds; after that, pg closes a pipelined connection. */
const silenceMs = 1000;
/** Time between two attempts to connect, in milliseconds. */
const retryMs = 1000;

/** A prepared statement with its values, whose rows come as arrays. */
export interface PreparedRead extends pg.QueryArrayConfig {
  readonly types: Types;
  /** How long the database may stay silent on the lane, in milliseconds. pg's types lack it. */
  readonly query_timeout?: number;
}

/** One connection for reads by key. */
export interface Lane {
  /**
   * The rows found; null if the pool must be asked instead: there is no connection, too many reads are waiting, or it was lost meanwhile.
   * @throws PostgreSQL's error about the statement
   */
  ask(read: PreparedRead): Promise<pg.QueryArrayResult | null> | null;
  close(): Promise<void>;
}

/**
 * Sends what is written to a socket during this turn of the event loop in one piece: reads of requests that arrive together
 * then cost one system call, and wake the database once (docs/decisions/0014-reads-by-key.md).
 */
export const batchWrites = (socket: Socket): void => {
  if (socket.writableCorked > 0) return;
  socket.cork();
  setImmediate(() => socket.uncork());
};

/**
 * Opens the lane: all reads by key of this process share one connection and are sent without waiting for each other's
 * answers (pg's pipelining). Answers come in order, so only fast statements belong here. If one is slow, the connection is
 * closed and all waiting reads go to the pool. The connection is made when first needed, and again after a loss.
 */
export const openLane = (url: string, log: Log): Lane => {
  let line: { readonly client: pg.Client; readonly socket: Socket } | null = null;
  let connecting: Promise<void> | null = null;
  let waiting = 0;
  let closed = false;

  const connect = async (): Promise<void> => {
    const { options = '', ...where } = connectionOptions(url);
    const socket = new Socket();
    const client = new pg.Client({
      ...where,
      options: `${options} -c statement_timeout=${longestMs}`,
      pipeline: true,
      stream: () => socket,
    });
    const lose = (): void => {
      if (line?.client !== client) return;
      line = null;
      waiting = 0;
    };
    client.on('error', (error) => {
      if (line?.client === client) log.warn({ error }, 'the connection for reads by key was lost');
      lose();
    });
    client.on('end', lose);
    try {
      await client.connect();
      if (closed) await client.end();
      else line = { client, socket };
    } catch (error) {
      log.warn({ error }, 'the connection for reads by key cannot be made');
    }
    // No further attempt for a while, whether this one succeeded or not.
    await new Promise((resolve) => setTimeout(resolve, retryMs).unref());
  };

  const send = async (
    { client, socket }: NonNullable<typeof line>,
    read: PreparedRead,
  ): Promise<pg.QueryArrayResult | null> => {
    const timed: PreparedRead = { ...read, query_timeout: silenceMs };
    waiting += 1;
    batchWrites(socket);
    try {
      return await client.query(timed);
    } catch (error) {
      // The statement itself failed, not the connection.
      if (toAppError(error).code !== 'UNAVAILABLE') throw error;
      // Not awaited: it ends once what waits behind has failed, too.
      void client.end().catch(() => undefined);
      return null;
    } finally {
      if (line?.client === client) waiting -= 1;
    }
  };

  return {
    ask: (read) => {
      if (!line && !closed) connecting ??= connect().finally(() => (connecting = null));
      return !line || waiting >= longestRow ? null : send(line, read);
    },
    close: async () => {
      closed = true;
      await line?.client.end();
    },
  };
};
