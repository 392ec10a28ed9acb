import { dayAfter } from '@hearthline/rules/dates/day.ts';
import { dayFormat, dayOf } from '../../platform/dates/calendar-day.ts';

/** In how many days something is followed up, one press each. */
export const followUpChoices = [
  { id: 'tomorrow', title: 'Tomorrow', days: 1 },
  { id: 'three-days', title: 'In 3 days', days: 3 },
  { id: 'week', title: 'In a week', days: 7 },
] as const;

/** Today's calendar day where the reader is, plus some. */
export const dayFromNow = (days: number): string => dayAfter(dayOf(new Date()), days);

/** `Mon, Jan 4`. */
export const shortDayText = dayFormat({ weekday: 'short', month: 'short', day: 'numeric' });
