import { roleTitle } from '@hearthline/rules/permission-words.ts';
import { roles } from '@hearthline/rules/permissions.ts';
import {
  userStates,
  userStateTitles,
  type SortDirection,
  type UserSort,
} from '@hearthline/rules/people/users.ts';

export const roleOptions = roles.map((role) => ({ value: role, title: roleTitle(role) }));
export const userStateOptions = userStates.map((state) => ({ value: state, title: userStateTitles[state] }));

/** The orders offered, each a column and a direction. */
export const userOrders: readonly {
  readonly value: string;
  readonly sort: UserSort;
  readonly direction: SortDirection;
  readonly title: string;
}[] = [
  { value: 'joined-desc', sort: 'joined', direction: 'desc', title: 'Newest first' },
  { value: 'joined-asc', sort: 'joined', direction: 'asc', title: 'Oldest first' },
  { value: 'name-asc', sort: 'name', direction: 'asc', title: 'Name, A to Z' },
  { value: 'name-desc', sort: 'name', direction: 'desc', title: 'Name, Z to A' },
  { value: 'email-asc', sort: 'email', direction: 'asc', title: 'Email, A to Z' },
  { value: 'email-desc', sort: 'email', direction: 'desc', title: 'Email, Z to A' },
  { value: 'role-asc', sort: 'role', direction: 'asc', title: 'Role' },
  { value: 'lastSignIn-desc', sort: 'lastSignIn', direction: 'desc', title: 'Last sign-in, newest' },
  { value: 'lastSignIn-asc', sort: 'lastSignIn', direction: 'asc', title: 'Last sign-in, oldest' },
];
