import { z } from 'zod';
import { appointmentDate } from './appointment-rules.ts';
import { dayMs } from '../../dates/day.ts';
import { weekdayList } from '../../dates/hours-input.ts';
import { unknownOwner } from '../../people/owners.ts';
import { optionalId, optionalOrBlank } from '../../optional.ts';
import { email, invalidEmail, oneLine } from '../../text.ts';

/** The most consultants a business can have: every booking may read the rows of all of them. */
export const maxConsultants = 100;

export const dutySentences = {
  missingConsultant: 'Consultant not found',
  missingBlock: 'Blocked date not found',
  wrongAccount: unknownOwner,
  tooMany: `There can be at most ${maxConsultants} consultants`,
  order: 'The last day must not be before the first',
  tooLong: 'A block can be at most two years long',
} as const;

/** A consultant as the form submits it. */
export const consultantForm = z.object({
  name: oneLine({ min: 1, max: 120, message: 'Name is required' }),
  onDuty: z.boolean('Please say whether they are on duty'),
  weekdays: weekdayList('Please choose at least one day'),
  /** Where news of their bookings is mailed; without one to the account's address, and without an account to the company. */
  email: optionalOrBlank(email, invalidEmail),
  /** Their own account, one of staff. */
  userId: optionalId,
});
export type ConsultantForm = z.output<typeof consultantForm>;

/** One of them may be a leap year. */
const twoYears = 731 * dayMs;

/** Days on which one consultant, or all of them, take no bookings. */
export const blockForm = z
  .object({
    startsOn: appointmentDate,
    endsOn: appointmentDate,
    /** Null blocks the days for all consultants. */
    consultantId: optionalId,
    reason: oneLine({ min: 1, max: 200, message: 'Please say why' }),
  })
  .refine(({ startsOn, endsOn }) => endsOn >= startsOn, { error: dutySentences.order, path: ['endsOn'] })
  .refine(({ startsOn, endsOn }) => Date.parse(endsOn) - Date.parse(startsOn) <= twoYears, {
    error: dutySentences.tooLong,
    path: ['endsOn'],
  });
export type BlockForm = z.output<typeof blockForm>;

/** How many blocked ranges a page shows. */
export const blockedDatesPageSize = 20;
