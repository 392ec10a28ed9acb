import type { Context } from '../../../platform/context.ts';
import { executeIn } from '../../../platform/db/database.ts';
import { defineJob } from '../../../platform/jobs/job-queue.ts';
import { queueMail } from '../../../platform/mail/mail-outbox.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { Appointment } from '../appointment.entity.ts';
import { issueAppointmentLink } from '../links/issue-link.ts';
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
const due = `
  select id from appointments
  where remind_at <= $1 and starts_at > $1 and remind_at = starts_at - interval '24 hours' and status in ('booked', 'confirmed')
  order by remind_at, id limit ${batch} for update skip locked`;

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
    const told = await context.transaction(async (em) => {
      const ids = (await executeIn<{ id: string }>(em, due, [context.now()])).map(({ id }) => id);
      const appointments = await em.find(
        Appointment,
        { id: { $in: ids } },
        { populate: ['consultant', 'format'], orderBy: { startsAt: 'asc' } },
      );
      for (const appointment of appointments) {
        appointment.remindAt = null;
        const token = issueAppointmentLink(em, appointment);
        await queueMail(
          context,
          em,
          appointmentReminder({
            appointment,
            company,
            zone,
            publicUrl: context.publicUrl,
            token,
            now: context.now(),
          }),
          company,
        );
      }
      return ids.length;
    });
    count += told;
    if (told < batch) return count;
  }
};
