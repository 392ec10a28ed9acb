import type { ReportStep } from './report-fields.ts';

/** Spans of days that move with the calendar, each with its words after "in" or "within". */
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

/** From the first day to the last, both included; `yyyy-mm-dd`. */
export type DaySpan = readonly [from: string, to: string];

// Days of the calendar have no zone: reckoned in UTC they are never shorter or longer than 24 hours.
const of = (day: string): Date => new Date(`${day}T00:00:00Z`);
const write = (date: Date): string => date.toISOString().slice(0, 10);

/** The day some days after another. */
export const plusDays = (day: string, days: number): string => {
  const date = of(day);
  date.setUTCDate(date.getUTCDate() + days);
  return write(date);
};

/** The first day of the band that a day lies in. */
export const stepStart = (day: string, step: ReportStep): string => {
  const date = of(day);
  if (step === 'week') return plusDays(day, -((date.getUTCDay() + 6) % 7));
  if (step === 'month') date.setUTCDate(1);
  if (step === 'quarter') date.setUTCMonth(date.getUTCMonth() - (date.getUTCMonth() % 3), 1);
  if (step === 'year') date.setUTCMonth(0, 1);
  return write(date);
};

/** The first day of a band some bands later. @param start the first day of a band */
export const stepAfter = (start: string, step: ReportStep, steps = 1): string => {
  if (step === 'day') return plusDays(start, steps);
  if (step === 'week') return plusDays(start, 7 * steps);
  const date = of(start);
  date.setUTCMonth(date.getUTCMonth() + steps * { month: 1, quarter: 3, year: 12 }[step], 1);
  return write(date);
};

const current = (today: string, step: ReportStep, steps = 0): DaySpan => {
  const start = stepAfter(stepStart(today, step), step, steps);
  return [start, plusDays(stepAfter(start, step), -1)];
};

/** The days that a period means today. */
export const periodDays = (period: ReportPeriod, today: string): DaySpan => {
  switch (period) {
    case 'today': return [today, today];
    case 'yesterday': return [plusDays(today, -1), plusDays(today, -1)];
    case 'last_7_days': return [plusDays(today, -6), today];
    case 'last_30_days': return [plusDays(today, -29), today];
    case 'last_90_days': return [plusDays(today, -89), today];
    case 'last_12_months': return [stepAfter(stepStart(today, 'month'), 'month', -11), today];
    case 'this_week': return current(today, 'week');
    case 'last_week': return current(today, 'week', -1);
    case 'this_month': return current(today, 'month');
    case 'last_month': return current(today, 'month', -1);
    case 'this_quarter': return current(today, 'quarter');
    case 'last_quarter': return current(today, 'quarter', -1);
    case 'this_year': return current(today, 'year');
    case 'last_year': return current(today, 'year', -1);
    case 'next_7_days': return [today, plusDays(today, 6)];
    case 'next_30_days': return [today, plusDays(today, 29)];
  }
};
