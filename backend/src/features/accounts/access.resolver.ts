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

  @Field(() => String, { nullable: true, description: 'As typed, at most 40 characters.' })
  phone?: string | null;

  @Field(() => String, { description: fieldText.newPassword })
  password!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Somebody signed in. Browsers sign in over REST, which also sets the cookie that renews the token.' })
export class SignedIn {
  @Field(() => String, { description: 'For the header `Authorization: Bearer …`; good for 15 minutes. It cannot be renewed through GraphQL.' })
  accessToken!: string;

  @Field(() => User, { description: 'The account that is signed in now.' })
  user!: Account;
}

@ObjectType({ simpleResolvers: true, description: 'Whom a link invites.' })
export class InvitationPreview {
  @Field(() => String, { description: 'As the admin wrote it; whoever accepts may write it differently.' })
  name!: string;

  @Field(() => String, { description: 'The address that the invitation was mailed to, and that will sign in.' })
  email!: string;

  @Field(() => RoleEnum, { description: 'What the account will be; it cannot be chosen.' })
  role!: Role;
}

/** Operations for people who are not signed in yet. */
@Resolver()
export class AccessResolver {
  @Public()
  @Mutation(() => SignedIn, { description: 'Signs in with an e-mail address or a username.' })
  async signIn(
    @Ctx() context: Context,
    @Arg('email', () => String, { description: 'The e-mail address or the username; upper and lower case are the same.' }) email: string,
    @Arg('password', () => String, { description: 'At most 256 characters. A wrong one and an unknown address answer the same: `INVALID_CREDENTIALS`.' }) password: string,
  ): Promise<SignedIn> {
    const { user, ...session } = await signIn(context, { email, password });
    return { accessToken: context.signAccess(session), user: accountOf(user) };
  }

  @Public()
  @Mutation(() => Notice, { description: 'Makes a customer’s account and mails the link that verifies it. The same answer whether or not the address is known.' })
  signUp(@Ctx() context: Context, @Arg('input', () => SignUpInput) input: SignUpInput): Promise<Notice> {
    return signUp(context, input);
  }

  @Public()
  @Mutation(() => Notice, { description: 'Mails a new verification link. The same answer for every address.' })
  requestVerification(
    @Ctx() context: Context,
    @Arg('email', () => String, { description: 'The address of an account that is not verified yet; any other gets no mail.' }) email: string,
  ): Promise<Notice> {
    return requestVerification(context, { email });
  }

  @Public()
  @Mutation(() => Notice, { description: 'Proves the address of an account by the link that was mailed to it.' })
  verifyEmail(@Ctx() context: Context, @Arg('token', () => String, { description: fieldText.token }) token: string): Promise<Notice> {
    return verifyEmail(context, { token });
  }

  @Public()
  @Mutation(() => Notice, { description: 'Mails a link to choose a new password. The same answer for every address.' })
  requestPasswordReset(@Ctx() context: Context, @Arg('email', () => String, { description: 'The address of an account; any other gets no mail.' }) email: string): Promise<Notice> {
    return requestPasswordReset(context, { email });
  }

  @Public()
  @Mutation(() => Notice, { description: 'Sets a new password with a mailed link and signs out everywhere.' })
  resetPassword(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: fieldText.token }) token: string,
    @Arg('password', () => String, { description: fieldText.newPassword }) password: string,
  ): Promise<Notice> {
    return resetPassword(context, { token, password });
  }

  @Public()
  @Query(() => InvitationPreview, { description: 'Whom a link invites; looking does not use it up.' })
  invitation(@Ctx() context: Context, @Arg('token', () => String, { description: fieldText.token }) token: string): Promise<InvitationPreview> {
    return readInvitationLink(context, { token });
  }

  @Public()
  @Mutation(() => Notice, { description: 'Sets the first password of an invited account.' })
  acceptInvitation(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: fieldText.token }) token: string,
    @Arg('name', () => String, { description: 'What the person is to be called, 2 to 200 characters; replaces what the admin wrote.' }) name: string,
    @Arg('password', () => String, { description: fieldText.newPassword }) password: string,
  ): Promise<Notice> {
    return acceptInvitation(context, { token, name, password });
  }
}
