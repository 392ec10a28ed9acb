import type { AppointmentStatus } from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import { clockOf } from '@hearthline/rules/sale/appointments/times.ts';
import type { AppointmentKind } from '@hearthline/rules/sale/appointments/appointment-kinds.ts';
import type { Medium } from '@hearthline/rules/sale/appointments/formats.ts';
import { settings } from '@hearthline/rules/office/settings.ts';
import { dayIn, periodOf } from '../platform/time/business-time.ts';
import type { NewRow, Transaction } from '../platform/db/query-builder.ts';

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

interface Guest {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly contactId: string | null;
  readonly customerId: string | null;
  readonly projectId: string | null;
}

/** A guest who is known since a moment. */
interface KnownGuest extends Guest {
  readonly since: Date;
}

/** Who books at a time is one of so many contacts who were the newest then. */
const newestGuests = 12;

/** Inspections are visits, unless the demo customer's own appointment could follow too soon. */
const defaultMedium = (kind: AppointmentKind, time: string, number: number): Medium =>
  kind === 'inspection' && time !== '03:00 PM' ? 'visit' : at(['phone', 'phone', 'video'] as const, number);

/** All contacts, the newest first. */
const contactGuests = async (trx: Transaction): Promise<KnownGuest[]> => {
  const contacts = await trx
    .selectFrom('contacts')
    .select(['id', 'firstName', 'lastName', 'email', 'phone', 'createdAt as since'])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  return contacts.map(({ id, firstName, lastName, email, phone, since }) => ({
    since,
    name: `${firstName} ${lastName}`,
    email,
    phone,
    contactId: id,
    customerId: null,
    projectId: null,
  }));
};

/** The demo's customer, with their first project. */
const customerGuest = async (trx: Transaction): Promise<Guest | undefined> => {
  const row = await trx
    .selectFrom('users as u')
    .select((eb) => [
      'u.name',
      'u.email',
      'u.phone',
      'u.id as customerId',
      eb
        .selectFrom('projects as p')
        .select('p.id')
        .whereRef('p.customerId', '=', 'u.id')
        .orderBy('p.createdAt')
        .limit(1)
        .as('projectId'),
    ])
    .where('u.emailFolded', '=', 'customer@example.com')
    .executeTakeFirst();
  return row && { ...row, contactId: null };
};

/** Bookings in the last, this and the next two weeks for all consultants, and some of the demo customer's own. */
export const seedAppointments = async (trx: Transaction, now: Date): Promise<void> => {
  const consultants = await trx.selectFrom('consultants').select('id').orderBy('position').execute();
  const formats = await trx
    .selectFrom('appointmentFormats')
    .select(['id', 'medium', 'minutes', 'bufferAfter'])
    .orderBy('position')
    .execute();
  const [defaultFormat] = formats;
  if (!defaultFormat) throw new Error('the migrations bring appointment formats');
  const guests = await contactGuests(trx);
  const customer = await customerGuest(trx);
  const rows: NewRow<'appointments'>[] = [];
  /** When the next booking is made for a time: some days before, and not in the future. */
  const bookedAt = (startsAt: Date): Date =>
    new Date(Math.min(startsAt.getTime() - 4 * day, now.getTime() - (rows.length % 5) * 7_200_000));
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
      formats.find(({ medium }) => medium === (more.medium ?? defaultMedium(more.kind, time, rows.length))) ??
      defaultFormat;
    const { startsAt, endsAt } = periodOf(date, clockOf(time), format.minutes, zone);
    const remindAt = new Date(startsAt.getTime() - day);
    rows.push({
      customerName: guest.name,
      customerEmail: guest.email,
      customerPhone: guest.phone ?? '(360) 555-0117',
      appointmentDate: date,
      appointmentTime: time,
      message: more.message,
      kind: more.kind,
      status: more.status ?? statusOf(startsAt <= now, rows.length),
      startsAt,
      endsAt,
      createdAt: bookedAt(startsAt),
      consultantId: consultant,
      contactId: guest.contactId,
      customerId: guest.customerId,
      projectId: more.kind === 'consultation' ? null : guest.projectId,
      formatId: format.id,
      bufferAfter: format.bufferAfter,
      place: more.place ?? null,
      remindAt: remindAt > now ? remindAt : null,
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
        const time = at(times, place);
        const moment = bookedAt(periodOf(dayIn(zone, now, offset), clockOf(time), 0, zone).startsAt);
        const known = guests.filter(({ since }) => since <= moment).slice(0, newestGuests);
        if (known.length > 0)
          add(at(known, number * 7), id, offset, time, {
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
  const booked = await trx.insertInto('appointments').values(rows).returning(['id', 'createdAt']).execute();
  await trx
    .insertInto('appointmentChanges')
    .values(
      booked.map(({ id, createdAt }) => ({
        appointmentId: id,
        createdAt,
        action: 'booked' as const,
        party: 'visitor' as const,
      })),
    )
    .execute();
};
