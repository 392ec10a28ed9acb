import type { Company } from '@hearthline/rules/settings.ts';
import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { oneLine } from '../../platform/mail.ts';
import type { MailAttachment } from '../../platform/mail.entity.ts';

/** A name as a parameter's value, which knows no escapes (RFC 5545, section 3.2): no quotes, no line breaks. */
const parameter = (name: string): string => oneLine(name).replaceAll('"', "'").replaceAll('\\', '/');

/** What a calendar program is told of an appointment. */
export interface CalendarEntry {
  readonly id: string;
  readonly sequence: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly createdAt: Date;
  readonly customerName: string;
  readonly customerEmail: string;
  readonly message: string | null;
}

/**
 * The appointment as an invitation (RFC 5545, RFC 5546): the same UID for its whole life and a SEQUENCE that grows,
 * so that a calendar program moves or removes the entry it already has. Times are UTC, so no zone table is needed.
 */
export const calendarAttachment = (entry: CalendarEntry, company: Company): MailAttachment => {
  const calendar = ical({ prodId: { company: 'Hearthline', product: 'Appointments' }, method: ICalCalendarMethod.REQUEST });
  calendar.createEvent({
    id: `${entry.id}@${company.email.split('@')[1] ?? 'hearthline'}`,
    sequence: entry.sequence,
    start: entry.startsAt,
    end: entry.endsAt,
    stamp: entry.createdAt,
    summary: `Consultation with ${company.name}`,
    description: [`Questions? ${company.phone}, ${company.email}`, entry.message].filter(Boolean).join('\n\n'),
    organizer: { name: parameter(company.name), email: company.email },
    attendees: [{ name: parameter(entry.customerName), email: entry.customerEmail, role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.ACCEPTED }],
    status: ICalEventStatus.CONFIRMED,
  });
  return { filename: 'consultation.ics', contentType: 'text/calendar; method=REQUEST; charset=utf-8', content: calendar.toString() };
};
