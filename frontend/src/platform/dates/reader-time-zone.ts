import { zoneName } from '@hearthline/rules/dates/date-text.ts';

/** The reader's own time zone, as their device has it. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const textIn = (at: string, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(new Date(at));

const day = { weekday: 'short', year: 'numeric', month: 'numeric', day: 'numeric' } as const;
const clock = { hour: 'numeric', minute: '2-digit' } as const;

/**
 * An instant by the reader's own clock, as in `6:30 PM`, or `Tue 1:30 AM` where it is another day there.
 * Null if that clock shows the same as the business's.
 * @param at an instant as the API writes it
 */
export const ownTimeText = (at: string, businessZone: string, zone = ownZone()): string | null => {
  const isSameDay = textIn(at, zone, day) === textIn(at, businessZone, day);
  if (isSameDay && textIn(at, zone, clock) === textIn(at, businessZone, clock)) return null;
  return isSameDay
    ? textIn(at, zone, clock)
    : `${textIn(at, zone, { weekday: 'short' })} ${textIn(at, zone, clock)}`;
};

/** `6:30 PM your time (Central European Time)`; null if the clocks agree. */
export const ownTimeSentence = (at: string, businessZone: string, zone = ownZone()): string | null => {
  const text = ownTimeText(at, businessZone, zone);
  return text && `${text} your time (${zoneName(zone)})`;
};
