import type { Expression, RawBuilder } from 'kysely';

/** A piece of SQL. */
export type Piece = RawBuilder<unknown>;

/** A value to filter or group by. */
export interface Fragment {
  readonly value: Piece;
  /** The value's name, if the value itself is an id. */
  readonly name?: Piece;
  /** The join that it needs. */
  readonly join?: Piece;
  /** The values of all contacts with their ids, for a filter: rows of `contact_id` and `value`. A contact without one has no row. */
  readonly rows?: Piece;
  /** The SQL function that finds the stored spelling of a value to filter by. */
  readonly known?: Piece;
  /** The join turns one row into several, so totals must not be computed from them. */
  readonly multiplies?: true;
  /** Rows are ordered by the value, not by its name. */
  readonly ordered?: true;
}

/** An aggregate, as double precision. @param zone the business time zone */
export type Measure = (zone: Expression<string>) => RawBuilder<number | null>;

/** The pieces of SQL that reports of one kind of records can consist of. */
export interface SourceFragments {
  readonly from: Piece;
  /** Fields by their key; an instant is a timestamptz, a day a date. */
  readonly fields: Readonly<Record<string, Fragment>>;
  /** Groups that are not fields. */
  readonly groups: Readonly<Record<string, Fragment>>;
  readonly measures: Readonly<Record<string, Measure>>;
}
