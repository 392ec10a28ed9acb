import { Arg, Ctx, Field, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Role } from '@hearthline/rules/permissions.ts';
import { Public, RoleEnum } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
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
  @Field(() => String)
  name!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String, { nullable: true })
  phone?: string | null;

  @Field(() => String)
  password!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Somebody signed in. Browsers sign in over REST, which also sets the cookie that renews the token.' })
export class SignedIn {
  @Field(() => String, { description: 'For the Authorization header, good for 15 minutes.' })
  accessToken!: string;

  @Field(() => User)
  user!: Account;
}

@ObjectType({ simpleResolvers: true, description: 'Whom a link invites.' })
export class InvitationPreview {
  @Field(() => String)
  name!: string;

  @Field(() => String)
  email!: string;

  @Field(() => RoleEnum)
  role!: Role;
}

/** What somebody does who is not signed in yet. */
@Resolver()
export class AccessResolver {
  @Public()
  @Mutation(() => SignedIn, { description: 'Signs in with an e-mail address or a username.' })
  async signIn(@Ctx() context: Context, @Arg('email', () => String) email: string, @Arg('password', () => String) password: string): Promise<SignedIn> {
    const { user, ...session } = await signIn(context, { email, password });
    return { accessToken: context.signAccess(session), user: accountOf(user) };
  }

  @Public()
  @Mutation(() => Notice, { description: "Makes a customer's account and mails the link that verifies it. The same answer whether or not the address is known." })
  signUp(@Ctx() context: Context, @Arg('input', () => SignUpInput) input: SignUpInput): Promise<Notice> {
    return signUp(context, input);
  }

  @Public()
  @Mutation(() => Notice, { description: 'Mails a new verification link. The same answer for every address.' })
  requestVerification(@Ctx() context: Context, @Arg('email', () => String) email: string): Promise<Notice> {
    return requestVerification(context, { email });
  }

  @Public()
  @Mutation(() => Notice, { description: 'Uses a verification link up.' })
  verifyEmail(@Ctx() context: Context, @Arg('token', () => String) token: string): Promise<Notice> {
    return verifyEmail(context, { token });
  }

  @Public()
  @Mutation(() => Notice, { description: 'Mails a link to choose a new password. The same answer for every address.' })
  requestPasswordReset(@Ctx() context: Context, @Arg('email', () => String) email: string): Promise<Notice> {
    return requestPasswordReset(context, { email });
  }

  @Public()
  @Mutation(() => Notice, { description: 'Sets a new password with a mailed link and signs out everywhere.' })
  resetPassword(@Ctx() context: Context, @Arg('token', () => String) token: string, @Arg('password', () => String) password: string): Promise<Notice> {
    return resetPassword(context, { token, password });
  }

  @Public()
  @Query(() => InvitationPreview, { description: 'Whom a link invites; looking does not use it up.' })
  invitation(@Ctx() context: Context, @Arg('token', () => String) token: string): Promise<InvitationPreview> {
    return readInvitationLink(context, { token });
  }

  @Public()
  @Mutation(() => Notice, { description: 'Sets the first password of an invited account.' })
  acceptInvitation(
    @Ctx() context: Context,
    @Arg('token', () => String) token: string,
    @Arg('name', () => String) name: string,
    @Arg('password', () => String) password: string,
  ): Promise<Notice> {
    return acceptInvitation(context, { token, name, password });
  }
}
