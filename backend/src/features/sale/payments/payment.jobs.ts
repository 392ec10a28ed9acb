import { handler, type JobHandler } from '../../../platform/jobs/job-runner.ts';
import { mailReceipt, mailReceiptJob, mailVoid, mailVoidJob } from './mail-receipt.ts';

export const paymentJobs: readonly JobHandler[] = [
  handler(mailReceiptJob, mailReceipt),
  handler(mailVoidJob, mailVoid),
];
