import pg from 'pg';
import { format, type FormatConfig } from 'oxfmt';
import { readFileSync } from 'node:fs';
import { toCamelCase } from '../../backend/src/platform/db/query-builder.ts';

/**
 * What the generator asks PostgreSQL about each column, in the order of the table. Of a view's columns PostgreSQL does not know
 * whether they may be null; those of our views may not.
 */
interface Column {
  readonly table: string;
  readonly column: string;
  /** PostgreSQL's own name of the type; an array's begins with `_`. */
  readonly type: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
}

const columnsQuery = `
  select c.table_name as table, c.column_name as column, c.udt_name as type, c.is_nullable = 'YES' and t.table_type = 'BASE TABLE' as "isNullable",
    c.column_default is not null or c.is_identity = 'YES' as "hasDefault"
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type in ('BASE TABLE', 'VIEW')
  order by c.table_name, c.ordinal_position`;

const checksQuery = `
  select rel.relname as table, a.attname as column, pg_get_constraintdef(con.oid) as definition
  from pg_constraint con
  join pg_class rel on rel.oid = con.conrelid
  join pg_attribute a on a.attrelid = rel.oid and a.attnum = con.conkey[1]
  where con.contype = 'c' and cardinality(con.conkey) = 1 and rel.relnamespace = 'public'::regnamespace`;

/** The types of the values that the driver returns and takes (backend/src/platform/db/column-parsers.ts). */
const typeOf: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float8: 'number',
  inet: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: 'unknown',
  text: 'string',
  timestamptz: 'Instant',
  tsvector: 'string',
  uuid: 'string',
  varchar: 'string',
};

const pascal = (name: string): string => toCamelCase(`_${name}`);

/** The columns that column-types.ts tells the type of, as `table.column`. */
const namedIn = (columnTypes: string): Set<string> =>
  new Set([...columnTypes.matchAll(/^ {2}'(\w+\.\w+)':/gm)].map(([, name]) => name as string));

/** The values that a constraint like `status = ANY (ARRAY['a'::text, 'b'::text])` allows, as a union. */
const unionOf = (definition: string): string | undefined => {
  const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[([^\]]+)\]\)\)\)/.exec(definition)?.[1];
  return list
    ?.split(', ')
    .map((value) => value.replace(/::text$/, ''))
    .join(' | ');
};

/**
 * The types of all tables of a migrated database, as TypeScript.
 * @param url a migrated database
 * @param columnTypes the text of backend/src/platform/db/column-types.ts, which tells the types of some columns by hand
 * @throws Error when a column's type is not known, or a name that was told belongs to no column
 */
export const tablesText = async (url: string, columnTypes: string): Promise<string> => {
  const named = namedIn(columnTypes);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: columns } = await client.query<Column>(columnsQuery);
  const { rows: checks } = await client.query<{ table: string; column: string; definition: string }>(
    checksQuery,
  );
  await client.end();

  const unions = new Map<string, string>();
  for (const { table, column, definition } of checks) {
    const union = unionOf(definition);
    if (union) unions.set(`${table}.${column}`, union);
  }
  const unused = new Set(named);
  const typeOfColumn = ({ table, column, type, isNullable, hasDefault }: Column): string => {
    const key = `${table}.${column}`;
    const base = unused.delete(key)
      ? `ColumnTypes['${key}']`
      : (unions.get(key) ?? typeOf[type.replace(/^_/, '')]);
    if (!base) throw new Error(`The type ${type} of ${key} is not known.`);
    const read = named.has(key) || !type.startsWith('_') ? base : `(${base})[]`;
    const whole = isNullable ? `Nullable<${read}>` : read;
    return hasDefault ? `Generated<${whole}>` : whole;
  };

  const byTable = Map.groupBy(columns, ({ table }) => table);
  const tables = [...byTable].map(
    ([table, list]) =>
      `interface ${pascal(table)}Table {\n${list.map((column) => `${toCamelCase(column.column)}: ${typeOfColumn(column)};`).join('\n')}\n}`,
  );
  if (unused.size > 0) throw new Error(`column-types.ts names what no table has: ${[...unused].join(', ')}.`);
  const text = `// Generated from the migrated database by npm run codegen; do not edit.
import type { ColumnType } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

/** A \`timestamptz\`: read as a Date, written as one or as an ISO 8601 text. */
type Instant = ColumnType<Date, Date | string>;
type Nullable<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S | null, I | null, U | null> : T | null;
/** What an insert may leave out. Unlike Kysely's own type, it also takes a column whose values are read and written as different types. */
type Generated<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;

${tables.join('\n\n')}

/** Every table with its columns, as Kysely's CamelCasePlugin names them. */
export interface Tables {
${[...byTable.keys()].map((table) => `${toCamelCase(table)}: ${pascal(table)}Table;`).join('\n')}
}
`;
  const file = 'backend/src/platform/db/tables.ts';
  const config = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig;
  return (await format(file, text, config)).code;
};
