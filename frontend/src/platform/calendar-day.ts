/**
 * Days of the calendar as text (`yyyy-mm-dd`) and as what date pickers work with: a Date whose local year, month
 * and day are meant. Noon, because some zones change their clocks at midnight and have a day without one.
 */
export const dateOf = (day: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
};

/**
 * Makes what writes a day of the calendar, `yyyy-mm-dd`. Such a day has no zone: it is shown as it is meant, wherever the
 * reader is.
 */
export const dayFormat = (options: Intl.DateTimeFormatOptions): ((day: string) => string) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
  return (day) => format.format(new Date(day));
};

/** `Nov 3, 2026`. */
export const dayText = dayFormat({ dateStyle: 'medium' });

/** @returns `yyyy-mm-dd` of a Date's local year, month and day */
export const dayOf = (date: Date): string =>
  [String(date.getFullYear()).padStart(4, '0'), String(date.getMonth() + 1).padStart(2, '0'), String(date.getDate()).padStart(2, '0')].join('-');
