import { accountSentences, linkConfirmation, linkToken } from '@hearthline/rules/people/accounts.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { findLink, ownerOf, redeemLink, type OpenLink } from './account-link.service.ts';
import { inHashQueue, verifyPassword } from '../passwords/hash-password.ts';
import { redeemEmailChange } from '../profile/email-change.service.ts';
import { endSignUps, findByPassword, lockEmail, pendingSignUpsOf } from '../sign-up/pending-sign-ups.ts';

/** What the page behind a verification link shows before it is confirmed. */
export interface VerificationLink {
  readonly email: string;
  readonly needsPassword: boolean;
  readonly needsSignIn: boolean;
}

const purposes = ['sign_up', 'verify_email', 'change_email'] as const;

/** The address that a link confirms. */
const addressOf = ({ newEmail, signUpEmail, userEmail }: OpenLink): string =>
  newEmail ?? signUpEmail ?? userEmail ?? '';

/** What a link confirms; reading does not redeem it. @throws AppError LINK_INVALID, LINK_EXPIRED, LINK_USED */
export const readVerificationLink = (context: Context, input: unknown): Promise<VerificationLink> => {
  const { token } = validate(linkToken, input);
  return context.transaction(async (trx) => {
    const link = await findLink(trx, token, purposes, context.now());
    const isChange = link.purpose === 'change_email';
    return {
      email: addressOf(link),
      needsPassword: !isChange,
      needsSignIn: isChange && context.viewer?.id !== link.userId,
    };
  });
};

const wrongPassword = (message: string): AppError =>
  new AppError('BAD_INPUT', { message, fields: { password: message } });

/**
 * Which sign-up is confirmed, by the password that was chosen with it; null for an account from before sign-ups waited in a table of
 * their own. The link proves the mailbox and the password whose sign-up it is, so the link in any mail to an address confirms any
 * sign-up with it: whoever signs up with a stranger's address can neither have their password confirmed nor keep the owner's mail away.
 */
const confirmedBy = async (
  context: Context,
  { id, signUpId, signUpPasswordHash, userId, userPasswordHash }: OpenLink,
  emailFolded: string,
  password: string | null,
): Promise<string | null> => {
  if (password === null) throw wrongPassword(accountSentences.passwordRequired);
  const tries = `${id} confirm`;
  return inHashQueue(async () => {
    await context.limits.consume('signInFrom', tries);
    const waiting = await context.transaction((trx) => pendingSignUpsOf(context, trx, emailFolded));
    // Its own may be older than the others can be: a link that was mailed at the last moment lasts its day.
    const own =
      signUpId !== null && signUpPasswordHash !== null
        ? [{ id: signUpId, passwordHash: signUpPasswordHash }]
        : [];
    const found = await findByPassword(context, emailFolded, [...own, ...waiting], password);
    if (!found && !(userId !== null && (await verifyPassword(userPasswordHash, password))))
      throw wrongPassword(accountSentences.notThisSignUp);
    await context.limits.reset('signInFrom', tries);
    return found?.id ?? null;
  });
};

const taken = (): AppError => new AppError('CONFLICT', { message: accountSentences.alreadyUser });

/**
 * Makes a sign-up an account. It takes over the account of the same address if that was never verified: that was made before
 * sign-ups waited in a table of their own.
 * @returns the account's id
 * @throws AppError CONFLICT when the address has another account by now
 */
const makeAccount = async (trx: Transaction, signUpId: string): Promise<string> => {
  const made = await trx
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

/**
 * Confirms a mailed link: makes a sign-up an account and ends the others that wait for the address, or gives an account its new address.
 * @throws AppError LINK_INVALID, LINK_EXPIRED, LINK_USED; BAD_INPUT when no sign-up with the address has the password; TOO_MANY_REQUESTS;
 * for a new address those of {@link redeemEmailChange}; CONFLICT when another account has the address by now
 */
export const verifyEmail = async (context: Context, input: unknown): Promise<{ message: string }> => {
  const { token, password } = validate(linkConfirmation, input);
  const found = await context.transaction((trx) => findLink(trx, token, purposes, context.now()));
  if (found.purpose === 'change_email') return redeemEmailChange(context, token, found);
  const emailFolded = foldEmail(addressOf(found));
  const signUpId = await confirmedBy(context, found, emailFolded, password);
  const userId = await context.transaction(async (trx) => {
    await lockEmail(trx, emailFolded);
    const link = await redeemLink(trx, token, ['sign_up', 'verify_email'], context.now());
    const id = signUpId === null ? ownerOf(link) : await makeAccount(trx, signUpId);
    if (signUpId === null)
      await trx.updateTable('users').set({ isEmailVerified: true }).where('id', '=', id).execute();
    await endSignUps(trx, emailFolded, id, context.now());
    await audit(context, trx, { action: 'email.verify', object: ['user', id], actorId: id });
    return id;
  });
  context.forgetViewer(userId);
  return { message: accountSentences.emailVerified };
};
