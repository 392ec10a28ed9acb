import { z } from 'zod';

/** A day of the calendar, `yyyy-mm-dd`, that exists and that somebody can have meant. */
export const calendarDay = z.iso.date('Please choose a valid date').refine((date) => date >= '1900-01-01' && date <= '2200-12-31', 'Please choose a valid date');

const dayMs = 24 * 3600 * 1000;

/** The day some days after another; days of the calendar know no time zone. */
export const dayAfter = (day: string, days: number): string => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** The Monday of the working week that a day lies in. */
export const mondayOf = (day: string): string => dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));

/** The seven days, Monday to Sunday, of the working week that a day lies in. */
export const workingWeek = (day: string): readonly string[] => Array.from({ length: 7 }, (_, index) => dayAfter(mondayOf(day), index));
