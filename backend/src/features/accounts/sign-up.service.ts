import { accountSentences, signup } from '@hearthline/rules/accounts.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { executeIn } from '../../platform/db.ts';
import { validate } from '../../platform/validate.ts';
import { accountMail } from './account-mail.service.ts';
import { hashPassword, inTheCrowd } from './password.ts';
import { refuseCommonPassword } from './password-rule.ts';

const insert = `
  insert into users (name, email, email_folded, phone, password_hash, role)
  values ($1, $2, $3, $4, $5, 'customer')
  on conflict (email_folded) do update
    set name = excluded.name, phone = excluded.phone, password_hash = excluded.password_hash
    where not users.is_email_verified and users.disabled_at is null and users.password_hash is not null
  returning id`;

/**
 * Creates a customer's account and mails the link that verifies it. The answer does not reveal whether the address had an account:
 * in every case the password is hashed, one transaction runs and one mail goes out.
 * An account that was never verified takes the newer password: only the owner of the mailbox can verify it, so nobody
 * can claim an address in advance with a password of their own.
 * @throws AppError BAD_INPUT, TOO_MANY_REQUESTS, UNAVAILABLE where very many sign up at once
 */
export const signUp = async (context: Context, input: unknown): Promise<{ message: string }> => {
  const { name, email, phone, password } = validate(signup, input);
  refuseCommonPassword(password, 'password');
  const passwordHash = await inTheCrowd(async () => {
    await context.limits.consume('mailAddress', context.network);
    await context.limits.consume('mailbox', foldEmail(email));
    return hashPassword(password);
  });
  await context.transaction(async (em) => {
    const [made] = await executeIn<{ id: string }>(em, insert, [name, email, foldEmail(email), phone, passwordHash]);
    if (made) audit(context, em, { action: 'sign-up', object: ['user', made.id] });
    await context.jobs.enqueue(em, accountMail, { email, kind: made ? 'verify_email' : 'already_registered' });
  });
  return { message: accountSentences.signedUp };
};
