import { hoursText, initialHours } from '../../dates/hours.ts';
import { timeOfDay } from '../../dates/time-text.ts';
import { bookingHorizonDays } from './times.ts';

/** The words around the booking form. Apart from rules.ts, which needs zod: the form is shown before that is loaded. */
export const bookingCard = {
  formTitle: 'Schedule Your Consultation',
  formSubtitle: 'Book a meeting with our housing systems experts',
} as const;

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
