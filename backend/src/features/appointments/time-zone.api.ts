import {
  executeIn,
  longStatementMs,
  setStatementTimeout,
  type EntityManager,
} from '../../platform/db/database.ts';
import { lockDutyExclusive } from './duty/lock-duty.ts';

const wall =
  "appointment_date = (starts_at at time zone $1)::date, appointment_time = to_char(starts_at at time zone $1, 'HH12:MI AM')";

/**
 * Writes the day and time of every appointment by the clock of another time zone, in the transaction that changes the setting. An
 * appointment is an instant that was agreed with a person: it stays, and is told by the new clock.
 * Locked in the order of decision 0018. Bookings that were under way with the old clock find the setting changed ({@link zoneUnchangedCondition}).
 */
export const rewriteLocalTimes = async (em: EntityManager, zone: string): Promise<void> => {
  await setStatementTimeout(em, longStatementMs);
  await executeIn(em, 'select count(*) from (select from appointments order by id for update) locked');
  await lockDutyExclusive(em);
  await executeIn(
    em,
    `update appointments set ${wall}, version = version + 1 where to_char(starts_at at time zone $1, 'YYYY-MM-DD HH12:MI AM') <> appointment_date::text || ' ' || appointment_time`,
    [zone],
  );
};

/** Condition on a day and time that were read by the clock of a time zone: it still is that of the business. @param zone a parameter, as in `$1` */
export const zoneUnchangedCondition = (zone: string): string =>
  `not exists (select from settings where key = 'timeZone' and value #>> '{}' <> ${zone}::text)`;
