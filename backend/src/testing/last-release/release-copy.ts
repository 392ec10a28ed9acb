import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { tablesOf, type RunSql } from '../table-texts.ts';

/** An installation of the last release, with all that it held. */
export interface ReleaseCopy {
  /** The migrations that it had applied, in order. */
  readonly migrations: readonly string[];
  /** Every row of every table, each value as PostgreSQL writes it. */
  readonly tables: Readonly<
    Record<
      string,
      { readonly columns: readonly string[]; readonly rows: readonly (readonly (string | null)[])[] }
    >
  >;
  /** Where each sequence stood. */
  readonly sequences: Readonly<Record<string, string>>;
  /** The data directory without its database: path → content in base64. */
  readonly files: Readonly<Record<string, string>>;
}

const file = fileURLToPath(new URL('installation.json.br', import.meta.url));

/** What the repository has of the last release. */
export const readReleaseCopy = (): ReleaseCopy =>
  JSON.parse(brotliDecompressSync(readFileSync(file)).toString()) as ReleaseCopy;

/** Puts another one in its place. @returns its size in bytes */
export const writeReleaseCopy = (copy: ReleaseCopy): number => {
  const bytes = brotliCompressSync(JSON.stringify(copy), {
    params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  });
  writeFileSync(file, bytes);
  return bytes.length;
};

/** Copies an installation. @param dataDir its data directory @param sql runs statements on its database, as superuser */
export const copyInstallation = async (dataDir: string, sql: RunSql): Promise<ReleaseCopy> => {
  const tables: Record<string, { columns: string[]; rows: (string | null)[][] }> = {};
  for (const [table, columns] of await tablesOf(sql, true)) {
    const values = columns.map((column) => `t."${column}"::text`).join(', ');
    const rows = await sql(`select array[${values}] as row from "${table}" t order by t::text`);
    tables[table] = { columns, rows: rows.map(({ row }) => row) };
  }
  const sequences = await sql(
    "select sequencename as name, last_value::text as at from pg_sequences where schemaname = 'public' and last_value is not null order by 1",
  );
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(dataDir, path), path] as const)
    .filter(([name]) => !/^(postgres[\\/]|embedded-postgres|cache[\\/])/.test(name));
  return {
    migrations: (await sql('select name from mikro_orm_migrations order by name')).map(({ name }) => name),
    tables,
    sequences: Object.fromEntries(sequences.map(({ name, at }) => [name, at])),
    files: Object.fromEntries(
      files.map(([name, path]) => [name.replaceAll('\\', '/'), readFileSync(path).toString('base64')]),
    ),
  };
};

/**
 * Puts an installation into a database with exactly its migrations, and into an empty folder.
 * @param sql runs statements on one connection, as superuser
 */
export const restoreInstallation = async (
  { tables, sequences, files }: ReleaseCopy,
  dataDir: string,
  sql: RunSql,
): Promise<void> => {
  // Rows are stored as they were: no trigger changes or refuses them.
  await sql('set session_replication_role = replica');
  await sql(
    `truncate ${Object.keys(tables)
      .map((table) => `"${table}"`)
      .join(', ')}`,
  );
  for (const [table, { columns, rows }] of Object.entries(tables)) {
    const types = await sql(
      'select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute where attrelid = $1::text::regclass',
      [`"${table}"`],
    );
    const typeOf = new Map(types.map(({ name, type }) => [name, type]));
    const values = columns.map((column, index) => `(row ->> ${index})::${typeOf.get(column)}`).join(', ');
    await sql(
      `insert into "${table}" (${columns.map((column) => `"${column}"`).join(', ')}) overriding system value
       select ${values} from jsonb_array_elements($1::jsonb) as row`,
      [JSON.stringify(rows)],
    );
  }
  for (const [name, at] of Object.entries(sequences))
    await sql('select setval($1::text::regclass, $2)', [name, at]);
  await sql('reset session_replication_role');
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dataDir, name)), { recursive: true });
    writeFileSync(join(dataDir, name), Buffer.from(content, 'base64'), { mode: 0o600 });
  }
};
