import { longDate, zoneName } from '@hearthline/rules/calendar.ts';
import type { Company } from '@hearthline/rules/settings.ts';
import { oneLine, type NewMail } from '../../platform/mail.ts';
import type { Appointment } from './appointment.entity.ts';
import { calendarAttachment } from './appointment.calendar.ts';

/** Tells the visitor that the consultation is booked, with an entry for their calendar. */
export const appointmentConfirmed = (appointment: Appointment, company: Company, zone: string): NewMail => ({
  kind: 'appointment_confirmed',
  to: { name: appointment.customerName, address: appointment.customerEmail },
  content: {
    subject: `Your consultation on ${longDate(appointment.appointmentDate)} at ${appointment.appointmentTime}`,
    greeting: `Hello ${appointment.customerName},`,
    paragraphs: [
      `Your consultation with ${company.name} is confirmed. We look forward to talking with you about your home.`,
      `If you cannot make it, please call ${company.phone} or answer this mail.`,
    ],
    facts: [
      ['Date', longDate(appointment.appointmentDate)],
      ['Time', `${appointment.appointmentTime} (${zoneName(zone)})`],
      ['Phone', oneLine(appointment.customerPhone)],
      ...(appointment.message ? [['Your message', appointment.message] as const] : []),
    ],
  },
  attachments: [calendarAttachment({ ...appointment, sequence: appointment.calendarSequence }, company)],
});
