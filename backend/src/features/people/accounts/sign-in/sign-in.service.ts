import { accountSentences, login } from '@hearthline/rules/people/accounts.ts';
import type { z } from 'zod';
import type { Context } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { deviceOf } from './known-device.ts';
import { hashPassword, inHashQueue, needsRehash, verifyPassword } from '../passwords/hash-password.ts';
import {
  completeSignIn,
  refuseSignIn,
  signInColumns,
  type SignedIn,
  type SignInAccount,
} from './complete-sign-in.ts';
import { secondFactorQuestion } from './second-step.service.ts';
import { recordAttempt, refundAttempt, typedName } from './attempts.ts';
import { pendingSignUpsOf, findByPassword, type PendingSignUp } from '../sign-up/pending-sign-ups.ts';

/** Whom a name may stand for: an account, and those who signed up with the address and have not confirmed it yet. */
interface Candidates {
  readonly user: SignInAccount | undefined;
  readonly waiting: readonly PendingSignUp[];
}

const find = (context: Context, name: string): Promise<Candidates> =>
  context.transaction(async (trx) => ({
    user: await trx
      .selectFrom('users')
      .select(signInColumns)
      .where(name.includes('@') ? 'emailFolded' : 'username', '=', name)
      .executeTakeFirst(),
    waiting: await pendingSignUpsOf(context, trx, name),
  }));

/** Compares the password with whatever the name may stand for; one hash is computed, also if that is nothing. */
const compare = async (
  context: Context,
  name: string,
  { user, waiting }: Candidates,
  password: string,
): Promise<{ user: boolean; signUp?: PendingSignUp | undefined }> => {
  if (!user) return { user: false, signUp: await findByPassword(context, name, waiting, password) };
  if (await verifyPassword(user.disabledAt ? null : user.passwordHash, password)) return { user: true };
  // An account from before sign-ups waited in a table of their own: whoever signed up with its address since then waits beside it.
  return {
    user: false,
    signUp:
      !user.isEmailVerified && waiting.length
        ? await findByPassword(context, name, waiting, password)
        : undefined,
  };
};

/** Hashes a password again if that was done with older parameters, unless it has been changed meanwhile. @returns the account as it is now */
const rehash = async (context: Context, user: SignInAccount, password: string): Promise<SignInAccount> => {
  if (!user.passwordHash || !needsRehash(user.passwordHash)) return user;
  const passwordHash = await hashPassword(password);
  const made = await context.db
    .updateTable('users')
    .set({ passwordHash })
    .where('id', '=', user.id)
    .where('passwordHash', '=', user.passwordHash)
    .returning('passwordHash')
    .executeTakeFirst();
  return { ...user, ...made };
};

const verifyFirst = (): AppError =>
  new AppError('EMAIL_NOT_VERIFIED', { message: accountSentences.verifyFirst });

const tryToSignIn = async (
  context: Context,
  input: z.output<typeof login>,
  deviceCookie: string,
): Promise<SignedIn> => {
  const name = typedName(input.email);
  const candidates = await find(context, name);
  const { user } = candidates;
  const device = user ? deviceOf(context, deviceCookie, user) : null;
  const { isLast } = await recordAttempt(context, name, device);
  const right = await compare(context, name, candidates, input.password);
  const object = user ? (['user', user.id] as const) : null;
  if (!right.signUp && !right.user)
    return refuseSignIn(
      context,
      object,
      new AppError('INVALID_CREDENTIALS'),
      isLast ? 'sign-in.locked' : 'sign-in',
    );
  await refundAttempt(context, name, device);
  if (right.signUp) return refuseSignIn(context, ['sign-up', right.signUp.id], verifyFirst());
  if (!user?.isEmailVerified) return refuseSignIn(context, object, verifyFirst());
  const account = await rehash(context, user, input.password);
  const secondFactor = await secondFactorQuestion(context, account);
  if (secondFactor)
    return refuseSignIn(context, object, new AppError('SECOND_FACTOR_REQUIRED', { secondFactor }));
  return completeSignIn(context, account, deviceCookie, false);
};

/**
 * Signs in with an e-mail address or a username.
 * An unknown name, a disabled account and a wrong password get the same answer in the same time; only with the right password
 * does the caller learn that the address is not verified, or which second factor is to follow (second-step.service.ts).
 * @param deviceCookie what the browser has kept from earlier sign-ins (known-device.ts)
 * @throws AppError INVALID_CREDENTIALS, EMAIL_NOT_VERIFIED, SECOND_FACTOR_REQUIRED, TOO_MANY_REQUESTS, UNAVAILABLE where very many sign in at once
 */
export const signIn = async (context: Context, input: unknown, deviceCookie = ''): Promise<SignedIn> => {
  const given = validate(login, input);
  return inHashQueue(() => tryToSignIn(context, given, deviceCookie));
};
