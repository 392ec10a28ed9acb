import type { Role } from '@hearthline/rules/permissions.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Ctx, Field, ID, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow, RoleEnum } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { idOf } from '../../platform/field-text.ts';
import { inviteUser, listInvitations, resendInvitation, revokeInvitation, type Invitation } from './invitation.service.ts';

@ObjectType('Invitation', { simpleResolvers: true, description: 'Somebody invited who has not chosen a password yet.' })
export class InvitationType implements Invitation {
  @Field(() => ID, { description: 'The id of the account that waits for its first password.' })
  id!: string;

  @Field(() => String, { description: 'As the admin wrote it.' })
  name!: string;

  @Field(() => String, { description: 'Where the link was mailed to.' })
  email!: string;

  @Field(() => RoleEnum, { description: 'What the account will be.' })
  role!: Role;

  @Field(() => GraphQLDateTime, { description: 'When the account was made; a second mail does not change it.' })
  invitedAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When the link that was mailed last ends: seven days after it. Null when there is no link any more.' })
  expiresAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether no link is good any more: `resendInvitation` mails another.' })
  isExpired!: boolean;
}

@InputType({ description: 'Somebody to be invited.' })
export class InviteUserInput {
  @Field(() => String, { description: '2 to 200 characters; the invited person can correct it.' })
  name!: string;

  @Field(() => String, { description: 'One mailbox, at most 254 characters, that has no account yet.' })
  email!: string;

  @Field(() => RoleEnum, { description: 'Any role; customers can also sign up by themselves.' })
  role!: Role;
}

/** Invitations: how an admin adds people. */
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
  resendInvitation(@Ctx() context: Context, @Arg('id', () => ID, { description: idOf('an open invitation') }) id: string): Promise<Invitation> {
    return resendInvitation(context, id);
  }

  @Allow('user:invite')
  @Mutation(() => ID, { description: 'Takes an invitation back: its link is void and its account is gone. Answers the id.' })
  revokeInvitation(@Ctx() context: Context, @Arg('id', () => ID, { description: idOf('an open invitation') }) id: string): Promise<string> {
    return revokeInvitation(context, id);
  }
}
