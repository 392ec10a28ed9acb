import { z } from 'zod';
import { optional } from '../optional.ts';
import { pageNumber } from '../page-number.ts';
import { capitalize } from '../humanize.ts';

/** The state of a background job: waiting, waiting for a retry, running, or ended in one of three ways. */
export const jobStates = ['waiting', 'retrying', 'running', 'failed', 'completed', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];

export const jobsPageSize = 20;

export const jobSentences = {
  missing: 'Job not found',
  notFailed: 'This job has not failed or is already running again',
  ended: 'This job has already finished',
} as const;

/** Filters of the list. Without a state, it leaves out completed and cancelled jobs. */
export const jobFilter = z.object({
  page: pageNumber,
  state: optional(z.enum(jobStates, 'Unknown state')),
  queue: z
    .string()
    .max(200, 'Unknown queue')
    .refine((name) => !name.includes('\u0000'), 'Unknown queue')
    .nullish()
    .transform((queue) => queue || null),
});

/** Readable titles for the work of queues. */
const queueWords: Readonly<Record<string, string>> = {
  'accounts.forget-sign-ups': 'Removing unconfirmed sign-ups',
  'accounts.mail': 'Sending account emails',
  'agreements.expire': 'Letting agreements run out',
  'agreements.remind': 'Reminding signers of agreements',
  'agreements.welcome': 'Welcoming buyers after the last signature',
  'appointments.forget-networks': 'Removing visitors’ network addresses',
  'appointments.remind': 'Sending appointment reminders',
  'appointments.round': 'Confirming bookings to one mailbox together',
  'appointments.tell': 'Notifying about a confirmed appointment',
  'assignments.tell': 'Notifying about assigned records',
  'audit.expire': 'Removing expired audit entries',
  'audit.seal': 'Sealing the audit log',
  'campaign.send': 'Sending a campaign',
  'campaigns.resume': 'Resuming campaigns after a restart',
  'campaigns.tend': 'Monitoring campaigns',
  'contact-imports.check': 'Checking an import',
  'contact-imports.run': 'Importing contacts',
  'contact-imports.revert': 'Undoing an import',
  'contact-imports.purge': 'Removing abandoned and old imports',
  'contacts.fold': 'Counting contacts',
  'contacts.learn': 'Maintaining contact search',
  'contacts.merge-sources': 'Standardizing contact sources',
  'contacts.purge': 'Permanently removing deleted contacts',
  'contacts.refill': 'Preparing contact search',
  'contacts.settle': 'Finding contacts waiting for a reply',
  'contracts.complete': 'Completing the records of won deals',
  'dead-letter': 'Failed jobs',
  'designs.clean': 'Removing abandoned designs and old versions',
  'designs.mail': 'Sending designs by email',
  'documents.follow-up': 'Reminding of a requested document',
  'documents.read': 'Extracting text from a document',
  'documents.read-all': 'Extracting text from all documents',
  'documents.remind': 'Sending document reminders',
  'documents.sweep': 'Removing unused files',
  'documents.tell': 'Notifying about a reviewed document',
  'idempotency.forget': 'Clearing repeated-request records',
  'leads.remind': 'Reminding of unanswered leads',
  'mail.send': 'Sending an email',
  'message.remind': 'Sending message reminders',
  'payments.receipt': 'Mailing a receipt',
  'payments.void': 'Mailing that a payment was voided',
  'quotes.draw': 'Drawing the file of a quote',
  'quotes.expire': 'Expiring quotes',
  'report.mail': 'Emailing a report',
  'reports.tend': 'Checking scheduled reports',
  'search.learn': 'Learning words for the search',
};

/** The work of a queue in words; without a title of its own, it is derived from the name, as in `Crew: remind` for `crew.remind`. */
export const queueTitle = (queue: string): string => {
  if (Object.hasOwn(queueWords, queue)) return queueWords[queue] ?? queue;
  return capitalize(queue.replace(/[-_]+/g, ' ').replace('.', ': '));
};
