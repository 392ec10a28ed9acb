import { foldEmail } from '@hearthline/rules/text.ts';
import type { Context } from '../../../platform/context.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import type { LimitName } from '../../../platform/access/rate-limits.ts';

const own = prepare('is_own_mailbox', (db, p: Placeholders<{ viewer: string; mailbox: string }>) =>
  db
    .selectFrom('users')
    .where('id', '=', p.viewer)
    .where('emailFolded', '=', p.mailbox)
    .where((eb) => eb.ref('isEmailVerified')),
);

/**
 * The limit on mails to an address that was only typed: the mailbox may be a stranger's (security J6).
 * The verified address of a signed-in viewer is not limited, so nobody can shut them out by using the limit up.
 */
export const mailboxLimit = async (
  context: Context,
  address: string,
): Promise<(readonly [LimitName, string])[]> => {
  const mailbox = foldEmail(address);
  const [proved] = context.viewer ? await context.query(own, { viewer: context.viewer.id, mailbox }) : [];
  return proved ? [] : [['bookingMailbox', mailbox]];
};
