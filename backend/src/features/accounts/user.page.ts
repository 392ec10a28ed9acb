import type { Role } from '@hearthline/rules/permissions.ts';
import type { UserState } from '@hearthline/rules/users.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { RoleEnum } from '../../platform/access.ts';
import { PaginationType } from '../../platform/paging.ts';
import { UserStateEnum } from './user.inputs.ts';
import type { ManagedUser } from './user.list.ts';

/** Reached through the admin's operations only: what others may know of somebody is the type `User`. */
@ObjectType('ManagedUser', { simpleResolvers: true, description: 'An account as those who manage accounts see it.' })
export class ManagedUserType implements ManagedUser {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String, { nullable: true })
  username!: string | null;

  @Field(() => String, { nullable: true })
  phone!: string | null;

  @Field(() => RoleEnum)
  role!: Role;

  @Field(() => UserStateEnum)
  state!: UserState;

  @Field(() => GraphQLDateTime, { description: 'When the account was made.' })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Null: never.' })
  lastSignInAt!: Date | null;

  @Field(() => Int, { description: 'Grows with each change; an update names the one it was read at.' })
  version!: number;

  @Field(() => Int, { description: 'Devices signed in now.' })
  sessions!: number;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When the link of an open invitation ends; null when there is none.' })
  invitationExpiresAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether it is the account of whoever asks.' })
  isViewer!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'One page of accounts.' })
export class UserPage {
  @Field(() => [ManagedUserType])
  users!: ManagedUserType[];

  @Field(() => PaginationType)
  pagination!: PaginationType;
}
