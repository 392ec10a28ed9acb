import { mailStates, mailsPageSize, type MailState } from '@hearthline/rules/mails.ts';
import type { Pagination } from '@hearthline/rules/paging.ts';

/** What has become of a mail, in a word and a colour. */
export const stateTitle = { queued: 'Waiting', sent: 'Sent', kept: 'Kept', failed: 'Failed' } as const satisfies Record<MailState, string>;
export const stateTone = { queued: 'ember', sent: 'pine', kept: 'plain', failed: 'danger' } as const satisfies Record<MailState, string>;

/** What a choice of states offers. */
export const stateOptions = mailStates.map((state) => ({ state, title: stateTitle[state] }));

/** `Showing 1 to 20 of 57 mails`; nothing where there is none. */
export const mailRangeText = ({ page, total }: Pagination): string => {
  const from = (page - 1) * mailsPageSize + 1;
  return from > total ? '' : `Showing ${from} to ${Math.min(total, from + mailsPageSize - 1)} of ${total} ${total === 1 ? 'mail' : 'mails'}`;
};
