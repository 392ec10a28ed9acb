import { sql } from 'kysely';
import type { Db } from '../../backend/src/platform/db/query-builder.ts';

/** Of each table what it held: how many rows, and a hash of every value of the columns that it had. */
export type Texts = ReadonlyMap<
  string,
  { readonly columns: readonly string[]; readonly rows: string; readonly hash: string }
>;

/** Tables of the tools, whose rows say which version is there. */
const ofTools = new Set(['mikro_orm_migrations', 'limits']);

const tablesOf = async (owner: Db): Promise<Map<string, string[]>> => {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select c.table_name as "table", array_agg(c.column_name::text order by c.column_name) as columns
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' group by 1 order by 1`.execute(owner);
  return new Map(
    rows.filter(({ table }) => !ofTools.has(table)).map(({ table, columns }) => [table, columns]),
  );
};

/** Reads everything. @param before only the tables and columns of an earlier reading: a later version may have more */
export const readTexts = async (owner: Db, before?: Texts): Promise<Texts> => {
  const tables = before
    ? new Map([...before].map(([table, { columns }]) => [table, columns]))
    : await tablesOf(owner);
  const texts = new Map<string, { columns: readonly string[]; rows: string; hash: string }>();
  for (const [table, columns] of tables) {
    const values = sql.join(columns.map((column) => sql`t.${sql.raw(`"${column}"`)}`));
    const { rows } = await sql<{ rows: string; hash: string }>`
      select count(*) as rows, coalesce(md5(string_agg(h, '' order by h)), '') as hash
      from (select md5(row(${values})::text) as h from ${sql.raw(`"${table}"`)} t) rows`.execute(owner);
    texts.set(table, { columns, rows: rows[0]?.rows ?? '', hash: rows[0]?.hash ?? '' });
  }
  return texts;
};

/** The tables in which two readings differ, in words. */
export const differences = (before: Texts, after: Texts): string[] =>
  [...before].flatMap(([table, { rows, hash }]) => {
    const now = after.get(table);
    if (now?.rows !== rows) return [`${table}: ${rows} rows, then ${now?.rows}`];
    return now.hash === hash ? [] : [`${table}: other values`];
  });
