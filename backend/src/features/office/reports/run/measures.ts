import { sql } from 'kysely';
import type { InZone, Measure, Piece } from './fragment.ts';

/** A piece of SQL that is the same in every time zone, or depends on it. */
export const inZone = (value: Piece | InZone): InZone => (typeof value === 'function' ? value : () => value);

type Among = Pick<Measure, 'among'>;
const amongThose = (condition: Piece | undefined): Among =>
  condition === undefined ? {} : { among: () => condition };

/** How many rows there are. @param those which of them; all if omitted */
export const count = (those?: Piece): Measure => ({
  aggregate: () =>
    those === undefined
      ? sql<number>`count(*)::float8`
      : sql<number>`(count(*) filter (where ${those}))::float8`,
  ...amongThose(those),
});

/** The sum of a number; what adds nothing is none of its rows. @param those which rows are added up; all if omitted */
export const sum = (value: Piece, those?: Piece): Measure => ({
  aggregate: () =>
    those === undefined
      ? sql<number>`coalesce(sum(${value}), 0)::float8`
      : sql<number>`coalesce(sum(${value}) filter (where ${those}), 0)::float8`,
  each: () => value,
  among: () => (those === undefined ? sql`${value} <> 0` : sql`${those} and ${value} <> 0`),
});

/** An aggregate of the rows that have a number. @param make as in `avg(…)` */
const ofKnown =
  (make: (value: Piece) => Piece) =>
  (given: Piece | InZone): Measure => {
    const value = inZone(given);
    return {
      aggregate: (zone) => sql<number | null>`(${make(value(zone))})::float8`,
      among: (zone) => sql`${value(zone)} is not null`,
      each: value,
    };
  };
export const average = ofKnown((value) => sql`avg(${value})`);
export const median = ofKnown((value) => sql`percentile_cont(0.5) within group (order by ${value})`);
export const longest = ofKnown((value) => sql`max(${value})`);

/** How many of some rows are others among them, in percent; null if there are none. @param those all rows if omitted */
export const share = (others: Piece, those?: Piece): Measure => ({
  aggregate: () =>
    sql<number | null>`(100.0 * count(*) filter (where ${others}) / nullif(${
      those === undefined ? sql`count(*)` : sql`count(*) filter (where ${those})`
    }, 0))::float8`,
  ...amongThose(those),
});

/** One sum divided by another. */
export const quotient = (dividend: Piece, divisor: Piece, factor: number): Measure => ({
  aggregate: () =>
    sql<number | null>`(${sql.lit(factor)} * sum(${dividend}) / nullif(sum(${divisor}), 0))::float8`,
  among: () => sql`${divisor} <> 0`,
});

/** A figure of which the reader sees nothing: it has no value and no records. */
export const unseen: Measure = {
  aggregate: () => sql<number | null>`null::float8`,
  among: () => sql`false`,
};
