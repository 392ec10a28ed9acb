import { dayAfter, dayMs } from '@hearthline/rules/dates/day.ts';
import { dayFormat } from '../../../../platform/dates/calendar-day.ts';

/** Pixels that a day takes: a month is about 120 px wide, which leaves room for the name of a stage. */
export const dayWidth = 4;

/** A month on the scale. */
interface Month {
  readonly first: string;
  readonly title: string;
  /** Pixels from the beginning of the scale. */
  readonly left: number;
  readonly width: number;
}

/** The scale over all bars: whole months, from the first day to the last one. */
export interface Scale {
  readonly width: number;
  readonly months: readonly Month[];
  /** Where a day is, in pixels from the beginning. */
  readonly at: (day: string) => number;
}

const monthTitle = dayFormat({ month: 'short', year: 'numeric' });
const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;
const monthAfter = (first: string): string => monthOf(dayAfter(first, 31));

/** @param days at least one, `yyyy-mm-dd` */
export const scaleOf = (days: readonly string[]): Scale => {
  const sorted = days.toSorted();
  const start = monthOf(sorted[0] ?? '');
  const last = monthOf(sorted.at(-1) ?? start);
  const at = (day: string): number => ((Date.parse(day) - Date.parse(start)) / dayMs) * dayWidth;
  const months: Month[] = [];
  for (let first = start; first <= last; first = monthAfter(first))
    months.push({
      first,
      title: monthTitle(first),
      left: at(first),
      width: at(monthAfter(first)) - at(first),
    });
  return { months, width: at(monthAfter(last)), at };
};
