import type { AliasableExpression, Expression, RawBuilder } from 'kysely';
import type { ReadableTable, Reader } from '../../scope/readable-tables.policy.ts';

/** A piece of SQL. */
export type Piece = Expression<unknown>;

/** A value of a contact. */
export interface ContactValue {
  readonly contactId: string | null;
  readonly value: string | number | null;
}

/** A value to filter or group by. */
export interface Fragment {
  readonly value: Piece;
  /** The value's name, if the value itself is an id. */
  readonly name?: Piece;
  /** The join that it needs. */
  readonly join?: Piece;
  /** The values of all contacts with their ids, for a filter. A contact without one has no row. */
  readonly rows?: AliasableExpression<ContactValue>;
  /** The SQL function that finds the stored spellings of a value to filter by, and what these are compared with: the value if it is missing. */
  readonly known?: Piece;
  readonly compared?: Piece;
  /** The join turns one row into several, so totals must not be computed from them. */
  readonly multiplies?: true;
  /** Rows are ordered by the value, not by its name. */
  readonly ordered?: true;
}

/** A piece of SQL that may depend on the business time zone. */
export type InZone = (zone: Expression<string>) => Piece;

/** A figure of a report. */
export interface Measure {
  /** The aggregate, as double precision. */
  readonly aggregate: (zone: Expression<string>) => RawBuilder<number | null>;
  /** Which of the rows it is made from; all of them if it is missing. */
  readonly among?: InZone;
  /** What one row contributes, where that is a figure of its own. */
  readonly each?: InZone;
}

/** How each row is listed by itself, where a figure is looked into. */
export interface RowFragments {
  /** What it is called. */
  readonly title: Piece;
  /** The path of the screen that shows it. */
  readonly path: Piece;
  /** The field, a choice, that says what it is or how far. */
  readonly state: string;
  /** The field, a time, that they are ordered by, the newest first. */
  readonly time: string;
}

/** The pieces of SQL that reports of one kind of records can consist of. */
export interface SourceFragments {
  readonly from: Piece | InZone;
  /** Fields by their key; an instant is a timestamptz, a day a date. */
  readonly fields: Readonly<Record<string, Fragment>>;
  /** Groups that are not fields. */
  readonly groups: Readonly<Record<string, Fragment>>;
  readonly measures: Readonly<Record<string, Measure>>;
  /** Those of the measures that are made from less for whoever does not see every value. */
  readonly measuresFor?: (reader: Reader) => Readonly<Record<string, Measure>>;
  /** The tables that it reads of which a reader may not read every row. */
  readonly tables: readonly ReadableTable[];
  readonly rows: RowFragments;
}
