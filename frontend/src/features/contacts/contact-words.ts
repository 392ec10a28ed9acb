import { contactStatuses, type AddedSpan, type ContactStatus } from '@hearthline/rules/contacts.ts';

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** `Prospect` for `prospect`. */
export const statusTitle = (status: ContactStatus): string => capital(status);

/** What a choice of statuses offers. */
export const statusOptions = contactStatuses.map((status) => ({ status, title: statusTitle(status) }));

/** `Added this month` for `this_month`. */
export const addedTitle = (span: AddedSpan): string => `Added ${span.replace('_', ' ')}`;

/** How far a contact has come, as a colour. */
export const statusTone = { prospect: 'ember', active: 'pine', customer: 'solid', inactive: 'plain' } as const satisfies Record<ContactStatus, string>;

/** `Consultant request` for `consultant_request`. */
export const sourceTitle = (source: string): string => capital(source.replaceAll('_', ' '));

const shortDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const exactTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' });

/** `Nov 3, 2026`, where the reader is. @param at an instant as the API writes it */
export const dayOf = (at: string): string => shortDay.format(new Date(at));

/** `Tuesday, November 3, 2026 at 4:12 PM`, where the reader is. */
export const timeOf = (at: string): string => exactTime.format(new Date(at));

/** First and last name. */
export const fullName = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string => `${firstName} ${lastName}`;

/** `1 contact`, `1,200 contacts`. */
export const contactsText = (count: number): string => `${count.toLocaleString('en-US')} ${count === 1 ? 'contact' : 'contacts'}`;
