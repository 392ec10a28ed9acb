import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Public } from '../../../../platform/access/access-directives.ts';
import type { Context } from '../../../../platform/context.ts';
import { SignedIn } from '../auth.types.ts';
import { factorText } from '../second-factor/second-factor.types.ts';
import type { SignedIn as Opened } from './complete-sign-in.ts';
import { confirmSignIn, signInWithPasskey, startPasskeySignIn } from './second-step.service.ts';

const answer = async (context: Context, { account, ...session }: Opened): Promise<SignedIn> => ({
  accessToken: await context.signAccess(session),
  user: account,
});

/** Signing in with a second factor, or with a passkey alone. */
@Resolver()
export class SecondStepResolver {
  @Public()
  @Mutation(() => SignedIn, {
    description:
      'The second step of a sign-in, after `SECOND_FACTOR_REQUIRED`: with a code or with a passkey. `INVALID_CREDENTIALS` if it is wrong, `CHALLENGE_EXPIRED` once the challenge has been used or is older than five minutes, `TOO_MANY_REQUESTS` after too many wrong codes.',
  })
  async confirmSignIn(
    @Ctx() context: Context,
    @Arg('challenge', () => String, { description: 'The challenge that came with `SECOND_FACTOR_REQUIRED`.' })
    challenge: string,
    @Arg('code', () => String, {
      nullable: true,
      description: 'The six digits that the authenticator app shows, or a recovery code. Each works once.',
    })
    code?: string | null,
    @Arg('passkey', () => GraphQLJSONObject, { nullable: true, description: factorText.assertion })
    passkey?: object | null,
  ): Promise<SignedIn> {
    return answer(context, await confirmSignIn(context, { challenge, code, passkey }));
  }

  @Public()
  @Mutation(() => GraphQLJSONObject, {
    description: `Begins a sign-in with a passkey. ${factorText.assertionOptions} \`CONFLICT\` where the site has no domain name.`,
  })
  startPasskeySignIn(@Ctx() context: Context): Promise<object> {
    return startPasskeySignIn(context);
  }

  @Public()
  @Mutation(() => SignedIn, {
    description:
      'Signs in with a passkey alone, whose device has verified the person. `INVALID_CREDENTIALS` if it belongs to no account.',
  })
  async signInWithPasskey(
    @Ctx() context: Context,
    @Arg('passkey', () => GraphQLJSONObject, { description: factorText.assertion }) passkey: object,
  ): Promise<SignedIn> {
    return answer(context, await signInWithPasskey(context, { passkey }));
  }
}
