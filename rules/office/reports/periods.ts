import { dayAfter, mondayOf, utcDay } from '../../dates/day.ts';
import type { ReportStep } from './field-types.ts';

/** Spans of days relative to today, each with its words inside a sentence. */
export const reportPeriods = {
  today: 'today',
  yesterday: 'yesterday',
  last_7_days: 'the last 7 days',
  last_30_days: 'the last 30 days',
  last_90_days: 'the last 90 days',
  last_12_months: 'the last 12 months',
  this_week: 'this week',
  last_week: 'last week',
  this_month: 'this month',
  last_month: 'last month',
  this_quarter: 'this quarter',
  last_quarter: 'last quarter',
  this_year: 'this year',
  last_year: 'last year',
  next_7_days: 'the next 7 days',
  next_30_days: 'the next 30 days',
} as const;
export type ReportPeriod = keyof typeof reportPeriods;

/** The first and the last day, both inclusive; `yyyy-mm-dd`. */
export type DaySpan = readonly [from: string, to: string];

/** The first day of the band that a day lies in. */
export const stepStart = (day: string, step: ReportStep): string => {
  if (step === 'week') return mondayOf(day);
  const date = new Date(day);
  if (step === 'month') date.setUTCDate(1);
  if (step === 'quarter') date.setUTCMonth(date.getUTCMonth() - (date.getUTCMonth() % 3), 1);
  if (step === 'year') date.setUTCMonth(0, 1);
  return utcDay(date);
};

/** The first day of the band that comes `steps` bands later. @param start the first day of a band */
export const stepAfter = (start: string, step: ReportStep, steps = 1): string => {
  if (step === 'day') return dayAfter(start, steps);
  if (step === 'week') return dayAfter(start, 7 * steps);
  const date = new Date(start);
  date.setUTCMonth(date.getUTCMonth() + steps * { month: 1, quarter: 3, year: 12 }[step], 1);
  return utcDay(date);
};

const current = (today: string, step: ReportStep, steps = 0): DaySpan => {
  const start = stepAfter(stepStart(today, step), step, steps);
  return [start, dayAfter(stepAfter(start, step), -1)];
};

/** The days that a period covers when seen from `today`. */
export const periodDays = (period: ReportPeriod, today: string): DaySpan => {
  switch (period) {
    case 'today':
      return [today, today];
    case 'yesterday':
      return [dayAfter(today, -1), dayAfter(today, -1)];
    case 'last_7_days':
      return [dayAfter(today, -6), today];
    case 'last_30_days':
      return [dayAfter(today, -29), today];
    case 'last_90_days':
      return [dayAfter(today, -89), today];
    case 'last_12_months':
      return [stepAfter(stepStart(today, 'month'), 'month', -11), today];
    case 'this_week':
      return current(today, 'week');
    case 'last_week':
      return current(today, 'week', -1);
    case 'this_month':
      return current(today, 'month');
    case 'last_month':
      return current(today, 'month', -1);
    case 'this_quarter':
      return current(today, 'quarter');
    case 'last_quarter':
      return current(today, 'quarter', -1);
    case 'this_year':
      return current(today, 'year');
    case 'last_year':
      return current(today, 'year', -1);
    case 'next_7_days':
      return [today, dayAfter(today, 6)];
    case 'next_30_days':
      return [today, dayAfter(today, 29)];
  }
};
