import { z } from 'zod';
import { timeOfDay } from '../dates/time-text.ts';
import { hoursText, initialHours, slotMinutes, slotTexts, slotTimes } from '../dates/hours.ts';
import { touchesInput } from '../leads/touch.ts';
import { optional, optionalId } from '../optional.ts';
import { phone } from '../phones/rules.ts';
import { email, oneLine, optionalText } from '../text.ts';
import { bookingCard } from './sentences.ts';

/** Specification, section 9: every 30 minutes from 09:00 AM to 04:30 PM, until an admin changes the business hours. */
export const appointmentTimes: readonly string[] = slotTimes(initialHours);
/** A slot's start time, as in `01:30 PM`. */
export type AppointmentTime = string;
export { slotMinutes };

/** What an appointment is about; visitors book a consultation unless they say otherwise. */
export const appointmentKinds = ['consultation', 'meeting', 'inspection'] as const;
export type AppointmentKind = (typeof appointmentKinds)[number];

/** How many days ahead a consultation can be booked. */
export const bookingHorizonDays = 180;

export const appointmentSentences = {
  /** The hours of a new database; pages show those in the settings. */
  businessHours: hoursText(initialHours),
  ...bookingCard,
  missingTitle: 'Missing Information',
  missing: 'Please fill in all required fields and select a date and time.',
  submitting: 'Scheduling...',
  bookedTitle: 'Appointment Scheduled!',
  failedTitle: 'Booking Failed',
  failed: 'There was an error scheduling your appointment. Please try again or contact us directly.',
  missingDate: 'Please choose a day',
  invalidDate: 'Please choose a valid date',
  missingTime: 'Please choose a time',
  invalidTime: 'Please choose one of the offered times',
  past: 'Please choose a time that has not passed',
  closed: 'We hold no consultations on this day. Please choose another one.',
  tooFar: `Appointments can be booked up to ${bookingHorizonDays} days ahead`,
} as const;

/** The text of the success toast. `date` is already written out, as in `Monday, March 1, 2027`. */
export const bookedText = (date: string, time: string): string =>
  `Your appointment for ${date} at ${timeOfDay(time)} is confirmed. An email confirmation will follow.`;

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
  customerPhone: phone({ message: 'Phone is required' }),
  appointmentDate,
  /** Any half hour of the day; the service checks it against the business hours. */
  appointmentTime: z.enum(
    slotTexts,
    missingOr(appointmentSentences.missingTime, appointmentSentences.invalidTime),
  ),
  message: optionalText({ max: 4000 }),
  kind: z
    .enum(appointmentKinds, 'Please choose one of the kinds')
    .nullish()
    .transform((kind) => kind ?? 'consultation'),
  /** One of the booking customer's own projects. */
  projectId: optional(z.string()),
  /** How they meet (`formats.ts`); the first of the offered formats unless chosen. */
  formatId: optionalId,
  /** The home that it is about: one of the catalog by its slug, or a design by its code. */
  homeSlug: optionalId,
  planCode: optionalId,
  /** The design that the visitor has made, by its code; what it names is what the booking is about, unless that is said. */
  designCode: optionalId,
  /** How the visitor came to the site; whatever it is, it stops no booking. */
  touches: touchesInput,
});
export type NewAppointment = z.output<typeof newAppointment>;

/** Hours and minutes (24-hour clock) of a slot's text, as in `01:30 PM` → `{ hour: 13, minute: 30 }`. */
export const clockOf = (time: AppointmentTime): { hour: number; minute: number } => {
  const hour = Number(time.slice(0, 2)) % 12;
  return { hour: time.endsWith('PM') ? hour + 12 : hour, minute: Number(time.slice(3, 5)) };
};
