import { z } from 'zod';
import { clockTimes, hoursOrder } from './hours.ts';

/** Days of the week, each once and in order. @param message the error for an empty or invalid list */
export const weekdayList = (message: string) =>
  z
    .array(z.number(message).int(message).min(1, message).max(7, message), message)
    .min(1, message)
    .max(70, message)
    .transform((days) => [...new Set(days)].sort((a, b) => a - b));

const clockTime = z
  .string('Please choose a time')
  .refine((time) => clockTimes.includes(time), { error: 'Please choose a full or half hour' });

/** The fields of the business hours, for forms that have other fields as well. */
export const hoursFields = {
  days: weekdayList('Please choose at least one day'),
  opens: clockTime,
  closes: clockTime,
};

/** When consultations take place, by the business's wall clock. */
export const businessHours = z
  .object(hoursFields)
  .refine(({ opens, closes }) => closes > opens, { error: hoursOrder, path: ['closes'] });
