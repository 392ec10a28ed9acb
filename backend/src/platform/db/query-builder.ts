import {
  CamelCasePlugin,
  type Insertable,
  type Kysely,
  type Selectable,
  type Transaction as KyselyTransaction,
  type Updateable,
} from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Builds and runs statements on the tables, whose names and columns are in camel case as everywhere in the code. Text
 * inside Kysely's `sql` is sent as it is: there, columns have the names that PostgreSQL knows.
 */
export type Db = Kysely<Tables>;

/** Statements inside a transaction, on its connection: what takes one must not run outside of any. */
export type Transaction = KyselyTransaction<Tables>;

/** A stored row, as statements read it. */
export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;
/** What an insert needs: columns that may be null or have a default can be left out. */
export type NewRow<Table extends keyof Tables> = Insertable<Tables[Table]>;
/** What an update may change. */
export type RowChanges<Table extends keyof Tables> = Updateable<Tables[Table]>;

/** Translates the names; keys inside of JSON stay as they are. */
export const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true });

/** The columns' names that were translated: as many as our statements name, and asked for with every answer. */
const translated = new Map<string, string>();

/** A column's name as the code has it: `created_at` is `createdAt`, as {@link camelCase} makes it. */
export const toCamelCase = (column: string): string => {
  const known = translated.get(column);
  if (known !== undefined) return known;
  const name = column.replace(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
  translated.set(column, name);
  return name;
};
