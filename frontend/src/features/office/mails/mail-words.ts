import { mailStates, mailsPageSize } from '@hearthline/rules/mails.ts';
import type { Pagination } from '@hearthline/rules/paging.ts';
import { mailStateTitles } from '../../../domain/mail-states.ts';

/** The options for choosing a state. */
export const stateOptions = mailStates.map((state) => ({ state, title: mailStateTitles[state] }));

/** `Showing 1 to 20 of 57 mails`; empty if there are none. */
export const mailRangeText = ({ page, total }: Pagination): string => {
  const from = (page - 1) * mailsPageSize + 1;
  return from > total
    ? ''
    : `Showing ${from} to ${Math.min(total, from + mailsPageSize - 1)} of ${total} ${total === 1 ? 'email' : 'emails'}`;
};
