import { z } from 'zod';
import { accountChange } from './accounts.ts';
import { optionalChoice } from './optional.ts';
import { pageNumber, rangeText, type Pagination } from './paging.ts';
import { roles } from './permissions.ts';
import { optionalLine, optionalText } from './text.ts';
import { version } from './version.ts';

/**
 * The state of an account: the first that applies in the order `disabled`, `invited` (no password chosen yet),
 * `unverified`, `must_change_password`; every other account is `active`.
 */
export const userStates = ['active', 'unverified', 'invited', 'disabled', 'must_change_password'] as const;
export type UserState = (typeof userStates)[number];

export const userStateTitles: Readonly<Record<UserState, string>> = {
  active: 'Active',
  unverified: 'Email not verified',
  invited: 'Invited',
  disabled: 'Disabled',
  must_change_password: 'Must change password',
};

/** What the list can be sorted by. The default is `joined`, descending: newest first. */
export const userSorts = ['name', 'email', 'role', 'joined', 'lastSignIn'] as const;
export type UserSort = (typeof userSorts)[number];
export const sortDirections = ['asc', 'desc'] as const;
export type SortDirection = (typeof sortDirections)[number];

export const usersPageSize = 50;

export const userSentences = {
  fetchFailed: 'Failed to fetch users',
  usernameRule: 'A username has 3 to 40 letters, digits, dots, dashes or underscores, and begins with a letter',
  usernameTaken: 'This username is taken.',
  disabledFirst: 'This account is disabled. Enable it first.',
  inUse: 'Other records refer to this account. Disable it instead.',
  stillInvited: 'This account has not chosen a password yet. Send the invitation again instead.',
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
  direction: optionalChoice(sortDirections, 'Unknown direction').transform((direction) => direction ?? 'desc'),
});
export type UserFilter = z.output<typeof userFilter>;

/** A name to sign in with. It contains no `@`, so that it cannot be mistaken for an e-mail address. Upper case is folded. */
const username = optionalLine({ max: 40 })
  .transform((value) => value?.toLowerCase() ?? null)
  .refine((value) => value === null || /^[a-z][a-z0-9._-]{2,39}$/.test(value), { error: userSentences.usernameRule });

/** What an admin may change in an account. Only its owner can change the e-mail address, because the new one must be confirmed. */
export const userChange = accountChange.extend({ username, role: z.enum(roles, 'Unknown role'), version });

/** `Showing 51 to 100 of 120 users`. */
export const userRangeText = (pagination: Pagination): string => rangeText(pagination, usersPageSize, `${pagination.total} users`);
