import type { Company } from '@hearthline/rules/company.ts';
import { isWithin } from '../../../../platform/access/rate-limits.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Row, Transaction } from '../../../../platform/db/query-builder.ts';
import { defineJob } from '../../../../platform/jobs/job-queue.ts';
import { queueMail, type NewMail } from '../../../../platform/mail/mail-outbox.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { issueLink, issueSignUpLink } from './account-link.service.ts';
import {
  alreadyRegisteredMail,
  resetPasswordMail,
  signUpAgainMail,
  verifyEmailMail,
} from '../account.mail.ts';
import {
  hasFreshLink,
  lockEmail,
  pendingSignUpsOf,
  type PendingSignUp,
} from '../sign-up/pending-sign-ups.ts';

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
  trx: Transaction,
  emailFolded: string,
  id: string | undefined,
): Promise<PendingSignUp | undefined> => {
  const waiting = await pendingSignUpsOf(context, trx, emailFolded);
  return id === undefined ? waiting[0] : waiting.find((one) => one.id === id);
};

const accountColumns = ['id', 'name', 'email', 'passwordHash', 'isEmailVerified', 'disabledAt'] as const;

type Account = Pick<Row<'users'>, (typeof accountColumns)[number]>;

/** Whether an account could still be verified: an invited person accepts the invitation instead. */
const isUnverified = ({ disabledAt, isEmailVerified, passwordHash }: Account): boolean =>
  !disabledAt && !isEmailVerified && passwordHash !== null;

interface Addressee {
  readonly account: Account | undefined;
  readonly signUp: PendingSignUp | undefined;
}

/** The mail with a link that verifies an address; null if it has nothing to verify, or has such a link from just now. */
const verificationMail = async (
  context: Context,
  trx: Transaction,
  emailFolded: string,
  { account, signUp }: Addressee,
  company: Company,
): Promise<NewMail | null> => {
  const unverified = account && isUnverified(account) ? account : null;
  const { email } = signUp ?? unverified ?? {};
  if (email === undefined || (await hasFreshLink(context, trx, emailFolded, unverified?.id ?? null)))
    return null;
  const token = signUp
    ? await issueSignUpLink(trx, signUp.id, context.now())
    : await issueLink(trx, unverified?.id ?? '', 'verify_email', context.now());
  return verifyEmailMail({ email, company, publicUrl: context.publicUrl, token });
};

/** The mail for a forgotten password; null if nobody has one with the address. */
const resetMail = async (
  context: Context,
  trx: Transaction,
  { account, signUp }: Addressee,
  company: Company,
): Promise<NewMail | null> => {
  const { publicUrl } = context;
  if (account?.disabledAt) return null;
  // Whoever signed up is told to do so again: a link to choose a password is good for accounts whose address is proved.
  const waiting = account && !isUnverified(account) ? undefined : (account ?? signUp);
  if (waiting) return signUpAgainMail(waiting.email, company, publicUrl);
  if (!account) return null;
  const token = await issueLink(trx, account.id, 'reset_password', context.now());
  return resetPasswordMail({ person: account, company, publicUrl, token });
};

/**
 * Mails what was requested if the address has a matching account or sign-up; otherwise does nothing. Mails to one mailbox are limited
 * here, where they are written, and not where they are asked for: nobody is refused because of what others asked for (docs/security.md, N4).
 */
export const sendAccountMail = async (
  context: Context,
  emailFolded: string,
  kind: WantedMail['kind'],
  signUpId?: string,
): Promise<void> => {
  const { limits, publicUrl } = context;
  if (kind === 'already_registered' && !(await isWithin(limits, 'mailbox', `${emailFolded} registered`)))
    return;
  const company = await readSetting(context, 'company');
  await context.transaction(async (trx) => {
    await lockEmail(trx, emailFolded);
    const account = await trx
      .selectFrom('users')
      .select(accountColumns)
      .where('emailFolded', '=', emailFolded)
      .executeTakeFirst();
    const signUp = account?.isEmailVerified
      ? undefined
      : await findSignUp(context, trx, emailFolded, signUpId);
    const mails: Readonly<Record<WantedMail['kind'], () => Promise<NewMail | null>>> = {
      verify_email: () => verificationMail(context, trx, emailFolded, { account, signUp }, company),
      reset_password: () => resetMail(context, trx, { account, signUp }, company),
      already_registered: () =>
        Promise.resolve(
          account && !account.disabledAt ? alreadyRegisteredMail(account, company, publicUrl) : null,
        ),
    };
    const mail = await mails[kind]();
    if (mail) await queueMail(context, trx, mail, company);
  });
};
