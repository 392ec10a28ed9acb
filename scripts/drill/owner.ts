import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { camelCase, type Db } from '../../backend/src/platform/db/query-builder.ts';
import type { Tables } from '../../backend/src/platform/db/tables.ts';

/** The role that owns the tables, on a connection of its own: with it drills store what they need, and look at what is left. */
export const openOwner = (url: string): Db => {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  // PostgreSQL may be stopped before a failed drill has closed this connection.
  pool.on('error', () => undefined);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [camelCase] });
};
