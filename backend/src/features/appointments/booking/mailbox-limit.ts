import { foldEmail } from '@hearthline/rules/text.ts';
import type { Context } from '../../../platform/context.ts';
import type { LimitName } from '../../../platform/access/rate-limits.ts';

const own = 'select from users where id = $1 and email_folded = $2 and is_email_verified';

/**
 * The limit on mails to an address that was only typed: the mailbox may be a stranger's (security J6).
 * The verified address of a signed-in viewer is not limited, so nobody can shut them out by using the limit up.
 */
export const mailboxLimit = async (
  context: Context,
  address: string,
): Promise<(readonly [LimitName, string])[]> => {
  const mailbox = foldEmail(address);
  const [proved] = context.viewer ? await context.sql('own_mailbox', own, [context.viewer.id, mailbox]) : [];
  return proved ? [] : [['bookingMailbox', mailbox]];
};
