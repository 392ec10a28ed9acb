const shortDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const shortTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const exactTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' });

/** `Nov 3, 2026`, where the reader is. @param at an instant as the API writes it */
export const dayText = (at: string): string => shortDay.format(new Date(at));

/** `Nov 3, 2026, 4:12 PM`, where the reader is. */
export const shortTimeText = (at: string): string => shortTime.format(new Date(at));

/** `Tuesday, November 3, 2026 at 4:12 PM`, where the reader is. */
export const timeText = (at: string): string => exactTime.format(new Date(at));

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const some = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** How long ago an instant is, in its largest unit: `3 days`, `5 hours`, `12 minutes`, `less than a minute`. */
export const ageText = (at: string, now: number): string => {
  const age = now - new Date(at).getTime();
  if (age >= day) return some(Math.floor(age / day), 'day');
  if (age >= hour) return some(Math.floor(age / hour), 'hour');
  return age >= minute ? some(Math.floor(age / minute), 'minute') : 'less than a minute';
};
