import {
  secondFactorKinds,
  proofMethods,
  type ProofMethod,
  type SecondFactorKind,
} from '@hearthline/rules/people/second-factors.ts';
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../../platform/graphql/graphql-enum.ts';

/** Descriptions that several operations share. */
export const factorText = {
  assertion:
    'What the browser answered for a passkey (WebAuthn, `AuthenticationResponseJSON`; at least `id`, `rawId`, `type`, `response`).',
  assertionOptions:
    'The answer is what `navigator.credentials.get` takes (WebAuthn, `PublicKeyCredentialRequestOptionsJSON`).',
  codes: 'Each works once, in place of a second factor. They are told only now.',
} as const;

export const SecondFactorKindEnum = graphqlEnum(
  'SecondFactorKind',
  'What a second factor is.',
  secondFactorKinds,
  {
    authenticator: 'An app that shows a code of six digits, a new one every 30 seconds (RFC 6238).',
    passkey: 'A passkey or security key (WebAuthn). It can also sign in by itself.',
  },
);

export const ProofMethodEnum = graphqlEnum(
  'ProofMethod',
  'How somebody can prove who they are.',
  proofMethods,
  {
    password: 'With the password.',
    authenticator: 'With a code of the authenticator app.',
    passkey: 'With a passkey.',
    recovery_code: 'With a recovery code; only to sign in.',
  },
);

@ObjectType('SecondFactor', {
  simpleResolvers: true,
  description: 'What an account confirms a sign-in with, besides the password.',
})
export class SecondFactorType {
  @Field(() => ID, { description: 'The id, for `removeSecondFactor`.' })
  id!: string;

  @Field(() => SecondFactorKindEnum, { description: 'What it is.' })
  kind!: SecondFactorKind;

  @Field(() => String, { description: 'What its owner calls it, in 1 to 60 characters.' })
  name!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was added.' })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was last used. Null if never.' })
  lastUsedAt!: Date | null;
}

@ObjectType('SecondFactors', {
  simpleResolvers: true,
  description: 'The second factors of the viewer’s account.',
})
export class SecondFactorsType {
  @Field(() => [SecondFactorType], {
    description: 'One authenticator app and at most 10 passkeys, the oldest first.',
  })
  factors!: SecondFactorType[];

  @Field(() => Int, { description: 'How many recovery codes are unused; 0 without a second factor.' })
  recoveryCodesLeft!: number;

  @Field(() => Boolean, { description: 'Whether the business requires one of this account.' })
  isRequired!: boolean;

  @Field(() => Boolean, {
    description: 'Whether passkeys can be used here: they need a site with a domain name.',
  })
  passkeysAvailable!: boolean;
}

@ObjectType('AuthenticatorSetup', {
  simpleResolvers: true,
  description: 'What an authenticator app is set up with. Nothing is stored before `addAuthenticator`.',
})
export class AuthenticatorSetupType {
  @Field(() => String, { description: 'The secret in base32, to be typed where no picture can be scanned.' })
  secret!: string;

  @Field(() => String, { description: 'The secret as an `otpauth:` address, for a QR code.' })
  uri!: string;

  @Field(() => String, { description: 'To be sent back with the first code, within five minutes.' })
  setup!: string;
}

@ObjectType('AddedSecondFactor', {
  simpleResolvers: true,
  description: 'A second factor that was just added.',
})
export class AddedSecondFactorType {
  @Field(() => SecondFactorsType, { description: 'All second factors of the account, this one included.' })
  secondFactors!: SecondFactorsType;

  @Field(() => [String], {
    description: `The ten recovery codes of the account, if this is its first second factor; otherwise empty. ${factorText.codes}`,
  })
  recoveryCodes!: string[];
}

@ObjectType('IdentityQuestion', {
  simpleResolvers: true,
  description: 'How the viewer can prove who they are, for `confirmIdentity`.',
})
export class IdentityQuestionType {
  @Field(() => [ProofMethodEnum], { description: 'What can be used, the strongest first; at most 3.' })
  methods!: ProofMethod[];

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: `${factorText.assertionOptions} Null without a passkey.`,
  })
  passkey!: object | null;
}
