import { instantText } from '@hearthline/rules/dates/time-text.ts';

const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
const dayWithYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const sameDay = (a: Date, b: Date): boolean => a.toDateString() === b.toDateString();

/** `4:12 PM`, in the reader's time zone. */
export const clockText = (at: string): string => instantText(at, 'none');

/** The heading of a day's messages: `Today`, `Yesterday`, `Monday, November 16`. */
export const dayHeading = (at: string, now: number): string => {
  const [then, today] = [new Date(at), new Date(now)];
  if (sameDay(then, today)) return 'Today';
  if (sameDay(then, new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1))) return 'Yesterday';
  return then.getFullYear() === today.getFullYear() ? day.format(then) : dayWithYear.format(then);
};

/** When the latest message of a thread was written: a time today, otherwise a day. */
export const briefTime = (at: string, now: number): string => {
  const then = new Date(at);
  if (sameDay(then, new Date(now))) return instantText(then, 'none');
  return then.getFullYear() === new Date(now).getFullYear()
    ? shortDay.format(then)
    : dayWithYear.format(then);
};
