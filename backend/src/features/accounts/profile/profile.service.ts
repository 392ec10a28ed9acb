import { LockMode } from '@mikro-orm/core';
import { accountChange, accountSentences, emailChange } from '@hearthline/rules/accounts.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { queueMail } from '../../../platform/mail/mail-outbox.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { issueLink } from '../links/link.service.ts';
import { changeEmailMail, securityNoticeMail } from '../account.mail.ts';
import { confirmPassword, requireUnchangedPassword } from '../passwords/password.service.ts';
import { User } from '../user.entity.ts';

/** Picks the fields that owners may see of their own account. */
export const accountOf = ({
  id,
  name,
  email,
  username,
  phone,
  role,
  isEmailVerified,
  mustChangePassword,
  createdAt,
}: User) => ({
  id,
  name,
  email,
  username,
  phone,
  role,
  isEmailVerified,
  mustChangePassword,
  createdAt,
});

/** All that the client ever learns about an account. */
export type Account = Readonly<ReturnType<typeof accountOf>>;

/** The viewer's own account. @throws AppError UNAUTHENTICATED */
export const readAccount = async (context: Context): Promise<Account> => {
  const { viewer } = context;
  const user = viewer && (await context.transaction((em) => em.findOne(User, { id: viewer.id })));
  if (!user) throw new AppError('UNAUTHENTICATED');
  return accountOf(user);
};

/** Changes name and phone of the viewer's account. @throws AppError BAD_INPUT, UNAUTHENTICATED */
export const updateAccount = async (context: Context, input: unknown): Promise<Account> => {
  const { viewer } = context;
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  return context.transaction(async (em) => {
    const user = await em.findOneOrFail(User, { id: viewer.id });
    const { name, phone } = validate(accountChange, input, user);
    user.name = name;
    user.phone = phone;
    user.version += 1;
    audit(context, em, {
      action: 'account.update',
      object: ['user', user.id],
      details: { fields: ['name', 'phone'] },
    });
    return accountOf(user);
  });
};

/**
 * Starts a change of address: mails a link to the new one and a notice to the old one; the account changes when the link is redeemed.
 * An address that belongs to another account gets the same answer, but no link (security A1).
 * @throws AppError BAD_INPUT (also for a wrong password), TOO_MANY_REQUESTS, UNAUTHENTICATED
 */
export const changeEmail = async (context: Context, input: unknown): Promise<{ message: string }> => {
  const { viewer } = context;
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  const { email, currentPassword } = validate(emailChange, input);
  const confirmed = await confirmPassword(context, viewer.id, currentPassword);
  await context.limits.consume('mailbox', foldEmail(email));
  const company = await readSetting(context, 'company');
  await context.transaction(async (em) => {
    const user = await em.findOneOrFail(User, { id: viewer.id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    requireUnchangedPassword(user, confirmed);
    const owner = await em.findOne(User, { emailFolded: foldEmail(email) });
    audit(context, em, { action: 'email.change-requested', object: ['user', user.id] });
    await queueMail(
      context,
      em,
      securityNoticeMail(user, company, 'somebody asked to change the address of your account.'),
      company,
    );
    if (owner && owner.id !== user.id) return;
    const token = await issueLink(em, user.id, 'change_email', context.now(), email);
    await queueMail(
      context,
      em,
      changeEmailMail({ person: { name: user.name, email }, company, publicUrl: context.publicUrl, token }),
      company,
    );
  });
  return { message: accountSentences.emailChangeRequested };
};
