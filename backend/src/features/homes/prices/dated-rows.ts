import { dayAfter } from '@hearthline/rules/dates/day.ts';
import { priceSentences } from '@hearthline/rules/homes/prices/price-sentences.ts';
import { conflict } from '../../../platform/errors.ts';

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
