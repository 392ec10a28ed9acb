import { dateOf, dayFormat, dayOf } from '../../../../platform/dates/calendar-day.ts';

/** The month of a day, `yyyy-mm`. */
export const monthOf = (day: string): string => day.slice(0, 7);

const daysAfter = (day: string, count: number): string => {
  const date = dateOf(day);
  date.setDate(date.getDate() + count);
  return dayOf(date);
};

/** A month some months later. @param month `yyyy-mm` */
export const monthAfter = (month: string, count: number): string => {
  const date = dateOf(`${month}-01`);
  date.setMonth(date.getMonth() + count);
  return monthOf(dayOf(date));
};

/** The same day of a later month, or that month's last day. */
const sameDayOf = (day: string, months: number): string => {
  const month = monthAfter(monthOf(day), months);
  const last = daysAfter(`${monthAfter(month, 1)}-01`, -1);
  const wanted = `${month}-${day.slice(8)}`;
  return wanted < last ? wanted : last;
};

const weekdayOf = (day: string): number => dateOf(day).getDay();

/** The weeks of a month, from Sunday to Saturday, with the days of other months in them; from the week of the first day that counts. */
export const weeksFrom = (firstDate: string, month: string): string[][] => {
  const weeks: string[][] = [];
  const start = `${month}-01`;
  for (let day = daysAfter(start, -weekdayOf(start)); monthOf(day) <= month; day = daysAfter(day, 7)) {
    const week = Array.from({ length: 7 }, (_, index) => daysAfter(day, index));
    if ((week[6] ?? '') >= firstDate) weeks.push(week);
  }
  return weeks;
};

/** The days that can be chosen, the closed ones among them told apart. */
export interface OpenDays {
  readonly firstDate: string;
  readonly lastDate: string;
  readonly isOpen: (day: string) => boolean;
}

/**
 * The day that a key leads to from another; closed ones are passed over.
 * @returns null if there is none in that direction, undefined for keys that do not move
 */
export const movedDay = (
  { firstDate, lastDate, isOpen }: OpenDays,
  from: string,
  key: string,
): string | null | undefined => {
  const nearest = (day: string, step: number): string | null => {
    let at = day;
    while (at >= firstDate && at <= lastDate && !isOpen(at)) at = daysAfter(at, step);
    return at >= firstDate && at <= lastDate ? at : null;
  };
  const within = (day: string): string => (day < firstDate ? firstDate : day > lastDate ? lastDate : day);
  if (key === 'ArrowLeft') return nearest(daysAfter(from, -1), -1);
  if (key === 'ArrowRight') return nearest(daysAfter(from, 1), 1);
  if (key === 'ArrowUp') return nearest(daysAfter(from, -7), -7);
  if (key === 'ArrowDown') return nearest(daysAfter(from, 7), 7);
  if (key === 'Home') return nearest(within(daysAfter(from, -weekdayOf(from))), 1);
  if (key === 'End') return nearest(within(daysAfter(from, 6 - weekdayOf(from))), -1);
  if (key === 'PageUp') return nearest(within(sameDayOf(from, -1)), 1);
  if (key === 'PageDown') return nearest(within(sameDayOf(from, 1)), -1);
  return undefined;
};

const weekday = dayFormat({ weekday: 'long' });
const monthAndYear = [dayFormat({ month: 'long' }), dayFormat({ year: 'numeric' })] as const;
const ordinal = new Intl.PluralRules('en-US', { type: 'ordinal' });
const endings = { zero: 'th', one: 'st', two: 'nd', few: 'rd', many: 'th', other: 'th' } as const;

/** As in `Today, Sunday, February 7th, 2027, selected`. */
export const dayInWords = (
  day: string,
  { isToday, isChosen }: { isToday: boolean; isChosen: boolean },
): string => {
  const date = Number(day.slice(8));
  const [month, year] = monthAndYear.map((text) => text(day));
  const words = `${weekday(day)}, ${month} ${date}${endings[ordinal.select(date)]}, ${year}`;
  return `${isToday ? 'Today, ' : ''}${words}${isChosen ? ', selected' : ''}`;
};
