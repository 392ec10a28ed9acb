import type { Role } from '@hearthline/rules/permissions.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Ctx, Field, ID, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow, RoleEnum } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { inviteUser, listInvitations, resendInvitation, revokeInvitation, type Invitation } from './invitation.service.ts';

@ObjectType('Invitation', { simpleResolvers: true, description: 'Somebody invited who has not chosen a password yet.' })
export class InvitationType implements Invitation {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  email!: string;

  @Field(() => RoleEnum)
  role!: Role;

  @Field(() => GraphQLDateTime)
  invitedAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When the last link ends.' })
  expiresAt!: Date | null;

  @Field(() => Boolean)
  isExpired!: boolean;
}

@InputType({ description: 'Somebody to be invited.' })
export class InviteUserInput {
  @Field(() => String)
  name!: string;

  @Field(() => String)
  email!: string;

  @Field(() => RoleEnum)
  role!: Role;
}

/** How an admin brings somebody in. */
@Resolver()
export class InvitationResolver {
  @Allow('invitation:list')
  @Query(() => [InvitationType], { description: 'Open invitations, newest first.' })
  invitations(@Ctx() context: Context): Promise<Invitation[]> {
    return listInvitations(context);
  }

  @Allow('user:invite')
  @Mutation(() => InvitationType, { description: 'Mails somebody a link that sets the first password.' })
  inviteUser(@Ctx() context: Context, @Arg('input', () => InviteUserInput) input: InviteUserInput): Promise<Invitation> {
    return inviteUser(context, input);
  }

  @Allow('user:invite')
  @Mutation(() => InvitationType, { description: 'Mails a new link; the older one is void.' })
  resendInvitation(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<Invitation> {
    return resendInvitation(context, id);
  }

  @Allow('user:invite')
  @Mutation(() => ID, { description: 'Takes an invitation back.' })
  revokeInvitation(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<string> {
    return revokeInvitation(context, id);
  }
}
