import type { AgreementDocument } from '@hearthline/rules/sale/agreements/agreement-document.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { catalogName } from '@hearthline/rules/homes/catalog/catalog-name.ts';
import type { QuoteBuyer } from '@hearthline/rules/sale/quotes/quote-document.ts';
import { sql } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { defineJob } from '../../../../platform/jobs/job-queue.ts';
import { queueMail } from '../../../../platform/mail/mail-outbox.ts';
import type { Company } from '@hearthline/rules/company.ts';
import { wayIn } from '../../../people/accounts/invitations/way-in.api.ts';
import { welcomeKind, welcomeMail } from '../agreement.mail.ts';
import { presentBuyers } from '../sending/present-buyers.ts';

/** An agreement that everybody has signed. */
export interface SignedOff {
  readonly agreementId: string;
}

/** Stored with the last signature: accounts are none of the signature's, which nothing about them may undo. */
export const welcomeBuyersJob = defineJob<SignedOff>('agreements.welcome');

const readAgreement = ({ db }: Pick<Context, 'db'>, agreementId: string) =>
  db
    .selectFrom('agreements')
    .select(['dealId', 'document'])
    .where('id', '=', agreementId)
    .where('status', '=', 'signed')
    .executeTakeFirst();

/** Welcomes one buyer: once, however often this is run. */
const welcome = (
  context: Context,
  { agreementId }: SignedOff,
  document: AgreementDocument,
  buyer: QuoteBuyer,
  company: Company,
): Promise<void> =>
  context.transaction(async (trx) => {
    await trx.selectFrom('agreements').select('id').where('id', '=', agreementId).forNoKeyUpdate().execute();
    const before = await trx
      .selectFrom('mails')
      .select('id')
      .where(sql`lower(${sql.ref('toAddress')})`, '=', sql<string>`lower(${buyer.email})`)
      .where('kind', '=', welcomeKind)
      .where('referenceId', '=', agreementId)
      .executeTakeFirst();
    if (before) return;
    const about = {
      signer: buyer,
      company: company.name,
      number: document.number,
      home: catalogName(document.quote.home) ?? 'Your home design',
    };
    const mail = welcomeMail(about, await wayIn(context, trx, buyer));
    await queueMail(context, trx, { ...mail, referenceId: agreementId }, company);
  });

/** Welcomes everybody who buys by a signed agreement, with a way into the portal. */
export const welcomeBuyers = async (context: Context, signed: SignedOff): Promise<void> => {
  const found = await readAgreement(context, signed.agreementId);
  if (!found) return;
  const company = await readSetting(context, 'company');
  const buyers = (await presentBuyers(context.db, found.dealId, found.document.quote.buyers)).filter(
    ({ email }) => email,
  );
  // Two who share a mailbox share its account.
  const byAddress = new Map(buyers.toReversed().map((buyer) => [foldEmail(buyer.email), buyer]));
  for (const buyer of [...byAddress.values()].toReversed())
    await welcome(context, signed, found.document, buyer, company);
};
