import { calendarDay } from '@hearthline/rules/dates/calendar-day.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:$|[T ])/;
const slashes = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?:$|[ ,])/;
const dots = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?:$|[ ,])/;
const words = /^([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?:$|[ ,])/i;
const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3})[a-z]*\.?,?[ -](\d{4})(?:$|[ ,])/i;
const instant = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)$/i;

const monthOf = (word: string | undefined): string => String(months.indexOf((word ?? '').toLowerCase()) + 1);

/** Year, month and day as they are written; with slashes the month comes first, unless it cannot. */
const partsOf = (text: string): readonly (string | undefined)[] | null => {
  const [, y, m, d] = iso.exec(text) ?? [];
  if (y) return [y, m, d];
  const [, one, two, year] = slashes.exec(text) ?? [];
  if (year) return Number(one) > 12 ? [year, two, one] : [year, one, two];
  const [, day, month, dotted] = dots.exec(text) ?? [];
  if (dotted) return [dotted, month, day];
  const [, name, named, of] = words.exec(text) ?? [];
  if (of) return [of, monthOf(name), named];
  const [, before, called, then] = dayFirst.exec(text) ?? [];
  return then ? [then, monthOf(called), before] : null;
};

/**
 * The instant that a cell names: exactly, if it has a time zone, or else the beginning of its day by the business's calendar.
 * Null if it cannot be read, is before 1900 or lies in the future.
 * @param startOf when a day begins where the business is
 */
export const pastInstant = (text: string, startOf: (day: string) => Date, now: Date): string | null => {
  const exact = instant.test(text) ? new Date(text.replace(' ', 'T')) : null;
  const parts = partsOf(text);
  if (!parts) return null;
  const [year = '', month = '', day = ''] = parts;
  const date = calendarDay.safeParse(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  if (!date.success) return null;
  const at = exact ?? startOf(date.data);
  return Number.isNaN(at.getTime()) || at > now ? null : at.toISOString();
};
