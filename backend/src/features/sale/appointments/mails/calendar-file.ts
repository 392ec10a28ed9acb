import { kindTitles } from '@hearthline/rules/sale/appointments/appointment-kinds.ts';
import type { AppointmentKind } from '@hearthline/rules/sale/appointments/appointment-kinds.ts';
import { directionsTo, type Medium } from '@hearthline/rules/sale/appointments/formats.ts';
import { phoneText } from '@hearthline/rules/phones/format.ts';
import { nameInMail } from '@hearthline/rules/people/greeting-name.ts';
import type { Company } from '@hearthline/rules/company.ts';
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { oneLine } from '../../../../platform/mail/mail-outbox.ts';
import type { MailAttachment } from '../../../../platform/mail/mail.entity.ts';
import { placeOf } from './place-text.ts';
import type { AppointmentForMail } from './appointment-for-mail.ts';

/** A name as a parameter value, where nothing can be escaped (RFC 5545, section 3.2): quotes and line breaks are replaced. */
const parameter = (name: string): string => oneLine(name).replaceAll('"', "'").replaceAll('\\', '/');

/** Text without the control characters that iCalendar cannot represent (RFC 5545, section 3.1). */
const words = (text: string): string => text.replace(/(?![\n\r\t])\p{Cc}/gu, '');

/** The guest's name if it reads like one. */
const nameOf = (guest: CalendarGuest): { name?: string } => {
  const name = nameInMail(guest.name ?? '');
  return name ? { name: parameter(name) } : {};
};

/** What a calendar program learns about an appointment. */
export interface CalendarEntry {
  readonly id: string;
  readonly kind: AppointmentKind;
  readonly calendarSequence: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Where it takes place, in words. */
  readonly place: string;
  readonly medium: Medium;
}

/** What the entry says to whom it is sent. */
export interface CalendarWords {
  readonly summary: string;
  /** The lines of its description. */
  readonly lines: readonly string[];
}

/** The person an entry is sent to. */
export interface CalendarGuest {
  /** Null if nobody has proved that the address is theirs. */
  readonly name: string | null;
  readonly customerEmail: string;
}

/** `REQUEST` and `CANCEL` are mailed, to the guest and to whoever holds it; `PUBLISH` is a file that a person adds to their own calendar. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

/**
 * The appointment as iCalendar (RFC 5545, RFC 5546): the same UID for its whole life, whatever the company calls itself,
 * and a SEQUENCE that grows, so that a calendar program moves or removes the entry it already has.
 * Times are UTC, so no zone table is needed.
 * @param say by default what the customer reads
 */
export const calendarText = (
  entry: CalendarEntry,
  guest: CalendarGuest | null,
  method: CalendarMethod,
  stamp: Date,
  company: Company,
  say?: CalendarWords,
): string => {
  const calendar = ical({
    prodId: { company: 'Hearthline', product: 'Appointments' },
    method: ICalCalendarMethod[method],
  });
  const directions = directionsTo(entry.medium, entry.place, company);
  const { summary, lines } = say ?? {
    summary: `${kindTitles[entry.kind]} with ${company.name}`,
    lines: [`Questions? ${company.phone}, ${company.email}`],
  };
  calendar.createEvent({
    id: entry.id,
    sequence: entry.calendarSequence,
    start: entry.startsAt,
    end: entry.endsAt,
    stamp,
    summary: words(summary),
    location: words(entry.place),
    description: words([...(directions ? [`Directions: ${directions}`] : []), ...lines].join('\n')),
    organizer: { name: parameter(company.name), email: company.email },
    // Somebody without an address is no attendee of a calendar.
    attendees: guest?.customerEmail
      ? [
          {
            ...nameOf(guest),
            email: guest.customerEmail,
            role: ICalAttendeeRole.REQ,
            status: ICalAttendeeStatus.ACCEPTED,
          },
        ]
      : [],
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  // The last line needs its line break too.
  return `${calendar.toString()}\r\n`;
};

const entryOf = ({
  id,
  kind,
  calendarSequence,
  startsAt,
  endsAt,
  format: { medium },
}: AppointmentForMail): Omit<CalendarEntry, 'place'> => ({
  id,
  kind,
  calendarSequence,
  startsAt,
  endsAt,
  medium,
});

/** What an entry in a mail is made from. */
interface EntryMailData extends Pick<CalendarGuest, 'name'> {
  readonly appointment: AppointmentForMail;
  readonly company: Company;
  readonly now: Date;
}

const attachment = (
  { appointment, company, now }: Omit<EntryMailData, 'name'>,
  guest: CalendarGuest,
  method: 'REQUEST' | 'CANCEL',
  say?: CalendarWords,
): MailAttachment => ({
  filename: `${appointment.kind}.ics`,
  contentType: `text/calendar; method=${method}; charset=utf-8`,
  content: calendarText(
    { ...entryOf(appointment), place: placeOf(appointment, company) },
    guest,
    method,
    now,
    company,
    say,
  ),
});

/** The entry as an attachment of the customer's mail. */
export const calendarAttachment = (data: EntryMailData, method: 'REQUEST' | 'CANCEL'): MailAttachment =>
  attachment(data, { name: data.name, customerEmail: data.appointment.customerEmail }, method);

/** The same entry for the consultant, who reads whom they see and how to reach them. @param url leads to the appointment */
export const consultantAttachment = (
  data: Omit<EntryMailData, 'name'>,
  { name, address }: { readonly name: string; readonly address: string },
  url: string,
  method: 'REQUEST' | 'CANCEL',
): MailAttachment => {
  const { kind, customerName, customerEmail, customerPhone } = data.appointment;
  return attachment(data, { name, customerEmail: address }, method, {
    summary: `${kindTitles[kind]} with ${oneLine(customerName)}`,
    lines: [phoneText(oneLine(customerPhone)), customerEmail, url].filter(Boolean),
  });
};
