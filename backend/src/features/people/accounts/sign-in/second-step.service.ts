import { createHash } from 'node:crypto';
import { accountSentences } from '@hearthline/rules/people/accounts.ts';
import { passkeySignIn, signInConfirmation } from '@hearthline/rules/people/second-factors.ts';
import type { Context } from '../../../../platform/context.ts';
import { AppError, type SecondFactorQuestion } from '../../../../platform/errors.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { issueChallenge, readChallenge, redeemChallenge } from '../second-factor/challenge.ts';
import { confirmCode, confirmPasskey } from '../second-factor/confirm-second-factor.ts';
import { assertionOptions, challengeIn, passkeysAvailable } from '../second-factor/passkey.ts';
import { factorsOf, passkeysIn } from '../second-factor/second-factor.queries.ts';
import {
  completeSignIn,
  refuseSignIn,
  signInColumns,
  type SignedIn,
  type SignInAccount,
} from './complete-sign-in.ts';
import { deviceOf } from './known-device.ts';

/** Tells a password from its successor: a challenge is worthless once the password has changed. */
const markOf = ({ id, passwordHash }: Pick<SignInAccount, 'id' | 'passwordHash'>): string =>
  `${id}.${createHash('sha256')
    .update(passwordHash ?? '')
    .digest('base64url')
    .slice(0, 22)}`;

/** What an account with a second factor has to answer after the right password; null without one. */
export const secondFactorQuestion = async (
  context: Context,
  user: Pick<SignInAccount, 'id' | 'passwordHash'>,
): Promise<SecondFactorQuestion | null> => {
  const factors = await factorsOf(context.db, user.id);
  if (!factors.length) return null;
  const challenge = issueChallenge(context, 'sign-in', markOf(user));
  const passkeys = passkeysAvailable(context) ? passkeysIn(factors) : [];
  return {
    challenge,
    methods: [
      ...(passkeys.length ? (['passkey'] as const) : []),
      ...(factors.some(({ kind }) => kind === 'authenticator') ? (['authenticator'] as const) : []),
      'recovery_code',
    ],
    passkey: passkeys.length ? await assertionOptions(context, challenge, passkeys) : null,
  };
};

const findOwner = async (context: Context, id: string): Promise<SignInAccount | undefined> =>
  isId(id)
    ? context.db
        .selectFrom('users')
        .select(signInColumns)
        .where('id', '=', id)
        .where('disabledAt', 'is', null)
        .executeTakeFirst()
    : undefined;

/** Passes a refusal on, recorded as that of a sign-in. */
const recorded =
  (context: Context, userId: string | null) =>
  (error: unknown): Promise<never> => {
    if (error instanceof AppError && error.code !== 'UNAVAILABLE')
      return refuseSignIn(context, userId === null ? null : ['user', userId], error, 'sign-in.second-factor');
    throw error;
  };

/**
 * The second step of a sign-in: a code or a passkey, for the challenge that came after the right password.
 * @throws AppError INVALID_CREDENTIALS, CHALLENGE_EXPIRED (also after a change of the password), TOO_MANY_REQUESTS, BAD_INPUT
 */
export const confirmSignIn = async (
  context: Context,
  input: unknown,
  deviceCookie = '',
): Promise<SignedIn> => {
  const { challenge, code, passkey } = validate(signInConfirmation, input);
  const subject = readChallenge(context, 'sign-in', challenge);
  const user = await findOwner(context, subject.split('.')[0] ?? '');
  if (!user || markOf(user) !== subject) throw new AppError('CHALLENGE_EXPIRED');
  const confirming =
    passkey === null
      ? confirmCode(context, user, code ?? '', {
          device: deviceOf(context, deviceCookie, user),
          recovery: true,
        })
      : confirmPasskey(context, passkey, challenge, user.id);
  await confirming.catch(recorded(context, user.id));
  await redeemChallenge(context, challenge);
  return completeSignIn(context, user, deviceCookie, true);
};

/** What a browser needs to sign in with any passkey that it has for this site. @throws AppError CONFLICT where the site has no domain */
export const startPasskeySignIn = (context: Context): Promise<object> =>
  assertionOptions(context, issueChallenge(context, 'passkey-sign-in'));

/**
 * Signs in with a passkey alone: its device has verified the person, so it stands for two factors.
 * @throws AppError INVALID_CREDENTIALS, EMAIL_NOT_VERIFIED, CHALLENGE_EXPIRED, BAD_INPUT
 */
export const signInWithPasskey = async (
  context: Context,
  input: unknown,
  deviceCookie = '',
): Promise<SignedIn> => {
  const { passkey } = validate(passkeySignIn, input);
  const challenge = challengeIn(passkey);
  readChallenge(context, 'passkey-sign-in', challenge);
  const userId = await confirmPasskey(context, passkey, challenge, null).catch(recorded(context, null));
  await redeemChallenge(context, challenge);
  const user = await findOwner(context, userId);
  if (!user)
    return recorded(
      context,
      userId,
    )(new AppError('INVALID_CREDENTIALS', { message: accountSentences.unknownPasskey }));
  if (!user.isEmailVerified)
    return recorded(
      context,
      userId,
    )(new AppError('EMAIL_NOT_VERIFIED', { message: accountSentences.verifyFirst }));
  return completeSignIn(context, user, deviceCookie, true);
};
