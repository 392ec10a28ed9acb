import { foldEmail } from '@hearthline/rules/text.ts';
import type { Context } from '../../../platform/context.ts';
import type { LimitName } from '../../../platform/access/rate-limits.ts';
import { isOwnMailbox } from '../../accounts/own-mailbox.policy.ts';

/**
 * The limit on mails to an address that was only typed: the mailbox may be a stranger's (security J6).
 * The verified address of a signed-in viewer is not limited, so nobody can shut them out by using the limit up.
 */
export const mailboxLimit = async (
  context: Context,
  address: string,
): Promise<(readonly [LimitName, string])[]> =>
  (await isOwnMailbox(context, address)) ? [] : [['bookingMailbox', foldEmail(address)]];
