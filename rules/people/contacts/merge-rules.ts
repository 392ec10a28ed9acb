import { z } from 'zod';
import { pageNumber } from '../../page-number.ts';
import { version } from '../../row-version.ts';
import { contactSentences } from './contact-rules.ts';

/** How long two merged contacts can be split again, in days. */
export const splitDays = 30;

/** Groups of possible duplicates on one page. */
export const duplicatesPageSize = 20;

/** Of a group the oldest so many are shown. */
export const groupMax = 5;

/** How many contacts can be said to be different people at once. */
export const apartMax = 50;

/** What contacts have in common that may be one person, the strongest first. */
export const duplicateReasons = ['email', 'phone', 'name'] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

export const mergeSentences = {
  same: 'Choose two different contacts',
  merged: 'This contact has been merged into another one. Reload and look again.',
  twoBuyers:
    'Both contacts have a deal or a project, and their email addresses differ. Correct the addresses first.',
  missing: 'Merge not found',
  isSplit: 'These contacts have been split already',
  tooLate: `Contacts can be split for ${splitDays} days`,
  newestFirst: 'Something was merged into this contact since. Split that first.',
  addressWouldChange:
    'A deal or a project would get another email address. Correct the address of the contact first.',
  apartMin: 'Name at least two contacts',
  apartMax: `At most ${apartMax} contacts at once`,
  mergeFailed: 'Failed to merge the contacts',
  splitFailed: 'Failed to split the contacts',
  apartFailed: 'Failed to keep the contacts apart',
} as const;

/** One contact that stays and another one that goes into it, each as it was read. */
export const contactMerge = z
  .object({ into: z.string(), version, other: z.string(), otherVersion: version })
  .refine(({ into, other }) => into.toLowerCase() !== other.toLowerCase(), {
    message: mergeSentences.same,
    path: ['other'],
  });

/** Contacts that are different people although they have something in common. */
export const contactsApart = z.object({
  ids: z
    .array(z.uuid(contactSentences.missing))
    .transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))])
    .pipe(z.array(z.string()).min(2, mergeSentences.apartMin).max(apartMax, mergeSentences.apartMax)),
  apart: z
    .boolean()
    .nullish()
    .transform((apart) => apart ?? true),
});

export const duplicatesPage = z.object({ page: pageNumber });
