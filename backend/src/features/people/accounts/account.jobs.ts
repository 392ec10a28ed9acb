import { foldEmail } from '@hearthline/rules/text.ts';
import { handler, type JobHandler } from '../../../platform/jobs/job-runner.ts';
import { defineJob } from '../../../platform/jobs/job-queue.ts';
import { accountMail, sendAccountMail } from './links/account-mail.service.ts';
import { forgetSignUps } from './sign-up/pending-sign-ups.ts';

const forgetSignUpsJob = defineJob<object>('accounts.forget-sign-ups', {
  cron: '47 * * * *',
  retryLimit: 0,
  policy: 'exclusive',
});

export const accountJobs: readonly JobHandler[] = [
  handler(accountMail, (context, { email, kind, signUpId }) =>
    sendAccountMail(context, foldEmail(email), kind, signUpId),
  ),
  handler(forgetSignUpsJob, forgetSignUps),
];
