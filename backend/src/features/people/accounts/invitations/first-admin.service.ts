import { invitation } from '@hearthline/rules/people/accounts.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import type { Context } from '../../../../platform/context.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { AccountLink } from '../account-link.entity.ts';
import { invite, sendInvitation } from './invitation.service.ts';
import { archive } from '../users/archive-account.ts';
import { User } from '../user.entity.ts';
import { takeLocks } from '../../../../platform/locks/advisory-locks.ts';

/**
 * While there is no admin, invites the one named in the configuration, once, and again when the link has expired. The first admin
 * of a new installation thus has a password that nobody else ever knew. Configuring another address voids the earlier invitation.
 */
export const inviteFirstAdmin = async (context: Context, address: string): Promise<void> => {
  const person = validate(invitation, { name: 'Administrator', email: address, role: 'admin' });
  const emailFolded = foldEmail(person.email);
  const company = await readSetting(context, 'company');
  await context.transaction(async (em) => {
    await takeLocks(em, 'first admin');
    if ((await em.count(User, { role: 'admin', passwordHash: { $ne: null } })) > 0) return;
    // Only admins send invitations: while there is none, every invited admin was invited here.
    for (const invited of await em.find(User, {
      role: 'admin',
      archivedAt: null,
      emailFolded: { $ne: emailFolded },
    }))
      await archive(context, em, invited);
    const known = await em.findOne(User, { emailFolded });
    if (!known) return void (await invite(context, em, person, company));
    if (known.role !== 'admin')
      return context.log.warn(
        'the address of ADMIN_EMAIL has an account that is no admin; nobody was invited',
      );
    // Archived if another address was configured for a while.
    known.archivedAt = null;
    known.disabledAt = null;
    const open = await em.count(AccountLink, {
      user: known.id,
      purpose: 'invitation',
      usedAt: null,
      voidedAt: null,
      expiresAt: { $gt: context.now() },
    });
    if (open === 0) await sendInvitation(context, em, known, company);
  });
};
