import { z } from 'zod';
import { accountSentences } from './account-sentences.ts';
import { maxPasswordLength } from './accounts.ts';
import { oneLine } from '../text.ts';

/** What a second factor can be: a program that shows codes (RFC 6238), or a passkey (WebAuthn). */
export const secondFactorKinds = ['authenticator', 'passkey'] as const;
export type SecondFactorKind = (typeof secondFactorKinds)[number];

/** What a sign-in, or another proof of who somebody is, can be confirmed with. */
export const proofMethods = ['password', 'authenticator', 'passkey', 'recovery_code'] as const;
export type ProofMethod = (typeof proofMethods)[number];

/** How many passkeys an account can have: more than anybody has devices. */
export const maxPasskeys = 10;
/** How many recovery codes are made at a time. */
export const recoveryCodeCount = 10;
/** How long a question to the user's device or program waits for its answer, in minutes. */
export const challengeMinutes = 5;

/** What recovery codes are made of: no characters that are read for one another. */
export const recoveryAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Characters of a recovery code: 60 bits. */
export const recoveryCodeLength = 12;

const code = z
  .string(accountSentences.codeRequired)
  .max(40, accountSentences.wrongCode)
  .transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
  .refine((typed) => typed.length > 0, accountSentences.codeRequired);

/** A code as an authenticator shows it; anything else that is typed can only be a recovery code. */
export const isAuthenticatorCode = (typed: string): boolean => /^\d{6}$/.test(typed);

const challenge = z.string(accountSentences.codeRequired).min(1).max(1000);
const encoded = z
  .string()
  .max(8000)
  .regex(/^[\w-]*$/);
const credential = { id: encoded.min(1), rawId: encoded.min(1), type: z.literal('public-key') };
const unknownPasskey = { error: accountSentences.unknownPasskey };

/** What a browser answers when a passkey is used (WebAuthn, AuthenticationResponseJSON). */
export const passkeyAssertion = z.object(
  {
    ...credential,
    response: z.object({
      clientDataJSON: encoded,
      authenticatorData: encoded,
      signature: encoded,
      userHandle: encoded.optional(),
    }),
  },
  unknownPasskey,
);

/** What a browser answers when a passkey was made (WebAuthn, RegistrationResponseJSON). */
export const passkeyRegistration = z.object(
  {
    ...credential,
    response: z.object({
      clientDataJSON: encoded,
      attestationObject: encoded,
      transports: z.array(z.string().max(40)).max(10).optional(),
    }),
  },
  unknownPasskey,
);

const onlyOne = (input: Readonly<Record<string, unknown>>, names: readonly string[]): boolean =>
  names.filter((name) => input[name] !== undefined && input[name] !== null).length === 1;

const nullish = <Rule extends z.ZodType>(rule: Rule) => rule.nullish().transform((value) => value ?? null);

/** The second step of a sign-in: a code, or a passkey. */
export const signInConfirmation = z
  .object({ challenge, code: nullish(code), passkey: nullish(passkeyAssertion) })
  .refine((input) => onlyOne(input, ['code', 'passkey']), {
    error: accountSentences.codeRequired,
    path: ['code'],
  });

/** A sign-in with a passkey alone. */
export const passkeySignIn = z.object({ passkey: passkeyAssertion });

/** Another proof of who a signed-in user is: the password, a code of the authenticator, or a passkey. */
export const identityProof = z
  .object({
    password: nullish(
      z
        .string()
        .min(1, accountSentences.passwordRequired)
        .max(maxPasswordLength, accountSentences.wrongPassword),
    ),
    code: nullish(code),
    passkey: nullish(passkeyAssertion),
  })
  .refine((input) => onlyOne(input, ['password', 'code', 'passkey']), {
    error: accountSentences.passwordRequired,
    path: ['password'],
  });

/** Ends the set-up of an authenticator: what the server gave for it, and a code that proves that it works. */
export const newAuthenticator = z.object({ setup: z.string().min(1).max(2000), code });

/** Ends the set-up of a passkey. */
export const newPasskey = z.object({
  name: oneLine({ min: 1, max: 60, message: accountSentences.passkeyName }),
  passkey: passkeyRegistration,
});
