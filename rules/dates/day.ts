/** Milliseconds in a day. Calendar days have no time zone; computed in UTC, all of them have this length. */
export const dayMs = 24 * 3600 * 1000;

/** The UTC day of an instant, `yyyy-mm-dd`. */
export const utcDay = (at: Date): string => at.toISOString().slice(0, 10);

/** The day that comes `days` days after `day`, or before it for a negative number. */
export const dayAfter = (day: string, days: number): string =>
  utcDay(new Date(Date.parse(day) + days * dayMs));

/** The Monday of the working week that a day lies in. */
export const mondayOf = (day: string): string => dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));

/** The seven days, Monday to Sunday, of the working week that a day lies in. */
export const workingWeek = (day: string): readonly string[] =>
  Array.from({ length: 7 }, (_, index) => dayAfter(mondayOf(day), index));
