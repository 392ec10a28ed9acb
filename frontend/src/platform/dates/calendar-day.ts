/**
 * Turns a calendar day (`yyyy-mm-dd`) into what date pickers work with: a Date of which the local year, month and day
 * count. It is set to noon, because some zones change their clocks at midnight and then have a day without one.
 */
export const dateOf = (day: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
};

/**
 * Makes a formatter for calendar days (`yyyy-mm-dd`). Such a day has no time zone: it reads the same wherever the reader
 * is.
 */
export const dayFormat = (options: Intl.DateTimeFormatOptions): ((day: string) => string) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
  return (day) => format.format(new Date(day));
};

/** `Nov 3, 2026`. */
export const dayText = dayFormat({ dateStyle: 'medium' });

/** @returns `yyyy-mm-dd` of a Date's local year, month and day */
export const dayOf = (date: Date): string =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-');

/** Whether a text is a calendar day that exists, as `yyyy-mm-dd`. */
export const isDay = (text: string): boolean => dayOf(dateOf(text)) === text;
