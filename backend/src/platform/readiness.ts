import pg from 'pg';
import type { Log } from './log.ts';
import { isMigrated } from './migrate.ts';

/** The longest that the database may take to say that it is ready, in milliseconds. */
const longestMs = 1500;

export interface Readiness {
  /** Whether the database answers and every migration of this version has been applied. */
  ask(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Asks the database over a connection of its own: a server whose connections are all busy is ready, and whoever took
 * it out of the balancer would leave its load to the others. Whoever asks meanwhile shares the answer.
 */
export const openReadiness = (url: string, migrations: readonly { name: string }[], log: Log): Readiness => {
  // It is kept: where connections are scarce it could not be had again.
  const line = new pg.Pool({ connectionString: url, application_name: 'hearthline-ready', max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: longestMs, query_timeout: longestMs, keepAlive: true });
  line.on('error', (error) => log.warn({ error }, 'the connection that readiness asks over was lost'));
  let asking: Promise<boolean> | null = null;
  return {
    ask: () => (asking ??= isMigrated(line, migrations).catch(() => false).finally(() => (asking = null))),
    close: () => line.end(),
  };
};
