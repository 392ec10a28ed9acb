import { accountSentences, signup } from '@hearthline/rules/people/accounts.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Row, Transaction } from '../../../../platform/db/query-builder.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { accountMail } from '../links/account-mail.service.ts';
import { inHashQueue } from '../passwords/hash-password.ts';
import { refuseCommonPassword } from '../passwords/password-rule.ts';
import { hashForSignUp, lockEmail } from './pending-sign-ups.ts';

/**
 * Stores a sign-up unless its address has an account. An account that was never verified, from before sign-ups waited in a
 * table of their own, keeps nobody from signing up.
 */
const storeSignUp = (
  trx: Transaction,
  { name, email, emailFolded, phone, passwordHash, createdAt }: Omit<Row<'signUps'>, 'id'>,
): Promise<{ id: string } | undefined> => {
  const owner = trx
    .selectFrom('users')
    .where('emailFolded', '=', emailFolded)
    .where((eb) =>
      eb.or([
        eb('isEmailVerified', '=', true),
        eb('disabledAt', 'is not', null),
        eb('passwordHash', 'is', null),
      ]),
    );
  return trx
    .insertInto('signUps')
    .columns(['name', 'email', 'emailFolded', 'phone', 'passwordHash', 'createdAt'])
    .expression(
      trx
        .selectNoFrom((eb) => [
          eb.val(name).as('name'),
          eb.val(email).as('email'),
          eb.val(emailFolded).as('emailFolded'),
          eb.val(phone).as('phone'),
          eb.val(passwordHash).as('passwordHash'),
          eb.val(createdAt).as('createdAt'),
        ])
        .where((eb) => eb.not(eb.exists(owner))),
    )
    .returning('id')
    .executeTakeFirst();
};

/**
 * Signs a customer up and mails the link that confirms it. The answer does not reveal whether the address has an account:
 * in every case the password is hashed, one transaction runs and one mail goes out.
 * Until the link is confirmed there is no account. Others may sign up with the same address: each waits with a name, a password
 * and a link of its own, so nobody can choose the password of an account that somebody else confirms.
 * @throws AppError BAD_INPUT, TOO_MANY_REQUESTS, UNAVAILABLE where very many sign up at once
 */
export const signUp = async (context: Context, input: unknown): Promise<{ message: string }> => {
  const { name, email, phone, password } = validate(signup, input);
  await refuseCommonPassword(password, 'password');
  const emailFolded = foldEmail(email);
  const passwordHash = await inHashQueue(async () => {
    await context.limits.consume('mailAddress', context.network);
    return hashForSignUp(context, emailFolded, password);
  });
  await context.transaction(async (trx) => {
    await lockEmail(trx, emailFolded);
    const made = await storeSignUp(trx, {
      name,
      email,
      emailFolded,
      phone,
      passwordHash,
      createdAt: context.now(),
    });
    if (made) await audit(context, trx, { action: 'sign-up', object: ['sign-up', made.id] });
    await context.jobs.enqueue(
      trx,
      accountMail,
      made ? { email, kind: 'verify_email', signUpId: made.id } : { email, kind: 'already_registered' },
    );
  });
  return { message: accountSentences.signedUp };
};
