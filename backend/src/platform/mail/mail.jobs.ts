import { batchHandler, type JobHandler } from '../jobs/job-runner.ts';
import { deliverBatch } from './deliver-batch.ts';
import type { MailObserver } from './mail-observer.ts';
import { sendMail } from './mail-outbox.ts';

/** The jobs that send stored mails. @param observers are told the outcomes */
export const mailJobsWith = (observers: readonly MailObserver[]): readonly JobHandler[] => [
  batchHandler(sendMail, (context, jobs) => deliverBatch(context, observers, jobs)),
];

/** The same without observers. */
export const mailJobs: readonly JobHandler[] = mailJobsWith([]);
