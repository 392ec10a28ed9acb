import pg from 'pg';

/** How the texts that PostgreSQL sends are parsed. */
export type Types = Pick<typeof pg.types, 'getTypeParser'>;

const {
  DATE: date,
  INT8: bigint,
  TIMESTAMPTZ: timestamptz,
}: Record<'DATE' | 'INT8' | 'TIMESTAMPTZ', number> = pg.types.builtins;
const asText = (text: string): string => text;

/** Amounts in cents and running numbers: a number holds them up to 2^53. @throws Error for what it could not hold */
const asNumber = (text: string): number => {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new Error(`${text} is larger than a number can hold`);
  return number;
};

const parsers = new Map<number, (text: string) => unknown>([
  [date, asText],
  [bigint, asNumber],
]);

/**
 * For all rows: instants become `Date`s, `bigint`s numbers, and days stay texts such as `2026-11-20`, since a `Date` would give them a
 * time zone.
 */
export const columnTypes = {
  getTypeParser: (oid: number, format?: 'text'): unknown =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format),
} as Types;

const dateOf = pg.types.getTypeParser(timestamptz) as (text: string) => Date;

/** Most are like `2026-11-20 14:30:08.685+00`. PostgreSQL omits trailing zeros; such a shorter text is parsed the slow way. */
const isoOf = (text: string): string =>
  text.length === 26 && text.endsWith('+00')
    ? `${text.slice(0, 10)}T${text.slice(11, 23)}Z`
    : dateOf(text).toISOString();

/**
 * For rows that are sent on unchanged: instants are read as the text that JSON makes of a date. A page of fifty contacts
 * takes a third of the time to serialize without `Date`s in it (docs/decisions/0010-time-per-request.md).
 */
export const asSent = {
  getTypeParser: (oid: number, format?: 'text'): unknown =>
    oid === timestamptz ? isoOf : columnTypes.getTypeParser(oid, format),
} as Types;
