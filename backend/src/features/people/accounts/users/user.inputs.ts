import type { Role } from '@hearthline/rules/permissions.ts';
import {
  userChange,
  type SortDirection,
  type UserSort,
  type UserState,
} from '@hearthline/rules/people/users.ts';
import { ArgsType, Field, Int } from 'type-graphql';
import { RoleEnum } from '../../../../platform/access/access-directives.ts';
import { fieldText } from '../../../../platform/api-docs/field-descriptions.ts';
import { inputType } from '../../../../platform/records/record-types.ts';
import { UserSortDirectionEnum, UserSortEnum, UserStateEnum } from './user-enums.types.ts';
import { managedUserFields } from './user.fields.ts';

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

export const UpdateUserInput = inputType(
  'UpdateUserInput',
  'The edited account. A phone or username that is left out is removed. The e-mail address is not included: only the owner can change it, and must verify the new one.',
  userChange,
  managedUserFields,
);
export type UpdateUserInput = InstanceType<typeof UpdateUserInput>;
