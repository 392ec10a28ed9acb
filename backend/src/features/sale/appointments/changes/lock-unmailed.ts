import { sql } from 'kysely';
import type { Row, Transaction } from '../../../../platform/db/query-builder.ts';
import { readForMail, type AppointmentForMail } from '../mails/appointment-for-mail.ts';

/** Entries of the history of appointments, by their ids. */
export const amongChanges = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

/**
 * The appointments of some entries of their history of which the customer is still to be told, locked, soonest first: not one that
 * has another status meanwhile (it was canceled or moved, or its confirmation undone), and not one of which that entry or a later
 * mail has told.
 */
export const lockUnmailed = async (
  trx: Transaction,
  changeIds: readonly string[],
  statuses: readonly Row<'appointments'>['status'][],
): Promise<AppointmentForMail[]> => {
  const among = amongChanges(changeIds);
  await trx
    .selectFrom('appointments')
    .where('id', 'in', (eb) =>
      eb.selectFrom('appointmentChanges').select('appointmentId').where('id', '=', among),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  const still = await trx
    .updateTable('appointments as a')
    .from('appointmentChanges as h')
    .set((eb) => ({ calendarSequence: eb('a.calendarSequence', '+', 1) }))
    .whereRef('a.id', '=', 'h.appointmentId')
    .where('a.status', 'in', statuses)
    .where('h.id', '=', among)
    .where('h.mailId', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('appointmentChanges as later')
            .whereRef('later.appointmentId', '=', 'a.id')
            .whereRef('later.createdAt', '>', 'h.createdAt')
            .where('later.mailId', 'is not', null),
        ),
      ),
    )
    .returning('a.id')
    .execute();
  return readForMail(
    trx,
    still.map(({ id }) => id),
  );
};
