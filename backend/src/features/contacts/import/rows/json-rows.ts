import { sql, type RawBuilder } from 'kysely';

/** The types of the columns of {@link jsonRows}, by the names that the properties have in the code. */
export type JsonTypes = Readonly<
  Record<string, 'text' | 'text[]' | 'int' | 'uuid' | 'timestamptz' | 'jsonb'>
>;

/** Rows given as one parameter, as `from` takes them. A list stays JSON, which {@link textsIn} reads. */
export const jsonRows = (rows: readonly object[], alias: string, types: JsonTypes): RawBuilder<unknown> => {
  const columns = Object.entries(types).map(
    ([name, type]) => `"${name}" ${type === 'text[]' ? 'jsonb' : type}`,
  );
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ${sql.id(alias)} (${sql.raw(columns.join(', '))})`;
};

/** A column of {@link jsonRows}: it has the name of the property, not one in snake case. */
export const jsonColumn = <Value>(alias: string, name: string): RawBuilder<Value> =>
  sql.raw(`${alias}."${name}"`);

/** The texts of a list in JSON as an array. */
export const textsIn = (list: RawBuilder<unknown>): RawBuilder<string[]> =>
  sql`array(select jsonb_array_elements_text(${list}))`;
