import type { Role } from '@hearthline/rules/permissions.ts';
import { sortDirections, userSorts, userStates, type SortDirection, type UserSort, type UserState } from '@hearthline/rules/users.ts';
import { ArgsType, Field, InputType, Int, registerEnumType } from 'type-graphql';
import { RoleEnum } from '../../platform/access.ts';

const enumOf = <const Value extends string>(values: readonly Value[]) => Object.fromEntries(values.map((value) => [value, value]));

export const UserStateEnum = enumOf(userStates);
registerEnumType(UserStateEnum, {
  name: 'UserState',
  description: 'Where an account stands: the first that fits of disabled, invited (no password chosen yet), unverified, must_change_password, else active.',
});
export const UserSortEnum = enumOf(userSorts);
registerEnumType(UserSortEnum, { name: 'UserSort', description: 'What the list of accounts is ordered by.' });
export const UserSortDirectionEnum = enumOf(sortDirections);
registerEnumType(UserSortDirectionEnum, { name: 'UserSortDirection', description: 'asc: from A, from the oldest; desc: from Z, from the newest.' });

@ArgsType()
export class UsersArgs {
  @Field(() => Int, { nullable: true, description: 'From 1.' })
  page?: number | null;

  @Field(() => String, { nullable: true, description: 'Part of a name, an e-mail address, a username or a phone number.' })
  search?: string | null;

  @Field(() => RoleEnum, { nullable: true })
  role?: Role | null;

  @Field(() => UserStateEnum, { nullable: true })
  state?: UserState | null;

  @Field(() => UserSortEnum, { nullable: true, description: '`joined` when missing.' })
  sort?: UserSort | null;

  @Field(() => UserSortDirectionEnum, { nullable: true, description: '`desc` when missing.' })
  direction?: SortDirection | null;
}

@InputType({ description: 'An account as it shall be. The address is not part of it: only its owner changes it, and proves the new one.' })
export class UpdateUserInput {
  @Field(() => Int, { description: 'The version that was read; a newer one refuses the change with `CONFLICT`.' })
  version!: number;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'A second name to sign in with; stored in lower case.' })
  username?: string | null;

  @Field(() => RoleEnum)
  role!: Role;
}
