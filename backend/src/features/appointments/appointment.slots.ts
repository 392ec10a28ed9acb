import { appointmentDate, bookingHorizonDays, clockOf } from '@hearthline/rules/appointments.ts';
import { slotMinutes, slotTimes, weekdayOf } from '@hearthline/rules/hours.ts';
import { z } from 'zod';
import { dayIn, periodOf, type Period } from '../../platform/business-time.ts';
import type { Context } from '../../platform/context.ts';
import { readSetting } from '../../platform/setting.entity.ts';
import { validate } from '../../platform/validate.ts';
import type { AppointmentSlot, BookingDays } from './appointment.entity.ts';
import { isFree } from './appointment.free.ts';
import { takesBookings } from './consultant.policy.ts';

const query = z.object({ date: appointmentDate });

/** The consultants who are free at each of a day's times. */
const free = `
  select array_agg(c.id order by c.position, c.id) filter (where c.id is not null) as consultants
  from unnest($1::timestamptz[], $2::timestamptz[]) with ordinality as s (starts_at, ends_at, number)
    left join consultants c on ${isFree({ startsAt: 's.starts_at', endsAt: 's.ends_at', except: '$3::uuid' })}
  group by s.number order by s.number`;

const closed = `
  select day::date::text as day from generate_series($1::date, $2::date, '1 day') as day
  where extract(isodow from day)::int <> all ($3::int[]) or not exists (select from consultants c where ${takesBookings('day')})
  order by day`;

/** The bookable days: from the business's today to the horizon, except those on which nobody is at work. */
export const bookingDays = async (context: Context): Promise<BookingDays> => {
  const [timeZone, { days }] = await Promise.all([readSetting(context.sql, 'timeZone'), readSetting(context.sql, 'hours')]);
  const now = context.now();
  const [firstDate, lastDate] = [dayIn(timeZone, now), dayIn(timeZone, now, bookingHorizonDays)];
  const closedDates = await context.sql<{ day: string }>('closed_dates', closed, [firstDate, lastDate, days]);
  return { firstDate, lastDate, closedDates: closedDates.map(({ day }) => day), timeZone };
};

/** A time of day and who is free then; nobody if it is past or beyond the horizon. */
export interface FreeSlot extends Period {
  readonly time: string;
  readonly past: boolean;
  readonly consultants: readonly string[];
}

/** The times of a day: sixteen with the business hours of a new database. @param except an appointment whose own time counts as free */
export const freeSlots = async (context: Context, date: string, except: string | null = null): Promise<FreeSlot[]> => {
  const [zone, hours] = await Promise.all([readSetting(context.sql, 'timeZone'), readSetting(context.sql, 'hours')]);
  const now = context.now();
  const open = date >= dayIn(zone, now) && date <= dayIn(zone, now, bookingHorizonDays) && hours.days.includes(weekdayOf(date));
  const periods = slotTimes(hours).map((time) => ({ time, ...periodOf(date, clockOf(time), slotMinutes, zone) }));
  const values = [periods.map(({ startsAt }) => startsAt), periods.map(({ endsAt }) => endsAt), except];
  const rows = open ? await context.sql<{ consultants: string[] | null }>('slots_free', free, values) : [];
  return periods.map((period, index) => {
    const past = period.startsAt <= now;
    return { ...period, past, consultants: past ? [] : (rows[index]?.consultants ?? []) };
  });
};

/**
 * The slots of a day, each with the number of visitors who can still book it:
 * none if it is past, beyond the horizon, or on a day without consultations.
 */
export const listSlots = async (context: Context, input: unknown): Promise<AppointmentSlot[]> => {
  const { date } = validate(query, input);
  const slots = await freeSlots(context, date);
  return slots.map(({ time, past, consultants: { length: remaining } }) => ({ time, remaining, available: remaining > 0, past }));
};
