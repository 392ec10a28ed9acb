import { z } from 'zod';
import { accountChange } from './accounts.ts';
import { optionalChoice } from '../optional.ts';
import { pageNumber } from '../page-number.ts';
import { rangeText, type Pagination } from '../paging.ts';
import { roles } from '../permissions.ts';
import { optionalOneLine, optionalText, text } from '../text.ts';
import { version } from '../row-version.ts';

/**
 * The state of an account: the first that applies in the order `erased`, `archived`, `disabled`, `invited` (no password
 * chosen yet), `unverified`, `must_change_password`; every other account is `active`.
 */
export const presentUserStates = [
  'active',
  'unverified',
  'invited',
  'disabled',
  'must_change_password',
] as const;
export const userStates = [...presentUserStates, 'archived', 'erased'] as const;
export type UserState = (typeof userStates)[number];

export const userStateTitles: Readonly<Record<UserState, string>> = {
  active: 'Active',
  unverified: 'Email not verified',
  invited: 'Invited',
  disabled: 'Disabled',
  must_change_password: 'Must change password',
  archived: 'Archived',
  erased: 'Erased',
};

/** What the list can be sorted by. The default is `joined`, descending: newest first. */
export const userSorts = ['name', 'email', 'role', 'joined', 'lastSignIn'] as const;
export type UserSort = (typeof userSorts)[number];
export const sortDirections = ['asc', 'desc'] as const;
export type SortDirection = (typeof sortDirections)[number];

export const usersPageSize = 50;

export const userSentences = {
  fetchFailed: 'Failed to fetch users',
  usernameRule: 'Use 3 to 40 letters, digits, dots, dashes, or underscores, starting with a letter',
  usernameTaken: 'This username is taken.',
  disabledFirst: 'This account is disabled. Enable it first.',
  archivedFirst: 'This account was removed. Restore it first.',
  alreadyArchived: 'This account has already been removed.',
  notArchived: 'This account was not removed.',
  removeFirst: 'Remove the account before erasing its personal data.',
  erasedForGood: 'This account’s personal data was erased. This cannot be undone.',
  notYourself: 'You cannot remove your own account. Ask another admin to do it.',
  confirmErasure: 'Please type the email address of the account exactly as shown.',
  upcomingFirst: 'This person has an upcoming appointment. Cancel it first.',
  agreementFirst: 'An agreement that is out for signature names this person. Void it first.',
  stillInvited: 'This account has no password yet. Resend the invitation instead.',
} as const;

/** Filters of the list; an empty value means "all". */
const narrowing = {
  search: optionalText({ max: 100 }),
  role: optionalChoice(roles, 'Unknown role'),
  state: optionalChoice(userStates, 'Unknown state'),
};

export const userNarrowing = z.object(narrowing);
export type UserNarrowing = z.output<typeof userNarrowing>;

/** Filters, page and order of the list. */
export const userFilter = z.object({
  ...narrowing,
  page: pageNumber,
  sort: optionalChoice(userSorts, 'Unknown order').transform((sort) => sort ?? 'joined'),
  direction: optionalChoice(sortDirections, 'Unknown direction').transform(
    (direction) => direction ?? 'desc',
  ),
});
export type UserFilter = z.output<typeof userFilter>;

/** A name to sign in with. It contains no `@`, so that it cannot be mistaken for an e-mail address. Upper case is folded. */
const username = optionalOneLine({ max: 40 })
  .transform((value) => value?.toLowerCase() ?? null)
  .refine((value) => value === null || /^[a-z][a-z0-9._-]{2,39}$/.test(value), {
    error: userSentences.usernameRule,
  });

/** What an admin may change in an account. Only its owner can change the e-mail address, because the new one must be confirmed. */
export const userChange = accountChange.extend({ username, role: z.enum(roles, 'Unknown role'), version });

/** `Showing 51 to 100 of 120 users`. */
export const userRangeText = (pagination: Pagination): string =>
  rangeText(pagination, usersPageSize, `${pagination.total} users`);

/** What confirms that personal data is erased: the account's e-mail address, typed. */
export const userErasure = z.object({
  email: text({ min: 1, max: 254, message: userSentences.confirmErasure }),
});

/** Stands in every record for a person whose data was erased; the end of the account's id tells two of them apart. */
export const erasedName = (
  id: string,
): { readonly first: string; readonly last: string; readonly full: string } => {
  const last = `person ${id.slice(-6)}`;
  return { first: 'Erased', last, full: `Erased ${last}` };
};

/** Takes the place of an erased e-mail address. Nothing can be delivered to the domain (RFC 2606). */
const erasedDomain = '@erased.invalid';
export const erasedEmail = (id: string): string => `erased-${id.slice(-12)}${erasedDomain}`;
export const isErasedEmail = (address: string): boolean => address.endsWith(erasedDomain);
