import { Arg, Ctx, Field, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Role } from '@hearthline/rules/permissions.ts';
import { Public, RoleEnum } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { fieldText } from '../../platform/field-text.ts';
import { Notice } from '../../platform/notice.ts';
import { accountOf, type Account } from './account.service.ts';
import { acceptInvitation, readInvitationLink } from './invitation.service.ts';
import { resetPassword } from './password.service.ts';
import { signIn } from './sign-in.service.ts';
import { signUp } from './sign-up.service.ts';
import { User } from './user.entity.ts';
import { requestPasswordReset, requestVerification, verifyEmail } from './verification.service.ts';

@InputType({ description: 'A new customer. The rules are those of the sign-up form.' })
export class SignUpInput {
  @Field(() => String, { description: '2 to 200 characters.' })
  name!: string;

  @Field(() => String, { description: 'One mailbox, at most 254 characters. The link that verifies it is mailed there.' })
  email!: string;

  @Field(() => String, { nullable: true, description: fieldText.typedPhone })
  phone?: string | null;

  @Field(() => String, { description: fieldText.newPassword })
  password!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The result of signing in. Browsers sign in over REST, which also sets the cookie that renews the token.' })
export class SignedIn {
  @Field(() => String, { description: 'For the header `Authorization: Bearer …`; valid for 15 minutes. It cannot be renewed through GraphQL.' })
  accessToken!: string;

  @Field(() => User, { description: 'The account that is signed in now.' })
  user!: Account;
}

@ObjectType({ simpleResolvers: true, description: 'The person whom a link invites.' })
export class InvitationPreview {
  @Field(() => String, { description: 'The name as the admin entered it; the invited person can change it when accepting.' })
  name!: string;

  @Field(() => String, { description: 'The address that the invitation was mailed to, and with which the person will sign in.' })
  email!: string;

  @Field(() => RoleEnum, { description: 'The role that the account will have; the invited person cannot change it.' })
  role!: Role;
}

/** Operations for people who are not signed in yet. */
@Resolver()
export class AccessResolver {
  @Public()
  @Mutation(() => SignedIn, { description: 'Signs in with an e-mail address or a username. `EMAIL_NOT_VERIFIED` if the password is right but the address is not verified; `TOO_MANY_REQUESTS` after too many attempts.' })
  async signIn(
    @Ctx() context: Context,
    @Arg('email', () => String, { description: 'The e-mail address or the username, in any letter case.' }) email: string,
    @Arg('password', () => String, { description: 'At most 256 characters. A wrong password and an unknown name get the same answer: `INVALID_CREDENTIALS`.' }) password: string,
  ): Promise<SignedIn> {
    const { user, ...session } = await signIn(context, { email, password });
    return { accessToken: context.signAccess(session), user: accountOf(user) };
  }

  @Public()
  @Mutation(() => Notice, { description: 'Creates a customer account and mails a link that verifies its address. The answer is the same whether or not the address already has an account.' })
  signUp(@Ctx() context: Context, @Arg('input', () => SignUpInput) input: SignUpInput): Promise<Notice> {
    return signUp(context, input);
  }

  @Public()
  @Mutation(() => Notice, { description: 'Mails a new verification link. The answer is the same for every address.' })
  requestVerification(
    @Ctx() context: Context,
    @Arg('email', () => String, { description: 'The address of an account that is not verified yet; any other gets no mail.' }) email: string,
  ): Promise<Notice> {
    return requestVerification(context, { email });
  }

  @Public()
  @Mutation(() => Notice, { description: 'Verifies the address of an account with the link that was mailed to it. `CONFLICT` if another account has the address by now.' })
  verifyEmail(@Ctx() context: Context, @Arg('token', () => String, { description: fieldText.token }) token: string): Promise<Notice> {
    return verifyEmail(context, { token });
  }

  @Public()
  @Mutation(() => Notice, { description: 'Mails a link to choose a new password. The answer is the same for every address.' })
  requestPasswordReset(@Ctx() context: Context, @Arg('email', () => String, { description: 'The address of an account; any other gets no mail.' }) email: string): Promise<Notice> {
    return requestPasswordReset(context, { email });
  }

  @Public()
  @Mutation(() => Notice, { description: 'Sets a new password with a mailed link and signs out all devices of the account.' })
  resetPassword(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: fieldText.token }) token: string,
    @Arg('password', () => String, { description: fieldText.newPassword }) password: string,
  ): Promise<Notice> {
    return resetPassword(context, { token, password });
  }

  @Public()
  @Query(() => InvitationPreview, { description: 'The person whom a link invites. Reading this does not use up the link.' })
  invitation(@Ctx() context: Context, @Arg('token', () => String, { description: fieldText.token }) token: string): Promise<InvitationPreview> {
    return readInvitationLink(context, { token });
  }

  @Public()
  @Mutation(() => Notice, { description: 'Sets the first password of an invited account.' })
  acceptInvitation(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: fieldText.token }) token: string,
    @Arg('name', () => String, { description: 'The name of the person, 2 to 200 characters; replaces the one the admin entered.' }) name: string,
    @Arg('password', () => String, { description: fieldText.newPassword }) password: string,
  ): Promise<Notice> {
    return acceptInvitation(context, { token, name, password });
  }
}
