import { sql, type RawBuilder } from 'kysely';
import type { FieldKind } from '../../../../../platform/records/field-types.ts';

const single = {
  text: sql`text`,
  int: sql`int`,
  uuid: sql`uuid`,
  timestamptz: sql`timestamptz`,
  jsonb: sql`jsonb`,
} as const;
type Single = keyof typeof single;

/** The types of the columns of {@link jsonRows}, by the names that the properties have in the code. */
export type JsonTypes = Readonly<Record<string, Single | 'text[]'>>;

/** The type of a field's column, as rows of JSON name it. @throws Error for one that no such row has had yet */
export const jsonTypeOf = ({ column }: FieldKind): JsonTypes[string] => {
  const type = column?.columnType ?? column?.type;
  const known = [...(Object.keys(single) as Single[]), 'text[]' as const].find((name) => name === type);
  if (!known) throw new Error('no row of JSON has a column of this type yet');
  return known;
};

/** A value as a column of this type holds it. */
export const castTo = (value: RawBuilder<unknown>, type: Single): RawBuilder<unknown> =>
  sql`${value}::${single[type]}`;

/** A name of the code as it is: as an identifier of Kysely it would be put into snake case. */
const asWritten = (name: string): RawBuilder<unknown> => sql.raw(`"${name}"`);

/** Rows given as one parameter, as `from` takes them. A list stays JSON, which {@link textsIn} reads. */
export const jsonRows = (rows: readonly object[], alias: string, types: JsonTypes): RawBuilder<unknown> => {
  const columns = Object.entries(types).map(
    ([name, type]) => sql`${asWritten(name)} ${single[type === 'text[]' ? 'jsonb' : type]}`,
  );
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ${sql.id(alias)} (${sql.join(columns)})`;
};

/** A column of {@link jsonRows}: it has the name of the property, not one in snake case. */
export const jsonColumn = <Value>(alias: string, name: string): RawBuilder<Value> =>
  sql`${sql.id(alias)}.${asWritten(name)}`;

/** The texts of a list in JSON as an array. */
export const textsIn = (list: RawBuilder<unknown>): RawBuilder<string[]> =>
  sql`array(select jsonb_array_elements_text(${list}))`;
