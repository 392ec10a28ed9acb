import { appointmentDate, appointmentTimes, bookingHorizonDays, clockOf, slotMinutes } from '@hearthline/rules/appointments.ts';
import { z } from 'zod';
import { dayIn, periodOf } from '../../platform/business-time.ts';
import type { Context } from '../../platform/context.ts';
import { readSetting } from '../../platform/setting.entity.ts';
import { validate } from '../../platform/validate.ts';
import type { AppointmentSlot, BookingDays } from './appointment.entity.ts';

const query = z.object({ date: appointmentDate });

const occupied = `
  select a.starts_at as "startsAt", a.ends_at as "endsAt" from appointments a join consultants c on c.id = a.consultant_id
  where c.on_duty and a.status <> 'cancelled' and a.starts_at < $2 and a.ends_at > $1`;

/** The days that can be booked: from the business's today to the horizon. */
export const bookingDays = async (context: Context): Promise<BookingDays> => {
  const timeZone = await readSetting(context.sql, 'timeZone');
  const now = context.now();
  return { firstDate: dayIn(timeZone, now), lastDate: dayIn(timeZone, now, bookingHorizonDays), timeZone };
};

/**
 * The sixteen slots of a day, each with how many visitors can still book it;
 * what is past or beyond the horizon cannot be booked by anybody.
 */
export const listSlots = async (context: Context, input: unknown): Promise<AppointmentSlot[]> => {
  const { date } = validate(query, input);
  const zone = await readSetting(context.sql, 'timeZone');
  const now = context.now();
  const open = date >= dayIn(zone, now) && date <= dayIn(zone, now, bookingHorizonDays);
  const periods = appointmentTimes.map((time) => ({ time, ...periodOf(date, clockOf(time), slotMinutes, zone) }));
  const [duty] = await context.sql<{ count: string }>('consultants_on_duty', 'select count(*) from consultants where on_duty');
  const taken = open ? await context.sql<{ startsAt: Date; endsAt: Date }>('slots_taken', occupied, [periods[0]?.startsAt, periods.at(-1)?.endsAt]) : [];
  return periods.map(({ time, startsAt, endsAt }) => {
    const busy = taken.filter((other) => other.startsAt < endsAt && other.endsAt > startsAt).length;
    const past = startsAt <= now;
    const remaining = open && !past ? Math.max(0, Number(duty?.count ?? 0) - busy) : 0;
    return { time, remaining, available: remaining > 0, past };
  });
};
