import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Piece } from './fragment.ts';

/** Whole cents in dollars. */
export const dollars = (cents: Expression<number | null>): RawBuilder<number | null> => sql`${cents} / 100.0`;

/** From one instant to another, in days. */
export const daysBetween = (from: Piece, to: Piece): RawBuilder<number | null> =>
  sql`extract(epoch from ${to} - ${from}) / 86400`;

/** A word to filter and to group by, which is empty where there is none. */
export const wordOrEmpty = (column: Piece): RawBuilder<string> => sql`coalesce(${column}, '')`;
