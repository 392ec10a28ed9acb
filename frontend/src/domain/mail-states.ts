import type { MailState } from '@hearthline/rules/mails.ts';

/** The titles of a mail's states. */
export const mailStateTitles: Readonly<Record<MailState, string>> = {
  queued: 'Waiting',
  sent: 'Sent',
  kept: 'In outbox',
  failed: 'Failed',
};
