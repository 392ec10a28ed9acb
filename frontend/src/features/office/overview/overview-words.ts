import { shortDollars } from '@hearthline/rules/office/figure-list.ts';
import { pluralize } from '@hearthline/rules/humanize.ts';
import { dayFormat } from '../../../platform/dates/calendar-day.ts';

/** `8 deals · $2.4M`. */
export const pipelineText = ({ count, valueCents }: { count: number; valueCents: number }): string =>
  `${pluralize(count, 'deal')} · ${shortDollars(valueCents / 100)}`;

/** `Nov 16`. */
export const shortDay = dayFormat({ month: 'short', day: 'numeric' });
/** `Friday, November 20`. */
export const wholeDay = dayFormat({ weekday: 'long', month: 'long', day: 'numeric' });
const shortWeekday = dayFormat({ weekday: 'short' });
/** `Fri 20`. */
export const weekday = (day: string): string => `${shortWeekday(day)} ${Number(day.slice(8))}`;
