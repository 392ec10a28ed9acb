import { accountSentences } from '@hearthline/rules/people/accounts.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { readsIn } from '../../../../platform/db/database.ts';
import { dbIn } from '../../../../platform/db/query-builder.ts';
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
  await context.transaction(async (em) => {
    await takeLocks(em, 'settings');
    const from = await readSetting(readsIn(em), 'staffSecondFactor');
    if (from === required) return;
    if (required && !(await factorsOf(dbIn(em), id)).length) throw conflict(accountSentences.ownFactorFirst);
    await writeSetting(em, 'staffSecondFactor', required, context.now());
    await audit(context, em, {
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
  await context.transaction(async (em) => {
    const user = await lockUser(em, id);
    refuseArchived(user);
    const db = dbIn(em);
    const { numDeletedRows } = await db
      .deleteFrom('secondFactors')
      .where('userId', '=', user.id)
      .executeTakeFirstOrThrow();
    if (!numDeletedRows) throw conflict(accountSentences.noFactor);
    await db.deleteFrom('recoveryCodes').where('userId', '=', user.id).execute();
    await endSessions(em, user.id, context.now(), user.id === viewerId ? sessionId : null);
    await db
      .updateTable('users')
      .set({ version: user.version + 1 })
      .where('id', '=', user.id)
      .execute();
    await audit(context, em, {
      action: 'user.reset-second-factor',
      object: ['user', user.id],
      details: { removed: Number(numDeletedRows) },
    });
    const company = await readSetting(readsIn(em), 'company');
    const what =
      'an administrator removed all second factors of your account. The password alone signs in now.';
    await queueMail(context, em, securityNoticeMail(user, company, what), company);
  });
  context.forgetViewer(id);
  return readUser(context, id);
};
