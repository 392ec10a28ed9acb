import { accountSentences } from '@hearthline/rules/people/accounts.ts';
import { roles, type Role } from '@hearthline/rules/permissions.ts';
import { userSentences } from '@hearthline/rules/people/users.ts';
import { z } from 'zod';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { EntityManager } from '../../../../platform/db/database.ts';
import { dbIn } from '../../../../platform/db/query-builder.ts';
import { AppError } from '../../../../platform/errors.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { accountMail } from '../links/account-mail.service.ts';
import { lockAccount, voidLinks } from '../links/link.service.ts';
import { endSessions } from '../sessions/session.service.ts';
import { User } from '../user.entity.ts';
import type { ManagedUser } from './user.fields.ts';
import { readUser } from './user.queries.ts';

const roleChange = z.object({ role: z.enum(roles, 'Unknown role') });

/**
 * Refuses a change that would leave no admin. All admins' rows are locked first, always in the same order,
 * so that two admins who remove each other at the same moment cannot both succeed. Rows that merely refer to an admin,
 * such as a history entry, need not wait.
 */
export const requireRemainingAdmin = async (em: EntityManager, userId: string): Promise<void> => {
  const admins = await dbIn(em)
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('disabledAt', 'is', null)
    .where('passwordHash', 'is not', null)
    .where('isEmailVerified', '=', true)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (admins.length === 1 && admins[0]?.id === userId) throw new AppError('LAST_ADMIN');
};

/** An account. @throws AppError NOT_FOUND */
export const findUser = async (em: EntityManager, id: string): Promise<User> => {
  const user = isId(id) ? await em.findOne(User, { id }, { refresh: true }) : null;
  if (!user) throw new AppError('NOT_FOUND', { message: accountSentences.userMissing });
  return user;
};

/** @throws AppError CONFLICT for an account that was removed: it can only be restored, or erased */
export const refuseArchived = ({ archivedAt }: User): void => {
  if (archivedAt) throw new AppError('CONFLICT', { message: userSentences.archivedFirst });
};

/**
 * Locks an account and reads it anew. Admins are locked before it, as by {@link requireRemainingAdmin}.
 * @throws AppError NOT_FOUND
 */
export const lockUser = async (em: EntityManager, id: string): Promise<User> => {
  if (isId(id)) await lockAccount(em, id);
  return findUser(em, id);
};

/** Changes an account in one transaction, unless it was removed, makes that take effect on the account's next request, and reads the changed account. */
const changed = async (
  context: Context,
  id: string,
  work: (em: EntityManager, user: User) => Promise<void>,
): Promise<ManagedUser> => {
  await context.transaction(async (em) => {
    const user = await findUser(em, id);
    refuseArchived(user);
    await work(em, user);
    user.version += 1;
  });
  context.forgetViewer(id);
  return readUser(context, id);
};

/** Changes an account's role. @throws AppError NOT_FOUND, LAST_ADMIN, BAD_INPUT */
export const setUserRole = (context: Context, id: string, input: unknown): Promise<ManagedUser> => {
  const { role }: { role: Role } = validate(roleChange, input);
  return changed(context, id, async (em, user) => {
    if (role !== 'admin') await requireRemainingAdmin(em, id);
    await audit(context, em, { action: 'user.role', object: ['user', id], details: { from: user.role, to: role } });
    user.role = role;
  });
};

/** Disables an account at once; its data stays. @throws AppError NOT_FOUND, LAST_ADMIN */
export const disableUser = (context: Context, id: string): Promise<ManagedUser> =>
  changed(context, id, async (em, user) => {
    await requireRemainingAdmin(em, id);
    user.disabledAt = context.now();
    await voidLinks(em, id, context.now(), ['verify_email', 'change_email', 'reset_password', 'invitation']);
    await endSessions(em, id, context.now(), null);
    await audit(context, em, { action: 'user.disable', object: ['user', id] });
  });

/** Enables a disabled account again. @throws AppError NOT_FOUND */
export const enableUser = (context: Context, id: string): Promise<ManagedUser> =>
  changed(context, id, async (em) => {
    // A removal may have come between.
    const user = await lockUser(em, id);
    refuseArchived(user);
    user.disabledAt = null;
    await audit(context, em, { action: 'user.enable', object: ['user', id] });
  });

/** Mails a link to choose a new password: an admin starts a reset and never sets a password (docs/security.md, A9). @throws AppError NOT_FOUND, CONFLICT */
export const sendPasswordReset = (context: Context, id: string): Promise<ManagedUser> =>
  changed(context, id, async (em, user) => {
    if (user.disabledAt) throw new AppError('CONFLICT', { message: userSentences.disabledFirst });
    if (!user.passwordHash) throw new AppError('CONFLICT', { message: userSentences.stillInvited });
    await context.jobs.enqueue(em, accountMail, { email: user.email, kind: 'reset_password' });
    await audit(context, em, { action: 'user.send-reset', object: ['user', id] });
  });

/** Makes an account choose a new password before anything else. @throws AppError NOT_FOUND */
export const requirePasswordChange = (context: Context, id: string): Promise<ManagedUser> =>
  changed(context, id, async (em, user) => {
    user.mustChangePassword = true;
    await audit(context, em, { action: 'user.require-password-change', object: ['user', id] });
  });
