import type { RawBuilder } from 'kysely';
import { prepare, type Placeholders, type Statement } from '../platform/db/statement.ts';

/** A prepared statement of plain SQL, for specs of how statements are run. */
export const rawStatement = <Params extends object, Result>(
  name: string,
  make: (p: Placeholders<Params>) => RawBuilder<Result>,
): Statement<Params, Result> =>
  prepare<Params, Result>(name, (db, p) => ({ compile: () => make(p).compile(db) }));
