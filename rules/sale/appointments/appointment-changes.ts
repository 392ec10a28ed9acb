import { z } from 'zod';
import { appointmentDate, newAppointment } from './appointment-rules.ts';
import { appointmentKinds } from './appointment-kinds.ts';
import { maxConfirmed } from './confirm-limits.ts';
import { leadDesignFilter } from '../../people/leads/design-filter.ts';
import { flagOrBlank, optional, optionalFlag, optionalId } from '../../optional.ts';
import { ownerFilter } from '../../people/owner-filter.ts';
import { pageNumber } from '../../page-number.ts';
import { searchText } from '../../search.ts';
import { emailOrNone, optionalText, text } from '../../text.ts';
import { version } from '../../row-version.ts';

/** `booked` by the visitor, `confirmed` by staff: both keep their time reserved. `held` and `missed` record the outcome. */
export const appointmentStatuses = ['booked', 'confirmed', 'held', 'missed', 'cancelled'] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** Every action on an appointment. */
export const appointmentMoves = ['confirm', 'reschedule', 'cancel', 'hold', 'miss'] as const;
export type AppointmentMove = (typeof appointmentMoves)[number];

interface Moment {
  readonly from: readonly AppointmentStatus[];
  /** Whether the move is possible before or after the appointment starts. */
  readonly when: 'before' | 'after';
}

/** From which statuses, and when, each move is possible. Held and missed can be swapped to correct a mistake; cancelled is final. */
const table: Readonly<Record<AppointmentMove, Moment>> = {
  confirm: { from: ['booked'], when: 'before' },
  reschedule: { from: ['booked', 'confirmed'], when: 'before' },
  cancel: { from: ['booked', 'confirmed'], when: 'before' },
  hold: { from: ['booked', 'confirmed', 'missed'], when: 'after' },
  miss: { from: ['booked', 'confirmed', 'held'], when: 'after' },
};

/** Whether a move is possible now. */
export const canChangeAppointment = (
  move: AppointmentMove,
  { status, startsAt }: { status: AppointmentStatus; startsAt: Date },
  now: Date,
): boolean => table[move].from.includes(status) && (table[move].when === 'before') === startsAt > now;

/** Every move that is possible now. */
export const movesOf = (
  appointment: { status: AppointmentStatus; startsAt: Date },
  now: Date,
): AppointmentMove[] => appointmentMoves.filter((move) => canChangeAppointment(move, appointment, now));

export const changeSentences = {
  missing: 'This appointment was not found.',
  notNow: 'This is no longer possible for this appointment.',
  meanwhile:
    'Someone else just changed this appointment. You see the latest version; what you typed is kept.',
  sameTime: 'The appointment is at this time already. Please choose another one.',
  sameConsultant: 'The appointment is with this consultant already.',
  lookedAfter: (name: string) => `${name} looks after this person. Please ask them to book.`,
  linkExpired: 'This appointment has started, so it can no longer be changed here.',
} as const;

const id = z.string();

/** Identifies the appointment to change and the version it was read at. */
export const appointmentRef = z.object({ id, version });

/** The appointments to confirm together. */
export const appointmentRefs = z.object({
  refs: z.array(appointmentRef).max(maxConfirmed, `Choose at most ${maxConfirmed} appointments`),
});

/** Input for rescheduling; without `consultantId`, the current consultant keeps the appointment where possible. */
export const newTime = z.object({
  appointmentDate,
  appointmentTime: newAppointment.shape.appointmentTime,
  consultantId: optionalId,
});

/** An optional note to the customer. */
export const noteToCustomer = optionalText({ max: 1000 });

/** What staff can edit about an appointment besides its time. */
export const appointmentAbout = z.object({
  kind: z.enum(appointmentKinds, 'Please choose one of the kinds'),
  projectId: optionalId,
  /** Missing: it stays as it is. */
  formatId: optionalId,
  /** The place of this one appointment; missing: it stays as it is, blank: that of its format. */
  place: text({ max: 300 }).nullish(),
});

/**
 * A booking that staff make on a customer's behalf, optionally with a particular consultant, and for a contact. Whoever has no address is
 * reached by phone (rule `data.phone-only`).
 */
export const newAppointmentFor = newAppointment.extend({
  customerEmail: emailOrNone.nullish().transform((address) => address || null),
  contactId: optionalId,
  consultantId: optionalId,
});

export const appointmentsPageSize = 20;

/** `upcoming` is today and later, `past` the days before, by the business's calendar. */
export const appointmentPeriods = ['upcoming', 'past'] as const;
export type AppointmentPeriod = (typeof appointmentPeriods)[number];

const flagWrong = 'Must be true or false';

/** Filters of the staff's list of appointments. */
export const appointmentFilter = z.object({
  page: pageNumber,
  search: searchText,
  status: optional(z.enum(appointmentStatuses, 'Please choose one of the statuses')),
  consultantId: optionalId,
  owner: ownerFilter,
  period: optional(z.enum(appointmentPeriods, 'Please choose one of the periods')),
  from: optional(appointmentDate),
  to: optional(appointmentDate),
  /** Leaves out cancelled appointments. */
  kept: flagOrBlank(flagWrong),
  latestFirst: flagOrBlank(flagWrong),
  ...leadDesignFilter,
});
export type AppointmentFilter = z.output<typeof appointmentFilter>;

/** Which of their own appointments customers list: upcoming ones, or past and cancelled ones. */
export const ownAppointmentsFilter = z.object({ past: optionalFlag(), page: pageNumber });
