import type { Context } from '../../../platform/context.ts';
import type { EntityManager } from '../../../platform/db/database.ts';
import { defineJob } from '../../../platform/jobs/job-queue.ts';
import { queueMail, type NewMail } from '../../../platform/mail/mail-outbox.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { issueLink, issueSignUpLink } from './link.service.ts';
import {
  alreadyRegisteredMail,
  resetPasswordMail,
  signUpAgainMail,
  verifyEmailMail,
} from '../account.mail.ts';
import { pendingSignUpsOf, type PendingSignUp } from '../sign-up/pending-sign-ups.ts';
import { User } from '../user.entity.ts';

/** A link or notice requested for an address. Whether the address has an account is looked up only in the job, after the answer. */
export interface WantedMail {
  readonly email: string;
  readonly kind: 'verify_email' | 'reset_password' | 'already_registered';
  /** The sign-up that the link is for; the newest if it is not known which. */
  readonly signUpId?: string;
}

export const accountMail = defineJob<WantedMail>('accounts.mail');

/** The sign-up that a mail is about; none if it was confirmed or has ended meanwhile. */
const findSignUp = async (
  context: Context,
  em: EntityManager,
  emailFolded: string,
  id: string | undefined,
): Promise<PendingSignUp | undefined> => {
  const waiting = await pendingSignUpsOf(context, em, emailFolded);
  return id === undefined ? waiting[0] : waiting.find((one) => one.id === id);
};

/** Mails what was requested if the address has a matching account or sign-up; otherwise does nothing. */
export const sendAccountMail = async (
  context: Context,
  emailFolded: string,
  kind: WantedMail['kind'],
  signUpId?: string,
): Promise<void> => {
  const company = await readSetting(context, 'company');
  const { publicUrl } = context;
  await context.transaction(async (em) => {
    const send = async (mail: NewMail): Promise<void> => void (await queueMail(context, em, mail, company));
    const account = await em.findOne(User, { emailFolded });
    const signUp = account?.isEmailVerified ? null : await findSignUp(context, em, emailFolded, signUpId);
    if (kind === 'verify_email' && signUp) {
      const token = await issueSignUpLink(em, signUp.id, context.now());
      return send(verifyEmailMail({ person: signUp, company, publicUrl, token }));
    }
    if (kind === 'reset_password' && !account && signUp)
      return send(signUpAgainMail(signUp, company, publicUrl));
    const person = account?.disabledAt ? null : account;
    if (!person || (kind === 'verify_email' && (person.isEmailVerified || !person.passwordHash))) return;
    if (kind === 'already_registered') return send(alreadyRegisteredMail(person, company, publicUrl));
    const token = await issueLink(em, person.id, kind, context.now());
    const write = kind === 'verify_email' ? verifyEmailMail : resetPasswordMail;
    return send(write({ person, company, publicUrl, token }));
  });
};
