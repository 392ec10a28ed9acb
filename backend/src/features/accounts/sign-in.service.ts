import { accountSentences, login } from '@hearthline/rules/accounts.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import type { z } from 'zod';
import { auditAlone } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { validate } from '../../platform/validate.ts';
import { hashPassword, inTheCrowd, needsRehash, verifyPassword } from './password.ts';
import { openSession, type OpenedSession } from './session.service.ts';
import { User } from './user.entity.ts';

const findUser = (context: Context, name: string): Promise<User | null> =>
  context.transaction((em) =>
    em.findOne(User, name.includes('@') ? { emailFolded: foldEmail(name) } : { username: name.trim().toLowerCase() }),
  );

/** Records a refused sign-in, in the same way for names with and without an account. @throws the given error */
const refuse = async (context: Context, user: User | null, error: AppError, action = 'sign-in'): Promise<never> => {
  await auditAlone(context, { action, result: error.code, ...(user && { object: ['user', user.id] }) });
  throw error;
};

/**
 * Counts a try before the password is checked, so that parallel guesses cannot slip past the limit.
 * The narrow limit is for one account from one address: guesses from elsewhere do not lock its owner out (security A3, A4).
 * @returns whether this was the last try allowed for now
 */
const countTry = async ({ limits, network }: Context, account: string): Promise<boolean> => {
  const left = await limits.consume('signInFrom', `${account} ${network}`);
  await limits.consume('signInAccount', account);
  await limits.consume('signInAddress', network);
  return left === 0;
};

const forgetTries = async ({ limits, network }: Context, account: string): Promise<void> => {
  await limits.reset('signInFrom', `${account} ${network}`);
  await limits.refund('signInAccount', account);
  await limits.refund('signInAddress', network);
};

/** Hashes a password again with the current parameters, unless it has been changed meanwhile. */
const rehash = async (context: Context, user: User, password: string): Promise<void> => {
  const passwordHash = await hashPassword(password);
  const made = await context.transaction((em) => em.nativeUpdate(User, { id: user.id, passwordHash: user.passwordHash }, { passwordHash }));
  if (made) user.passwordHash = passwordHash;
};

type SignedIn = OpenedSession & { user: User };

/**
 * Signs in with an e-mail address or a username.
 * An unknown name, a disabled account and a wrong password get the same answer in the same time; only with the right password
 * does the caller learn that the address is not verified.
 * @throws AppError INVALID_CREDENTIALS, EMAIL_NOT_VERIFIED, TOO_MANY_REQUESTS, UNAVAILABLE where very many sign in at once
 */
export const signIn = async (context: Context, input: unknown): Promise<SignedIn> => {
  const given = validate(login, input);
  return inTheCrowd(() => compare(context, given));
};

const compare = async (context: Context, { email: name, password }: z.output<typeof login>): Promise<SignedIn> => {
  const user = await findUser(context, name);
  // Tries by e-mail address and by username count against the same account.
  const account = user?.id ?? foldEmail(name);
  const isLast = await countTry(context, account);
  const right = await verifyPassword(user?.disabledAt ? null : user?.passwordHash, password);
  if (!user || !right) return refuse(context, user, new AppError('INVALID_CREDENTIALS'), isLast ? 'sign-in.locked' : 'sign-in');
  await forgetTries(context, account);
  if (!user.isEmailVerified) return refuse(context, user, new AppError('EMAIL_NOT_VERIFIED', { message: accountSentences.verifyFirst }));
  if (user.passwordHash && needsRehash(user.passwordHash)) await rehash(context, user, password);
  const session = await openSession(context, user).catch((error: unknown) => {
    if (error instanceof AppError) return refuse(context, user, error);
    throw error;
  });
  return { ...session, user };
};
