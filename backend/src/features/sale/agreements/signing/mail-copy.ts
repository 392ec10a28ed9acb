import { linkToken } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { hashOfSecret } from '../../../../platform/crypto/link-secrets.ts';
import { readsIn } from '../../../../platform/db/database.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { AppError } from '../../../../platform/errors.ts';
import { queueMail } from '../../../../platform/mail/mail-outbox.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { copyMail } from '../agreement.mail.ts';
import { makeSignerLink } from '../sending/agreement-links.ts';
import { signerByToken, type LinkedSigner } from '../agreement.queries.ts';

const mail = (context: Context, link: LinkedSigner): Promise<void> =>
  context.transaction(async (trx) => {
    const company = await readSetting(readsIn(trx), 'company');
    const url = await makeSignerLink(context, trx, link.id, false);
    const { quote, number } = link.document;
    const about = { signer: link, company: quote.company.name, number, home: quote.home.name };
    await queueMail(context, trx, copyMail(about, url), company);
    await audit(context, trx, { action: 'agreement.link-again', object: ['agreement', link.agreementId] });
  });

/**
 * Mails a signer a new link to their signed agreement, for one that has ended with time; to their own address alone. Whatever the link is
 * and however often it is asked, the answer is the same.
 * @throws AppError BAD_INPUT, TOO_MANY_REQUESTS for a network that asks too often
 */
export const mailLinkedCopy = async (context: Context, input: unknown): Promise<true> => {
  const { token } = validate(linkToken, input);
  await context.limits.consume('mailAddress', context.network);
  const link = await context.query.byKey(signerByToken, { hash: hashOfSecret(token) });
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
