import { kindWord } from '@hearthline/rules/sale/appointments/appointment-kinds.ts';
import { longDate, zoneName } from '@hearthline/rules/dates/date-text.ts';
import { timeOfDay } from '@hearthline/rules/dates/time-text.ts';
import type { Company } from '@hearthline/rules/company.ts';
import { greet, type NewMail } from '../../../../platform/mail/mail-outbox.ts';
import { calendarAttachment } from './calendar-file.ts';
import { directionsOf, formatInWords, placeOf } from './place-text.ts';
import type { AppointmentForMail } from './appointment-for-mail.ts';

/** What every mail about an appointment is made from. */
export interface AppointmentMailData {
  readonly appointment: AppointmentForMail;
  readonly company: Company;
  readonly zone: string;
  readonly publicUrl: string;
  /** The token of the link to this one appointment. */
  readonly token: string;
  /** Of the account with the customer's address; null if nobody has proved it. What was typed as a name is for staff. */
  readonly name: string | null;
  readonly now: Date;
}

/** `Monday, January 11, 2027 at 10:30 AM`. */
export const timeInWords = ({
  appointmentDate,
  appointmentTime,
}: Pick<AppointmentForMail, 'appointmentDate' | 'appointmentTime'>): string =>
  `${longDate(appointmentDate)} at ${timeOfDay(appointmentTime)}`;

const to = (
  { customerEmail }: AppointmentForMail,
  { name }: Pick<AppointmentMailData, 'name'>,
): NewMail['to'] => ({ name: name ?? '', address: customerEmail });

/** The token comes after `#`, so that it is never sent to a server, logged or passed on as a referrer (docs/security.md, B8). */
const action = ({ publicUrl, token }: AppointmentMailData): { label: string; url: string } => ({
  label: 'Reschedule or cancel',
  url: `${publicUrl}/appointment#token=${token}`,
});

interface Message {
  readonly kind: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly (readonly [string, string])[];
}

/** A mail with the current calendar entry, the way there and the link to change the appointment. */
const update = (data: AppointmentMailData, { kind, subject, paragraphs, facts }: Message): NewMail => {
  const directions = directionsOf(data.appointment, data.company);
  return {
    kind,
    to: to(data.appointment, data),
    confidential: true,
    content: {
      subject,
      greeting: greet(data.name ?? ''),
      paragraphs,
      facts,
      action: action(data),
      ...(directions && { links: [{ label: 'Get directions', url: directions }] }),
    },
    attachments: [calendarAttachment(data, 'REQUEST')],
  };
};

/** How and where: a call, a video talk or a visit, and its place. */
const how = ({ appointment, company }: AppointmentMailData): (readonly [string, string])[] => [
  ['How', formatInWords(appointment)],
  ['Where', placeOf(appointment, company)],
];

const when = (data: AppointmentMailData): (readonly [string, string])[] => [
  ['Date', longDate(data.appointment.appointmentDate)],
  ['Time', `${timeOfDay(data.appointment.appointmentTime)} (${zoneName(data.zone)})`],
  ...how(data),
];

/** With whom, and about which home: one of the catalog, because whoever got a design a name may not own the mailbox. */
const about = ({ appointment }: AppointmentMailData): (readonly [string, string])[] => [
  ['With', appointment.consultant.name],
  ...(appointment.homeId !== null && appointment.homeName !== null
    ? [['Home', appointment.homeName] as const]
    : []),
];

const otherwise = (company: Company): string =>
  `If the time does not suit you, choose another one or cancel below, or call ${company.phone}.`;

/** Tells the visitor that the appointment is booked, with an entry for their calendar. Their message is for staff and is not repeated. */
export const appointmentConfirmed = (data: AppointmentMailData): NewMail => {
  const { appointment, company } = data;
  const word = kindWord(appointment.kind);
  return update(data, {
    kind: 'appointment_confirmed',
    subject: `Your ${word} on ${timeInWords(appointment)}`,
    paragraphs: [
      `Your ${word} with ${company.name} is confirmed. We look forward to talking with you about your home.`,
      otherwise(company),
    ],
    facts: [...when(data), ...about(data)],
  });
};

/** Tells one mailbox of several bookings, each with a link and an entry for the calendar. */
export const appointmentsConfirmed = (
  booked: readonly Pick<AppointmentMailData, 'appointment' | 'token'>[],
  shared: Omit<AppointmentMailData, 'appointment' | 'token'>,
): NewMail => {
  const { company, zone, name } = shared;
  const all = booked.map((one): AppointmentMailData => ({ ...shared, ...one }));
  const [first] = all as [AppointmentMailData];
  return {
    kind: 'appointment_confirmed',
    to: to(first.appointment, shared),
    confidential: true,
    content: {
      subject: `Your ${all.length} appointments`,
      greeting: greet(name ?? ''),
      paragraphs: [
        `Your appointments with ${company.name} are confirmed. We look forward to talking with you about your home.`,
        `If a time does not suit you, choose another one or cancel below, or call ${company.phone}.`,
      ],
      facts: all.map(
        ({ appointment }) =>
          [`With ${appointment.consultant.name}`, `${timeInWords(appointment)} (${zoneName(zone)})`] as const,
      ),
      links: all.map((data) => ({
        label: `${action(data).label}: ${timeInWords(data.appointment)}`,
        url: action(data).url,
      })),
    },
    attachments: all.map((data) => calendarAttachment(data, 'REQUEST')),
  };
};

/** Tells the customer that staff confirmed the booking, and who will be there. */
export const appointmentConfirmedByStaff = (data: AppointmentMailData): NewMail => {
  const { appointment, company } = data;
  return update(data, {
    kind: 'appointment_affirmed',
    subject: `See you on ${timeInWords(appointment)}`,
    paragraphs: [
      `${appointment.consultant.name} has your ${kindWord(appointment.kind)} with ${company.name} in the calendar and is preparing for it.`,
      otherwise(company),
    ],
    facts: [...when(data), ...about(data)],
  });
};

/** @param before the previous time, in words */
export const appointmentMoved = (data: AppointmentMailData, before: string): NewMail => {
  const { appointment, company, zone } = data;
  const word = kindWord(appointment.kind);
  return update(data, {
    kind: 'appointment_moved',
    subject: `Your ${word} has moved to ${timeInWords(appointment)}`,
    paragraphs: [
      `Your ${word} with ${company.name} has a new time. Open the attached file to move the entry in your calendar.`,
      otherwise(company),
    ],
    facts: [
      ['Old time', before],
      ['New time', `${timeInWords(appointment)} (${zoneName(zone)})`],
      ...how(data),
      ...about(data),
    ],
  });
};

/** Tells the customer that another consultant will be there, or that the appointment is of another kind or elsewhere. */
export const appointmentDetailsChanged = (data: AppointmentMailData, what: readonly string[]): NewMail => {
  const { appointment } = data;
  return update(data, {
    kind: 'appointment_altered',
    subject: `About your ${kindWord(appointment.kind)} on ${timeInWords(appointment)}`,
    paragraphs: [...what, 'The time stays the same.'],
    facts: [...when(data), ...about(data)],
  });
};

/** Reminds the visitor on the day before. */
export const appointmentReminder = (data: AppointmentMailData): NewMail => {
  const { appointment, company } = data;
  return update(data, {
    kind: 'appointment_reminder',
    subject: `Reminder: your ${kindWord(appointment.kind)} on ${timeInWords(appointment)}`,
    paragraphs: [`Your ${kindWord(appointment.kind)} with ${company.name} is coming up.`, otherwise(company)],
    facts: [...when(data), ...about(data)],
  });
};

/** @param note a message from staff about the cancellation */
export const appointmentCancelled = (data: AppointmentMailData, note: string | null): NewMail => {
  const { appointment, company, zone, publicUrl } = data;
  const word = kindWord(appointment.kind);
  return {
    kind: 'appointment_cancelled',
    to: to(appointment, data),
    content: {
      subject: `Your ${word} on ${timeInWords(appointment)} is cancelled`,
      greeting: greet(data.name ?? ''),
      paragraphs: [
        `Your ${word} with ${company.name} is cancelled.`,
        ...(note ? [note] : []),
        `We would be glad to find another time. Book one below, or call ${company.phone}.`,
      ],
      facts: [['Cancelled', `${timeInWords(appointment)} (${zoneName(zone)})`]],
      action: { label: 'Book another time', url: `${publicUrl}/appointments` },
    },
    attachments: [calendarAttachment(data, 'CANCEL')],
  };
};

/** Tells one mailbox that several of its bookings are cancelled; each calendar entry goes too. */
export const appointmentsCancelled = (
  appointments: readonly AppointmentForMail[],
  shared: Omit<AppointmentMailData, 'appointment' | 'token'>,
): NewMail => {
  const { company, zone, publicUrl } = shared;
  const [first] = appointments as readonly [AppointmentForMail];
  const what =
    appointments.length === 1
      ? `Your ${kindWord(first.kind)} on ${timeInWords(first)} is cancelled`
      : `Your ${appointments.length} bookings are cancelled`;
  return {
    kind: 'appointment_cancelled',
    to: to(first, shared),
    content: {
      subject: what,
      greeting: greet(shared.name ?? ''),
      paragraphs: [
        `${what}. If you did not book with ${company.name}, you need do nothing. If you did, we would be glad to find another time: call ${company.phone}.`,
      ],
      facts: appointments.map(
        (appointment) => ['Cancelled', `${timeInWords(appointment)} (${zoneName(zone)})`] as const,
      ),
      action: { label: 'Book another time', url: `${publicUrl}/appointments` },
    },
    attachments: appointments.map((appointment) => calendarAttachment({ ...shared, appointment }, 'CANCEL')),
  };
};
