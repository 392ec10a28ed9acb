import type { Db, Row } from '../platform/db/query-builder.ts';

/** An account of the demo. */
export type DemoUser = Pick<Row<'users'>, 'id' | 'name'>;

/** The account with an address. */
export const readDemoUser = (db: Db, email: string): Promise<DemoUser> =>
  db.selectFrom('users').select(['id', 'name']).where('email', '=', email).executeTakeFirstOrThrow();
