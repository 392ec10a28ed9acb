import { z } from 'zod';
import { optional } from './optional.ts';
import { pageNumber } from './paging.ts';
import { capitalize } from './humanize.ts';

/** The state of a background job: waiting, waiting for a retry, running, or ended in one of three ways. */
export const jobStates = ['waiting', 'retrying', 'running', 'failed', 'completed', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];

export const jobsPageSize = 20;

export const jobSentences = {
  missing: 'Job not found',
  notFailed: 'This job has not failed, or runs again already',
  ended: 'This job has ended already',
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
  'accounts.forget-sign-ups': 'Removing sign-ups that nobody confirmed',
  'accounts.mail': 'Mails about accounts',
  'appointments.forget-networks': 'Forgetting from where visitors booked',
  'appointments.remind': 'Reminding of appointments',
  'audit.expire': 'Removing audit entries whose time is over',
  'audit.seal': 'Sealing the audit log',
  'campaign.send': 'Sending a campaign',
  'campaigns.resume': 'Going on with campaigns after a start',
  'campaigns.tend': 'Looking after campaigns',
  'contact-imports.check': 'Checking an import',
  'contact-imports.run': 'Importing contacts',
  'contact-imports.revert': 'Taking an import back',
  'contact-imports.purge': 'Removing abandoned and old imports',
  'contacts.fold': 'Counting contacts',
  'contacts.learn': 'Keeping the search of contacts fast',
  'contacts.merge-sources': 'Giving each source of contacts one spelling',
  'contacts.purge': 'Removing deleted contacts for good',
  'contacts.refill': 'Preparing the search of contacts',
  'contacts.settle': 'Looking who waits for an answer',
  'dead-letter': 'Given up',
  'documents.read': 'Reading the words of a document',
  'documents.read-all': 'Reading the words of all documents',
  'documents.remind': 'Reminding of requested documents',
  'documents.sweep': 'Removing files nobody needs',
  'documents.tell': 'Telling of a reviewed document',
  'idempotency.forget': 'Forgetting repeated requests',
  'mail.send': 'Sending a mail',
  'message.remind': 'Reminding of messages',
  'report.mail': 'Mailing a report',
  'reports.tend': 'Looking after scheduled reports',
};

/** The work of a queue in words; without a title of its own, it is derived from the name, as in `Crew: remind` for `crew.remind`. */
export const queueTitle = (queue: string): string => {
  if (Object.hasOwn(queueWords, queue)) return queueWords[queue] ?? queue;
  return capitalize(queue.replace(/[-_]+/g, ' ').replace('.', ': '));
};
