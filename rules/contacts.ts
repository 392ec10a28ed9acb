import { z } from 'zod';
import { pageNumber, type Pagination } from './paging.ts';
import { email, optionalText, text } from './text.ts';

/** Specification, section 4. `prospect` is what a new contact is. */
export const contactStatuses = ['prospect', 'active', 'customer', 'inactive'] as const;
export type ContactStatus = (typeof contactStatuses)[number];

/** Where a contact came from. `manual` is the default (specification, section 3). */
export const contactSources = ['manual', 'consultant_request', 'appointment'] as const;

/** Specification, section 9. */
export const contactsPageSize = 50;

export const contactSentences = {
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  deleteQuestion: 'Are you sure you want to delete this contact?',
  fetchFailed: 'Failed to fetch contacts',
  createFailed: 'Failed to create contact',
  deleteFailed: 'Failed to delete contact',
  missing: 'Contact not found',
} as const;

const tag = text({ min: 1, max: 40, message: 'A tag cannot be empty' });

/** What makes a contact, through either door and in the form. */
export const newContact = z.object({
  firstName: text({ min: 1, max: 100, message: contactSentences.firstNameRequired }),
  lastName: text({ min: 1, max: 100, message: contactSentences.lastNameRequired }),
  email,
  phone: optionalText({ max: 40 }),
  company: optionalText({ max: 200 }),
  status: z.enum(contactStatuses, 'Unknown status').nullish().transform((status) => status ?? 'prospect'),
  source: optionalText({ max: 60 }).transform((source) => source ?? 'manual'),
  tags: z
    .array(tag, 'Tags must be a list of words')
    .max(20, 'At most 20 tags')
    .nullish()
    .transform((tags) => [...new Set(tags ?? [])]),
});
export type NewContact = z.output<typeof newContact>;

/** What narrows the list. An empty search or status means "all". */
export const contactFilter = z.object({
  page: pageNumber,
  search: optionalText({ max: 100 }),
  status: z
    .union([z.literal(''), z.enum(contactStatuses)], 'Unknown status')
    .nullish()
    .transform((status) => status || null),
});
export type ContactFilter = z.output<typeof contactFilter>;

/** `Showing 51 to 100 of 120 contacts` (specification, section 9). */
export const contactRangeText = ({ page, total }: Pagination): string => {
  const first = total === 0 ? 0 : (page - 1) * contactsPageSize + 1;
  return `Showing ${first} to ${Math.min(page * contactsPageSize, total)} of ${total} contacts`;
};
