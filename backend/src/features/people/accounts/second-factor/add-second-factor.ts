import { accountSentences } from '@hearthline/rules/people/accounts.ts';
import {
  challengeMinutes,
  maxPasskeys,
  newAuthenticator,
  newPasskey,
} from '@hearthline/rules/people/second-factors.ts';
import { z } from 'zod';
import type { Context } from '../../../../platform/context.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { AppError, conflict, fieldError, sqlState, uniqueViolation } from '../../../../platform/errors.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { readOwner, type AccountOwner } from '../users/account-owner.ts';
import { authenticatorUri, newAuthenticatorSecret, stepOfCode } from './authenticator.ts';
import { issueChallenge, readChallenge, redeemChallenge } from './challenge.ts';
import { challengeIn, registrationOptions, verifyRegistration } from './passkey.ts';
import { factorsOf } from './second-factor.queries.ts';
import {
  listSecondFactors,
  signedIn,
  storeSecondFactor,
  type SecondFactorsView,
  type SecondFactorView,
} from './second-factor.service.ts';

/** A second factor that was added, and the recovery codes that came with the first one. */
export interface AddedSecondFactor {
  readonly secondFactors: SecondFactorsView;
  readonly recoveryCodes: string[];
}

const added = async (context: Context, recoveryCodes: string[]): Promise<AddedSecondFactor> => ({
  secondFactors: await listSecondFactors(context),
  recoveryCodes,
});

const ownerOf = (context: Context): Promise<AccountOwner> => readOwner(context.db, signedIn(context).id);

const refuseSecondApp = (others: readonly SecondFactorView[]): void => {
  if (others.some(({ kind }) => kind === 'authenticator'))
    throw conflict(accountSentences.authenticatorKnown);
};

/** What the server gives away to get it back with the first code: encrypted, so that nothing is stored before. */
const setupState = z.object({ userId: z.string(), secret: z.string(), until: z.number() });

const readSetup = (context: Context, setup: string): string => {
  let text: string;
  try {
    text = context.cipher.decrypt(setup);
  } catch {
    throw new AppError('CHALLENGE_EXPIRED');
  }
  const { userId, secret, until } = setupState.parse(JSON.parse(text));
  if (userId !== signedIn(context).id || until <= context.now().getTime())
    throw new AppError('CHALLENGE_EXPIRED');
  return secret;
};

/** Begins to set up an authenticator app. @throws AppError CONFLICT if there is one already */
export const startAuthenticator = async (
  context: Context,
): Promise<{ secret: string; uri: string; setup: string }> => {
  const [owner, { name }] = await Promise.all([ownerOf(context), readSetting(context, 'company')]);
  refuseSecondApp(await factorsOf(context.db, owner.id));
  const secret = newAuthenticatorSecret();
  const until = context.now().getTime() + challengeMinutes * 60_000;
  return {
    secret,
    uri: authenticatorUri(name, owner.email, secret),
    setup: context.cipher.encrypt(JSON.stringify({ userId: owner.id, secret, until })),
  };
};

/** Adds the authenticator app that shows the right code. That code counts as used. @throws AppError BAD_INPUT, CONFLICT, CHALLENGE_EXPIRED */
export const addAuthenticator = async (context: Context, input: unknown): Promise<AddedSecondFactor> => {
  const { setup, code } = validate(newAuthenticator, input);
  const secret = readSetup(context, setup);
  const step = stepOfCode(secret, code, context.now(), 0);
  if (step === null) throw fieldError('code', accountSentences.wrongCode);
  const factor = {
    kind: 'authenticator',
    name: 'Authenticator app',
    secret: context.cipher.encrypt(secret),
    credentialId: null,
    counter: step,
    transports: [],
  } as const;
  return added(context, await storeSecondFactor(context, { ...factor, transports: [] }, refuseSecondApp));
};

const refuseTooMany = (others: readonly SecondFactorView[]): void => {
  if (others.filter(({ kind }) => kind === 'passkey').length >= maxPasskeys)
    throw conflict(accountSentences.passkeyLimit);
};

/** What a browser needs to make a passkey for the viewer. @throws AppError CONFLICT for an eleventh, and where the site has no domain */
export const startPasskey = async (context: Context): Promise<object> => {
  const [owner, { name: company }] = await Promise.all([ownerOf(context), readSetting(context, 'company')]);
  const factors = await factorsOf(context.db, owner.id);
  refuseTooMany(factors);
  const known = factors.flatMap(({ credentialId }) => credentialId ?? []);
  return registrationOptions(context, issueChallenge(context, 'passkey-setup', owner.id), owner, {
    company,
    known,
  });
};

/** Adds the passkey that a browser has made. @throws AppError BAD_INPUT, CONFLICT, CHALLENGE_EXPIRED */
export const addPasskey = async (context: Context, input: unknown): Promise<AddedSecondFactor> => {
  const { name, passkey } = validate(newPasskey, input);
  const challenge = challengeIn(passkey);
  if (readChallenge(context, 'passkey-setup', challenge) !== signedIn(context).id)
    throw new AppError('CHALLENGE_EXPIRED');
  const made = await verifyRegistration(context, passkey, challenge);
  if (!made) throw fieldError('passkey', accountSentences.passkeyFailed);
  await redeemChallenge(context, challenge);
  const codes = await storeSecondFactor(
    context,
    { ...made, kind: 'passkey', name, transports: [...made.transports] },
    refuseTooMany,
  ).catch((error: unknown) => {
    throw sqlState(error) === uniqueViolation ? conflict(accountSentences.passkeyKnown) : error;
  });
  return added(context, codes);
};
