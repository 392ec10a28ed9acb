import { networkRetentionDays } from '@hearthline/rules/sale/appointments/caps.ts';
import { sql } from 'kysely';
import { batchHandler, handler, type JobHandler } from '../../../platform/jobs/job-runner.ts';
import { defineJob } from '../../../platform/jobs/job-queue.ts';
import { mergedConfirmationJob, mailMergedConfirmations } from './changes/merged-confirmation.ts';
import { tellOfConfirmation, tellOfConfirmationJob } from './changes/tell-of-confirmation.ts';
import { remindOfAppointments, remindOfAppointmentsJob } from './mails/send-appointment-reminders.ts';

const forgetNetworks = defineJob<object>('appointments.forget-networks', {
  cron: '43 * * * *',
  retryLimit: 0,
  policy: 'exclusive',
});

export const appointmentJobs: readonly JobHandler[] = [
  // From which network somebody booked is nobody's business once a flood would have been noticed.
  handler(forgetNetworks, async (context) => {
    await context.transaction(async (trx) => {
      await trx
        .updateTable('appointments')
        .set({ bookedFrom: null })
        .where('bookedFrom', 'is not', null)
        .where('createdAt', '<', sql<Date>`now() - make_interval(days => ${networkRetentionDays})`)
        .execute();
      await trx.deleteFrom('bookingCapLifts').where('liftedUntil', '<', context.now()).execute();
    });
  }),
  handler(tellOfConfirmationJob, tellOfConfirmation),
  batchHandler(mergedConfirmationJob, mailMergedConfirmations),
  handler(remindOfAppointmentsJob, async (context) => void (await remindOfAppointments(context))),
];
