/**
 * Days of the calendar as text (`yyyy-mm-dd`) and as what date pickers work with: a Date whose local year, month
 * and day are meant. Noon, because some zones change their clocks at midnight and have a day without one.
 */
export const dateOf = (day: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
};

/** @returns `yyyy-mm-dd` of a Date's local year, month and day */
export const dayOf = (date: Date): string =>
  [String(date.getFullYear()).padStart(4, '0'), String(date.getMonth() + 1).padStart(2, '0'), String(date.getDate()).padStart(2, '0')].join('-');
