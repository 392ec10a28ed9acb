import { z } from 'zod';
import { version } from '../../row-version.ts';

const count = (what: string, max: number) =>
  z
    .int(`${what} must be a whole number`)
    .min(1, `${what} must be at least 1`)
    .max(max, `${what} must be at most ${max.toLocaleString('en-US')}`);

/** How much a visitor may book without a word with the business. Staff and customers who are signed in are exempt. */
export const bookingCaps = z.object({
  /** Open bookings with a mailbox that nobody has proved to be theirs, from one network address. */
  perMailbox: count('Bookings of an email address', 100),
  /** Bookings from one network address in 24 hours. */
  perAddress: count('Bookings from one address', 1000),
});
export type BookingCaps = z.output<typeof bookingCaps>;

export const initialBookingCaps: BookingCaps = { perMailbox: 3, perAddress: 8 };

/** The form in which an admin changes them. */
export const bookingCapsForm = bookingCaps.extend({ version });

/** What a cap counts by. */
export const capKinds = ['mailbox', 'network'] as const;
export type CapKind = (typeof capKinds)[number];

/** How long a lifted cap stays lifted. */
export const capLiftHours = 24;

/** For how many days it is remembered, as a code, from which network a visitor booked. */
export const networkRetentionDays = 30;

/** The most bookings that are cancelled in one step. */
export const cancelTogetherMax = 200;

export const capSentences = {
  sameTime: (phone: string): string =>
    `There is a booking for you at this time already. Please choose another time, or call ${phone}.`,
  mailbox: (phone: string): string =>
    `This email address has as many open bookings as we take online. Please call ${phone}, and we will find a time for you.`,
  network: (phone: string): string =>
    `We cannot take more online bookings from your connection today. Please call ${phone}, and we will find a time for you.`,
  nothing: 'Select at least one booking',
  tooMany: `At most ${cancelTogetherMax} bookings at once`,
} as const;

/** Whose cap it is: a mailbox in its folded form, or the code of a network. */
export const capSubject = z.object({
  kind: z.enum(capKinds, 'Please choose what the limit counts by'),
  subject: z.string().min(1).max(254),
});

/** Bookings to cancel together; `tell` sends one mail to each mailbox. */
export const cancelTogether = z.object({
  ids: z
    .array(z.uuid('Must be a UUID'), 'Must be a list of ids')
    .min(1, capSentences.nothing)
    .max(cancelTogetherMax, capSentences.tooMany)
    .transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))]),
  tell: z.boolean('Must be true or false'),
});
