import { defineJob } from '../../../platform/jobs/job-queue.ts';
import { batchHandler, handler, type JobHandler } from '../../../platform/jobs/job-runner.ts';
import { mailDesigns, mailDesignsJob } from './mails/mail-design.ts';
import { cleanDesigns } from './storage/clean-designs.ts';

/** Runs at night, on one server. */
const cleanDesignsJob = defineJob<object>('designs.clean', {
  cron: '41 9 * * *',
  policy: 'exclusive',
  expireInSeconds: 1800,
});

export const designJobs: readonly JobHandler[] = [
  handler(cleanDesignsJob, cleanDesigns),
  batchHandler(mailDesignsJob, mailDesigns),
];
