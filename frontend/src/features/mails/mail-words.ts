import { mailStates, mailsPageSize, type MailState } from '@hearthline/rules/mails.ts';
import type { Pagination } from '@hearthline/rules/paging.ts';

/** What has become of a mail, in a word and a colour. */
export const stateTitle = { queued: 'Waiting', sent: 'Sent', kept: 'Kept', failed: 'Failed' } as const satisfies Record<MailState, string>;
export const stateTone = { queued: 'ember', sent: 'pine', kept: 'plain', failed: 'danger' } as const satisfies Record<MailState, string>;

/** What a choice of states offers. */
export const stateOptions = mailStates.map((state) => ({ state, title: stateTitle[state] }));

/** `Verify email` for `verify_email`. */
export const kindTitle = (kind: string): string => (kind.charAt(0).toUpperCase() + kind.slice(1)).replaceAll('_', ' ');

/** `Showing 1 to 20 of 57 mails`; nothing where there is none. */
export const mailRangeText = ({ page, total }: Pagination): string => {
  const from = (page - 1) * mailsPageSize + 1;
  return from > total ? '' : `Showing ${from} to ${Math.min(total, from + mailsPageSize - 1)} of ${total} ${total === 1 ? 'mail' : 'mails'}`;
};

const short = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** `Nov 3, 2026, 4:12 PM`, where the reader is. @param at an instant as the API writes it */
export const timeOf = (at: string): string => short.format(new Date(at));
