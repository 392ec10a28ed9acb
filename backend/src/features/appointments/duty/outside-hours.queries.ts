import { hoursForm } from '@hearthline/rules/settings.ts';
import type { Context } from '../../../platform/context.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { checkZone } from '../../../platform/time/time-zone.ts';
import { validate } from '../../../platform/validation/validate.ts';

/** A coming booking that business hours would leave out. */
export interface OutsideBooking {
  readonly id: string;
  readonly appointmentDate: string;
  readonly appointmentTime: string;
  /** The day and time by the clock of the new zone; null if they stay the same. */
  readonly movedTo: string | null;
  readonly customerName: string;
  readonly customerEmail: string;
  readonly consultantName: string;
}

/** More than anyone would read; the total given with them is exact. */
export const shownOutside = 100;

/**
 * What counts is the instant that was agreed, by the wall clock of the new zone. A booking that would keep within the hours is
 * listed as well if the zone changes and with it the time that is shown: the visitor was told another one.
 */
const outside = `
  select a.id, a.appointment_date::text as "appointmentDate", a.appointment_time as "appointmentTime",
    case when moved then to_char(begins, 'YYYY-MM-DD HH12:MI AM') end as "movedTo",
    a.customer_name as "customerName", a.customer_email as "customerEmail", c.name as "consultantName", (count(*) over ())::int as total
  from appointments a join consultants c on c.id = a.consultant_id
  cross join lateral (select a.starts_at at time zone $2 as begins, a.ends_at at time zone $2 as ends, a.starts_at at time zone $2 <> a.starts_at at time zone $6 as moved) wall
  where a.status <> 'cancelled' and a.starts_at > $1
    and (moved or not extract(isodow from begins) = any ($3::int[]) or begins::time < $4::time or ends::date > begins::date or ends::time > $5::time)
  order by a.starts_at, a.id limit ${shownOutside}`;

/** The coming bookings that fall outside business hours which are not saved yet. @throws AppError BAD_INPUT */
export const bookingsOutside = async (
  context: Context,
  input: unknown,
): Promise<{ total: number; bookings: OutsideBooking[] }> => {
  const { timeZone, days, opens, closes } = validate(hoursForm, input);
  await checkZone(context, timeZone);
  const present = await readSetting(context, 'timeZone');
  const rows = await context.sql<OutsideBooking & { total: number }>('bookings_outside', outside, [
    context.now(),
    timeZone,
    days,
    opens,
    closes,
    present,
  ]);
  return { total: rows[0]?.total ?? 0, bookings: rows.map(({ total: _total, ...booking }) => booking) };
};
