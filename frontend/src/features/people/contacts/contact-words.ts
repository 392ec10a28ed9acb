import {
  contactStatuses,
  type AddedSpan,
  type ContactFilter,
  type ContactStatus,
  type MarketingConsent,
} from '@hearthline/rules/people/contacts/contact-rules.ts';
import { capitalize, pluralize } from '@hearthline/rules/humanize.ts';
import { dayText } from '../../../platform/dates/calendar-day.ts';

/** `Prospect` for `prospect`. */
export const statusTitle = (status: ContactStatus): string => capitalize(status);

/** The options for choosing a status. */
export const statusOptions = contactStatuses.map((status) => ({ status, title: statusTitle(status) }));

/** What a contact said about marketing mails. */
export const consentTitles: Readonly<Record<MarketingConsent, string>> = {
  unknown: 'Not asked',
  yes: 'Subscribed',
  no: 'Unsubscribed',
};

/** `Added this month` for `this_month`. */
export const addedTitle = (span: AddedSpan): string => `Added ${span.replace('_', ' ')}`;

/** `this month`, `from Nov 9, 2026 to Nov 15, 2026`; empty if not filtered by date. */
export const addedText = ({
  added,
  addedFrom,
  addedTo,
}: Pick<ContactFilter, 'added' | 'addedFrom' | 'addedTo'>): string => {
  const from = addedFrom && dayText(addedFrom);
  const to = addedTo && dayText(addedTo);
  const days = from && from === to ? [`on ${from}`] : [from && `from ${from}`, to && `to ${to}`];
  return [added && added.replace('_', ' '), ...days].filter(Boolean).join(' ');
};

/** First and last name. */
export const fullName = ({
  firstName,
  lastName,
}: {
  readonly firstName: string;
  readonly lastName: string;
}): string => `${firstName} ${lastName}`;

/** `1 contact`, `1,200 contacts`. */
export const contactsText = (count: number): string => pluralize(count, 'contact');
