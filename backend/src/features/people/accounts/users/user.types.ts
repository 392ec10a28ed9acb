import type { Role } from '@hearthline/rules/permissions.ts';
import type { UserState } from '@hearthline/rules/people/users.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { RoleEnum } from '../../../../platform/access/access-directives.ts';
import { fieldText } from '../../../../platform/api-docs/field-descriptions.ts';
import { PaginationType } from '../../../../platform/graphql/pagination.types.ts';
import { UserStateEnum } from './user.inputs.ts';
import type { ManagedUser } from './user.queries.ts';

/** Returned only by the admin's operations: what others may know about a person is the type `User`. */
@ObjectType('ManagedUser', {
  simpleResolvers: true,
  description: 'An account, as shown to those who manage accounts.',
})
export class ManagedUserType implements ManagedUser {
  @Field(() => ID, {
    description: 'The id of the account; it stays the same when name, address or role change.',
  })
  id!: string;

  @Field(() => String, { description: '2 to 200 characters.' })
  name!: string;

  @Field(() => String, {
    description: 'The e-mail address, as its owner writes it. Only the owner can change it.',
  })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'An alternative name to sign in with, in lower case. Null if there is none.',
  })
  username!: string | null;

  @Field(() => String, { nullable: true, description: `${fieldText.phone} Null if none was given.` })
  phone!: string | null;

  @Field(() => RoleEnum, {
    description: 'What the account may do; `setUserRole` and `updateUser` change it.',
  })
  role!: Role;

  @Field(() => UserStateEnum, { description: 'The state of the account; each account has exactly one.' })
  state!: UserState;

  @Field(() => GraphQLDateTime, { description: 'When the account was created.' })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the owner last signed in. Null if never.',
  })
  lastSignInAt!: Date | null;

  @Field(() => Int, { description: fieldText.version })
  version!: number;

  @Field(() => Int, { description: 'The number of devices that are signed in now.' })
  sessions!: number;

  @Field(() => Boolean, { description: 'Whether the account has a second factor.' })
  hasSecondFactor!: boolean;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the link of an open invitation expires. Null if there is none.',
  })
  invitationExpiresAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether this is the viewer’s own account.' })
  isViewer!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'One page of accounts.' })
export class UserPage {
  @Field(() => [ManagedUserType], { description: 'At most 50.' })
  users!: ManagedUserType[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}
