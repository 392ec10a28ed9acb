import { dayAfter } from '../../dates/day.ts';
import { weekdayOf, type BusinessHours } from '../../dates/hours.ts';

/** Days in a row, first and last. */
export interface DayRange {
  readonly startsOn: string;
  readonly endsOn: string;
}

/** When the company is there to answer, and how its wall clock is read. */
export interface OpenTime extends Pick<BusinessHours, 'days' | 'opens' | 'closes'> {
  /** Days that are blocked for everybody. */
  readonly blocked: readonly DayRange[];
  /** The calendar day of an instant in the business time zone. */
  readonly dayOf: (at: Date) => string;
  /** The instant at which the business's clock shows a time (`09:00`) on a day, however long the night was. */
  readonly instantOf: (day: string, clock: string) => Date;
}

/** How far the clock looks for an open day: a block is two years long at most. */
const searchedDays = 1100;

interface OpenPeriod {
  readonly from: number;
  readonly to: number;
}

const isOpenOn = ({ days, blocked }: OpenTime, day: string): boolean =>
  days.includes(weekdayOf(day)) && !blocked.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn);

/**
 * The day that a lead of an instant is worked on: that day until the company closes, then the next day on which it is open. If it is not
 * open for years, the day of the instant.
 */
export const leadDay = (open: OpenTime, at: Date): string => {
  const today = open.dayOf(at);
  const isOver = at >= open.instantOf(today, open.closes);
  for (let days = isOver ? 1 : 0; days <= searchedDays; days += 1) {
    const day = dayAfter(today, days);
    if (isOpenOn(open, day)) return day;
  }
  return today;
};

/** The open hours of the day of an instant, then of each day after it, or before it for a step of -1. */
function* openPeriods(open: OpenTime, at: Date, step: 1 | -1): Generator<OpenPeriod> {
  const first = open.dayOf(at);
  for (let days = 0; days <= searchedDays; days += 1) {
    const day = dayAfter(first, step * days);
    if (isOpenOn(open, day))
      yield {
        from: open.instantOf(day, open.opens).getTime(),
        to: open.instantOf(day, open.closes).getTime(),
      };
  }
}

const minuteMs = 60_000;

/** The response clock: for how many minutes of the company's hours somebody has waited who asked at one instant, at another. */
export const minutesWaited = (open: OpenTime, since: Date, at: Date): number => {
  let waited = 0;
  for (const { from, to } of openPeriods(open, since, 1)) {
    if (from >= at.getTime()) break;
    waited += Math.max(0, Math.min(to, at.getTime()) - Math.max(from, since.getTime()));
  }
  return waited / minuteMs;
};

/** When the response clock of somebody who asked reaches so many minutes. Null if the company is not open for years. */
export const waitedUntil = (open: OpenTime, since: Date, minutes: number): Date | null => {
  let missing = minutes * minuteMs;
  if (missing <= 0) return since;
  for (const { from, to } of openPeriods(open, since, 1)) {
    const begin = Math.max(from, since.getTime());
    if (to - begin >= missing) return new Date(begin + missing);
    missing -= Math.max(0, to - begin);
  }
  return null;
};

/**
 * The latest instant at which somebody asked whose response clock has reached so many minutes by now: the clock of whoever asked after it
 * is below. Null if the company was not open for years.
 */
export const askedUntil = (open: OpenTime, now: Date, minutes: number): Date | null => {
  let missing = minutes * minuteMs;
  if (missing <= 0) return now;
  for (const { from, to } of openPeriods(open, now, -1)) {
    const end = Math.min(to, now.getTime());
    if (end - from >= missing) return new Date(end - missing);
    missing -= Math.max(0, end - from);
  }
  return null;
};
