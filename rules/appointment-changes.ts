import { z } from 'zod';
import { appointmentDate, appointmentKinds, newAppointment, type AppointmentKind } from './appointments.ts';
import { optional, optionalFlag, optionalId } from './optional.ts';
import { pageNumber } from './paging.ts';
import { optionalText } from './text.ts';
import { version } from './version.ts';

/** `booked`: by the visitor. `confirmed`: by staff. Both hold their time; `held` and `missed` are what became of it. */
export const appointmentStatuses = ['booked', 'confirmed', 'held', 'missed', 'cancelled'] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** What can be done with an appointment. */
export const appointmentMoves = ['confirm', 'reschedule', 'cancel', 'hold', 'miss'] as const;
export type AppointmentMove = (typeof appointmentMoves)[number];

interface Moment {
  readonly from: readonly AppointmentStatus[];
  /** On which side of its beginning. */
  readonly when: 'before' | 'after';
}

/** Which move leads on from which status. A mistake between held and missed can be mended; a cancelled one stays cancelled. */
const table: Readonly<Record<AppointmentMove, Moment>> = {
  confirm: { from: ['booked'], when: 'before' },
  reschedule: { from: ['booked', 'confirmed'], when: 'before' },
  cancel: { from: ['booked', 'confirmed'], when: 'before' },
  hold: { from: ['booked', 'confirmed', 'missed'], when: 'after' },
  miss: { from: ['booked', 'confirmed', 'held'], when: 'after' },
};

/** Whether a move is possible now. */
export const canMove = (move: AppointmentMove, { status, startsAt }: { status: AppointmentStatus; startsAt: Date }, now: Date): boolean =>
  table[move].from.includes(status) && (table[move].when === 'before') === startsAt > now;

/** Every move that is possible now. */
export const movesOf = (appointment: { status: AppointmentStatus; startsAt: Date }, now: Date): AppointmentMove[] =>
  appointmentMoves.filter((move) => canMove(move, appointment, now));

/** What an appointment is called in a list and in the middle of a sentence. */
export const kindTitles: Readonly<Record<AppointmentKind, string>> = { consultation: 'Consultation', meeting: 'Meeting', inspection: 'Inspection' };
export const kindWord = (kind: AppointmentKind): string => kindTitles[kind].toLowerCase();
export const aKind = (kind: AppointmentKind): string => `${kind === 'inspection' ? 'an' : 'a'} ${kindWord(kind)}`;

/** As in `Inspection: Cedar Ridge Home`. */
export const appointmentTitle = (kind: AppointmentKind, projectName: string | null): string =>
  projectName ? `${kindTitles[kind]}: ${projectName}` : kindTitles[kind];

export const changeSentences = {
  missing: 'This appointment was not found.',
  notNow: 'This cannot be done with the appointment any more.',
  meanwhile: 'Somebody else changed this appointment meanwhile. You see here how it stands now; what you typed is kept.',
  sameTime: 'The appointment is at this time already. Please choose another one.',
  sameConsultant: 'The appointment is with this consultant already.',
  linkGone: 'This appointment has begun, so it cannot be changed here any more.',
} as const;

const id = z.string();

/** A change of an appointment as it was read. */
export const appointmentRef = z.object({ id, version });

/** A move to another time; without a consultant the present one keeps it where possible. */
export const newTime = z.object({
  appointmentDate,
  appointmentTime: newAppointment.shape.appointmentTime,
  consultantId: optionalId,
});

/** A sentence to the customer. */
export const noteToCustomer = optionalText({ max: 1000 });

/** What staff say of an appointment beside its time. */
export const appointmentAbout = z.object({
  kind: z.enum(appointmentKinds, 'Please choose one of the kinds'),
  projectId: optionalId,
});

/** A booking that staff make for somebody, with the consultant of their choice. */
export const newAppointmentFor = newAppointment.extend({ consultantId: optionalId });

export const appointmentsPageSize = 20;

/** Today and later, or the days before, by the business's calendar. */
export const appointmentPeriods = ['upcoming', 'past'] as const;
export type AppointmentPeriod = (typeof appointmentPeriods)[number];

/** What narrows the list of staff. */
export const appointmentFilter = z.object({
  page: pageNumber,
  search: optionalText({ max: 100 }),
  status: optional(z.enum(appointmentStatuses, 'Please choose one of the statuses')),
  consultantId: optionalId,
  period: optional(z.enum(appointmentPeriods, 'Please choose one of the periods')),
  from: optional(appointmentDate),
  to: optional(appointmentDate),
  /** Without the cancelled ones. */
  kept: optionalFlag(),
  latestFirst: optionalFlag(),
});
export type AppointmentFilter = z.output<typeof appointmentFilter>;

/** Which of one's own appointments: those to come, or those that are over (or were cancelled). */
export const ownAppointmentsFilter = z.object({ past: optionalFlag(), page: pageNumber });
