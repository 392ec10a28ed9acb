import { Arg, Ctx, Field, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Role } from '@hearthline/rules/permissions.ts';
import { Public, RoleEnum } from '../../../platform/access/access-directives.ts';
import type { Context } from '../../../platform/context.ts';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { Notice } from '../../../platform/graphql/notice.types.ts';
import { requestPasswordReset, requestVerification } from './links/request-link.ts';
import { acceptInvitation, readInvitationLink } from './invitations/invitation.service.ts';
import { resetPassword } from './passwords/password.service.ts';
import { SignedIn } from './auth.types.ts';
import { signIn } from './sign-in/sign-in.service.ts';
import { signUp } from './sign-up/sign-up.service.ts';
import { readVerificationLink, verifyEmail, type VerificationLink } from './links/verification.service.ts';

@InputType({ description: 'A new customer. The rules are those of the sign-up form.' })
export class SignUpInput {
  @Field(() => String, { description: '2 to 200 characters.' })
  name!: string;

  @Field(() => String, {
    description: 'One mailbox, at most 254 characters. The link that verifies it is mailed there.',
  })
  email!: string;

  @Field(() => String, { nullable: true, description: fieldText.typedPhone })
  phone?: string | null;

  @Field(() => String, { description: fieldText.newPassword })
  password!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The person whom a link invites.' })
export class InvitationPreview {
  @Field(() => String, {
    description: 'The name as the admin entered it; the invited person can change it when accepting.',
  })
  name!: string;

  @Field(() => String, {
    description: 'The address that the invitation was mailed to, and with which the person will sign in.',
  })
  email!: string;

  @Field(() => RoleEnum, {
    description: 'The role that the account will have; the invited person cannot change it.',
  })
  role!: Role;
}

@ObjectType('VerificationLink', { simpleResolvers: true, description: 'What a verification link confirms.' })
export class VerificationLinkType implements VerificationLink {
  @Field(() => String, { description: 'The address that it confirms.' })
  email!: string;

  @Field(() => Boolean, {
    description:
      'Whether `verifyEmail` needs the password: true for a sign-up, false for a new address of an account.',
  })
  needsPassword!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether `verifyEmail` needs another session: true for a new address, unless the viewer is signed in to the account that asked for it.',
  })
  needsSignIn!: boolean;
}

/** Operations for people who are not signed in yet. */
@Resolver()
export class AccessResolver {
  @Public()
  @Mutation(() => SignedIn, {
    description:
      'Signs in with an e-mail address or a username. `EMAIL_NOT_VERIFIED` if the password is right but the address is not verified; `SECOND_FACTOR_REQUIRED` if it is right and the account has a second factor: then `extensions.secondFactor` has `challenge`, `methods` and `passkey` (what `navigator.credentials.get` takes, or null), and `confirmSignIn` follows; `TOO_MANY_REQUESTS` after too many attempts.',
  })
  async signIn(
    @Ctx() context: Context,
    @Arg('email', () => String, { description: 'The e-mail address or the username, in any letter case.' })
    email: string,
    @Arg('password', () => String, {
      description:
        'At most 256 characters. A wrong password and an unknown name get the same answer: `INVALID_CREDENTIALS`.',
    })
    password: string,
  ): Promise<SignedIn> {
    const { account: user, ...session } = await signIn(context, { email, password });
    return { accessToken: await context.signAccess(session), user };
  }

  @Public()
  @Mutation(() => Notice, {
    description:
      'Signs a customer up and mails the link that confirms it (`verifyEmail`); only then is there an account. Several people may sign up with one address: the sign-up whose link is confirmed first becomes the account and ends the others. Each can be confirmed for seven days, with its own password and the link in any mail to the address. After five mails in an hour, the next goes out ten minutes after the last; nobody is refused because of others’ sign-ups. The answer is the same whether or not the address already has an account.',
  })
  signUp(@Ctx() context: Context, @Arg('input', () => SignUpInput) input: SignUpInput): Promise<Notice> {
    return signUp(context, input);
  }

  @Public()
  @Mutation(() => Notice, {
    description:
      'Mails a new verification link and voids the older ones of the same sign-up. The answer is the same for every address. After five mails in an hour, the next goes out ten minutes after the last, whose link is still valid.',
  })
  requestVerification(
    @Ctx() context: Context,
    @Arg('email', () => String, {
      description:
        'An address that somebody signed up with and that is not verified yet; any other gets no mail.',
    })
    email: string,
    @Arg('password', () => String, {
      nullable: true,
      description:
        'Tells which sign-up the link is for: the one with this password. The newest if missing, or if no sign-up has it.',
    })
    password?: string | null,
  ): Promise<Notice> {
    return requestVerification(context, { email, password });
  }

  @Public()
  @Query(() => VerificationLinkType, {
    description: 'What a verification link confirms. Reading this does not use up the link.',
  })
  verificationLink(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: fieldText.token }) token: string,
  ): Promise<VerificationLink> {
    return readVerificationLink(context, { token });
  }

  @Public()
  @Mutation(() => Notice, {
    description:
      'Confirms a mailed link: makes the sign-up with this password an account, or moves the account to its new address. A new address needs a session of the account that asked for it (`UNAUTHENTICATED`, `FORBIDDEN` otherwise); where it belongs to a contact with a quote, an agreement or a project, the office is asked first (`heldEmailChange`). `CONFLICT` if another account has the address by now.',
  })
  verifyEmail(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: fieldText.token }) token: string,
    @Arg('password', () => String, {
      nullable: true,
      description:
        'Required if `verificationLink` says so: the password that was chosen with a sign-up of this address, which tells which of them is confirmed. With another one nothing is confirmed (`BAD_INPUT`), so that the owner of a mailbox never confirms the password of a stranger.',
    })
    password?: string | null,
  ): Promise<Notice> {
    return verifyEmail(context, { token, password });
  }

  @Public()
  @Mutation(() => Notice, {
    description:
      'Mails a link to choose a new password. The answer is the same for every address. Nobody is refused: after five mails in an hour, the next goes out ten minutes after the last, whose link is still valid.',
  })
  requestPasswordReset(
    @Ctx() context: Context,
    @Arg('email', () => String, { description: 'The address of an account; any other gets no mail.' })
    email: string,
  ): Promise<Notice> {
    return requestPasswordReset(context, { email });
  }

  @Public()
  @Mutation(() => Notice, {
    description: 'Sets a new password with a mailed link and signs out all devices of the account.',
  })
  resetPassword(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: fieldText.token }) token: string,
    @Arg('password', () => String, { description: fieldText.newPassword }) password: string,
  ): Promise<Notice> {
    return resetPassword(context, { token, password });
  }

  @Public()
  @Query(() => InvitationPreview, {
    description: 'The person whom a link invites. Reading this does not use up the link.',
  })
  invitation(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: fieldText.token }) token: string,
  ): Promise<InvitationPreview> {
    return readInvitationLink(context, { token });
  }

  @Public()
  @Mutation(() => Notice, { description: 'Sets the first password of an invited account.' })
  acceptInvitation(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: fieldText.token }) token: string,
    @Arg('name', () => String, {
      description: 'The name of the person, 2 to 200 characters; replaces the one the admin entered.',
    })
    name: string,
    @Arg('password', () => String, { description: fieldText.newPassword }) password: string,
  ): Promise<Notice> {
    return acceptInvitation(context, { token, name, password });
  }
}
