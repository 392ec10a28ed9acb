import {
  appointmentsPageSize,
  type AppointmentStatus,
} from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import { rangeText, type Pagination } from '@hearthline/rules/paging.ts';
import { appointmentTones } from '../../../domain/state-tones.ts';
import { dayFormat } from '../../../platform/dates/calendar-day.ts';

/** A status as staff see it, and the tone of its badge. */
export const statusTitles: Readonly<Record<AppointmentStatus, string>> = {
  booked: 'Booked',
  confirmed: 'Confirmed',
  held: 'Held',
  missed: 'Missed',
  cancelled: 'Cancelled',
};
export const statusTones = appointmentTones;

/**
 * An appointment's status as the customer sees it. They were told that it is confirmed when they booked it
 * (docs/specification.md, section 8); that staff has confirmed it as well is an internal note.
 */
export const guestStatus = (status: AppointmentStatus): AppointmentStatus =>
  status === 'booked' ? 'confirmed' : status;

/** `Mon, Nov 16, 2026`. */
export const weekdayWithYear = dayFormat({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

const weekday = dayFormat({ weekday: 'short' });
const dayOfMonth = dayFormat({ day: 'numeric' });

/** `Mon` and `16`. */
export const weekdayAndDay = (day: string): readonly [weekday: string, dayOfMonth: string] => [
  weekday(day),
  dayOfMonth(day),
];

/** `Showing 1 to 20 of 45 appointments`. */
export const appointmentsRange = (pagination: Pagination): string =>
  rangeText(pagination, appointmentsPageSize, `${pagination.total} appointments`);
