import {
  accountSentences,
  invitation,
  invitationAcceptance,
  linkToken,
} from '@hearthline/rules/people/accounts.ts';
import type { Role } from '@hearthline/rules/permissions.ts';
import type { Company } from '@hearthline/rules/company.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { sql } from 'kysely';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Row, Transaction } from '../../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { AppError, sqlState, uniqueViolation } from '../../../../platform/errors.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { queueMail } from '../../../../platform/mail/mail-outbox.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { inspectLink, issueLink, ownerOf, redeemLink } from '../links/account-link.service.ts';
import { invitationMail } from '../account.mail.ts';
import { refuseCommonPassword } from '../passwords/password-rule.ts';
import { setPassword } from '../passwords/password.service.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { endSignUps, lockEmail } from '../sign-up/pending-sign-ups.ts';
import { archive } from '../users/archive-account.ts';

/** @param id of one invited person, or null for all */
const invitations = prepare('invitations', (db, p: Placeholders<{ now: Date; id: string | null }>) =>
  db
    .selectFrom('users as u')
    .leftJoin('accountLinks as l', (join) =>
      join
        .onRef('l.userId', '=', 'u.id')
        .on('l.purpose', '=', sql.lit('invitation'))
        .on('l.usedAt', 'is', null)
        .on('l.voidedAt', 'is', null),
    )
    .select(['u.id', 'u.name', 'u.email', 'u.role', 'u.createdAt as invitedAt', 'l.expiresAt'])
    .select((eb) => eb.fn.coalesce(eb('l.expiresAt', '<=', p.now), sql.lit(true)).as('isExpired'))
    .where('u.passwordHash', 'is', null)
    .where('u.disabledAt', 'is', null)
    .where(sql<boolean>`(${p.id}::uuid is null or u.id = ${p.id})`)
    .orderBy('u.createdAt', 'desc')
    .limit(sql.lit(200)),
);

/** An invited person who has not chosen a password yet. */
export type Invitation = Readonly<NonNullable<(typeof invitations)['row']>>;

/** The open invitations, newest first. */
export const listInvitations = (context: Context): Promise<Invitation[]> =>
  context.query(invitations, { now: context.now(), id: null });

const missing = (): AppError => new AppError('NOT_FOUND', { message: accountSentences.invitationMissing });

const readInvitation = async (context: Context, id: string): Promise<Invitation> => {
  const [found] = await context.query(invitations, { now: context.now(), id });
  if (!found) throw missing();
  return found;
};

/** What is read of the account of somebody who is invited. */
export const invitedColumns = ['id', 'name', 'email', 'emailFolded', 'role'] as const;

/** The account of somebody who is invited. */
export type Invited = Readonly<Pick<Row<'users'>, (typeof invitedColumns)[number]>>;

/** Finds an open invitation and locks it: an acceptance under way finishes first, and then the account is not an invitation any more. */
const findInvited = async (trx: Transaction, id: string): Promise<Invited> => {
  if (!isId(id)) throw missing();
  return trx
    .selectFrom('users')
    .select(invitedColumns)
    .where('id', '=', id)
    .where('passwordHash', 'is', null)
    .where('disabledAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(missing);
};

/** Mails the link of an invitation; older links stop working. */
export const sendInvitation = async (
  context: Context,
  trx: Transaction,
  person: Omit<Invited, 'emailFolded'>,
  company: Company,
): Promise<void> => {
  const token = await issueLink(trx, person.id, 'invitation', context.now());
  await queueMail(
    context,
    trx,
    invitationMail({ person, company, publicUrl: context.publicUrl, token, role: person.role }),
    company,
  );
};

/** Stores the account of somebody who is invited, without a password. */
export const storeInvited = async (
  context: Context,
  trx: Transaction,
  person: Pick<Invited, 'name' | 'email' | 'role'>,
): Promise<Invited> => {
  const emailFolded = foldEmail(person.email);
  await lockEmail(trx, emailFolded);
  const user = await trx
    .insertInto('users')
    .values({ ...person, emailFolded })
    .returning(invitedColumns)
    .executeTakeFirstOrThrow();
  await endSignUps(trx, emailFolded, user.id, context.now());
  await audit(context, trx, {
    action: 'user.invite',
    object: ['user', user.id],
    details: { role: user.role },
  });
  return user;
};

/** Stores an invited person's account and mails the link. @returns the account's id */
export const invite = async (
  context: Context,
  trx: Transaction,
  person: Pick<Invited, 'name' | 'email' | 'role'>,
  company: Company,
): Promise<string> => {
  const user = await storeInvited(context, trx, person);
  await sendInvitation(context, trx, user, company);
  return user.id;
};

/**
 * Invites a person with a role; the mailed link sets the first password.
 * Admins may know who has an account, so the error says plainly that the address has one, or had one that can be restored.
 * @throws AppError BAD_INPUT
 */
export const inviteUser = async (context: Context, input: unknown): Promise<Invitation> => {
  const { name, email, role } = validate(invitation, input);
  const emailFolded = foldEmail(email);
  const company = await readSetting(context, 'company');
  const known = (user?: Pick<Row<'users'>, 'archivedAt'>): AppError => {
    const message = user?.archivedAt ? accountSentences.archivedUser : accountSentences.alreadyUser;
    return new AppError('BAD_INPUT', { message, fields: { email: message } });
  };
  const id = await context
    .transaction(async (trx) => {
      const user = await trx
        .selectFrom('users')
        .select('archivedAt')
        .where('emailFolded', '=', emailFolded)
        .executeTakeFirst();
      if (user) throw known(user);
      return invite(context, trx, { name, email, role }, company);
    })
    .catch((error: unknown) => {
      // A double click, or two admins at once.
      throw sqlState(error) === uniqueViolation ? known() : error;
    });
  return readInvitation(context, id);
};

/** Mails a new link and voids the older one. @throws AppError NOT_FOUND */
export const resendInvitation = async (context: Context, id: string): Promise<Invitation> => {
  const company = await readSetting(context, 'company');
  await context.transaction(async (trx) => {
    const user = await findInvited(trx, id);
    await sendInvitation(context, trx, user, company);
    await audit(context, trx, { action: 'user.invite-again', object: ['user', id] });
  });
  return readInvitation(context, id);
};

/** Revokes an invitation: archives the account and voids its link. @throws AppError NOT_FOUND */
export const revokeInvitation = async (context: Context, id: string): Promise<string> => {
  await context.transaction(async (trx) => {
    await archive(context, trx, await findInvited(trx, id));
    await audit(context, trx, { action: 'user.invitation-revoke', object: ['user', id] });
  });
  return id;
};

/** The person a link invites; reading does not redeem it. @throws AppError LINK_INVALID, LINK_EXPIRED, LINK_USED */
export const readInvitationLink = (
  context: Context,
  input: unknown,
): Promise<{ name: string; email: string; role: Role }> => {
  const { token } = validate(linkToken, input);
  return context.transaction(async (trx) => {
    const { name, email, role } = await inspectLink(trx, token, 'invitation', context.now());
    return { name, email, role };
  });
};

/** Sets an invited account's first password; the link also verifies the address. @throws AppError BAD_INPUT, LINK_INVALID, LINK_EXPIRED, LINK_USED */
export const acceptInvitation = async (context: Context, input: unknown): Promise<{ message: string }> => {
  const { token, name, password } = validate(invitationAcceptance, input);
  await refuseCommonPassword(password, 'password');
  await context.transaction((trx) => inspectLink(trx, token, 'invitation', context.now()));
  const passwordHash = await hashPassword(password);
  await context.transaction(async (trx) => {
    const userId = ownerOf(await redeemLink(trx, token, ['invitation'], context.now()));
    const { version } = await trx
      .selectFrom('users')
      .select('version')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow(() => new AppError('CONFLICT'));
    const changes = { name, passwordHash, isEmailVerified: true, version: version + 1 };
    await setPassword(trx, userId, changes, context.now(), null);
    await audit(context, trx, {
      action: 'user.invitation-accept',
      object: ['user', userId],
      actorId: userId,
    });
  });
  return { message: accountSentences.passwordReset };
};
