import { accountSentences, linkToken, mailbox } from '@hearthline/rules/accounts.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { AppError, sqlState, uniqueViolation } from '../../platform/errors.ts';
import { validate } from '../../platform/validate.ts';
import { redeemLink, voidLinks } from './account-link.service.ts';
import { accountMail, type WantedMail } from './account-mail.service.ts';
import { User } from './user.entity.ts';

/** Requests a mail with a link. Nothing is looked up here, so neither the answer nor its time reveals whether there is an account. */
const askForMail = async (context: Context, input: unknown, kind: WantedMail['kind'], message: string): Promise<{ message: string }> => {
  const { email } = validate(mailbox, input);
  await context.limits.consume('mailAddress', context.network);
  await context.limits.consume('mailbox', foldEmail(email));
  await context.transaction((em) => context.jobs.enqueue(em, accountMail, { email, kind }));
  return { message };
};

/** Mails a new verification link. @throws AppError BAD_INPUT, TOO_MANY_REQUESTS */
export const requestVerification = (context: Context, input: unknown): Promise<{ message: string }> =>
  askForMail(context, input, 'verify_email', accountSentences.verificationSent);

/** Mails a link to choose a new password. @throws AppError BAD_INPUT, TOO_MANY_REQUESTS */
export const requestPasswordReset = (context: Context, input: unknown): Promise<{ message: string }> =>
  askForMail(context, input, 'reset_password', accountSentences.resetRequested);

/**
 * Verifies an address: the one signed up with, or the new one of an account.
 * @throws AppError LINK_INVALID, LINK_EXPIRED, LINK_USED; CONFLICT when another account has the new address by now
 */
export const verifyEmail = async (context: Context, input: unknown): Promise<{ message: string }> => {
  const { token } = validate(linkToken, input);
  const userId = await context
    .transaction(async (em) => {
      const link = await redeemLink(em, token, ['verify_email', 'change_email'], context.now());
      const user = await em.findOneOrFail(User, { id: link.userId });
      user.isEmailVerified = true;
      if (link.purpose === 'change_email' && link.newEmail) {
        user.email = link.newEmail;
        user.emailFolded = foldEmail(link.newEmail);
        // Links mailed to the old address must no longer work for the account (security C4).
        await voidLinks(em, user.id, context.now(), ['reset_password', 'verify_email']);
      }
      audit(context, em, { action: link.purpose === 'change_email' ? 'email.change' : 'email.verify', object: ['user', user.id], actorId: user.id });
      return user.id;
    })
    .catch((error: unknown) => {
      throw sqlState(error) === uniqueViolation ? new AppError('CONFLICT', { message: accountSentences.alreadyUser }) : error;
    });
  context.forgetViewer(userId);
  return { message: accountSentences.emailVerified };
};
