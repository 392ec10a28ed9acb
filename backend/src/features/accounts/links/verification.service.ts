import { accountSentences, linkConfirmation, linkToken } from '@hearthline/rules/accounts.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { sql } from 'kysely';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { EntityManager } from '../../../platform/db/database.ts';
import { dbIn } from '../../../platform/db/query-builder.ts';
import { AppError, sqlState, uniqueViolation } from '../../../platform/errors.ts';
import { validate } from '../../../platform/validation/validate.ts';
import type { AccountLink } from '../account-link.entity.ts';
import { findLink, ownerOf, redeemLink, voidLinks } from './link.service.ts';
import { inHashQueue, verifyPassword } from '../passwords/hash-password.ts';
import { endSignUps, lockEmail } from '../sign-up/pending-sign-ups.ts';
import { User } from '../user.entity.ts';

/** What the page behind a verification link shows before it is confirmed. */
export interface VerificationLink {
  readonly email: string;
  readonly needsPassword: boolean;
}

const purposes = ['sign_up', 'verify_email', 'change_email'] as const;

/** The address that a link confirms. */
const addressOf = ({ newEmail, signUp, user }: AccountLink): string =>
  newEmail ?? signUp?.email ?? user?.email ?? '';

/** What a link confirms; reading does not redeem it. @throws AppError LINK_INVALID, LINK_EXPIRED, LINK_USED */
export const readVerificationLink = (context: Context, input: unknown): Promise<VerificationLink> => {
  const { token } = validate(linkToken, input);
  return context.transaction(async (em) => {
    const link = await findLink(em, token, purposes, context.now());
    return { email: addressOf(link), needsPassword: link.purpose !== 'change_email' };
  });
};

const wrongPassword = (message: string): AppError =>
  new AppError('BAD_INPUT', { message, fields: { password: message } });

/**
 * Demands the password that was chosen with the sign-up that a link belongs to. Anybody can sign up with a stranger's address:
 * its owner, who opens the mail, must not confirm a password that somebody else has chosen.
 */
const demandPassword = async (
  context: Context,
  { id, signUp, user }: AccountLink,
  password: string | null,
): Promise<void> => {
  if (password === null) throw wrongPassword(accountSentences.passwordRequired);
  const tries = `${id} confirm`;
  await inHashQueue(async () => {
    await context.limits.consume('signInFrom', tries);
    if (!(await verifyPassword(signUp?.passwordHash ?? user?.passwordHash, password)))
      throw wrongPassword(accountSentences.notThisSignUp);
    await context.limits.reset('signInFrom', tries);
  });
};

const taken = (): AppError => new AppError('CONFLICT', { message: accountSentences.alreadyUser });

/**
 * Makes a sign-up an account. It takes over the account of the same address if that was never verified: that was made before
 * sign-ups waited in a table of their own.
 * @returns the account's id
 * @throws AppError CONFLICT when the address has another account by now
 */
const makeAccount = async (em: EntityManager, signUpId: string): Promise<string> => {
  const made = await dbIn(em)
    .insertInto('users')
    .columns(['name', 'email', 'emailFolded', 'phone', 'passwordHash', 'role', 'isEmailVerified'])
    .expression((eb) =>
      eb
        .selectFrom('signUps')
        .select(['name', 'email', 'emailFolded', 'phone', 'passwordHash'])
        .select([sql.lit('customer').as('role'), sql.lit(true).as('isEmailVerified')])
        .where('id', '=', signUpId),
    )
    .onConflict((conflict) =>
      conflict
        .column('emailFolded')
        .doUpdateSet((eb) => ({
          name: eb.ref('excluded.name'),
          phone: eb.ref('excluded.phone'),
          passwordHash: eb.ref('excluded.passwordHash'),
          isEmailVerified: true,
          version: eb('users.version', '+', 1),
        }))
        .where('users.isEmailVerified', '=', false)
        .where('users.disabledAt', 'is', null)
        .where('users.passwordHash', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst();
  if (!made) throw taken();
  return made.id;
};

/** Marks an account's address as verified, after moving the account to its new one. */
const verifyAccount = async (
  em: EntityManager,
  userId: string,
  newEmail: string | null,
  now: Date,
): Promise<string> => {
  const user = await em.findOneOrFail(User, { id: userId });
  user.isEmailVerified = true;
  if (newEmail !== null) {
    user.email = newEmail;
    user.emailFolded = foldEmail(newEmail);
    // Links mailed to the old address must no longer work for the account (security C4).
    await voidLinks(em, user.id, now, ['reset_password', 'verify_email']);
  }
  await em.flush();
  return user.id;
};

/**
 * Confirms a mailed link: makes a sign-up an account and ends the others that wait for the address, or gives an account its new address.
 * @throws AppError LINK_INVALID, LINK_EXPIRED, LINK_USED; BAD_INPUT when the password is not that of the sign-up; TOO_MANY_REQUESTS;
 * CONFLICT when another account has the address by now
 */
export const verifyEmail = async (context: Context, input: unknown): Promise<{ message: string }> => {
  const { token, password } = validate(linkConfirmation, input);
  const found = await context.transaction((em) => findLink(em, token, purposes, context.now()));
  if (found.purpose !== 'change_email') await demandPassword(context, found, password);
  const emailFolded = foldEmail(addressOf(found));
  const userId = await context
    .transaction(async (em) => {
      await lockEmail(em, emailFolded);
      const link = await redeemLink(em, token, purposes, context.now());
      const id =
        link.signUpId === null
          ? await verifyAccount(em, ownerOf(link), link.newEmail, context.now())
          : await makeAccount(em, link.signUpId);
      await endSignUps(em, emailFolded, id, context.now());
      audit(context, em, {
        action: link.purpose === 'change_email' ? 'email.change' : 'email.verify',
        object: ['user', id],
        actorId: id,
      });
      return id;
    })
    .catch((error: unknown) => {
      throw sqlState(error) === uniqueViolation ? taken() : error;
    });
  context.forgetViewer(userId);
  return { message: accountSentences.emailVerified };
};
