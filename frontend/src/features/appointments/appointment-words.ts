import type { AppointmentStatus } from '@hearthline/rules/appointment-changes.ts';

/** How staff read a status, and the tone of its badge. */
export const statusTitles: Readonly<Record<AppointmentStatus, string>> = {
  booked: 'Booked', confirmed: 'Confirmed', held: 'Held', missed: 'Missed', cancelled: 'Cancelled',
};
export const statusTones: Readonly<Record<AppointmentStatus, 'plain' | 'pine' | 'ember' | 'solid' | 'danger'>> = {
  booked: 'ember', confirmed: 'pine', held: 'plain', missed: 'danger', cancelled: 'plain',
};

/**
 * How an appointment stands for those who come. They were told that it is confirmed when it was booked (specification, section 8);
 * that staff have looked at it too is the business's own note.
 */
export const guestStatus = (status: AppointmentStatus): AppointmentStatus => (status === 'booked' ? 'confirmed' : status);

const written = (options: Intl.DateTimeFormatOptions) => (day: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(new Date(`${day}T00:00:00Z`));

/** Days of the business's calendar, `yyyy-mm-dd`, in words: `Mon, Nov 16`; `Nov 16, 2026`; `Mon, Nov 16, 2026`; `Mon` and `16`. */
export const shortDay = written({ weekday: 'short', month: 'short', day: 'numeric' });
export const dayWithYear = written({ month: 'short', day: 'numeric', year: 'numeric' });
export const weekdayWithYear = written({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
export const weekdayAndDay = (day: string): readonly [string, string] => [written({ weekday: 'short' })(day), written({ day: 'numeric' })(day)];

/** A day some days later, `yyyy-mm-dd`. */
export const daysLater = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

export const appointmentsRange = (page: number, size: number, total: number): string =>
  `Showing ${(page - 1) * size + 1} to ${Math.min(page * size, total)} of ${total} appointments`;
