/** How much of the day is written before the time: `Tuesday, November 3, 2026 at`, `November 3, 2026 at`, `Nov 3, 2026,`, or nothing. */
export type DayStyle = 'full' | 'long' | 'medium' | 'none';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are kept, because making one takes longer than using it. */
const formatOf = (day: DayStyle, timeZone: string | undefined): Intl.DateTimeFormat => {
  const key = `${day} ${timeZone ?? ''}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeStyle: 'short',
    ...(day !== 'none' && { dateStyle: day }),
    ...(timeZone && { timeZone }),
  });
  formats.set(key, made);
  return made;
};

/**
 * An instant as people read it, as in `Nov 3, 2026, 4:12 PM`. Every time of day on a page, in a mail and in a file is written like this
 * one or like {@link timeOfDay}.
 * @param timeZone an IANA name; the reader's own if left out
 */
export const instantText = (at: Date | string, day: DayStyle, timeZone?: string): string =>
  formatOf(day, timeZone).format(new Date(at));

/** A slot's time as people read it, alone or in a sentence: `4:00 PM` for `04:00 PM`. Only where slots are chosen do they keep their two digits (docs/specification.md, section 9). */
export const timeOfDay = (text: string): string => text.replace(/\b0(?=\d:\d\d [AP]M\b)/g, '');
