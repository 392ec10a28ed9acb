import { accountSentences } from '@hearthline/rules/people/accounts.ts';
import { roles, type Role } from '@hearthline/rules/permissions.ts';
import { userSentences } from '@hearthline/rules/people/users.ts';
import { z } from 'zod';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Row, RowChanges, Transaction } from '../../../../platform/db/query-builder.ts';
import { AppError } from '../../../../platform/errors.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { accountMail } from '../links/account-mail.service.ts';
import { voidLinks } from '../links/account-link.service.ts';
import { admitRole } from '../role-change.api.ts';
import { endSessions } from '../sessions/session.service.ts';
import type { ManagedUser } from './user.fields.ts';
import { readUser } from './user.queries.ts';

const roleChange = z.object({ role: z.enum(roles, 'Unknown role') });

/**
 * Refuses a change that would leave no admin. All admins' rows are locked first, always in the same order,
 * so that two admins who remove each other at the same moment cannot both succeed. Rows that merely refer to an admin,
 * such as a history entry, need not wait.
 */
export const requireRemainingAdmin = async (trx: Transaction, userId: string): Promise<void> => {
  const admins = await trx
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

const columns = [
  'id',
  'name',
  'email',
  'emailFolded',
  'username',
  'phone',
  'passwordHash',
  'role',
  'disabledAt',
  'archivedAt',
  'erasedAt',
  'version',
] as const satisfies readonly (keyof Row<'users'>)[];

/** An account as changes of it read it. */
export type StoredUser = Readonly<Pick<Row<'users'>, (typeof columns)[number]>>;

const userById = (trx: Transaction, id: string) =>
  trx.selectFrom('users').select(columns).where('id', '=', id);

const found = (user: StoredUser | undefined): StoredUser => {
  if (!user) throw new AppError('NOT_FOUND', { message: accountSentences.userMissing });
  return user;
};

/** An account. @throws AppError NOT_FOUND */
export const findUser = async (trx: Transaction, id: string): Promise<StoredUser> =>
  found(isId(id) ? await userById(trx, id).executeTakeFirst() : undefined);

/** @throws AppError CONFLICT for an account that was removed: it can only be restored, or erased */
export const refuseArchived = ({ archivedAt }: Pick<StoredUser, 'archivedAt'>): void => {
  if (archivedAt) throw new AppError('CONFLICT', { message: userSentences.archivedFirst });
};

/**
 * Reads an account and locks it until the transaction ends, against changes only, as `lockAccount` does: its projects take a new name,
 * and a transaction that holds one may be about to refer to the account. Admins are locked before it, as by {@link requireRemainingAdmin}.
 * @throws AppError NOT_FOUND
 */
export const lockUser = async (trx: Transaction, id: string): Promise<StoredUser> =>
  found(isId(id) ? await userById(trx, id).forNoKeyUpdate().executeTakeFirst() : undefined);

/**
 * Changes an account in one transaction, unless it was removed, makes that take effect on the account's next request, and reads the changed account.
 * @param work returns what changes in its row
 */
const changed = async (
  context: Context,
  id: string,
  work: (trx: Transaction, user: StoredUser) => Promise<RowChanges<'users'>>,
): Promise<ManagedUser> => {
  await context.transaction(async (trx) => {
    const user = await findUser(trx, id);
    refuseArchived(user);
    const changes = await work(trx, user);
    await trx
      .updateTable('users')
      .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
  });
  context.forgetViewer(id);
  return readUser(context, id);
};

/** Changes an account's role. @throws AppError NOT_FOUND, LAST_ADMIN, BAD_INPUT, CONFLICT for a role that may not own what the person has */
export const setUserRole = (context: Context, id: string, input: unknown): Promise<ManagedUser> => {
  const { role }: { role: Role } = validate(roleChange, input);
  return changed(context, id, async (trx) => {
    if (role !== 'admin') await requireRemainingAdmin(trx, id);
    // Whoever gives them something meanwhile holds the account, so that what they have is counted after it.
    const user = await lockUser(trx, id);
    refuseArchived(user);
    await admitRole(context, trx, { id, from: user.role, to: role });
    await audit(context, trx, {
      action: 'user.role',
      object: ['user', id],
      details: { from: user.role, to: role },
    });
    return { role };
  });
};

/** Disables an account at once; its data stays. @throws AppError NOT_FOUND, LAST_ADMIN */
export const disableUser = (context: Context, id: string): Promise<ManagedUser> =>
  changed(context, id, async (trx) => {
    await requireRemainingAdmin(trx, id);
    await voidLinks(trx, id, context.now(), ['verify_email', 'change_email', 'reset_password', 'invitation']);
    await endSessions(trx, id, context.now(), null);
    await audit(context, trx, { action: 'user.disable', object: ['user', id] });
    return { disabledAt: context.now() };
  });

/** Enables a disabled account again. @throws AppError NOT_FOUND */
export const enableUser = (context: Context, id: string): Promise<ManagedUser> =>
  changed(context, id, async (trx) => {
    // A removal may have come between.
    refuseArchived(await lockUser(trx, id));
    await audit(context, trx, { action: 'user.enable', object: ['user', id] });
    return { disabledAt: null };
  });

/** Mails a link to choose a new password: an admin starts a reset and never sets a password (docs/security.md, A9). @throws AppError NOT_FOUND, CONFLICT */
export const sendPasswordReset = (context: Context, id: string): Promise<ManagedUser> =>
  changed(context, id, async (trx, user) => {
    if (user.disabledAt) throw new AppError('CONFLICT', { message: userSentences.disabledFirst });
    if (!user.passwordHash) throw new AppError('CONFLICT', { message: userSentences.stillInvited });
    await context.jobs.enqueue(trx, accountMail, { email: user.email, kind: 'reset_password' });
    await audit(context, trx, { action: 'user.send-reset', object: ['user', id] });
    return {};
  });

/** Makes an account choose a new password before anything else. @throws AppError NOT_FOUND */
export const requirePasswordChange = (context: Context, id: string): Promise<ManagedUser> =>
  changed(context, id, async (trx) => {
    await audit(context, trx, { action: 'user.require-password-change', object: ['user', id] });
    return { mustChangePassword: true };
  });
