import type { Pool, PoolClient } from 'pg';
import { allowSilence, connectionOf, hangUpOnSilence } from './prepared-query.ts';

/**
 * Returns connections that die in use to the pool. Kysely's transactions release theirs only after a successful commit or
 * rollback, and on a dead connection neither succeeds: each would be missing from the pool for good.
 */
export const releaseDead = (pool: Pool): void => {
  const inUse = new Set<PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  pool.on('connect', (client) => {
    const drop = (error?: Error): void => {
      if (!inUse.has(client)) return;
      client.release(error ?? true);
      // Its holder may still release it later.
      client.release = () => undefined;
    };
    client.on('error', drop);
    client.on('end', () => drop());
  });
};

/** Closes connections in use on which the database stays silent for this long. */
export const hangUpOnSilent = (pool: Pool, milliseconds: number): void => {
  pool.on('connect', (client) => hangUpOnSilence(connectionOf(client)));
  pool.on('acquire', (client) => allowSilence(connectionOf(client), milliseconds));
  // An idle connection in the pool is silent anyway.
  pool.on('release', (_error, client) => allowSilence(connectionOf(client), 0));
};
