import type { Context } from '../../../../platform/context.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { defineJob } from '../../../../platform/jobs/job-queue.ts';
import { queueMail } from '../../../../platform/mail/mail-outbox.ts';
import { provedName } from '../../../people/accounts/own-mailbox.policy.ts';
import { issueAppointmentLink } from '../links/issue-link.ts';
import { appointmentConfirmedByStaff } from '../mails/appointment.mail.ts';
import { lockUnmailed } from './lock-unmailed.ts';

/** A confirmation: the entry in the appointment's history. */
export interface Confirmation {
  readonly changeId: string;
}

/** Tells of a confirmation once it can no longer be undone. */
export const tellOfConfirmationJob = defineJob<Confirmation>('appointments.tell', { workers: [{}, {}] });

/** Mails the customer that the appointment is confirmed, and who will be there: once, however often this is run. */
export const tellOfConfirmation = async (context: Context, confirmation: Confirmation): Promise<void> => {
  const [company, zone] = [await readSetting(context, 'company'), await readSetting(context, 'timeZone')];
  await context.transaction(async (trx) => {
    const [appointment] = await lockUnmailed(trx, [confirmation.changeId], ['confirmed']);
    if (!appointment) return;
    const token = await issueAppointmentLink(trx, appointment.id);
    const name = await provedName(trx, appointment.customerEmail);
    const facts = {
      appointment,
      company,
      zone,
      publicUrl: context.publicUrl,
      now: context.now(),
      token,
      name,
    };
    const mailId = await queueMail(context, trx, appointmentConfirmedByStaff(facts), company);
    await trx
      .updateTable('appointmentChanges')
      .set({ mailId })
      .where('id', '=', confirmation.changeId)
      .execute();
  });
};
