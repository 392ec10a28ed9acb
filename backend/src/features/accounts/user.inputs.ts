import type { Role } from '@hearthline/rules/permissions.ts';
import { sortDirections, userSorts, userStates, type SortDirection, type UserSort, type UserState } from '@hearthline/rules/users.ts';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { RoleEnum } from '../../platform/access.ts';
import { fieldText } from '../../platform/field-text.ts';
import { graphqlEnum } from '../../platform/graphql-enum.ts';

export const UserStateEnum = graphqlEnum('UserState', 'Where an account stands: the first that fits, in the order disabled, invited, unverified, must_change_password, active.', userStates, {
  active: 'Can use everything its role may.',
  unverified: 'The address is not proved yet.',
  invited: 'No password was chosen yet.',
  disabled: 'Shut out by an admin.',
  must_change_password: 'Has to choose a new password before anything else.',
});
export const UserSortEnum = graphqlEnum('UserSort', 'What the list of accounts is ordered by.', userSorts, {
  name: 'The name; upper and lower case are the same.',
  email: 'The e-mail address; upper and lower case are the same.',
  role: 'The word of the role.',
  joined: 'When the account was made.',
  lastSignIn: 'The last sign-in; never counts as longest ago.',
});
export const UserSortDirectionEnum = graphqlEnum('UserSortDirection', 'In which direction a list goes.', sortDirections, {
  asc: 'From A, from the oldest.',
  desc: 'From Z, from the newest.',
});

@ArgsType()
export class UsersArgs {
  @Field(() => Int, { nullable: true, description: fieldText.page })
  page?: number | null;

  @Field(() => String, { nullable: true, description: 'Part of a name, an e-mail address, a username or a phone number; at most 100 characters.' })
  search?: string | null;

  @Field(() => RoleEnum, { nullable: true, description: 'Accounts with this role only.' })
  role?: Role | null;

  @Field(() => UserStateEnum, { nullable: true, description: 'Accounts in this state only.' })
  state?: UserState | null;

  @Field(() => UserSortEnum, { nullable: true, description: '`joined` when missing.' })
  sort?: UserSort | null;

  @Field(() => UserSortDirectionEnum, { nullable: true, description: '`desc` when missing.' })
  direction?: SortDirection | null;
}

@InputType({ description: 'The account as it is to be: phone and username that are left out are taken away. The address is not part of it: only its owner changes it, and proves the new one.' })
export class UpdateUserInput {
  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;

  @Field(() => String, { description: '2 to 200 characters.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'As typed, at most 40 characters; null takes it away.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'A second name to sign in with: 3 to 40 letters, digits, dots, dashes or underscores, a letter first. Stored in lower case; null takes it away.' })
  username?: string | null;

  @Field(() => RoleEnum, { description: '`LAST_ADMIN` when it would leave nobody in charge.' })
  role!: Role;
}
