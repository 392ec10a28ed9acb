import { appointmentDate, appointmentTimes, bookingHorizonDays, clockOf, slotMinutes, type AppointmentTime } from '@hearthline/rules/appointments.ts';
import { z } from 'zod';
import { dayIn, periodOf, type Period } from '../../platform/business-time.ts';
import type { Context } from '../../platform/context.ts';
import { readSetting } from '../../platform/setting.entity.ts';
import { validate } from '../../platform/validate.ts';
import type { AppointmentSlot, BookingDays } from './appointment.entity.ts';
import { isFree } from './appointment.free.ts';

const query = z.object({ date: appointmentDate });

/** Which consultants can see somebody at each of a day's times. */
const free = `
  select array_agg(c.id order by c.position, c.id) filter (where c.id is not null) as consultants
  from unnest($1::timestamptz[], $2::timestamptz[]) with ordinality as s (starts_at, ends_at, number)
    left join consultants c on ${isFree({ startsAt: 's.starts_at', endsAt: 's.ends_at', except: '$3::uuid' })}
  group by s.number order by s.number`;

/** The days that can be booked: from the business's today to the horizon. */
export const bookingDays = async (context: Context): Promise<BookingDays> => {
  const timeZone = await readSetting(context.sql, 'timeZone');
  const now = context.now();
  return { firstDate: dayIn(timeZone, now), lastDate: dayIn(timeZone, now, bookingHorizonDays), timeZone };
};

/** A time of a day and who is free then; nobody when it is past or beyond the horizon. */
export interface FreeSlot extends Period {
  readonly time: AppointmentTime;
  readonly past: boolean;
  readonly consultants: readonly string[];
}

/** The sixteen times of a day. @param except an appointment whose own time counts as free */
export const freeSlots = async (context: Context, date: string, except: string | null = null): Promise<FreeSlot[]> => {
  const zone = await readSetting(context.sql, 'timeZone');
  const now = context.now();
  const open = date >= dayIn(zone, now) && date <= dayIn(zone, now, bookingHorizonDays);
  const periods = appointmentTimes.map((time) => ({ time, ...periodOf(date, clockOf(time), slotMinutes, zone) }));
  const values = [periods.map(({ startsAt }) => startsAt), periods.map(({ endsAt }) => endsAt), except];
  const rows = open ? await context.sql<{ consultants: string[] | null }>('slots_free', free, values) : [];
  return periods.map((period, index) => {
    const past = period.startsAt <= now;
    return { ...period, past, consultants: past ? [] : (rows[index]?.consultants ?? []) };
  });
};

/**
 * The sixteen slots of a day, each with how many visitors can still book it;
 * what is past or beyond the horizon cannot be booked by anybody.
 */
export const listSlots = async (context: Context, input: unknown): Promise<AppointmentSlot[]> => {
  const { date } = validate(query, input);
  const slots = await freeSlots(context, date);
  return slots.map(({ time, past, consultants: { length: remaining } }) => ({ time, remaining, available: remaining > 0, past }));
};
