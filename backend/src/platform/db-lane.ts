import type { Socket } from 'node:net';
import pg from 'pg';
import { allowSilence, connectionOf, hangUpOnSilence, type PreparedQuery } from './db-query.ts';
import type { Log } from './log.ts';

/** Unanswered at once. More than that means that the database is slow: then the pool serves, with its own limits. */
const longestRow = 32;
/** Between two tries to connect, in milliseconds. */
const retryMs = 1000;

/** One connection for reads by key. */
export interface Lane {
  /** The rows of the answer; null when the lane cannot take it now and the pool must. */
  ask<Row extends object>(query: PreparedQuery): Promise<Row[]> | null;
  close(): Promise<void>;
}

/**
 * Opens the lane: all reads by key of this process share one connection and do not wait for each other's answers
 * (pg's pipelining). Such a read takes PostgreSQL a fraction of what it costs to pass a connection of the pool around
 * and to wake both sides for each. Only statements that are over at once belong here: one answers after the other.
 * It connects when it is first wanted and again after a loss; until then, and while too many wait, the pool answers.
 */
export const openLane = (options: pg.ClientConfig, log: Log): Lane => {
  let line: pg.Client | null = null;
  let connecting: Promise<void> | null = null;
  let waiting = 0;
  let closed = false;

  const connect = async (): Promise<void> => {
    const client = new pg.Client({ ...options, pipeline: true });
    const lose = (): void => {
      if (line === client) line = null;
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
      await new Promise((resolve) => setTimeout(resolve, retryMs).unref());
    }
  };

  let gathering = false;
  /** What is asked in one turn of the event loop leaves together: waking the database costs more than its answer. */
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
    ask: <Row extends object>(query: PreparedQuery) => {
      const client = line;
      if (!client || waiting >= longestRow) {
        if (!client && !closed) connecting ??= connect().finally(() => (connecting = null));
        return null;
      }
      waiting += 1;
      gather(connectionOf(client).stream);
      return new Promise<Row[]>((resolve, reject) => {
        client.query(query as unknown as string, (error: Error | null, result: pg.QueryResult<Row>) => {
          waiting -= 1;
          if (waiting === 0) allowSilence(connectionOf(client), 0);
          if (error) reject(error);
          else resolve(result.rows);
        });
      });
    },
    close: async () => {
      closed = true;
      await connecting;
      await line?.end();
    },
  };
};
