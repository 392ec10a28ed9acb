import { foldEmail } from '@hearthline/rules/text.ts';
import { consumeUnlessFailed, isWithin } from '../../../../platform/access/rate-limits.ts';
import type { Context } from '../../../../platform/context.ts';
import { isOwnMailbox } from '../../../people/accounts/own-mailbox.policy.ts';

/**
 * Limits what somebody does that mails an address that was only typed: the mailbox may be a stranger's (docs/security.md, J6). Nobody is
 * refused for what others do: whoever has sent enough there is, and a mailbox that has got enough for a day gets the rest in
 * rounds. The verified address of a signed-in viewer is not limited.
 * @param work is told whether its mail waits for the next round (merged-confirmation.ts)
 * @throws AppError TOO_MANY_REQUESTS, and whatever the work throws
 */
export const withinMailbox = async <T>(
  context: Context,
  address: string,
  work: (waits: boolean) => Promise<T>,
): Promise<T> => {
  if (await isOwnMailbox(context, address)) return work(false);
  const { limits, network } = context;
  const mailbox = foldEmail(address);
  return consumeUnlessFailed(limits, [['bookingMailbox', `${network} ${mailbox}`]], async () => {
    if (!(await isWithin(limits, 'bookingMailbox', mailbox))) return work(true);
    try {
      return await work(false);
    } catch (error) {
      await limits.refund('bookingMailbox', mailbox).catch(() => undefined);
      throw error;
    }
  });
};

/** Counts a mail to an address that was only typed. @returns whether it may be sent at once (docs/security.md, J6) */
export const consumeMailQuota = async (context: Context, address: string): Promise<boolean> =>
  (await isOwnMailbox(context, address)) || isWithin(context.limits, 'bookingMailbox', foldEmail(address));
