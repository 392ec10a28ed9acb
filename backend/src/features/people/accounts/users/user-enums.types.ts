import { sortDirections, userSorts, userStates } from '@hearthline/rules/people/users.ts';
import { graphqlEnum } from '../../../../platform/graphql/graphql-enum.ts';

export const UserStateEnum = graphqlEnum(
  'UserState',
  'The state of an account: the first that applies, in the order erased, archived, disabled, invited, unverified, must_change_password, active.',
  userStates,
  {
    active: 'Can do everything its role allows.',
    unverified: 'The e-mail address is not verified yet.',
    invited: 'No password has been chosen yet.',
    disabled: 'Disabled by an admin; cannot sign in.',
    must_change_password: 'Must choose a new password before anything else.',
    archived: 'Removed by an admin, who can restore it; cannot sign in. Records keep the name.',
    erased: 'Removed, and the personal data erased for good; records show a pseudonym.',
  },
);
export const UserSortEnum = graphqlEnum('UserSort', 'What the list of accounts is ordered by.', userSorts, {
  name: 'By name, ignoring case.',
  email: 'By e-mail address, ignoring case.',
  role: 'By role, alphabetically.',
  joined: 'By when the account was created.',
  lastSignIn: 'By last sign-in; accounts that have never signed in count as the longest ago.',
});
export const UserSortDirectionEnum = graphqlEnum(
  'UserSortDirection',
  'The direction in which a list is sorted.',
  sortDirections,
  {
    asc: 'Ascending: A to Z, oldest first.',
    desc: 'Descending: Z to A, newest first.',
  },
);
