import { z } from 'zod';
import { timeTexts, toSlotText } from '../../dates/hours.ts';
import { touchesInput } from '../../people/leads/touch.ts';
import { optional, optionalId } from '../../optional.ts';
import { phoneAsTyped } from '../../phones/phone-rules.ts';
import { email, oneLine, optionalOneLine, optionalText } from '../../text.ts';
import { appointmentKinds } from './appointment-kinds.ts';
import { appointmentSentences } from './appointment-sentences.ts';
import { appointmentText, eachAppointmentText } from './appointment-texts.ts';

const missingOr = (missing: string, wrong: string) => ({
  abort: true,
  error: ({ input }: { readonly input?: unknown }): string => ((input ?? '') === '' ? missing : wrong),
});

/** An existing day of the business's calendar, `yyyy-mm-dd`, not before 1900. */
export const appointmentDate = z.iso
  .date(missingOr(appointmentSentences.missingDate, appointmentSentences.invalidDate))
  .refine((date) => date >= '1900-01-01', appointmentSentences.invalidDate);

/** Input for booking an appointment, the same in GraphQL, REST and the form. */
export const newAppointment = z.object({
  customerName: oneLine({ min: 1, max: 200, message: 'Name is required' }),
  customerEmail: email,
  customerPhone: phoneAsTyped('Phone is required'),
  appointmentDate,
  /** Any half hour of the day; the service checks it against the business hours. */
  appointmentTime: z
    .enum(timeTexts, missingOr(appointmentSentences.missingTime, appointmentSentences.invalidTime))
    .transform(toSlotText),
  ...eachAppointmentText((name, { max }) =>
    (appointmentText(name).multiline ? optionalText : optionalOneLine)({ max }),
  ),
  kind: z
    .enum(appointmentKinds, 'Please choose one of the kinds')
    .nullish()
    .transform((kind) => kind ?? 'consultation'),
  /** One of the booking customer's own projects. */
  projectId: optional(z.string()),
  /** How they meet (`formats.ts`); the first of the offered formats unless chosen. */
  formatId: optionalId,
  /** The display location to come to, for visits only. */
  locationId: optionalId,
  /** The home that it is about: one of the catalog by its slug, or a design by its code. */
  homeSlug: optionalId,
  planCode: optionalId,
  /** The design that the visitor has made, by its code; what it names is what the booking is about, unless that is said. */
  designCode: optionalId,
  /** How the visitor came to the site; whatever it is, it stops no booking. */
  touches: touchesInput,
});
export type NewAppointment = z.output<typeof newAppointment>;
