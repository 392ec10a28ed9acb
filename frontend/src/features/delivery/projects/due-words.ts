import { dayMs } from '@hearthline/rules/dates/day.ts';
import { pluralize } from '@hearthline/rules/humanize.ts';
import { dayFormat } from '../../../platform/dates/calendar-day.ts';

const short = dayFormat({ month: 'short', day: 'numeric' });
const long = dayFormat({ dateStyle: 'medium' });

/** From how many days away a day needs its year to be told from one of another. */
const ambiguous = 300;

/** `Dec 16`, with the year if that is far from today. */
export const shortDay = (day: string, today: string): string =>
  (Math.abs(Date.parse(day) - Date.parse(today)) / dayMs < ambiguous ? short : long)(day);

/** `3 days late`. */
export const lateText = (days: number): string => `${pluralize(days, 'day')} late`;
