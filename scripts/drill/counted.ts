import type { RawBuilder } from 'kysely';
import type { Db } from '../../backend/src/platform/db/query-builder.ts';

/** A statement that counts. */
export type Counted = RawBuilder<Readonly<Record<string, string>>>;

export const countOf = async (owner: Db, statement: Counted): Promise<number> =>
  Number(Object.values((await statement.execute(owner)).rows[0] ?? {})[0]);
