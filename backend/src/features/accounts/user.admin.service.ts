import { accountSentences } from '@hearthline/rules/accounts.ts';
import { roles, type Role } from '@hearthline/rules/permissions.ts';
import { userSentences } from '@hearthline/rules/users.ts';
import { LockMode } from '@mikro-orm/core';
import { z } from 'zod';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { executeIn, type EntityManager } from '../../platform/db.ts';
import { AppError, foreignKeyViolation, sqlState } from '../../platform/errors.ts';
import { givingWay } from '../../platform/give-way.ts';
import { isId } from '../../platform/ids.ts';
import { validate } from '../../platform/validate.ts';
import { accountMail } from './account-mail.service.ts';
import { voidLinks } from './account-link.service.ts';
import { endSessions } from './session.service.ts';
import { User } from './user.entity.ts';
import { readUser, type ManagedUser } from './user.list.ts';

const roleChange = z.object({ role: z.enum(roles, 'Unknown role') });

/**
 * Refuses a change that would leave no admin. All admins' rows are locked first, always in the same order,
 * so that two admins who remove each other at the same moment cannot both succeed. Rows that merely refer to an admin,
 * such as a history entry, need not wait.
 */
export const keepAnAdmin = async (em: EntityManager, userId: string): Promise<void> => {
  const admins = await executeIn<{ id: string }>(
    em,
    "select id from users where role = 'admin' and disabled_at is null and password_hash is not null and is_email_verified order by id for no key update",
  );
  if (admins.length === 1 && admins[0]?.id === userId) throw new AppError('LAST_ADMIN');
};

/** An account, locked if a lock mode is given. @throws AppError NOT_FOUND */
const findUser = async (em: EntityManager, id: string, lock?: LockMode.PESSIMISTIC_WRITE): Promise<User> => {
  const user = isId(id) ? await em.findOne(User, { id }, lock && { lockMode: lock, refresh: true }) : null;
  if (!user) throw new AppError('NOT_FOUND', { message: accountSentences.userMissing });
  return user;
};

/** Changes an account in one transaction, makes that take effect on the account's next request, and reads the changed account. */
const changed = async (context: Context, id: string, work: (em: EntityManager, user: User) => Promise<void>): Promise<ManagedUser> => {
  await context.transaction(async (em) => {
    const user = await findUser(em, id);
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
    if (role !== 'admin') await keepAnAdmin(em, id);
    audit(context, em, { action: 'user.role', object: ['user', id], details: { from: user.role, to: role } });
    user.role = role;
  });
};

/** Disables an account at once; its data stays. @throws AppError NOT_FOUND, LAST_ADMIN */
export const disableUser = (context: Context, id: string): Promise<ManagedUser> =>
  changed(context, id, async (em, user) => {
    await keepAnAdmin(em, id);
    user.disabledAt = context.now();
    await voidLinks(em, id, context.now(), ['verify_email', 'change_email', 'reset_password', 'invitation']);
    await endSessions(em, id, context.now(), null);
    audit(context, em, { action: 'user.disable', object: ['user', id] });
  });

/** Enables a disabled account again. @throws AppError NOT_FOUND */
export const enableUser = (context: Context, id: string): Promise<ManagedUser> =>
  changed(context, id, (em, user) => {
    user.disabledAt = null;
    audit(context, em, { action: 'user.enable', object: ['user', id] });
    return Promise.resolve();
  });

/** Mails a link to choose a new password: an admin starts a reset and never sets a password (security A9). @throws AppError NOT_FOUND, CONFLICT */
export const sendPasswordReset = (context: Context, id: string): Promise<ManagedUser> =>
  changed(context, id, async (em, user) => {
    if (user.disabledAt) throw new AppError('CONFLICT', { message: userSentences.disabledFirst });
    if (!user.passwordHash) throw new AppError('CONFLICT', { message: userSentences.stillInvited });
    await context.jobs.enqueue(em, accountMail, { email: user.email, kind: 'reset_password' });
    audit(context, em, { action: 'user.send-reset', object: ['user', id] });
  });

/** Makes an account choose a new password before anything else. @throws AppError NOT_FOUND */
export const requirePasswordChange = (context: Context, id: string): Promise<ManagedUser> =>
  changed(context, id, (em, user) => {
    user.mustChangePassword = true;
    audit(context, em, { action: 'user.require-password-change', object: ['user', id] });
    return Promise.resolve();
  });

/** Deletes an account with its sessions and links. @throws AppError NOT_FOUND, LAST_ADMIN, CONFLICT when other records still need it */
export const removeUser = async (context: Context, id: string): Promise<string> => {
  await givingWay(context, async (em) => {
    await findUser(em, id);
    await keepAnAdmin(em, id);
    // Locked, so that a concurrent removal finds nothing left. Taken after the admins' locks, everywhere in this order.
    const user = await findUser(em, id, LockMode.PESSIMISTIC_WRITE);
    audit(context, em, { action: 'user.remove', object: ['user', id], details: { role: user.role } });
    em.remove(user);
  }).catch((error: unknown) => {
    throw sqlState(error) === foreignKeyViolation ? new AppError('CONFLICT', { message: userSentences.inUse }) : error;
  });
  context.forgetViewer(id);
  return id;
};
