import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { EntityManager } from '../../../platform/db/database.ts';
import { dbIn } from '../../../platform/db/query-builder.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { defineJob } from '../../../platform/jobs/job-queue.ts';
import { queueMail } from '../../../platform/mail/mail-outbox.ts';
import { provedName } from '../../accounts/own-mailbox.policy.ts';
import { Appointment } from '../appointment.entity.ts';
import { issueAppointmentLink } from '../links/issue-link.ts';
import { appointmentConfirmedByStaff } from '../mails/appointment.mail.ts';

/** A confirmation: the entry in the appointment's history. */
export interface Confirmation {
  readonly changeId: string;
}

/** Tells of a confirmation once it can no longer be undone. */
export const tellOfConfirmationJob = defineJob<Confirmation>('appointments.tell', { workers: [{}, {}] });

/**
 * The appointment whose confirmation is still to be told, locked: nothing, if that was undone or told, if the appointment was
 * canceled or moved by its customer, or if a later mail has told its customer how it stands.
 */
const untold = async (em: EntityManager, { changeId }: Confirmation): Promise<Appointment | null> => {
  const db = dbIn(em);
  const found = await db
    .selectFrom('appointmentChanges')
    .select('appointmentId')
    .where('id', '=', changeId)
    .executeTakeFirst();
  if (!found) return null;
  const { appointmentId } = found;
  await db.selectFrom('appointments').where('id', '=', appointmentId).forUpdate().execute();
  const still = await db
    .updateTable('appointments as a')
    .from('appointmentChanges as h')
    .set((eb) => ({ calendarSequence: eb('a.calendarSequence', '+', 1) }))
    .where('a.id', '=', appointmentId)
    .where('a.status', '=', 'confirmed')
    .where('h.id', '=', changeId)
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
    .executeTakeFirst();
  return still
    ? em.findOne(
        Appointment,
        { id: appointmentId },
        { lockMode: LockMode.PESSIMISTIC_WRITE, populate: ['consultant', 'format'] },
      )
    : null;
};

/** Mails the customer that the appointment is confirmed, and who will be there: once, however often this is run. */
export const tellOfConfirmation = async (context: Context, told: Confirmation): Promise<void> => {
  const [company, zone] = [await readSetting(context, 'company'), await readSetting(context, 'timeZone')];
  await context.transaction(async (em) => {
    const appointment = await untold(em, told);
    if (!appointment) return;
    const token = issueAppointmentLink(em, appointment);
    const name = await provedName(dbIn(em), appointment.customerEmail);
    const facts = {
      appointment,
      company,
      zone,
      publicUrl: context.publicUrl,
      now: context.now(),
      token,
      name,
    };
    const mailId = await queueMail(context, em, appointmentConfirmedByStaff(facts), company);
    await dbIn(em)
      .updateTable('appointmentChanges')
      .set({ mailId: sql<string>`${mailId}::uuid` })
      .where('id', '=', told.changeId)
      .execute();
  });
};
