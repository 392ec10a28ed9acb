import { isIP } from 'node:net';
import { accountSentences } from '@hearthline/rules/people/accounts.ts';
import {
  challengeMinutes,
  type passkeyAssertion,
  type passkeyRegistration,
} from '@hearthline/rules/people/second-factors.ts';
import type { z } from 'zod';
import type { Context } from '../../../../platform/context.ts';
import { conflict } from '../../../../platform/errors.ts';

export type PasskeyAssertion = z.output<typeof passkeyAssertion>;
export type PasskeyRegistration = z.output<typeof passkeyRegistration>;

/** A passkey as it is stored. */
export interface StoredPasskey {
  readonly credentialId: string;
  /** Its public key (COSE, in base64url). */
  readonly secret: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

interface Site {
  readonly rpID: string;
  readonly origin: string;
}

/** Whether passkeys work here: they belong to a domain, which a site at a bare network address does not have. */
export const passkeysAvailable = ({ publicUrl }: Pick<Context, 'publicUrl'>): boolean =>
  isIP(new URL(publicUrl).hostname.replace(/^\[|\]$/g, '')) === 0;

/** The site that passkeys belong to: from the configuration, never from a request (docs/security.md, C5). @throws AppError CONFLICT without a domain */
const siteOf = (context: Pick<Context, 'publicUrl'>): Site => {
  if (!passkeysAvailable(context)) throw conflict(accountSentences.passkeyAddress);
  const { hostname, origin } = new URL(context.publicUrl);
  return { rpID: hostname, origin };
};

// Imported on demand: most servers and requests never need it.
const library = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256 (COSE): what browsers and keys have today. */
const algorithms = [-8, -7, -257];

const encode = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const decode = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'base64url'));
const timeout = challengeMinutes * 60_000;

/** What a browser needs to make a passkey that can sign in by itself. @param known ids of those that the account has */
export const registrationOptions = async (
  context: Context,
  challenge: string,
  owner: { readonly id: string; readonly name: string; readonly email: string },
  { company, known }: { readonly company: string; readonly known: readonly string[] },
): Promise<object> =>
  (await library()).generateRegistrationOptions({
    rpName: company,
    rpID: siteOf(context).rpID,
    userName: owner.email,
    userDisplayName: owner.name,
    userID: decode(Buffer.from(owner.id).toString('base64url')),
    challenge,
    timeout,
    excludeCredentials: known.map((id) => ({ id })),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });

/** What a browser needs to use a passkey. @param allowed those of an account; none: any that the browser has for this site */
export const assertionOptions = async (
  context: Context,
  challenge: string,
  allowed: readonly Pick<StoredPasskey, 'credentialId' | 'transports'>[] = [],
): Promise<object> =>
  (await library()).generateAuthenticationOptions({
    rpID: siteOf(context).rpID,
    challenge,
    timeout,
    userVerification: 'required',
    allowCredentials: allowed.map(({ credentialId: id, transports }) => ({
      id,
      transports: [...transports],
    })),
  });

/** The challenge that a browser's answer was made for; an empty text if it cannot be read. It is proved by {@link verifyAssertion}. */
export const challengeIn = ({ response }: PasskeyAssertion | PasskeyRegistration): string => {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' ? Buffer.from(challenge, 'base64url').toString() : '';
  } catch {
    return '';
  }
};

const encodedChallenge = (challenge: string): string => Buffer.from(challenge).toString('base64url');

/** The new passkey in a browser's answer; null if the answer is not right. */
export const verifyRegistration = async (
  context: Context,
  { id, rawId, type, response }: PasskeyRegistration,
  challenge: string,
): Promise<StoredPasskey | null> => {
  const { rpID, origin } = siteOf(context);
  const { transports, ...rest } = response;
  const { registrationInfo } = await (
    await library()
  )
    .verifyRegistrationResponse({
      response: { id, rawId, type, response: rest, clientExtensionResults: {} },
      expectedChallenge: encodedChallenge(challenge),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    .catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return null;
  const { credential } = registrationInfo;
  return {
    credentialId: credential.id,
    secret: encode(credential.publicKey),
    counter: credential.counter,
    transports: transports ?? [],
  };
};

/** The new signature counter, if the answer was made with this passkey, by a verified person, for this challenge; otherwise null. */
export const verifyAssertion = async (
  context: Context,
  { id, rawId, type, response }: PasskeyAssertion,
  { credentialId, secret, counter }: StoredPasskey,
  challenge: string,
): Promise<number | null> => {
  const { rpID, origin } = siteOf(context);
  const { userHandle, ...rest } = response;
  const result = await (
    await library()
  )
    .verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        response: { ...rest, ...(userHandle !== undefined && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: encodedChallenge(challenge),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: { id: credentialId, publicKey: decode(secret), counter },
    })
    // It throws for whatever does not fit, a counter that went back included.
    .catch(() => null);
  return result?.verified ? result.authenticationInfo.newCounter : null;
};
