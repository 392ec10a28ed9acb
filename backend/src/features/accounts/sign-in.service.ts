import { accountSentences, login } from '@hearthline/rules/accounts.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { validate } from '../../platform/validate.ts';
import { hashPassword, needsRehash, verifyPassword } from './password.ts';
import { openSession, type OpenedSession } from './session.service.ts';
import { User } from './user.entity.ts';

const findUser = (context: Context, name: string): Promise<User | null> =>
  context.transaction((em) =>
    em.findOne(User, name.includes('@') ? { emailFolded: foldEmail(name) } : { username: name.trim().toLowerCase() }),
  );

/**
 * Signs in with an e-mail address or a username.
 * Unknown, disabled and wrong answer alike and in like time; only the right password learns that a verification is missing.
 * @throws AppError INVALID_CREDENTIALS, EMAIL_NOT_VERIFIED, TOO_MANY_REQUESTS
 */
export const signIn = async (context: Context, input: unknown, userAgent: string): Promise<OpenedSession & { user: User }> => {
  const { limits } = context;
  const { email: name, password } = validate(login, input);
  const account = foldEmail(name);
  // Counted before the password is looked at, so that parallel guesses cannot slip past the limit.
  await limits.consume('signInAccount', account);
  await limits.consume('signInAddress', context.address);
  const user = await findUser(context, name);
  const right = await verifyPassword(user?.disabledAt ? null : user?.passwordHash, password);
  if (!user || !right) throw new AppError('INVALID_CREDENTIALS');
  await limits.reset('signInAccount', account);
  await limits.refund('signInAddress', context.address);
  if (!user.isEmailVerified) throw new AppError('EMAIL_NOT_VERIFIED', { message: accountSentences.verifyFirst });
  if (user.passwordHash && needsRehash(user.passwordHash)) {
    const passwordHash = await hashPassword(password);
    await context.transaction(async (em) => void (await em.nativeUpdate(User, { id: user.id }, { passwordHash })));
  }
  return { ...(await openSession(context, user, userAgent)), user };
};
