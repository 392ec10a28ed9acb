import pg from 'pg';
import type { Log } from '../log.ts';
import { isMigrated } from '../migration/migrate.ts';

/** The longest the database may take to answer whether it is ready, in milliseconds. */
const timeoutMs = 1500;

export interface Readiness {
  /** Whether the database answers and every migration of this version has been applied. */
  ask(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Checks the database over a connection of its own: a server whose connections are all busy is still ready, and taking
 * it out of the load balancer would leave its load to the others. Simultaneous checks share one query.
 */
export const openReadiness = (url: string, migrations: readonly { name: string }[], log: Log): Readiness => {
  // Never closed when idle: where connections are scarce, it might not get another one.
  const line = new pg.Pool({
    connectionString: url,
    application_name: 'hearthline-ready',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    keepAlive: true,
  });
  line.on('error', (error) => log.warn({ error }, 'the connection that readiness asks over was lost'));
  let asking: Promise<boolean> | null = null;
  return {
    ask: () =>
      (asking ??= isMigrated(line, migrations)
        .catch(() => false)
        .finally(() => (asking = null))),
    close: () => line.end(),
  };
};
