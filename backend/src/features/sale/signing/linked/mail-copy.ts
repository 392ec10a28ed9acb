import { linkToken } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { readsIn } from '../../../../platform/db/database.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { AppError } from '../../../../platform/errors.ts';
import { queueMail } from '../../../../platform/mail/mail-outbox.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { aboutMail } from '../mail-links.ts';
import { documentOf } from '../paper-document.ts';
import { makeSignerLink } from '../make-link.ts';
import { findLink } from './signer-of-link.ts';
import type { LinkedSigner } from './linked.queries.ts';

const mail = (context: Context, link: LinkedSigner): Promise<void> =>
  context.transaction(async (trx) => {
    const company = await readSetting(readsIn(trx), 'company');
    const { kind, paperId } = link;
    const url = await makeSignerLink(context, trx, kind, link.id, false);
    const about = { ...aboutMail(kind, link, link), home: kind.factsOf(documentOf(link)).homeName };
    await queueMail(context, trx, kind.mails.copy(about, url), company);
    await audit(context, trx, { action: `${kind.object}.link-again`, object: [kind.object, paperId] });
  });

/**
 * Mails a signer a new link to what they have signed, for one that has ended with time; to their own address alone. Whatever the link is
 * and however often it is asked, the answer is the same.
 * @throws AppError BAD_INPUT, TOO_MANY_REQUESTS for a network that asks too often
 */
export const mailLinkedCopy = async (context: Context, input: unknown): Promise<true> => {
  const { token } = validate(linkToken, input);
  await context.limits.consume('mailAddress', context.network);
  const link = await findLink(context, token);
  if (link?.status !== 'signed' || link.endedAt) return true;
  try {
    await context.limits.consume('mailbox', foldEmail(link.email));
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return true;
    throw error;
  }
  await mail(context, link);
  return true;
};
