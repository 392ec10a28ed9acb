import { z } from 'zod';

/** A day of the calendar, `yyyy-mm-dd`, that exists and that somebody can have meant. */
export const calendarDay = z.iso.date('Please choose a valid date').refine((date) => date >= '1900-01-01' && date <= '2200-12-31', 'Please choose a valid date');

/** Milliseconds of a day. Days of the calendar have no zone: reckoned in UTC they are never shorter or longer. */
export const dayMs = 24 * 3600 * 1000;

/** The day, `yyyy-mm-dd`, that an instant lies in in UTC. */
export const utcDay = (at: Date): string => at.toISOString().slice(0, 10);

/** The day some days after another. */
export const dayAfter = (day: string, days: number): string => utcDay(new Date(Date.parse(day) + days * dayMs));

/** The Monday of the working week that a day lies in. */
export const mondayOf = (day: string): string => dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));

/** The seven days, Monday to Sunday, of the working week that a day lies in. */
export const workingWeek = (day: string): readonly string[] => Array.from({ length: 7 }, (_, index) => dayAfter(mondayOf(day), index));
