import { networkKeptDays } from '@hearthline/rules/appointments/caps.ts';
import { executeIn } from '../../platform/db/database.ts';
import { handler, type JobHandler } from '../../platform/jobs/job-runner.ts';
import { defineJob } from '../../platform/jobs/job-queue.ts';
import { remindOfAppointments, remindOfAppointmentsJob } from './mails/send-reminders.ts';

const forgetNetworks = defineJob<object>('appointments.forget-networks', {
  cron: '43 * * * *',
  retryLimit: 0,
  policy: 'exclusive',
});

export const appointmentJobs: readonly JobHandler[] = [
  // From which network somebody booked is nobody's business once a flood would have been noticed.
  handler(forgetNetworks, async (context) => {
    await context.transaction(async (em) => {
      await executeIn(
        em,
        'update appointments set booked_from = null where booked_from is not null and created_at < now() - make_interval(days => $1)',
        [networkKeptDays],
      );
      await executeIn(em, 'delete from booking_cap_lifts where lifted_until < $1', [context.now()]);
    });
  }),
  handler(remindOfAppointmentsJob, async (context) => void (await remindOfAppointments(context))),
];
