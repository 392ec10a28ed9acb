import { z } from 'zod';
import { pageNumber } from './paging.ts';

/** `kept`: development mode, never sent. `failed`: refused for good, or given up after the last try. */
export const mailStates = ['queued', 'sent', 'kept', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/** Mails of campaigns come in thousands: a list shows them alone, or everything else. */
export const mailGroups = ['campaign', 'single'] as const;
export type MailGroup = (typeof mailGroups)[number];

export const mailsPageSize = 20;

export const mailSentences = {
  missing: 'Mail not found',
  hidden: 'This mail carries a link that is for its addressee alone.',
} as const;

/** What narrows the list of mails. */
export const mailFilter = z.object({
  page: pageNumber,
  state: z
    .union([z.literal(''), z.enum(mailStates)], 'Unknown state')
    .nullish()
    .transform((state) => state || null),
  group: z
    .union([z.literal(''), z.enum(mailGroups)], 'Unknown group')
    .nullish()
    .transform((group) => group || null),
});
