import { dayAfter } from '@hearthline/rules/dates/day.ts';
import { priceSentences } from '@hearthline/rules/homes/prices/price-sentences.ts';
import { AppError, conflict, fieldError } from '../../../platform/errors.ts';

/** A row among others of the same key: the days on which it holds. */
export interface DatedRow {
  readonly id: string;
  readonly startsOn: string;
  readonly endsOn: string | null;
}

const lastDay = '9999-12-31';
const end = ({ endsOn }: Pick<DatedRow, 'endsOn'>): string => endsOn ?? lastDay;

/**
 * Makes room for a new row among those of its key. The row that holds before it ends the day before; what held in the past stays, and
 * what will hold later is not cut off.
 * @param today the day in the business time zone
 * @returns the row that gets a last day, and which
 * @throws AppError CONFLICT
 */
export const makeRoom = (
  rows: readonly DatedRow[],
  added: Pick<DatedRow, 'startsOn' | 'endsOn'>,
  today: string,
): { readonly id: string; readonly endsOn: string } | null => {
  const yesterday = dayAfter(today, -1);
  if (rows.some(({ startsOn }) => startsOn === added.startsOn)) throw conflict(priceSentences.sameStart);
  const holdsPast = (row: DatedRow): boolean =>
    row.startsOn <= (end(added) < yesterday ? end(added) : yesterday) && end(row) >= added.startsOn;
  if (added.startsOn < today && rows.some(holdsPast)) throw conflict(priceSentences.pastUnchanged);
  if (rows.some(({ startsOn }) => startsOn > added.startsOn && startsOn <= end(added)))
    throw conflict(priceSentences.later);
  const before = rows.find((row) => row.startsOn < added.startsOn && end(row) >= added.startsOn);
  return before ? { id: before.id, endsOn: dayAfter(added.startsOn, -1) } : null;
};

/**
 * Where a row goes that is stored from a day on among those of its key: in the place of the one that begins on this day, if that is today or
 * later, or after the one that ends for it.
 * @param version of the row that begins on this day, as it was read; null if none was
 * @throws AppError CONFLICT, also if that row is another one by now
 */
export const fitDatedRow = <Row extends DatedRow & { readonly version: number }>(
  rows: readonly Row[],
  stored: Pick<DatedRow, 'startsOn' | 'endsOn'> & { readonly version: number | null },
  today: string,
): { readonly same: Row | null; readonly ended: { readonly id: string; readonly endsOn: string } | null } => {
  const same = rows.find(({ startsOn }) => startsOn === stored.startsOn) ?? null;
  if (same && same.startsOn < today) throw conflict(priceSentences.ended);
  if ((same?.version ?? null) !== stored.version) throw new AppError('CONFLICT');
  const others = rows.filter((row) => row !== same);
  return { same, ended: makeRoom(others, stored, today) };
};

/** The first day of a row that is stored, today by default. @throws AppError BAD_INPUT if it ends before */
export const firstDayOf = (
  { startsOn, endsOn }: { readonly startsOn: string | null; readonly endsOn: string | null },
  today: string,
): string => {
  const first = startsOn ?? today;
  if (endsOn !== null && endsOn < first) throw fieldError('endsOn', priceSentences.order);
  return first;
};
