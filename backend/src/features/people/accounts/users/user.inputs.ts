import type { Role } from '@hearthline/rules/permissions.ts';
import {
  sortDirections,
  userSorts,
  userStates,
  type SortDirection,
  type UserSort,
  type UserState,
} from '@hearthline/rules/people/users.ts';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { RoleEnum } from '../../../../platform/access/access-directives.ts';
import { fieldText } from '../../../../platform/api-docs/field-descriptions.ts';
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

@ArgsType()
export class UsersArgs {
  @Field(() => Int, { nullable: true, description: fieldText.page })
  page?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Part of a name, an e-mail address, a username or a phone number; at most 100 characters.',
  })
  search?: string | null;

  @Field(() => RoleEnum, { nullable: true, description: 'Only accounts with this role.' })
  role?: Role | null;

  @Field(() => UserStateEnum, {
    nullable: true,
    description: 'Only accounts in this state. If missing, all but the archived and erased ones.',
  })
  state?: UserState | null;

  @Field(() => UserSortEnum, { nullable: true, description: '`joined` if missing.' })
  sort?: UserSort | null;

  @Field(() => UserSortDirectionEnum, { nullable: true, description: '`desc` if missing.' })
  direction?: SortDirection | null;
}

@InputType({
  description:
    'The edited account. A phone or username that is left out is removed. The e-mail address is not included: only the owner can change it, and must verify the new one.',
})
export class UpdateUserInput {
  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;

  @Field(() => String, { description: '2 to 200 characters.' })
  name!: string;

  @Field(() => String, { nullable: true, description: `${fieldText.typedPhone} Null removes it.` })
  phone?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'An alternative name to sign in with: 3 to 40 letters, digits, dots, dashes or underscores, starting with a letter. Stored in lower case; null removes it. `BAD_INPUT` if it is taken.',
  })
  username?: string | null;

  @Field(() => RoleEnum, { description: 'The new role; `LAST_ADMIN` if no admin would be left.' })
  role!: Role;
}
