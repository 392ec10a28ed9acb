import { z } from 'zod';
import { optionalChoice } from './optional.ts';
import { pageNumber } from './page-number.ts';

/** `kept`: stored in development mode, never sent. `failed`: permanently refused, or given up on after the last try. */
export const mailStates = ['queued', 'sent', 'kept', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/** Campaign mails come in thousands, so a list can show only those, or only the others. */
export const mailGroups = ['campaign', 'single'] as const;
export type MailGroup = (typeof mailGroups)[number];

export const mailsPageSize = 20;

export const mailSentences = {
  missing: 'Email not found',
  hidden: 'This email contains a personal link and can only be read by its recipient.',
  /** @param span how long the oldest mail has been put off, as in `2 hours` */
  putOff: (count: number, span: string) =>
    count === 1
      ? `An email has been delayed for ${span}.`
      : `${count} emails are delayed, the oldest for ${span}.`,
} as const;

/** Many mail servers put off unknown senders for some minutes; a longer delay than this, in seconds, has another cause. */
const putOffSeconds = 1800;

/** How long, in seconds, a reachable mail server has been putting off the oldest mail; 0 while that is not unusually long. */
export const putOffTooLong = ({
  reachable,
  oldestPutOffSeconds,
}: {
  readonly reachable: boolean;
  readonly oldestPutOffSeconds?: number | null;
}): number =>
  reachable && oldestPutOffSeconds && oldestPutOffSeconds > putOffSeconds ? oldestPutOffSeconds : 0;

/** How the mail service does. `development`: mails are kept and not sent. `delaying`: the server puts mails off for too long. */
export const mailServiceStates = ['development', 'sending', 'delaying', 'unreachable'] as const;
export type MailServiceState = (typeof mailServiceStates)[number];
export const mailServiceTitles: Readonly<Record<MailServiceState, string>> = {
  development: 'Development mode',
  sending: 'Sending',
  delaying: 'Delaying emails',
  unreachable: 'Not reachable',
};

/** How the mail service does, by what is known of it. */
export const mailServiceState = (
  mail: { readonly mode: string } & Parameters<typeof putOffTooLong>[0],
): MailServiceState => {
  if (mail.mode === 'development') return 'development';
  if (!mail.reachable) return 'unreachable';
  return putOffTooLong(mail) ? 'delaying' : 'sending';
};

/** Filters of the list of mails. */
export const mailFilter = z.object({
  page: pageNumber,
  state: optionalChoice(mailStates, 'Unknown state'),
  group: optionalChoice(mailGroups, 'Unknown group'),
});
