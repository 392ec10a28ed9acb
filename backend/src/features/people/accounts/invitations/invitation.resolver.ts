import type { Role } from '@hearthline/rules/permissions.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Ctx, Field, ID, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow, RoleEnum } from '../../../../platform/access/access-directives.ts';
import type { Context } from '../../../../platform/context.ts';
import { idOf } from '../../../../platform/api-docs/field-descriptions.ts';
import {
  inviteUser,
  listInvitations,
  resendInvitation,
  revokeInvitation,
  type Invitation,
} from './invitation.service.ts';

@ObjectType('Invitation', {
  simpleResolvers: true,
  description: 'An invited person who has not chosen a password yet.',
})
export class InvitationType implements Invitation {
  @Field(() => ID, { description: 'The id of the account, which has no password yet.' })
  id!: string;

  @Field(() => String, { description: 'The name as the admin entered it.' })
  name!: string;

  @Field(() => String, { description: 'The address that the link was mailed to.' })
  email!: string;

  @Field(() => RoleEnum, { description: 'The role that the account will have.' })
  role!: Role;

  @Field(() => GraphQLDateTime, {
    description: 'When the account was created; mailing the link again does not change it.',
  })
  invitedAt!: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'When the most recent link expires: seven days after it was mailed. Null if there is no link left.',
  })
  expiresAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether no valid link is left; `resendInvitation` mails a new one.' })
  isExpired!: boolean;
}

@InputType({ description: 'The person to invite.' })
export class InviteUserInput {
  @Field(() => String, { description: '2 to 200 characters; the invited person can correct it.' })
  name!: string;

  @Field(() => String, {
    description:
      'One mailbox, at most 254 characters; `BAD_INPUT` if it already has an account; one that was removed can be restored instead (`restoreUser`).',
  })
  email!: string;

  @Field(() => RoleEnum, { description: 'Any role; customers can also sign up on their own.' })
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
  @Mutation(() => InvitationType, {
    description: 'Creates an account and mails its owner a link to set the first password.',
  })
  inviteUser(
    @Ctx() context: Context,
    @Arg('input', () => InviteUserInput) input: InviteUserInput,
  ): Promise<Invitation> {
    return inviteUser(context, input);
  }

  @Allow('user:invite')
  @Mutation(() => InvitationType, { description: 'Mails a new link and voids the older one.' })
  resendInvitation(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('an open invitation') }) id: string,
  ): Promise<Invitation> {
    return resendInvitation(context, id);
  }

  @Allow('user:invite')
  @Mutation(() => ID, {
    description: 'Revokes an invitation: archives its account, voids its link and returns the id.',
  })
  revokeInvitation(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('an open invitation') }) id: string,
  ): Promise<string> {
    return revokeInvitation(context, id);
  }
}
