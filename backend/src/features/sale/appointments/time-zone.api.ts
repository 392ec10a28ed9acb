import { expressionBuilder, sql } from 'kysely';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import { longStatementMs, setStatementTimeout } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { lockDutyExclusive } from './duty/lock-duty.ts';

const eb = expressionBuilder<Tables, 'appointments'>();

/**
 * Writes the day and time of every appointment by the clock of another time zone, in the transaction that changes the setting. An
 * appointment is an instant that was agreed with a person: it stays, and is told by the new clock.
 * Locked in the order of decision 0018. Bookings that were under way with the old clock find the setting changed ({@link zoneIsUnchanged}).
 */
export const rewriteLocalTimes = async (trx: Transaction, zone: string): Promise<void> => {
  await setStatementTimeout(trx, longStatementMs);
  const all = trx.selectFrom('appointments').orderBy('id').forUpdate();
  await trx
    .selectFrom(all.as('locked'))
    .select((eb) => eb.fn.countAll().as('total'))
    .execute();
  await lockDutyExclusive(trx);
  const wall = sql`${eb.ref('startsAt')} at time zone ${zone}::text`;
  await trx
    .updateTable('appointments')
    .set({
      appointmentDate: sql<string>`(${wall})::date`,
      appointmentTime: sql<string>`to_char(${wall}, 'HH12:MI AM')`,
      version: eb('version', '+', 1),
    })
    .where(
      sql<boolean>`to_char(${wall}, 'YYYY-MM-DD HH12:MI AM') <> ${eb.ref('appointmentDate')}::text || ' ' || ${eb.ref('appointmentTime')}`,
    )
    .execute();
};

/** The condition that a time zone is still that of the business, for a day and time that were read by its clock. */
export const zoneIsUnchanged = (zone: string) =>
  sql<boolean>`not exists (select from settings where key = 'timeZone' and value #>> '{}' <> ${zone}::text)`;
