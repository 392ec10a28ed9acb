import { accountSentences, passwordChange, passwordReset } from '@hearthline/rules/people/accounts.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Row, RowChanges, Transaction } from '../../../../platform/db/query-builder.ts';
import { AppError, fieldError } from '../../../../platform/errors.ts';
import { queueMail } from '../../../../platform/mail/mail-outbox.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { inspectLink, ownerOf, redeemLink, voidLinks } from '../links/account-link.service.ts';
import { securityNoticeMail } from '../account.mail.ts';
import { refuseCommonPassword } from './password-rule.ts';
import { hashPassword, verifyPassword } from './hash-password.ts';
import { endSessions } from '../sessions/session.service.ts';
import { clearFailedAttempts } from '../sign-in/attempts.ts';
import { endSignUps, lockEmail } from '../sign-up/pending-sign-ups.ts';

/**
 * Sets a new password, with all that follows from it: older links are voided and the other devices signed out. A pending change
 * of address is voided too: an intruder locked out by the new password must not take the account over by moving it to another mailbox.
 * @param changes the new hash, and what else of the account changes with it
 */
export const setPassword = async (
  trx: Transaction,
  userId: string,
  changes: RowChanges<'users'> & { readonly passwordHash: string },
  now: Date,
  keepSession: string | null,
): Promise<void> => {
  await trx
    .updateTable('users')
    .set({ ...changes, mustChangePassword: false })
    .where('id', '=', userId)
    .execute();
  await voidLinks(trx, userId, now, ['reset_password', 'invitation', 'change_email']);
  await endSessions(trx, userId, now, keepSession);
};

/**
 * Sets a new password by a mailed link and signs out everywhere. For somebody invited, that accepts the invitation and verifies the
 * address; an account that signed up is verified with the password that it signed up with, and by nothing else.
 * @throws AppError BAD_INPUT, LINK_INVALID, LINK_EXPIRED, LINK_USED
 */
export const resetPassword = async (context: Context, input: unknown): Promise<{ message: string }> => {
  const { token, password } = validate(passwordReset, input);
  await refuseCommonPassword(password, 'password');
  // Rejects a bad link before the costly hash; the link is redeemed only together with the change itself.
  const { emailFolded } = await context.transaction((trx) =>
    inspectLink(trx, token, 'reset_password', context.now()),
  );
  const company = await readSetting(context, 'company');
  const passwordHash = await hashPassword(password);
  const user = await context.transaction(async (trx) => {
    await lockEmail(trx, emailFolded);
    const userId = ownerOf(await redeemLink(trx, token, ['reset_password'], context.now()));
    const found = await trx
      .selectFrom('users')
      .select(['id', 'name', 'email', 'emailFolded', 'username', 'passwordHash', 'isEmailVerified'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow(() => new AppError('CONFLICT'));
    const isEmailVerified = found.isEmailVerified || found.passwordHash === null;
    await setPassword(trx, userId, { passwordHash, isEmailVerified }, context.now(), null);
    if (isEmailVerified) await endSignUps(trx, emailFolded, userId, context.now());
    await audit(context, trx, { action: 'password.reset', object: ['user', userId], actorId: userId });
    await queueMail(
      context,
      trx,
      securityNoticeMail(found, company, 'the password of your account was set anew.'),
      company,
    );
    return found;
  });
  // The owner of the mailbox can sign in again, however many guesses others have made (docs/security.md, A4).
  await clearFailedAttempts(context, user);
  context.forgetViewer(user.id);
  return { message: accountSentences.passwordReset };
};

/**
 * Changes the viewer's own password and signs out the other devices.
 * @throws AppError BAD_INPUT when the current one is wrong, TOO_MANY_REQUESTS, UNAUTHENTICATED
 */
export const changePassword = async (context: Context, input: unknown): Promise<{ message: string }> => {
  const { viewer } = context;
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  const { currentPassword, newPassword } = validate(passwordChange, input);
  await refuseCommonPassword(newPassword, 'newPassword');
  const confirmed = await confirmPassword(context, viewer.id, currentPassword);
  if (currentPassword === newPassword) throw fieldError('newPassword', accountSentences.samePassword);
  const company = await readSetting(context, 'company');
  const passwordHash = await hashPassword(newPassword);
  await context.transaction(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['id', 'name', 'email', 'passwordHash'])
      .where('id', '=', viewer.id)
      .forUpdate()
      .executeTakeFirstOrThrow(() => new AppError('CONFLICT'));
    requireUnchangedPassword(user, confirmed);
    await setPassword(trx, user.id, { passwordHash }, context.now(), viewer.sessionId);
    await audit(context, trx, { action: 'password.change', object: ['user', user.id] });
    await queueMail(
      context,
      trx,
      securityNoticeMail(user, company, 'the password of your account was changed.'),
      company,
    );
  });
  context.forgetViewer(viewer.id);
  return { message: accountSentences.passwordChanged };
};

type Hashed = Readonly<Pick<Row<'users'>, 'passwordHash'>>;

/** Checks the password of an account before a sensitive change; guesses are counted like sign-ins. @returns what {@link requireUnchangedPassword} needs */
export const confirmPassword = async (
  context: Context,
  userId: string,
  password: string,
  field = 'currentPassword',
): Promise<Hashed> => {
  const tries = `${userId} confirm`;
  await context.limits.consume('signInFrom', tries);
  const user = await context.db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user || !(await verifyPassword(user.passwordHash, password)))
    throw fieldError(field, accountSentences.wrongPassword);
  await context.limits.reset('signInFrom', tries);
  return user;
};

/** Demands that the account, now locked, still has the confirmed password: its owner may have reset it meanwhile. @throws AppError BAD_INPUT */
export const requireUnchangedPassword = (user: Hashed, confirmed: Hashed): void => {
  if (user.passwordHash !== confirmed.passwordHash)
    throw fieldError('currentPassword', accountSentences.wrongPassword);
};
