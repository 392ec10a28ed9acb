import { forgetAnswers } from './idempotency.ts';
import { handler, type JobHandler } from './job-runner.ts';
import { defineJob } from './jobs.ts';

const forgetKeys = defineJob<object>('idempotency.forget', { cron: '17 * * * *', retryLimit: 0, policy: 'exclusive' });

export const idempotencyJobs: readonly JobHandler[] = [handler(forgetKeys, forgetAnswers)];
