import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../../platform/access/access-directives.ts';
import { idOf } from '../../../../platform/api-docs/field-descriptions.ts';
import type { Context } from '../../../../platform/context.ts';
import {
  addAuthenticator,
  addPasskey,
  startAuthenticator,
  startPasskey,
  type AddedSecondFactor,
} from './add-second-factor.ts';
import {
  listSecondFactors,
  removeSecondFactor,
  renewRecoveryCodes,
  type SecondFactorsView,
} from './second-factor.service.ts';
import {
  AddedSecondFactorType,
  AuthenticatorSetupType,
  factorText,
  SecondFactorsType,
} from './second-factor.types.ts';

/** The viewer's own second factors. */
@Resolver()
export class SecondFactorResolver {
  @Allow('second-factor:list')
  @Query(() => SecondFactorsType, { description: 'The second factors of the viewer’s account.' })
  secondFactors(@Ctx() context: Context): Promise<SecondFactorsView> {
    return listSecondFactors(context);
  }

  @Allow('second-factor:change')
  @Mutation(() => AuthenticatorSetupType, {
    description: 'Begins to set up an authenticator app. `CONFLICT` if the account has one already.',
  })
  startAuthenticator(@Ctx() context: Context): ReturnType<typeof startAuthenticator> {
    return startAuthenticator(context);
  }

  @Allow('second-factor:change')
  @Mutation(() => AddedSecondFactorType, {
    description:
      'Adds the authenticator app, once it shows the right code. `CHALLENGE_EXPIRED` five minutes after `startAuthenticator`.',
  })
  addAuthenticator(
    @Ctx() context: Context,
    @Arg('setup', () => String, { description: 'What `startAuthenticator` answered.' }) setup: string,
    @Arg('code', () => String, { description: 'The six digits that the app shows.' }) code: string,
  ): Promise<AddedSecondFactor> {
    return addAuthenticator(context, { setup, code });
  }

  @Allow('second-factor:change')
  @Mutation(() => GraphQLJSONObject, {
    description:
      'Begins to make a passkey. The answer is what `navigator.credentials.create` takes (WebAuthn, `PublicKeyCredentialCreationOptionsJSON`). `CONFLICT` for more than ten, and where the site has no domain name.',
  })
  startPasskey(@Ctx() context: Context): Promise<object> {
    return startPasskey(context);
  }

  @Allow('second-factor:change')
  @Mutation(() => AddedSecondFactorType, {
    description: 'Adds the passkey that the browser has made, within five minutes of `startPasskey`.',
  })
  addPasskey(
    @Ctx() context: Context,
    @Arg('name', () => String, { description: 'What to call it, in 1 to 60 characters.' }) name: string,
    @Arg('passkey', () => GraphQLJSONObject, {
      description:
        'What the browser answered (WebAuthn, `RegistrationResponseJSON`; at least `id`, `rawId`, `type`, `response`).',
    })
    passkey: object,
  ): Promise<AddedSecondFactor> {
    return addPasskey(context, { name, passkey });
  }

  @Allow('second-factor:change')
  @Mutation(() => SecondFactorsType, {
    description:
      'Removes a second factor; with the last one go the recovery codes. `CONFLICT` for the last one of staff who need one.',
  })
  removeSecondFactor(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('one of the viewer’s second factors') }) id: string,
  ): Promise<SecondFactorsView> {
    return removeSecondFactor(context, id);
  }

  @Allow('second-factor:change')
  @Mutation(() => [String], {
    description: `Makes ten new recovery codes, and the older ones worthless. ${factorText.codes} \`CONFLICT\` without a second factor.`,
  })
  renewRecoveryCodes(@Ctx() context: Context): Promise<string[]> {
    return renewRecoveryCodes(context);
  }
}
