import { sql } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import type { Db } from '../../../../platform/db/query-builder.ts';
import { defineJob } from '../../../../platform/jobs/job-queue.ts';
import { queueMail } from '../../../../platform/mail/mail-outbox.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { provedName } from '../../../people/accounts/own-mailbox.policy.ts';
import { isOpen } from '../appointment-conditions.ts';
import { issueAppointmentLink } from '../links/issue-link.ts';
import { readForMail } from './appointment-for-mail.ts';
import { appointmentReminder } from './appointment.mail.ts';

export const remindOfAppointmentsJob = defineJob<object>('appointments.remind', {
  cron: '*/5 * * * *',
  policy: 'exclusive',
  atStart: true,
});

const dayMs = 24 * 3600 * 1000;

/** When to remind of an appointment: 24 hours before it, or not at all if its time is chosen later than that. */
export const reminderFor = (startsAt: Date, now: Date): Date | null =>
  startsAt.getTime() - now.getTime() > dayMs ? new Date(startsAt.getTime() - dayMs) : null;

const batch = 50;

/**
 * Skips rows that another worker has locked. A server of the previous version moves an appointment without its reminder,
 * which is then not due at any time.
 */
const due = (db: Db, now: Date) =>
  db
    .selectFrom('appointments as a')
    .select('a.id')
    .where('a.remindAt', '<=', now)
    .where('a.startsAt', '>', now)
    .where('a.remindAt', '=', (eb) => sql<Date>`${eb.ref('a.startsAt')} - interval '24 hours'`)
    .where(isOpen)
    .orderBy('a.remindAt')
    .orderBy('a.id')
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .execute();

/**
 * Reminds visitors of appointments that begin within 24 hours: once for each time that an appointment is given, however often,
 * by however many workers this is run, since the mail is stored together with the mark that there is no more to do. @returns how many
 */
export const remindOfAppointments = async (context: Context): Promise<number> => {
  const [zone, company] = await Promise.all([
    readSetting(context, 'timeZone'),
    readSetting(context, 'company'),
  ]);
  let count = 0;
  for (;;) {
    const sentCount = await context.transaction(async (trx) => {
      const ids = (await due(trx, context.now())).map(({ id }) => id);
      if (ids.length === 0) return 0;
      await trx.updateTable('appointments').set({ remindAt: null }).where('id', 'in', ids).execute();
      for (const appointment of await readForMail(trx, ids)) {
        const token = await issueAppointmentLink(trx, appointment.id);
        await queueMail(
          context,
          trx,
          appointmentReminder({
            appointment,
            company,
            zone,
            publicUrl: context.publicUrl,
            token,
            name: await provedName(trx, appointment.customerEmail),
            now: context.now(),
          }),
          company,
        );
      }
      return ids.length;
    });
    count += sentCount;
    if (sentCount < batch) return count;
  }
};
