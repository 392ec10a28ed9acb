import { userSentences } from '@hearthline/rules/people/users.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import {
  archive,
  findUser,
  lockUser,
  readUser,
  recordInProjects,
  requireRemainingAdmin,
  type ManagedUser,
} from '../../people/accounts/account.api.ts';
import { takeOffDuty } from '../../sale/appointments/duty/duty.api.ts';

/**
 * Removes an account by archiving it. Who held consultations gets no more of them; those that are booked wait in Today for somebody else.
 * @throws AppError NOT_FOUND, LAST_ADMIN, CONFLICT for one's own account and one that was removed already
 */
export const removeUser = async (context: Context, id: string): Promise<string> => {
  await context.transaction(async (trx) => {
    await findUser(trx, id);
    await requireRemainingAdmin(trx, id);
    if (id.toLowerCase() === context.viewer?.id)
      throw new AppError('CONFLICT', { message: userSentences.notYourself });
    const user = await lockUser(trx, id);
    if (user.archivedAt) throw new AppError('CONFLICT', { message: userSentences.alreadyArchived });
    await takeOffDuty(context, trx, user.id);
    await archive(context, trx, user);
    await audit(context, trx, {
      action: 'user.remove',
      object: ['user', user.id],
      details: { role: user.role },
    });
  });
  context.forgetViewer(id);
  return id;
};

/**
 * Brings a removed account back as it was: one that had been disabled before stays so, one that was invited is invited again.
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
