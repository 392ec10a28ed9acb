import type { AppointmentStatus } from '@hearthline/rules/appointments/changes.ts';
import { clockOf, type AppointmentKind } from '@hearthline/rules/appointments/rules.ts';
import type { Medium } from '@hearthline/rules/appointments/formats.ts';
import { settings } from '@hearthline/rules/settings.ts';
import { dayIn, periodOf } from '../platform/time/business-time.ts';
import { executeIn, type EntityManager } from '../platform/db/database.ts';

const zone = settings.timeZone.initial;
const times = ['09:00 AM', '09:30 AM', '10:30 AM', '11:30 AM', '01:00 PM', '02:00 PM', '03:00 PM'] as const;
const kinds: readonly AppointmentKind[] = [
  'consultation',
  'consultation',
  'meeting',
  'consultation',
  'inspection',
];
const messages = [
  'We own a lot in Kelso.',
  null,
  'We would like to see the double wides.',
  null,
  null,
  'Is financing possible with a land loan?',
] as const;

const day = 24 * 3600 * 1000;
const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** The status of a booking: most past ones were held; about half of those to come are confirmed. */
const statusOf = (isPast: boolean, number: number): AppointmentStatus => {
  if (number % 9 === 4) return 'cancelled';
  if (isPast) return number % 6 === 5 ? 'missed' : 'held';
  return number % 2 === 0 ? 'confirmed' : 'booked';
};

interface Format {
  readonly id: string;
  readonly medium: Medium;
  readonly minutes: number;
  readonly bufferAfter: number;
}

interface Guest {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly contactId: string | null;
  readonly userId: string | null;
  readonly projectId: string | null;
}

/** Inspections are visits, unless the demo customer's own appointment could follow too soon. */
const usualMedium = (kind: AppointmentKind, time: string, number: number): Medium =>
  kind === 'inspection' && time !== '03:00 PM' ? 'visit' : at(['phone', 'phone', 'video'] as const, number);

const insert = `
  with booked as (
    insert into appointments (created_at, customer_name, customer_email, customer_phone, appointment_date, appointment_time, message, status, kind, starts_at, ends_at, consultant_id, contact_id, customer_id, project_id, format_id, buffer_after, place, remind_at)
    select created_at, name, email, phone, date, time, message, status, kind, starts_at, ends_at, consultant_id, contact_id, user_id, project_id, format_id, buffer_after, place, remind_at
    from jsonb_to_recordset($1) as r (created_at timestamptz, name text, email text, phone text, date date, time text, message text, status text, kind text, starts_at timestamptz,
      ends_at timestamptz, consultant_id uuid, contact_id uuid, user_id uuid, project_id uuid, format_id uuid, buffer_after int, place text, remind_at timestamptz)
    returning id, created_at
  )
  insert into appointment_changes (appointment_id, created_at, action, party) select id, created_at, 'booked', 'visitor' from booked`;

const contacts = `
  select first_name || ' ' || last_name as name, email, phone, id as "contactId", null as "userId", null as "projectId"
  from contacts order by created_at desc, id limit 40`;

const customers = `
  select u.name, u.email, u.phone, null as "contactId", u.id as "userId", (select p.id from projects p where p.customer_id = u.id order by p.created_at limit 1) as "projectId"
  from users u where u.email_folded = 'customer@example.com'`;

/** Bookings in the last, this and the next two weeks for all consultants, and some of the demo customer's own. */
export const seedAppointments = async (em: EntityManager, now: Date): Promise<void> => {
  const consultants = await executeIn<{ id: string }>(em, 'select id from consultants order by position');
  const formats = await executeIn<Format>(
    em,
    'select id, medium, minutes, buffer_after as "bufferAfter" from appointment_formats order by position',
  );
  const [usual] = formats;
  if (!usual) throw new Error('the migrations bring appointment formats');
  const guests = await executeIn<Guest>(em, contacts);
  const [customer] = await executeIn<Guest>(em, customers);
  const rows: Record<string, unknown>[] = [];
  const add = (
    guest: Guest,
    consultant: string,
    offset: number,
    time: string,
    more: {
      kind: AppointmentKind;
      message: string | null;
      status?: AppointmentStatus;
      medium?: Medium;
      place?: string;
    },
  ): void => {
    const date = dayIn(zone, now, offset);
    const format =
      formats.find(({ medium }) => medium === (more.medium ?? usualMedium(more.kind, time, rows.length))) ??
      usual;
    const { startsAt, endsAt } = periodOf(date, clockOf(time), format.minutes, zone);
    const remindAt = new Date(startsAt.getTime() - day);
    const { name, email, contactId, userId } = guest;
    rows.push({
      name,
      email,
      phone: guest.phone ?? '(360) 555-0117',
      date,
      time,
      message: more.message,
      kind: more.kind,
      status: more.status ?? statusOf(startsAt <= now, rows.length),
      starts_at: startsAt,
      ends_at: endsAt,
      created_at: new Date(
        Math.min(startsAt.getTime() - 4 * day, now.getTime() - (rows.length % 5) * 7_200_000),
      ),
      consultant_id: consultant,
      contact_id: contactId,
      user_id: userId,
      project_id: more.kind === 'consultation' ? null : guest.projectId,
      format_id: format.id,
      buffer_after: format.bufferAfter,
      place: more.place ?? null,
      remind_at: remindAt > now ? remindAt : null,
    });
  };
  for (let offset = -10; offset <= 14; offset += 1) {
    consultants.forEach(({ id }, lane) => {
      // Two to four a day, at times that differ from day to day.
      for (
        let place = (offset + 10 + lane) % 2;
        place < times.length;
        place += 2 + ((offset + 10 + lane) % 2)
      ) {
        const number = rows.length;
        if (guests.length)
          add(at(guests, number * 7), id, offset, at(times, place), {
            kind: at(kinds, number),
            message: at(messages, number),
          });
      }
    });
  }
  const first = consultants[0]?.id;
  if (customer && first) {
    add(customer, first, -6, '04:00 PM', {
      kind: 'consultation',
      message: 'Which floor plan fits a narrow lot?',
      status: 'held',
      medium: 'video',
    });
    add(customer, first, 3, '04:00 PM', {
      kind: 'meeting',
      message: 'Choosing colors and cabinets',
      status: 'confirmed',
      medium: 'visit',
    });
    add(customer, first, 8, '04:00 PM', {
      kind: 'inspection',
      message: null,
      status: 'booked',
      medium: 'visit',
      place: 'Your lot in Kelso, at the road',
    });
  }
  await executeIn(em, insert, [JSON.stringify(rows)]);
};
