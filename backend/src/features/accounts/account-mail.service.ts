import type { Context } from '../../platform/context.ts';
import { defineJob } from '../../platform/jobs.ts';
import { queueMail } from '../../platform/mail.ts';
import { readSetting } from '../../platform/setting.entity.ts';
import { issueLink } from './account-link.service.ts';
import { alreadyRegisteredMail, resetPasswordMail, verifyEmailMail } from './account.mail.ts';
import { User } from './user.entity.ts';

/** A link or notice requested for an address. Whether the address has an account is looked up only in the job, after the answer. */
export interface WantedMail {
  readonly email: string;
  readonly kind: 'verify_email' | 'reset_password' | 'already_registered';
}

export const accountMail = defineJob<WantedMail>('accounts.mail');

/** Mails what was requested if the address has a matching account; otherwise does nothing. */
export const sendAccountMail = async (context: Context, emailFolded: string, kind: WantedMail['kind']): Promise<void> => {
  const company = await readSetting(context.sql, 'company');
  const { publicUrl } = context;
  await context.transaction(async (em) => {
    const person = await em.findOne(User, { emailFolded, disabledAt: null });
    if (!person || (kind === 'verify_email' && person.isEmailVerified)) return;
    if (kind === 'already_registered') return queueMail(context, em, alreadyRegisteredMail(person, company, publicUrl), company);
    const token = await issueLink(em, person.id, kind, context.now());
    const write = kind === 'verify_email' ? verifyEmailMail : resetPasswordMail;
    await queueMail(context, em, write({ person, company, publicUrl, token }), company);
  });
};
