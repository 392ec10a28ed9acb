import { z } from 'zod';
import { optionalChoice } from './optional.ts';
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
  /** @param span for how long the oldest has been, as in `2 hours` */
  putOff: (count: number, span: string) => (count === 1 ? `A mail has been put off for ${span}.` : `${count} mails are being put off, the oldest for ${span}.`),
} as const;

/** Many mail servers put off a sender whom they do not know, for some minutes; above this, in seconds, it is something else. */
const putOffSeconds = 1800;

/** For how long mails are put off that the mail server ought to have taken, in seconds; 0 while none is for long. */
export const putOffTooLong = ({ reachable, oldestPutOffSeconds }: { readonly reachable: boolean; readonly oldestPutOffSeconds?: number | null }): number =>
  reachable && oldestPutOffSeconds && oldestPutOffSeconds > putOffSeconds ? oldestPutOffSeconds : 0;

/** What narrows the list of mails. */
export const mailFilter = z.object({
  page: pageNumber,
  state: optionalChoice(mailStates, 'Unknown state'),
  group: optionalChoice(mailGroups, 'Unknown group'),
});
