import type { Pool, PoolClient } from 'pg';
import { allowSilence, connectionOf, hangUpOnSilence } from './db-query.ts';

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

/** Hangs up on connections whose database says nothing for this long, while they are used. */
export const hangUpOnSilent = (pool: Pool, milliseconds: number): void => {
  pool.on('connect', (client) => hangUpOnSilence(connectionOf(client)));
  pool.on('acquire', (client) => allowSilence(connectionOf(client), milliseconds));
  // A connection that rests in the pool has nothing to say.
  pool.on('release', (_error, client) => allowSilence(connectionOf(client), 0));
};
