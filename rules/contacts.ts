import { z } from 'zod';
import { calendarDay } from './day.ts';
import { optional, optionalChoice, optionalOrBlank } from './optional.ts';
import { pageNumber, rangeText, type Pagination } from './paging.ts';
import { email, optionalText, text } from './text.ts';
import { version } from './version.ts';

/** Specification, section 4. `prospect` is what a new contact is. */
export const contactStatuses = ['prospect', 'active', 'customer', 'inactive'] as const;
export type ContactStatus = (typeof contactStatuses)[number];

/** Where a contact came from. `manual` is the default (specification, section 3). */
export const contactSources = ['manual', 'consultant_request', 'appointment', 'import'] as const;

/** Specification, section 9. */
export const contactsPageSize = 50;

/** What one operation over many contacts may touch: more is narrowed down first. */
export const contactBulkMax = 10_000;

/** Tags that one contact can have. */
export const contactTagsMax = 20;

/** How long a deleted contact can be brought back, in days. */
export const contactKeptDays = 30;

/** In which order the list may come. */
export const contactSorts = ['newest', 'oldest', 'name', 'name_desc', 'email', 'email_desc', 'company', 'company_desc', 'status', 'status_desc'] as const;
export type ContactSort = (typeof contactSorts)[number];

/** Since when contacts are there, in spans that move with the business's calendar: the filter's word, and what began then. */
export const addedSpans = { this_week: 'week', this_month: 'month', this_quarter: 'quarter' } as const;
export type AddedSpan = keyof typeof addedSpans;
export const addedSpanNames = Object.keys(addedSpans) as [AddedSpan, ...AddedSpan[]];

export const contactSentences = {
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  deleteQuestion: 'Are you sure you want to delete this contact?',
  fetchFailed: 'Failed to fetch contacts',
  createFailed: 'Failed to create contact',
  deleteFailed: 'Failed to delete contact',
  missing: 'Contact not found',
  updateFailed: 'Failed to save contact',
  restoreFailed: 'Failed to restore contact',
  notDeleted: 'This contact can no longer be restored',
  bulkEmpty: 'Select at least one contact',
  bulkTooMany: `At most ${contactBulkMax.toLocaleString('en-US')} contacts at once. Narrow the list first.`,
  bulkGone: 'Some of these contacts no longer exist. Reload the list and select again.',
  bulkOther: 'The list has changed since you selected. Look at it again before you go on.',
  tooManyTags: `At most ${contactTagsMax} tags`,
  bulkTags: `A contact can have at most ${contactTagsMax} tags.`,
  noteEmpty: 'Write something first',
  noteMissing: 'Note not found',
  notYours: 'Only the author of a note can change it.',
} as const;

const contactTag = text({ min: 1, max: 40, message: 'A tag cannot be empty' });
const tagList = z.array(contactTag, 'Tags must be a list of words').max(contactTagsMax, contactSentences.tooManyTags).nullish().transform((tags) => [...new Set(tags ?? [])]);

/** What makes a contact, through either door and in the form. */
export const newContact = z.object({
  firstName: text({ min: 1, max: 100, message: contactSentences.firstNameRequired }),
  lastName: text({ min: 1, max: 100, message: contactSentences.lastNameRequired }),
  email,
  phone: optionalText({ max: 40 }),
  company: optionalText({ max: 200 }),
  status: z.enum(contactStatuses, 'Unknown status').nullish().transform((status) => status ?? 'prospect'),
  source: optionalText({ max: 60 }).transform((source) => source ?? 'manual'),
  tags: tagList,
});
export type NewContact = z.output<typeof newContact>;

/** What an edit sets: everything the form holds, and the version it was read at. */
export const contactUpdate = newContact.omit({ source: true }).extend({ version });

const filterDay = optionalOrBlank(calendarDay, 'Please choose a valid date');

/** Which contacts are meant. Whatever is empty means "all"; the days are those of the business, both included. */
export const contactMatch = z.object({
  search: optionalText({ max: 100 }),
  status: optionalChoice(contactStatuses, 'Unknown status'),
  tag: optionalText({ max: 40 }),
  source: optionalText({ max: 60 }),
  added: optionalChoice(addedSpanNames, 'Unknown span of days'),
  addedFrom: filterDay,
  addedTo: filterDay,
});
export type ContactMatch = z.output<typeof contactMatch>;

/** What the list shows, and in which order. */
export const contactFilter = contactMatch.extend({
  page: pageNumber,
  sort: z.enum(contactSorts, 'Unknown order').nullish().transform((sort) => sort ?? 'newest'),
});
export type ContactFilter = z.output<typeof contactFilter>;

const ids = z.array(z.uuid('Must be a UUID'), 'Must be a list of ids').min(1, contactSentences.bulkEmpty).max(contactBulkMax, contactSentences.bulkTooMany);

/** Contacts for one operation: those named, or all that match, of which somebody saw `count`. */
export const contactSelection = z
  .object({
    ids: ids.nullish().transform((list) => (list ? [...new Set(list.map((id) => id.toLowerCase()))] : null)),
    match: optional(contactMatch),
    count: optional(z.int('Must be a whole number').min(0, 'Must be a whole number')),
  })
  .refine(({ ids: named, match }) => Boolean(named) !== Boolean(match), contactSentences.bulkEmpty);
export type ContactSelection = z.output<typeof contactSelection>;

/** One status for many contacts. */
export const contactStatusChange = z.object({ status: z.enum(contactStatuses, 'Unknown status') });

/** Tags to be put on many contacts, and taken off them. */
export const contactTagChange = z.object({ add: tagList, remove: tagList }).refine(({ add, remove }) => add.length + remove.length > 0, 'Name at least one tag');

/** What somebody writes down about a contact. */
export const contactNote = z.object({ text: text({ min: 1, max: 4000, message: contactSentences.noteEmpty }) });
export const contactNoteUpdate = contactNote.extend({ version });

/** What a new contact might share with one that is there. Half-typed addresses are looked for as they are. */
export const contactProbe = z.object({
  email: optionalText({ max: 254 }),
  phone: optionalText({ max: 40 }),
  firstName: optionalText({ max: 100 }),
  lastName: optionalText({ max: 100 }),
  exceptId: optional(z.uuid('Must be a UUID')),
});

/** `Showing 51 to 100 of 120 contacts` (specification, section 9). */
export const contactRangeText = (pagination: Pagination): string => rangeText(pagination, contactsPageSize, `${pagination.total} contacts`);
