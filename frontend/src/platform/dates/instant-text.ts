import { zoneName } from '@hearthline/rules/dates/date-text.ts';
import { instantText } from '@hearthline/rules/dates/time-text.ts';
import { spanText } from '../figures/quantity-text.ts';

const shortDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** `Nov 3, 2026`, in the reader's time zone. @param at an instant as the API writes it */
export const instantDayText = (at: string): string => shortDay.format(new Date(at));

const dayOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** `Nov 3`, with the year if it is another one than now: for a narrow column. @param at an instant as the API writes it */
export const briefDayText = (at: string): string => {
  const day = new Date(at);
  return (day.getFullYear() === new Date().getFullYear() ? dayOfYear : shortDay).format(day);
};

/** `Nov 3, 2026, 4:12 PM`. @param timeZone an IANA name; the reader's own if left out */
export const shortTimeText = (at: string, timeZone?: string): string => instantText(at, 'medium', timeZone);

/** The name of a time zone where it is not the reader's own, so that the times in it need a word: `Pacific Time`. */
export const foreignZone = (timeZone: string): string | null => {
  const name = zoneName(timeZone);
  return name === zoneName(new Intl.DateTimeFormat().resolvedOptions().timeZone) ? null : name;
};

/** `Tuesday, November 3, 2026 at 4:12 PM`, in the reader's time zone. */
export const timeText = (at: string): string => instantText(at, 'full');

/** How long ago an instant is, in its largest unit: `3 days`, `5 hours`, `12 minutes`, `less than a minute`. */
export const ageText = (at: string, now: number): string => {
  const seconds = (now - new Date(at).getTime()) / 1000;
  return seconds < 60 ? 'less than a minute' : spanText(seconds);
};
