import { forgetAnswers } from './idempotency.service.ts';
import { handler, type JobHandler } from '../jobs/job-runner.ts';
import { defineJob } from '../jobs/job-queue.ts';

const forgetKeys = defineJob<object>('idempotency.forget', {
  cron: '17 * * * *',
  retryLimit: 0,
  policy: 'exclusive',
});

export const idempotencyJobs: readonly JobHandler[] = [handler(forgetKeys, forgetAnswers)];
