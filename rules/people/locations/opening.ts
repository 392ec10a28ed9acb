import { dayAfter } from '../../dates/day.ts';
import { clockTimeText, daysText, weekdayNames, weekdayOf } from '../../dates/hours.ts';

/** The hours of a day of the week, by the business's wall clock. */
export interface DayHours {
  /** Monday is 1, Sunday 7. */
  readonly day: number;
  /** As in `10:00`. */
  readonly opens: string;
  readonly closes: string;
}

/** Open until a time today; or closed until a time on a day, or for good where no day has hours. */
export type Opening =
  | { readonly open: true; readonly until: string }
  | { readonly open: false; readonly next: { readonly day: string; readonly opens: string } | null };

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/**
 * Whether a place is open. It opens at the first minute of its hours and is closed from the last on.
 * @param hours at most one entry for each day of the week; other days are closed
 * @param day today, by the business's clock
 * @param clock what that clock shows, as in `09:30`
 */
export const openingAt = (hours: readonly DayHours[], day: string, clock: string): Opening => {
  const today = hours.find((each) => each.day === weekdayOf(day));
  if (today && today.opens <= clock && clock < today.closes) return { open: true, until: today.closes };
  for (let ahead = today && clock < today.opens ? 0 : 1; ahead <= 7; ahead += 1) {
    const date = dayAfter(day, ahead);
    const then = hours.find((each) => each.day === weekdayOf(date));
    if (then) return { open: false, next: { day: date, opens: then.opens } };
  }
  return { open: false, next: null };
};

const dayName = (day: string, today: string): string => {
  if (day === today) return 'today';
  if (day === dayAfter(today, 1)) return 'tomorrow';
  const name = weekdayNames[weekdayOf(day) - 1] ?? '';
  return day === dayAfter(today, 7) ? `next ${name}` : name;
};

/** `Open until 5:00 PM`, `Opens tomorrow at 10:00 AM`, `Open by appointment`. */
export const openingText = (opening: Opening, today: string): string => {
  if (opening.open) return `Open until ${clockTimeText(opening.until)}`;
  if (!opening.next) return 'Open by appointment';
  const { day, opens } = opening.next;
  return `${day === today ? '' : 'Closed now. '}Opens ${dayName(day, today)} at ${clockTimeText(opens)}`;
};

/**
 * Whether somebody can be met at a place for a while. One without hours opens by appointment, at any time.
 * @param day as in `2027-01-11`
 * @param from by the wall clock, as in `09:30`
 * @param minutes how long it takes, within the day
 */
export const isOpenFor = (
  hours: readonly DayHours[],
  day: string,
  from: string,
  minutes: number,
): boolean => {
  if (hours.length === 0) return true;
  const ofDay = hours.find((each) => each.day === weekdayOf(day));
  return ofDay !== undefined && ofDay.opens <= from && minutesOf(from) + minutes <= minutesOf(ofDay.closes);
};

/** The hours in words, one line for the days that have the same: `Monday to Friday, 10:00 AM to 6:00 PM`. */
export const hoursLines = (hours: readonly DayHours[]): string[] => {
  const times = new Map<string, number[]>();
  for (const { day, opens, closes } of [...hours].sort((a, b) => a.day - b.day)) {
    const time = `${clockTimeText(opens)} to ${clockTimeText(closes)}`;
    times.set(time, [...(times.get(time) ?? []), day]);
  }
  return [...times].map(([time, days]) => `${daysText(days)}, ${time}`);
};
