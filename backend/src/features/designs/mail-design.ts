import { email as emailRule, foldEmail } from '@hearthline/rules/text.ts';
import { consumeUnlessFailed } from '../../platform/access/rate-limits.ts';
import type { Context } from '../../platform/context.ts';
import { readSetting } from '../../platform/db/setting.entity.ts';
import { queueMail } from '../../platform/mail/mail-outbox.ts';
import { validateOne } from '../../platform/validation/validate.ts';
import { designLink } from './design.mail.ts';
import { homeViewOf } from './design-home.ts';
import { findEditable } from './design.policy.ts';
import { storeKey } from './save-design.ts';

/**
 * Mails a link with a new key to a design. Of one that an account owns, the link makes whoever opens it with an account a co-owner.
 * @throws AppError BAD_INPUT, NOT_FOUND, FORBIDDEN, TOO_MANY_REQUESTS
 */
export const mailDesign = async (context: Context, code: string, typed: unknown): Promise<true> => {
  const address = validateOne('email', emailRule, typed);
  const row = await findEditable(context, code);
  const [company, home] = await Promise.all([
    readSetting(context, 'company'),
    homeViewOf(context, { home: row.content.home, homeName: row.homeName }),
  ]);
  await consumeUnlessFailed(
    context.limits,
    [
      ['mailAddress', context.network],
      ['mailbox', foldEmail(address)],
    ],
    () =>
      context.transaction(async (em) => {
        const key = await storeKey(em, row.id, row.ownerId !== null);
        await queueMail(
          context,
          em,
          designLink(row, home, address, key, company, context.publicUrl),
          company,
        );
      }),
  );
  return true;
};
