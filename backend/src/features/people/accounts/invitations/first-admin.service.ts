import { invitation } from '@hearthline/rules/people/accounts.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Db } from '../../../../platform/db/query-builder.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { invite, invitedColumns, sendInvitation } from './invitation.service.ts';
import { archive } from '../users/archive-account.ts';
import { takeLocks } from '../../../../platform/locks/advisory-locks.ts';

const hasAdmin = async (db: Db): Promise<boolean> => {
  const admin = await db
    .selectFrom('users')
    .where('role', '=', 'admin')
    .where('passwordHash', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return admin !== undefined;
};

const hasOpenInvitation = async (db: Db, userId: string, now: Date): Promise<boolean> => {
  const link = await db
    .selectFrom('accountLinks')
    .where('userId', '=', userId)
    .where('purpose', '=', 'invitation')
    .where('usedAt', 'is', null)
    .where('voidedAt', 'is', null)
    .where('expiresAt', '>', now)
    .limit(1)
    .executeTakeFirst();
  return link !== undefined;
};

/**
 * While there is no admin, invites the one named in the configuration, once, and again when the link has expired. The first admin
 * of a new installation thus has a password that nobody else ever knew. Configuring another address voids the earlier invitation.
 */
export const inviteFirstAdmin = async (context: Context, address: string): Promise<void> => {
  const person = validate(invitation, { name: 'Administrator', email: address, role: 'admin' });
  const emailFolded = foldEmail(person.email);
  const company = await readSetting(context, 'company');
  await context.transaction(async (trx) => {
    await takeLocks(trx, 'first admin');
    if (await hasAdmin(trx)) return;
    // Only admins send invitations: while there is none, every invited admin was invited here.
    const others = await trx
      .selectFrom('users')
      .select(invitedColumns)
      .where('role', '=', 'admin')
      .where('archivedAt', 'is', null)
      .where('emailFolded', '<>', emailFolded)
      .execute();
    for (const invited of others) await archive(context, trx, invited);
    const known = await trx
      .selectFrom('users')
      .select(invitedColumns)
      .where('emailFolded', '=', emailFolded)
      .executeTakeFirst();
    if (!known) return void (await invite(context, trx, person, company));
    if (known.role !== 'admin')
      return context.log.warn(
        'the address of ADMIN_EMAIL has an account that is no admin; nobody was invited',
      );
    // Archived if another address was configured for a while.
    await trx
      .updateTable('users')
      .set({ archivedAt: null, disabledAt: null })
      .where('id', '=', known.id)
      .execute();
    if (!(await hasOpenInvitation(trx, known.id, context.now())))
      await sendInvitation(context, trx, known, company);
  });
};
