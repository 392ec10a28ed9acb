import { accountSentences, emailChange } from '@hearthline/rules/people/accounts.ts';
import { permissionOf, refusal } from '@hearthline/rules/permissions.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { AppError, sqlState, uniqueViolation } from '../../../../platform/errors.ts';
import { queueMail } from '../../../../platform/mail/mail-outbox.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import type { Company } from '@hearthline/rules/company.ts';
import { hasSale } from '../../buyers/sale.policy.ts';
import { changeEmailMail, securityNoticeMail } from '../account.mail.ts';
import { issueLink, ownerOf, redeemLink, voidLinks, type Redeemed } from '../links/account-link.service.ts';
import { confirmPassword, requireUnchangedPassword } from '../passwords/password.service.ts';
import { endSignUps, lockEmail } from '../sign-up/pending-sign-ups.ts';

/**
 * Starts a change of address: mails a link to the new one and a notice to the old one; the account changes when the link is redeemed.
 * An address that belongs to another account gets the same answer, but no link (docs/security.md, A1); an earlier change ends either way,
 * or whether its link still works would tell. Only the asker's own requests count against them.
 * @throws AppError BAD_INPUT (also for a wrong password), TOO_MANY_REQUESTS, UNAUTHENTICATED
 */
export const changeEmail = async (context: Context, input: unknown): Promise<{ message: string }> => {
  const { viewer } = context;
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  const { email, currentPassword } = validate(emailChange, input);
  const confirmed = await confirmPassword(context, viewer.id, currentPassword);
  await context.limits.consume('mailbox', `${viewer.id} change`);
  const company = await readSetting(context, 'company');
  await context.transaction(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['id', 'name', 'email', 'passwordHash'])
      .where('id', '=', viewer.id)
      .forUpdate()
      .executeTakeFirstOrThrow(() => new AppError('CONFLICT'));
    requireUnchangedPassword(user, confirmed);
    await voidLinks(trx, user.id, context.now(), ['change_email']);
    const owner = await trx
      .selectFrom('users')
      .select('id')
      .where('emailFolded', '=', foldEmail(email))
      .executeTakeFirst();
    await audit(context, trx, { action: 'email.change-requested', object: ['user', user.id] });
    await queueMail(
      context,
      trx,
      securityNoticeMail(user, company, 'somebody asked to change the address of your account.'),
      company,
    );
    if (owner && owner.id !== user.id) return;
    const token = await issueLink(trx, user.id, 'change_email', context.now(), email);
    await queueMail(
      context,
      trx,
      changeEmailMail({ email, account: user.email, company, publicUrl: context.publicUrl, token }),
      company,
    );
  });
  return { message: accountSentences.emailChangeRequested };
};

const taken = (): AppError => new AppError('CONFLICT', { message: accountSentences.alreadyUser });

/**
 * Gives an account its new address, which its owner has proved; the caller holds the address. Sign-ups that wait for it end, and so do
 * links to the old mailbox (docs/security.md, C4), which is told.
 * @throws AppError CONFLICT when another account has the address by now
 */
export const moveAccount = async (
  context: Context,
  trx: Transaction,
  { userId, email }: { readonly userId: string; readonly email: string },
  company: Company,
): Promise<{ readonly name: string; readonly email: string }> => {
  const emailFolded = foldEmail(email);
  const before = await trx
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow(() => new AppError('CONFLICT'));
  await voidLinks(trx, userId, context.now(), ['reset_password', 'verify_email']);
  await trx
    .updateTable('users')
    .set((eb) => ({ email, emailFolded, version: eb('version', '+', 1) }))
    .where('id', '=', userId)
    .execute()
    .catch((error: unknown) => {
      throw sqlState(error) === uniqueViolation ? taken() : error;
    });
  await endSignUps(trx, emailFolded, userId, context.now());
  await queueMail(
    context,
    trx,
    securityNoticeMail(before, company, 'you sign in to your account with another address from now on.'),
    company,
  );
  return { name: before.name, email };
};

/** Demands a session of the account that asked: whoever merely has the new mailbox cannot give it away. @throws AppError UNAUTHENTICATED, FORBIDDEN, MUST_CHANGE_PASSWORD */
const requireRequester = ({ viewer }: Pick<Context, 'viewer'>, userId: string | null): void => {
  if (!viewer) throw new AppError('UNAUTHENTICATED', { message: accountSentences.signInToChange });
  if (viewer.id !== userId)
    throw new AppError('FORBIDDEN', { message: accountSentences.requestedByOtherAccount });
  const reason = refusal(permissionOf('account:update'), viewer);
  if (reason) throw new AppError(reason);
};

const isTaken = async (trx: Transaction, emailFolded: string, userId: string): Promise<boolean> => {
  const other = await trx
    .selectFrom('users')
    .where('emailFolded', '=', emailFolded)
    .where('id', '<>', userId)
    .executeTakeFirst();
  return other !== undefined;
};

/**
 * Redeems the link of a change of address. Where the address is that of a contact with a sale, staff are asked first: with the address
 * the account would get the contact's quotes, agreements and project.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN; LINK_INVALID, LINK_EXPIRED, LINK_USED; CONFLICT when another account has the address by now
 */
export const redeemEmailChange = async (
  context: Context,
  token: string,
  { userId: requesterId, newEmail }: Pick<Redeemed, 'userId' | 'newEmail'>,
): Promise<{ message: string }> => {
  requireRequester(context, requesterId);
  const emailFolded = foldEmail(newEmail ?? '');
  const company = await readSetting(context, 'company');
  const isHeld = await context.transaction(async (trx) => {
    await lockEmail(trx, emailFolded);
    const waits = await hasSale(trx, emailFolded);
    const link = await redeemLink(trx, token, ['change_email'], context.now(), waits ? 'heldAt' : 'usedAt');
    const userId = ownerOf(link);
    if (waits && (await isTaken(trx, emailFolded, userId))) throw taken();
    if (!waits) await moveAccount(context, trx, { userId, email: link.newEmail ?? '' }, company);
    await audit(context, trx, {
      action: waits ? 'email.change-held' : 'email.change',
      object: ['user', userId],
    });
    return waits;
  });
  if (requesterId) context.forgetViewer(requesterId);
  return { message: isHeld ? accountSentences.emailChangePending : accountSentences.emailChanged };
};
