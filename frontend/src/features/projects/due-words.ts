import { pluralize } from '@hearthline/rules/humanize.ts';
import { dayFormat } from '../../platform/dates/calendar-day.ts';

const short = dayFormat({ month: 'short', day: 'numeric' });
const long = dayFormat({ dateStyle: 'medium' });

/** `Dec 16`, with the year if it is not this one. */
export const shortDay = (day: string, today: string): string =>
  (day.slice(0, 4) === today.slice(0, 4) ? short : long)(day);

/** `3 days late`. */
export const lateText = (days: number): string => `${pluralize(days, 'day')} late`;
