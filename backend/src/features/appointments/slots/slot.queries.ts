import type { SlotObstacle } from '@hearthline/rules/appointments/formats.ts';
import { appointmentDate, bookingHorizonDays } from '@hearthline/rules/appointments/rules.ts';
import { slotTimes, weekdayOf } from '@hearthline/rules/dates/hours.ts';
import { z } from 'zod';
import { dayIn, type Period } from '../../../platform/time/business-time.ts';
import type { Context } from '../../../platform/context.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { formatOfAppointment, formatToBook } from '../formats/format.queries.ts';
import { consultantFreeCondition } from './consultant-is-free.ts';
import type { AppointmentSlot, BookingDays } from './slot.types.ts';
import { bookingRules, isTooLate, isTooSoon, spanOf } from './bookable-times.ts';
import { consultantOnDutyCondition } from './consultant-is-on-duty.ts';

/** The consultants who are free at each of a day's times. */
const free = `
  select array_agg(c.id order by c.position, c.id) filter (where c.id is not null) as consultants
  from unnest($1::timestamptz[], $2::timestamptz[], $3::timestamptz[]) with ordinality as s (starts_at, span_from, span_until, number)
    left join consultants c on ${consultantFreeCondition({ startsAt: 's.starts_at', from: 's.span_from', until: 's.span_until', except: '$4::uuid' })}
  group by s.number order by s.number`;

const closed = `
  select day::date::text as day from generate_series($1::date, $2::date, '1 day') as day
  where extract(isodow from day)::int <> all ($3::int[]) or not exists (select from consultants c where ${consultantOnDutyCondition('day')})
  order by day`;

/** The bookable days: from the business's today to the horizon, except those on which nobody is at work. */
export const bookingDays = async (context: Context): Promise<BookingDays> => {
  const [timeZone, { days }] = await Promise.all([
    readSetting(context, 'timeZone'),
    readSetting(context, 'hours'),
  ]);
  const now = context.now();
  const [firstDate, lastDate] = [dayIn(timeZone, now), dayIn(timeZone, now, bookingHorizonDays)];
  const closedDates = await context.sql<{ day: string }>('closed_dates', closed, [firstDate, lastDate, days]);
  return { firstDate, lastDate, closedDates: closedDates.map(({ day }) => day), timeZone };
};

/** A time of day and who is free then; nobody if it is past, beyond the horizon, or does not suit the format. */
export interface FreeSlot extends Period {
  readonly time: string;
  readonly obstacle: SlotObstacle | null;
  readonly consultants: readonly string[];
}

const query = z.object({
  date: appointmentDate,
  formatId: z.string().nullish(),
  appointmentId: z.string().nullish(),
});

/**
 * The times of a day: sixteen with the business hours of a new database.
 * @param input the day and the format; with an appointment to be moved, its format, and its own time counts as free
 * @param party staff are not bound by the notice of a format, nor to those that visitors can book
 * @throws AppError BAD_INPUT
 */
export const freeSlots = async (
  context: Context,
  input: unknown,
  party: 'staff' | 'guest',
): Promise<FreeSlot[]> => {
  const { date, formatId = null, appointmentId = null } = validate(query, input);
  const { zone, hours, now } = await bookingRules(context);
  // The format that staff are about to give an appointment counts, not the one it has.
  const format =
    (!formatId && (await formatOfAppointment(context.sql, appointmentId))) ||
    (await formatToBook(context.sql, formatId || null, appointmentId ? 'staff' : party));
  const open =
    date >= dayIn(zone, now) &&
    date <= dayIn(zone, now, bookingHorizonDays) &&
    hours.days.includes(weekdayOf(date));
  const spans = slotTimes(hours).map((time) => ({
    time,
    ...spanOf({ appointmentDate: date, appointmentTime: time }, format, zone),
  }));
  const values = [
    spans.map(({ startsAt }) => startsAt),
    spans.map(({ from }) => from),
    spans.map(({ until }) => until),
    isId(appointmentId) ? appointmentId : null,
  ];
  const rows = open ? await context.sql<{ consultants: string[] | null }>('slots_free', free, values) : [];
  return spans.map(({ time, startsAt, endsAt }, index) => {
    const consultants = rows[index]?.consultants ?? [];
    const obstacle =
      startsAt <= now
        ? 'past'
        : isTooLate(time, format, hours)
          ? 'tooLate'
          : party === 'guest' && isTooSoon(startsAt, format, now)
            ? 'tooSoon'
            : consultants.length
              ? null
              : 'taken';
    return { time, startsAt, endsAt, obstacle, consultants: obstacle ? [] : consultants };
  });
};

/**
 * The slots of a day, each with the number of visitors who can still book it:
 * none if it is past, beyond the horizon, or on a day without consultations.
 */
export const listSlots = async (context: Context, input: unknown): Promise<AppointmentSlot[]> => {
  const slots = await freeSlots(context, input, 'guest');
  return slots.map(({ time, startsAt, obstacle, consultants: { length: remaining } }) => ({
    time,
    startsAt,
    remaining,
    available: remaining > 0,
    past: obstacle === 'past',
    obstacle,
  }));
};
