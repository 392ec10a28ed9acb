import { accountSentences } from '@hearthline/rules/people/accounts.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { readsIn } from '../../../../platform/db/database.ts';
import { readSetting, writeSetting } from '../../../../platform/db/setting.entity.ts';
import { conflict } from '../../../../platform/errors.ts';
import { takeLocks } from '../../../../platform/locks/advisory-locks.ts';
import { queueMail } from '../../../../platform/mail/mail-outbox.ts';
import { securityNoticeMail } from '../account.mail.ts';
import { endSessions } from '../sessions/session.service.ts';
import { lockUser, refuseArchived } from '../users/user-admin.service.ts';
import type { ManagedUser } from '../users/user.fields.ts';
import { readUser } from '../users/user.queries.ts';
import { factorsOf } from './second-factor.queries.ts';
import { signedIn } from './second-factor.service.ts';

/** Whether staff need a second factor. */
export const readStaffSecondFactor = (context: Context): Promise<boolean> =>
  readSetting(context, 'staffSecondFactor');

/**
 * Requires a second factor of all staff, or no longer. Whoever requires it must have one.
 * It takes effect on everybody's next request: a trigger tells all servers.
 * @throws AppError CONFLICT
 */
export const requireStaffSecondFactor = async (context: Context, required: boolean): Promise<boolean> => {
  const { id } = signedIn(context);
  await context.transaction(async (trx) => {
    await takeLocks(trx, 'settings');
    const from = await readSetting(readsIn(trx), 'staffSecondFactor');
    if (from === required) return;
    if (required && !(await factorsOf(trx, id)).length) throw conflict(accountSentences.ownFactorFirst);
    await writeSetting(trx, 'staffSecondFactor', required, context.now());
    await audit(context, trx, {
      action: 'settings.staff-second-factor',
      object: ['settings', 'staffSecondFactor'],
      details: { changes: { required: { from, to: required } } },
    });
  });
  return required;
};

/**
 * Removes all second factors and recovery codes of an account, for somebody who has lost them, and signs out its devices, one of which
 * may be what was lost. The owner is told by mail; the password stays.
 * @throws AppError NOT_FOUND, CONFLICT if there are none
 */
export const resetSecondFactors = async (context: Context, id: string): Promise<ManagedUser> => {
  const { id: viewerId, sessionId } = signedIn(context);
  await context.transaction(async (trx) => {
    const user = await lockUser(trx, id);
    refuseArchived(user);
    const { numDeletedRows } = await trx
      .deleteFrom('secondFactors')
      .where('userId', '=', user.id)
      .executeTakeFirstOrThrow();
    if (!numDeletedRows) throw conflict(accountSentences.noFactor);
    await trx.deleteFrom('recoveryCodes').where('userId', '=', user.id).execute();
    await endSessions(trx, user.id, context.now(), user.id === viewerId ? sessionId : null);
    await trx
      .updateTable('users')
      .set({ version: user.version + 1 })
      .where('id', '=', user.id)
      .execute();
    await audit(context, trx, {
      action: 'user.reset-second-factor',
      object: ['user', user.id],
      details: { removed: Number(numDeletedRows) },
    });
    const company = await readSetting(readsIn(trx), 'company');
    const what =
      'an administrator removed all second factors of your account. The password alone signs in now.';
    await queueMail(context, trx, securityNoticeMail(user, company, what), company);
  });
  context.forgetViewer(id);
  return readUser(context, id);
};
