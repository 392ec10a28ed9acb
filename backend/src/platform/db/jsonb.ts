import { sql, type RawBuilder } from 'kysely';

/** A value as a `jsonb` column takes it: its type is that of the column. Null is SQL's null, not JSON's. */
export const jsonb = <Value>(value: Value): RawBuilder<Value> =>
  value === null ? sql<Value>`null` : sql<Value>`${JSON.stringify(value)}::jsonb`;
