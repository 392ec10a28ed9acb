import { costOf, totalOf, type StoredLine } from '@hearthline/rules/quotes/lines.ts';
import { sql, type RawBuilder } from 'kysely';

/** A value as a `jsonb` column takes it; null is no value. */
export const json = <Value>(value: Value): RawBuilder<Value> =>
  value === null ? sql<Value>`null` : sql<Value>`${JSON.stringify(value)}::jsonb`;

/** What is stored of lines, beside themselves. */
export const sumColumns = (lines: readonly StoredLine[]) => {
  const cost = costOf(lines);
  return { totalCents: String(totalOf(lines)), costCents: cost === null ? null : String(cost) };
};
