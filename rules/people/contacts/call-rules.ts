import { z } from 'zod';
import { calendarDay } from '../../dates/calendar-day.ts';
import { optional } from '../../optional.ts';
import { optionalText } from '../../text.ts';
import { callOutcomes } from './waiting-contact.ts';

/** The input for logging a call. */
export const contactCall = z.object({
  outcome: z.enum(callOutcomes, 'Please say how the call ended'),
  text: optionalText({ max: 4000 }),
  /** The day of the next call. */
  followUpOn: optional(calendarDay),
});
