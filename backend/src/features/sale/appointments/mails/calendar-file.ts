import { kindTitles } from '@hearthline/rules/sale/appointments/appointment-kinds.ts';
import type { AppointmentKind } from '@hearthline/rules/sale/appointments/appointment-kinds.ts';
import { directionsTo, type Medium } from '@hearthline/rules/sale/appointments/formats.ts';
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

/** The person an entry is sent to. */
export interface CalendarGuest {
  /** Null if nobody has proved that the address is theirs. */
  readonly name: string | null;
  readonly customerEmail: string;
}

/** `REQUEST` and `CANCEL` are mailed to the guest; `PUBLISH` is a file that a person adds to their own calendar. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

/**
 * The appointment as iCalendar (RFC 5545, RFC 5546): the same UID for its whole life, whatever the company calls itself,
 * and a SEQUENCE that grows, so that a calendar program moves or removes the entry it already has.
 * Times are UTC, so no zone table is needed.
 */
export const calendarText = (
  entry: CalendarEntry,
  guest: CalendarGuest | null,
  method: CalendarMethod,
  stamp: Date,
  company: Company,
): string => {
  const calendar = ical({
    prodId: { company: 'Hearthline', product: 'Appointments' },
    method: ICalCalendarMethod[method],
  });
  const directions = directionsTo(entry.medium, entry.place, company);
  const questions = `Questions? ${company.phone}, ${company.email}`;
  calendar.createEvent({
    id: entry.id,
    sequence: entry.calendarSequence,
    start: entry.startsAt,
    end: entry.endsAt,
    stamp,
    summary: words(`${kindTitles[entry.kind]} with ${company.name}`),
    location: words(entry.place),
    description: words([...(directions ? [`Directions: ${directions}`] : []), questions].join('\n')),
    organizer: { name: parameter(company.name), email: company.email },
    attendees: guest
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

/** The entry as a mail attachment. */
export const calendarAttachment = (
  { appointment, name, company, now }: EntryMailData,
  method: 'REQUEST' | 'CANCEL',
): MailAttachment => ({
  filename: `${appointment.kind}.ics`,
  contentType: `text/calendar; method=${method}; charset=utf-8`,
  content: calendarText(
    { ...entryOf(appointment), place: placeOf(appointment, company) },
    { name, customerEmail: appointment.customerEmail },
    method,
    now,
    company,
  ),
});
