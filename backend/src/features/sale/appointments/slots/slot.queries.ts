import type { SlotObstacle } from '@hearthline/rules/sale/appointments/formats.ts';
import { appointmentDate } from '@hearthline/rules/sale/appointments/appointment-rules.ts';
import { bookingHorizonDays } from '@hearthline/rules/sale/appointments/times.ts';
import { slotTimes, weekdayOf } from '@hearthline/rules/dates/hours.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { dayIn, type Period } from '../../../../platform/time/business-time.ts';
import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { visitedLocation } from '../../../people/locations/location.api.ts';
import { formatOfAppointment, formatToBook } from '../formats/format.queries.ts';
import { consultantIsFree } from './consultant-is-free.ts';
import type { AppointmentSlot, BookingDays } from './slot.types.ts';
import { bookingRules, isClosedAt, isTooLate, isTooSoon, spanOf } from './bookable-times.ts';
import { consultantIsOnDuty } from './consultant-is-on-duty.ts';

/** The consultants who are free at each of a day's times. */
const free = prepare(
  'slots_free',
  (
    db,
    p: Placeholders<{
      startsAt: readonly Date[];
      from: readonly Date[];
      until: readonly Date[];
      except: string | null;
    }>,
  ) =>
    db
      .selectFrom(
        sql<{ startsAt: Date; spanFrom: Date; spanUntil: Date; number: string }>`
          unnest(${p.startsAt}::timestamptz[], ${p.from}::timestamptz[], ${p.until}::timestamptz[]) with ordinality
        `.as<'s'>(sql`s (starts_at, span_from, span_until, number)`),
      )
      .leftJoin('consultants as c', (join) =>
        join.on(
          consultantIsFree({
            startsAt: sql.ref('s.startsAt'),
            from: sql.ref('s.spanFrom'),
            until: sql.ref('s.spanUntil'),
            except: p.except,
          }),
        ),
      )
      .select(
        sql<string[] | null>`array_agg(c.id order by c.position, c.id) filter (where c.id is not null)`.as(
          'consultants',
        ),
      )
      .groupBy('s.number')
      .orderBy('s.number'),
);

const closed = prepare(
  'closed_dates',
  (db, p: Placeholders<{ first: string; last: string; days: readonly number[] }>) =>
    db
      .selectFrom(
        sql<{ day: Date }>`generate_series(${p.first}::date, ${p.last}::date, '1 day')`.as<'series'>(
          sql`series (day)`,
        ),
      )
      .select(sql<string>`series.day::date`.as('day'))
      .where((eb) =>
        eb.or([
          sql<boolean>`extract(isodow from series.day)::int <> all (${p.days}::int[])`,
          eb.not(
            eb.exists(eb.selectFrom('consultants as c').where(consultantIsOnDuty(sql<string>`series.day`))),
          ),
        ]),
      )
      .orderBy('series.day'),
);

/** The bookable days: from the business's today to the horizon, except those on which nobody is at work. */
export const bookingDays = async (context: Context): Promise<BookingDays> => {
  const [timeZone, { days }] = await Promise.all([
    readSetting(context, 'timeZone'),
    readSetting(context, 'hours'),
  ]);
  const now = context.now();
  const [firstDate, lastDate] = [dayIn(timeZone, now), dayIn(timeZone, now, bookingHorizonDays)];
  const closedDates = await context.query(closed, { first: firstDate, last: lastDate, days });
  return { firstDate, lastDate, closedDates: closedDates.map(({ day }) => day), timeZone };
};

/** A time of day and who is free then; nobody if it is past, beyond the horizon, or does not suit the format. */
export interface FreeSlot extends Period {
  readonly time: string;
  readonly obstacle: SlotObstacle | null;
  readonly consultants: readonly string[];
}

/** Whose times are asked for: of a day, for a format, at a display location, or for an appointment to be moved. */
export const slotQuery = z.object({
  date: appointmentDate,
  formatId: z.string().nullish(),
  appointmentId: z.string().nullish(),
  locationId: z.string().nullish(),
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
  const { date, formatId = null, appointmentId = null, locationId = null } = validate(slotQuery, input);
  const { zone, hours, now } = await bookingRules(context);
  // The format that staff are about to give an appointment counts, not the one it has.
  const moved = await formatOfAppointment(context, appointmentId);
  const format =
    (!formatId && moved) || (await formatToBook(context, formatId || null, appointmentId ? 'staff' : party));
  const wanted = locationId || (moved?.locationId ?? null);
  const location = (format.medium === 'visit' && (await visitedLocation(context, wanted))) || null;
  const open =
    date >= dayIn(zone, now) &&
    date <= dayIn(zone, now, bookingHorizonDays) &&
    hours.days.includes(weekdayOf(date));
  const spans = slotTimes(hours).map((time) => ({
    time,
    ...spanOf({ appointmentDate: date, appointmentTime: time }, format, zone),
  }));
  const values = {
    startsAt: spans.map(({ startsAt }) => startsAt),
    from: spans.map(({ from }) => from),
    until: spans.map(({ until }) => until),
    except: isId(appointmentId) ? appointmentId : null,
  };
  const rows = open ? await context.query(free, values) : [];
  return spans.map(({ time, startsAt, endsAt }, index) => {
    const consultants = rows[index]?.consultants ?? [];
    const obstacle =
      startsAt <= now
        ? 'past'
        : isTooLate(time, format, hours)
          ? 'tooLate'
          : isClosedAt(location, { appointmentDate: date, appointmentTime: time }, format)
            ? 'closed'
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
