import { isStaff } from '@hearthline/rules/permissions.ts';
import { userSentences } from '@hearthline/rules/people/users.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import {
  findUser,
  lockUser,
  readUser,
  recordInProjects,
  type ManagedUser,
} from '../../people/accounts/account.api.ts';
import { leaveDuty, lockVisits } from '../../sale/appointments/duty/duty.api.ts';
import { leave } from './leave.ts';
import { moveWork } from './transfer/transfer-work.ts';

/**
 * Removes an account by archiving it; the work of staff is nobody's then. Who held consultations gets no more of them; those that are
 * booked wait in Today for somebody else.
 * @throws AppError NOT_FOUND, LAST_ADMIN, CONFLICT for one's own account and one that was removed already
 */
export const removeUser = async (context: Context, id: string): Promise<string> => {
  const { role } = await context.transaction((trx) => findUser(trx, id));
  if (isStaff(role)) {
    await moveWork(context, { personId: id, toPerson: null, toTeam: null, remove: true });
    return id;
  }
  await context.transaction(async (trx) => {
    await lockVisits(context, trx, id);
    const user = await lockUser(trx, id);
    if (user.archivedAt) throw new AppError('CONFLICT', { message: userSentences.alreadyArchived });
    await leave(context, trx, user);
    await leaveDuty(context, trx, user.id);
  });
  context.forgetViewer(id);
  return id;
};

/**
 * Brings a removed account back, without its work and its team: one that had been disabled before stays so, one that was invited is invited
 * again. Who works here takes no leads until somebody says so.
 * @throws AppError NOT_FOUND, CONFLICT for an account that was not removed, or whose personal data was erased
 */
export const restoreUser = async (context: Context, id: string): Promise<ManagedUser> => {
  await context.transaction(async (trx) => {
    const user = await lockUser(trx, id);
    if (user.erasedAt) throw new AppError('CONFLICT', { message: userSentences.erasedForGood });
    if (!user.archivedAt) throw new AppError('CONFLICT', { message: userSentences.notArchived });
    const isDisabledByRemoval = user.disabledAt?.getTime() === user.archivedAt.getTime();
    await trx
      .updateTable('users')
      .set({
        archivedAt: null,
        disabledAt: isDisabledByRemoval ? null : user.disabledAt,
        ...(isStaff(user.role) && { takesLeads: false }),
        version: user.version + 1,
      })
      .where('id', '=', user.id)
      .execute();
    await recordInProjects(context, trx, user, 'account-restored');
    await audit(context, trx, {
      action: 'user.restore',
      object: ['user', user.id],
      details: { role: user.role },
    });
  });
  return readUser(context, id);
};
