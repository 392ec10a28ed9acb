import { spanText } from './measures.ts';

const shortDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const shortTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const exactTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' });

/** `Nov 3, 2026`, in the reader's time zone. @param at an instant as the API writes it */
export const instantDayText = (at: string): string => shortDay.format(new Date(at));

/** `Nov 3, 2026, 4:12 PM`, in the reader's time zone. */
export const shortTimeText = (at: string): string => shortTime.format(new Date(at));

/** `Tuesday, November 3, 2026 at 4:12 PM`, in the reader's time zone. */
export const timeText = (at: string): string => exactTime.format(new Date(at));

/** How long ago an instant is, in its largest unit: `3 days`, `5 hours`, `12 minutes`, `less than a minute`. */
export const ageText = (at: string, now: number): string => {
  const seconds = (now - new Date(at).getTime()) / 1000;
  return seconds < 60 ? 'less than a minute' : spanText(seconds);
};
