import type { Action } from '@hearthline/rules/permissions.ts';
import { fieldText } from '../api-docs/field-descriptions.ts';
import type { CsvValue } from '../text/csv.ts';
import { types, type FieldKind, type FieldType } from './field-types.ts';

/** One field of a record. */
export interface RecordField {
  readonly type: FieldKind;
  /**
   * Options of its column, if it needs any. `declared`: the entity declares the column itself, for instance as a relation. `computed`: there is
   * none, statements find the value.
   */
  readonly column?:
    | 'declared'
    | 'computed'
    | {
        readonly default?: string | number | boolean;
        readonly defaultRaw?: string;
        /** The name of the constraint by which no two records have the same. */
        readonly unique?: string;
      };
  /** What the API says of it in answers; missing if it is not answered. */
  readonly description?: string;
  /** The most entries that its list has. */
  readonly atMost?: number;
  /** Who may read it, if not everybody who may read the record. */
  readonly access?: Action;
  /** How it is entered; missing if it is not. */
  readonly input?: {
    /** What the API says of it in an input; that of answers if missing. */
    readonly description?: string;
    /** Its type there, if it is another one. */
    readonly type?: FieldKind;
  };
  /** The title of its column in the exported file; missing if the file leaves it out. */
  readonly csv?: string;
  /** What the file shows of a value in its record, if that is not the value itself. */
  readonly cell?: (value: never, record: never) => CsvValue;
}

/** A list of fields, by name. */
export type RecordFields = Readonly<Record<string, RecordField>>;

/**
 * What a list has to have so that it covers a row: a field for each column, of the same type. For `satisfies`: a column that is missing does
 * not compile. @typeParam Field a field with the marks that this record has beside the usual ones
 */
export type FieldsOf<Row, Field extends RecordField = RecordField> = {
  readonly [Name in keyof Row]: Field & { readonly type: FieldType<Row[Name]> };
};

/** The names of the fields that have a mark, such as `input`. */
export type NameWith<Fields, Mark extends PropertyKey> = {
  [Name in keyof Fields]: Mark extends keyof Fields[Name] ? Name : never;
}[keyof Fields];

/** The names of the fields that have a mark, in the order of the list. */
export const namesWith = <Fields extends RecordFields, const Mark extends string>(
  fields: Fields,
  mark: Mark,
): NameWith<Fields, Mark>[] =>
  Object.entries(fields).flatMap(([name, field]) => (mark in field ? [name as NameWith<Fields, Mark>] : []));

/** The names of the fields that are columns. */
export type ColumnName<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly column: 'computed' } ? never : Name;
}[keyof Fields];

/** The names of the fields that are columns, in the order of the list. */
export const columnNames = <Fields extends RecordFields>(fields: Fields): ColumnName<Fields>[] =>
  Object.entries(fields).flatMap(([name, { column }]) =>
    column === 'computed' ? [] : [name as ColumnName<Fields>],
  );

/** A record as the API answers it, by its list. */
export type Answer<Fields> = {
  readonly [Name in NameWith<Fields, 'description'>]: Fields[Name] extends {
    readonly type: FieldType<infer Value>;
  }
    ? Value
    : never;
};

/** The fields that VersionedEntity declares. */
export const versionedFields = {
  id: { type: types.id, column: 'declared', description: fieldText.id },
  version: {
    type: types.int,
    column: 'declared',
    description: fieldText.version,
    input: { description: fieldText.readVersion },
  },
  createdAt: { type: types.instant, column: 'declared', description: fieldText.createdAt },
} as const satisfies RecordFields;
