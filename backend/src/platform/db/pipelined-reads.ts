import type { Socket } from 'node:net';
import pg from 'pg';
import { allowSilence, connectionOf, hangUpOnSilence, PreparedQuery } from './prepared-query.ts';
import type { Types } from './column-parsers.ts';
import { toAppError } from '../errors.ts';
import type { Log } from '../log.ts';

/** The most reads unanswered at once. More means that the database is slow: the pool then takes over, with its own limits. */
const longestRow = 32;
/** The longest a read by key may take, in milliseconds: others wait behind it. */
const longestMs = 300;
/** How long the database may stay silent, in milliseconds. */
const silenceMs = 1000;
/** Time between two attempts to connect, in milliseconds. */
const retryMs = 1000;

/** One connection for reads by key. */
export interface Lane {
  /**
   * The rows found; null if the pool must be asked instead: there is no connection, too many reads are waiting, or it was lost meanwhile.
   * @throws PostgreSQL's error about the statement
   */
  ask<Row extends object>(
    name: string,
    text: string,
    values: readonly unknown[],
    types?: Types,
  ): Promise<Row[] | null> | null;
  close(): Promise<void>;
}

/**
 * Opens the lane: all reads by key of this process share one connection and are sent without waiting for each other's
 * answers (pg's pipelining). Answers come in order, so only fast statements belong here. If one is slow, the connection is
 * dropped and all waiting reads go to the pool. The connection is made when first needed, and again after a loss.
 */
export const openLane = ({ options = '', ...where }: pg.ClientConfig, log: Log): Lane => {
  let line: pg.Client | null = null;
  let connecting: Promise<void> | null = null;
  let waiting = 0;
  let closed = false;

  const connect = async (): Promise<void> => {
    const client = new pg.Client({
      ...where,
      options: `${options} -c statement_timeout=${longestMs}`,
      pipeline: true,
    });
    const lose = (): void => {
      if (line !== client) return;
      line = null;
      waiting = 0;
    };
    client.on('error', (error) => {
      if (line === client) log.warn({ error }, 'the connection for reads by key was lost');
      lose();
    });
    client.on('end', lose);
    try {
      await client.connect();
      hangUpOnSilence(connectionOf(client));
      if (closed) await client.end();
      else line = client;
    } catch (error) {
      log.warn({ error }, 'the connection for reads by key cannot be made');
    }
    // No further attempt for a while, whether this one succeeded or not.
    await new Promise((resolve) => setTimeout(resolve, retryMs).unref());
  };

  let gathering = false;
  /** Sends all reads of one turn of the event loop together: waking the database costs more than answering them. */
  const gather = (stream: Socket): void => {
    if (gathering) return;
    gathering = true;
    stream.cork();
    setImmediate(() => {
      gathering = false;
      stream.uncork();
    });
  };

  return {
    ask: <Row extends object>(name: string, text: string, values: readonly unknown[], types?: Types) => {
      const client = line;
      if (!client && !closed) connecting ??= connect().finally(() => (connecting = null));
      if (!client || waiting >= longestRow) return null;
      const connection = connectionOf(client);
      waiting += 1;
      gather(connection.stream);
      return new Promise<Row[] | null>((resolve, reject) => {
        client.query(
          new PreparedQuery(name, text, values, silenceMs, types) as unknown as string,
          (error: Error | null, result: pg.QueryResult<Row>) => {
            if (line === client) waiting -= 1;
            if (waiting === 0) allowSilence(connection, 0);
            if (!error) return resolve(result.rows);
            // The statement itself failed, not the connection.
            if (toAppError(error).code !== 'UNAVAILABLE') return reject(error);
            connection.stream.destroy();
            resolve(null);
          },
        );
      });
    },
    close: async () => {
      closed = true;
      await line?.end();
    },
  };
};
