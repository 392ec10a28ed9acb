import { weekOf } from '../../../platform/time/business-time.ts';

/** The statement's parameters for the beginning and the end of the week, and for the day. */
interface FairIn {
  readonly weekStart: string;
  readonly weekEnd: string;
  readonly day: string;
}

const booked = "from appointments given where given.consultant_id = c.id and given.status <> 'cancelled'";

/**
 * SQL: the order in which consultants `c` who are free are booked. First comes the one with the fewest bookings in that week
 * (from Sunday), of several the one with the fewest on that day, then the one who was given one the longest ago, or never.
 * Only under the lock of `lockDutyShared` does a look count what others book at the same moment.
 */
export const fairly = ({ weekStart, weekEnd, day }: FairIn): string => `
  (select count(*) ${booked} and given.starts_at >= ${weekStart} and given.starts_at < ${weekEnd}),
  (select count(*) ${booked} and given.starts_at >= ${weekStart} and given.starts_at < ${weekEnd} and given.appointment_date = ${day}::date),
  (select max(given.created_at) ${booked}) nulls first, c.position, c.id`;

/** The values for {@link fairly}: the week of a day, and the day. */
export const fairValues = (day: string, zone: string): [weekStart: Date, weekEnd: Date, day: string] => {
  const { startsAt, endsAt } = weekOf(day, zone);
  return [startsAt, endsAt, day];
};
