import { z } from 'zod';
import { calendarDay } from '../../dates/calendar-day.ts';
import { flagOrBlank, optional, optionalChoice, optionalFilter, optionalOrBlank } from '../../optional.ts';
import { eachText } from './contact-texts.ts';
import { leadDesignFilter } from '../leads/design-filter.ts';
import { ownerFilter } from '../owner-filter.ts';
import { unknownOwner } from '../owners.ts';
import { pageNumber } from '../../page-number.ts';
import { rangeText, type Pagination } from '../../paging.ts';
import { searchText } from '../../search.ts';
import { optionalPhoneAsTyped } from '../../phones/phone-rules.ts';
import { email, emailOrNone, oneLine, optionalOneLine, optionalText, text } from '../../text.ts';
import { version } from '../../row-version.ts';

/** docs/specification.md, section 4. A new contact is a `prospect`. */
export const contactStatuses = ['prospect', 'active', 'customer', 'inactive'] as const;
export type ContactStatus = (typeof contactStatuses)[number];

/** Those of whom a sale may still come. */
export const openStatuses = ['prospect', 'active'] as const satisfies readonly ContactStatus[];

/** Where a contact came from. `manual` is the default (docs/specification.md, section 3). */
export const contactSources = ['manual', 'consultant_request', 'appointment', 'import'] as const;

/** Whether a contact wants campaigns. They go to everyone who has not said no. */
export const marketingConsents = ['unknown', 'yes', 'no'] as const;
export type MarketingConsent = (typeof marketingConsents)[number];

/** docs/specification.md, section 9. */
export const contactsPageSize = 50;

/** The most contacts one bulk operation may touch; a larger selection has to be narrowed first. */
export const contactBulkMax = 10_000;

/** The most tags a contact can have. */
export const contactTagsMax = 20;

/** How long a deleted contact can be restored, in days. */
export const contactRetentionDays = 30;

/** The sort orders of the list. */
export const contactSorts = [
  'newest',
  'oldest',
  'name',
  'name_desc',
  'email',
  'email_desc',
  'company',
  'company_desc',
  'status',
  'status_desc',
] as const;
export type ContactSort = (typeof contactSorts)[number];

/** Filters by when contacts were added, relative to the business's calendar: filter value → the unit whose beginning it starts from. */
export const addedSpans = { this_week: 'week', this_month: 'month', this_quarter: 'quarter' } as const;
export type AddedSpan = keyof typeof addedSpans;
export const addedSpanNames = Object.keys(addedSpans) as [AddedSpan, ...AddedSpan[]];

export const contactSentences = {
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  wayNeeded: 'A contact needs an email address or a phone number',
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
  bulkMissing: 'Some of these contacts no longer exist. Reload the list and select again.',
  bulkOther: 'The list has changed since you selected. Look at it again before you go on.',
  tooManyTags: `At most ${contactTagsMax} tags`,
  bulkTags: `A contact can have at most ${contactTagsMax} tags.`,
  noteEmpty: 'Write something first',
  noteMissing: 'Note not found',
  unknownOwner,
  notYours: 'Only the author of a note can change it.',
  lookedAfter: (name: string) => `${name} looks after this person. Please talk to them first.`,
  aColleague: 'A colleague',
} as const;

const contactTag = oneLine({ min: 1, max: 40, message: 'A tag cannot be empty' });
const tagsOf = (tag: z.ZodType<string>) =>
  z
    .array(tag, 'Tags must be a list of words')
    .max(contactTagsMax, contactSentences.tooManyTags)
    .nullish()
    .transform((tags) => [...new Set(tags ?? [])]);

const ownerId = z.uuid(contactSentences.unknownOwner);

/** A contact who is reached one way or the other. */
const isReachable = ({
  email: address,
  phone,
}: {
  readonly email?: string | undefined;
  readonly phone?: unknown;
}): boolean => Boolean(address) || Boolean(phone);
const unreachable = { message: contactSentences.wayNeeded, path: ['email'] };

/** The fields of a contact; the form for a new one wants both names and the address. */
export const contactEntry = z.object({
  firstName: oneLine({ min: 1, max: 100, message: contactSentences.firstNameRequired }),
  lastName: oneLine({ min: 1, max: 100, message: contactSentences.lastNameRequired }),
  email,
  phone: optionalPhoneAsTyped(),
  company: optionalOneLine({ max: 200 }),
  status: z
    .enum(contactStatuses, 'Unknown status')
    .nullish()
    .transform((status) => status ?? 'prospect'),
  source: optionalOneLine({ max: 60 }).transform((source) => source ?? 'manual'),
  tags: tagsOf(contactTag),
  ...eachText((_name, { max }) => optionalOneLine({ max })),
  ownerId: optionalOrBlank(ownerId),
  marketingConsent: z
    .enum(marketingConsents, 'Unknown consent')
    .nullish()
    .transform((consent) => consent ?? 'unknown'),
  consentSource: optionalOneLine({ max: 200 }),
});

/** Input for creating a contact, the same in GraphQL and REST: with an address, a phone number, or both (rule `data.phone-only`). */
export const newContact = contactEntry
  .extend({ email: emailOrNone.nullish().transform((address) => address ?? '') })
  .refine(isReachable, unreachable);
export type NewContact = z.output<typeof newContact>;

/** A text that stays as it is if it is missing, and is emptied by null or a blank. */
const blankToNull = (max: number) =>
  text({ max })
    .nullable()
    .transform((value) => value || null)
    .optional();

/**
 * Input for editing a contact: every field of the form, and the version the contact was read at. The texts of texts.ts, owner and
 * consent came later: programs that do not send them do not empty them.
 */
export const contactUpdate = contactEntry.omit({ source: true }).extend({
  version,
  /** One that is left out stays. */
  email: email.optional(),
  ...eachText((_name, { max }) => blankToNull(max)),
  // Whether this is an id is judged once the contact is found, so that a missing contact is answered alike whatever is sent.
  ownerId: z
    .string(contactSentences.unknownOwner)
    .nullable()
    .transform((id) => id || null)
    .optional(),
  marketingConsent: z
    .enum(marketingConsents, 'Unknown consent')
    .nullable()
    .transform((consent) => consent ?? 'unknown')
    .optional(),
  consentSource: blankToNull(200),
});

/**
 * The rule of a form for a contact that exists: one without an address, which is a blank text, may stay without, as
 * long as it has a phone number. @param rule that of the form or of the API @param before the contact; nothing for a new one
 */
export const contactRuleFor = <Rule extends z.ZodObject>(
  rule: Rule,
  before: { readonly email: string } | null | undefined,
): Rule =>
  (before?.email === ''
    ? rule
        .safeExtend({ email: emailOrNone.nullish().transform((address) => address ?? undefined) })
        .refine(isReachable, unreachable)
    : rule) as unknown as Rule;

const filterDay = optionalOrBlank(calendarDay, 'Please choose a valid date');

/** Selects contacts. An empty value means "all"; days are in the business's time zone, both inclusive. */
export const contactMatch = z.object({
  search: searchText,
  status: optionalFilter(contactStatuses, 'Unknown status'),
  tag: optionalText({ max: 40 }),
  source: optionalText({ max: 60 }),
  added: optionalChoice(addedSpanNames, 'Unknown span of days'),
  addedFrom: filterDay,
  addedTo: filterDay,
  waiting: flagOrBlank('Must be true or false'),
  owner: ownerFilter,
  open: flagOrBlank('Must be true or false'),
  ...leadDesignFilter,
});
export type ContactMatch = z.output<typeof contactMatch>;

/** Filters, page and order of the list. */
export const contactFilter = contactMatch.extend({
  page: pageNumber,
  sort: z
    .enum(contactSorts, 'Unknown order')
    .nullish()
    .transform((sort) => sort ?? 'newest'),
});
export type ContactFilter = z.output<typeof contactFilter>;

const ids = z
  .array(z.uuid('Must be a UUID'), 'Must be a list of ids')
  .min(1, contactSentences.bulkEmpty)
  .max(contactBulkMax, contactSentences.bulkTooMany);

/** The contacts of one bulk operation: those listed by id, or all that match; `count` is how many the user saw. */
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

/** Tags to add to many contacts, and tags to remove from them, which may be older than the rule for tags. */
export const contactTagChange = z
  .object({
    add: tagsOf(contactTag),
    remove: tagsOf(text({ min: 1, max: 40, message: 'A tag cannot be empty' })),
  })
  .refine(({ add, remove }) => add.length + remove.length > 0, 'Name at least one tag');

/** A note about a contact. */
export const contactNote = z.object({
  text: text({ min: 1, max: 4000, message: contactSentences.noteEmpty }),
});
export const contactNoteUpdate = contactNote.extend({ version });

/** What a new contact is compared by to find duplicates. It is checked while being typed, so a half-typed e-mail address is accepted. */
export const contactProbe = z.object({
  email: optionalText({ max: 254 }),
  phone: optionalText({ max: 40 }),
  firstName: optionalText({ max: 100 }),
  lastName: optionalText({ max: 100 }),
  exceptId: optional(z.uuid('Must be a UUID')),
});

/** Whom somebody looks after, by an exact address or number; a blank equals nobody's. */
export const ownerProbe = z.object({
  email: optionalText({ max: 254 }),
  phone: optionalPhoneAsTyped(),
});

/** `Showing 51 to 100 of 120 contacts` (docs/specification.md, section 9). */
export const contactRangeText = (pagination: Pagination): string =>
  rangeText(pagination, contactsPageSize, `${pagination.total} contacts`);

/** The same of a full page, until the contacts are counted: `Showing 51 to 100 of …`. */
export const uncountedRangeText = (page: number): string =>
  rangeText({ page, total: Infinity }, contactsPageSize, '…');
