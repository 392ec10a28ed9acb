import { shortDollars } from '@hearthline/rules/figure-list.ts';
import { pluralize } from '@hearthline/rules/humanize.ts';
import { dayFormat } from '../../platform/dates/calendar-day.ts';

/** `8 projects · $2.4M`. */
export const pipelineText = ({ count, budget }: { count: number; budget: number }): string =>
  `${pluralize(count, 'project')} · ${shortDollars(budget)}`;

/** `Nov 16`. */
export const shortDay = dayFormat({ month: 'short', day: 'numeric' });
/** `Friday, November 20`. */
export const wholeDay = dayFormat({ weekday: 'long', month: 'long', day: 'numeric' });
const shortWeekday = dayFormat({ weekday: 'short' });
/** `Fri 20`. */
export const weekday = (day: string): string => `${shortWeekday(day)} ${Number(day.slice(8))}`;
