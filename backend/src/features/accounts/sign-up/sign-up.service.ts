import { accountSentences, signup } from '@hearthline/rules/accounts.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { executeIn } from '../../../platform/db/database.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { accountMail } from '../links/account-mail.service.ts';
import { inHashQueue } from '../passwords/hash-password.ts';
import { refuseCommonPassword } from '../passwords/password-rule.ts';
import { hashForSignUp, lockEmail } from './pending-sign-ups.ts';

/** An account that was never verified, from before sign-ups waited in a table of their own, keeps nobody from signing up. */
const insert = `
  insert into sign_ups (name, email, email_folded, phone, password_hash, created_at)
  select $1, $2, $3, $4, $5, $6
  where not exists (select from users where email_folded = $3 and (is_email_verified or disabled_at is not null or password_hash is null))
  returning id`;

/**
 * Signs a customer up and mails the link that confirms it. The answer does not reveal whether the address has an account:
 * in every case the password is hashed, one transaction runs and one mail goes out.
 * Until the link is confirmed there is no account. Others may sign up with the same address: each waits with a name, a password
 * and a link of its own, so nobody can choose the password of an account that somebody else confirms.
 * @throws AppError BAD_INPUT, TOO_MANY_REQUESTS, UNAVAILABLE where very many sign up at once
 */
export const signUp = async (context: Context, input: unknown): Promise<{ message: string }> => {
  const { name, email, phone, password } = validate(signup, input);
  refuseCommonPassword(password, 'password');
  const emailFolded = foldEmail(email);
  const passwordHash = await inHashQueue(async () => {
    await context.limits.consume('mailAddress', context.network);
    await context.limits.consume('mailbox', emailFolded);
    return hashForSignUp(context, emailFolded, password);
  });
  await context.transaction(async (em) => {
    await lockEmail(em, emailFolded);
    const [made] = await executeIn<{ id: string }>(em, insert, [
      name,
      email,
      emailFolded,
      phone,
      passwordHash,
      context.now(),
    ]);
    if (made) audit(context, em, { action: 'sign-up', object: ['sign-up', made.id] });
    await context.jobs.enqueue(
      em,
      accountMail,
      made ? { email, kind: 'verify_email', signUpId: made.id } : { email, kind: 'already_registered' },
    );
  });
  return { message: accountSentences.signedUp };
};
