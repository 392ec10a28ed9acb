import { foldEmail } from '@hearthline/rules/text.ts';
import { handler, type JobHandler } from '../../platform/job-runner.ts';
import { accountMail, sendAccountMail } from './account-mail.service.ts';

export const accountJobs: readonly JobHandler[] = [handler(accountMail, (context, { email, kind }) => sendAccountMail(context, foldEmail(email), kind))];
