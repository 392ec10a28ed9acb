/** Runs a statement. @returns its rows, with columns as they are named */
export type RunSql = (text: string, values?: readonly unknown[]) => Promise<readonly any[]>;

/** Of each table what it holds: a hash of each row, over all its columns. */
export type TableTexts = ReadonlyMap<
  string,
  { readonly columns: readonly string[]; readonly hashes: readonly string[] }
>;

/** The applied migrations, and a table that is unlogged and counts recent events only: they are no content. */
const noContent = ['mikro_orm_migrations', 'limits'];

/** The tables with content, and their columns by name. @param stored only columns that are not computed from others */
export const tablesOf = async (sql: RunSql, stored = false): Promise<Map<string, string[]>> => {
  const rows = await sql(
    `select c.relname as "table", array_agg(a.attname::text order by a.attname) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1) and ($2::bool is false or a.attgenerated = '')
     group by 1 order by 1`,
    [noContent, stored],
  );
  return new Map(rows.map(({ table, columns }) => [table, columns]));
};

/** Reads everything. @param before only the tables and columns of an earlier reading: a later version may have more */
export const readTexts = async (sql: RunSql, before?: TableTexts): Promise<TableTexts> => {
  const tables = before
    ? new Map([...before].map(([table, { columns }]) => [table, columns]))
    : await tablesOf(sql);
  const texts = new Map<string, { columns: readonly string[]; hashes: readonly string[] }>();
  for (const [table, columns] of tables) {
    const values = columns.map((column) => `t."${column}"`).join(', ');
    const rows = await sql(`select md5(row(${values})::text) as hash from "${table}" t`);
    texts.set(table, { columns, hashes: rows.map(({ hash }) => String(hash)) });
  }
  return texts;
};

/** The rows of one reading that another has not got, with the same values: how many, by table, in words. */
export const lostRows = (before: TableTexts, after: TableTexts): string[] =>
  [...before].flatMap(([table, { hashes }]) => {
    const left = Map.groupBy(after.get(table)?.hashes ?? [], (hash) => hash);
    const lost = hashes.filter((hash) => left.get(hash)?.pop() === undefined);
    return lost.length ? [`${table}: ${lost.length} of ${hashes.length} rows are gone or changed`] : [];
  });

/** The same, and the rows that came. */
export const differences = (before: TableTexts, after: TableTexts): string[] => [
  ...lostRows(before, after),
  ...[...before].flatMap(([table, { hashes }]) => {
    const more = (after.get(table)?.hashes.length ?? 0) - hashes.length;
    return more > 0 ? [`${table}: ${more} more rows`] : [];
  }),
];
