import { accountSentences, mailbox, verificationRequest } from '@hearthline/rules/people/accounts.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import type { Context } from '../../../../platform/context.ts';
import { isWithin } from '../../../../platform/access/rate-limits.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { accountMail } from './account-mail.service.ts';
import { inHashQueue } from '../passwords/hash-password.ts';
import { pendingSignUpsOf, findByPassword } from '../sign-up/pending-sign-ups.ts';

// Nothing is answered by what is looked up here, so neither the answer nor its time reveals whether there is an account.

/** Which of the sign-ups with an address is meant: the one with this password. */
const meant = (context: Context, emailFolded: string, password: string): Promise<{ signUpId?: string }> =>
  inHashQueue(async () => {
    const waiting = await context.transaction((trx) => pendingSignUpsOf(context, trx, emailFolded));
    const found = await findByPassword(context, emailFolded, waiting, password);
    return found ? { signUpId: found.id } : {};
  });

/**
 * Mails a new verification link. Others who ask for the same mailbox keep nobody from it (`account-mail.service.ts`).
 * @throws AppError BAD_INPUT, TOO_MANY_REQUESTS, UNAVAILABLE where very many sign up at once
 */
export const requestVerification = async (context: Context, input: unknown): Promise<{ message: string }> => {
  const { email, password } = validate(verificationRequest, input);
  const emailFolded = foldEmail(email);
  await context.limits.consume('mailAddress', context.network);
  const which = password === null ? {} : await meant(context, emailFolded, password);
  await context.transaction((trx) =>
    context.jobs.enqueue(trx, accountMail, { email, kind: 'verify_email', ...which }),
  );
  return { message: accountSentences.verificationSent };
};

/**
 * Mails a link to choose a new password. Nobody is refused: otherwise others, by asking often, would leave the owner of the
 * mailbox without a link (docs/security.md, A4). Beyond the limits, a mail goes out only if none has gone for some minutes: the link in
 * the last one is good for the better part of an hour, and is not voided by a request that sends none.
 * @throws AppError BAD_INPUT
 */
export const requestPasswordReset = async (
  context: Context,
  input: unknown,
): Promise<{ message: string }> => {
  const { email } = validate(mailbox, input);
  const subject = `${foldEmail(email)} reset`;
  const isFree = [
    await isWithin(context.limits, 'mailAddress', `${context.network} reset`),
    await isWithin(context.limits, 'mailbox', subject),
  ].every(Boolean);
  if (isFree || (await isWithin(context.limits, 'resetAgain', subject))) {
    await context.transaction((trx) =>
      context.jobs.enqueue(trx, accountMail, { email, kind: 'reset_password' }),
    );
  }
  return { message: accountSentences.resetRequested };
};
