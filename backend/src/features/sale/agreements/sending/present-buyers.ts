import { agreementSentences } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import type { QuoteBuyer } from '@hearthline/rules/sale/quotes/quote-document.ts';
import type { Db } from '../../../../platform/db/query-builder.ts';
import { conflict } from '../../../../platform/errors.ts';
import type { LockedAgreement } from '../lock-agreement.ts';

/**
 * Who buys by a deal now: its contact and its co-buyers. For a contact that was deleted stands the first buyer of the quote; the address of
 * one that has none is blank.
 */
export const presentBuyers = async (
  db: Db,
  dealId: string,
  quoted: readonly QuoteBuyer[],
): Promise<QuoteBuyer[]> => {
  const { coBuyers, firstName, lastName, email } = await db
    .selectFrom('deals as d')
    .leftJoin('contacts as c', 'c.id', 'd.contactId')
    .select(['d.coBuyers', 'c.firstName', 'c.lastName', 'c.email'])
    .where('d.id', '=', dealId)
    .executeTakeFirstOrThrow();
  return [
    ...(email === null ? quoted.slice(0, 1) : [{ name: `${firstName} ${lastName}`.trim(), email }]),
    ...coBuyers.map((buyer) => ({ name: buyer.name, email: buyer.email })),
  ];
};

/** Refuses to mail a link to somebody whom the quote names as a buyer and who has left the deal since. @throws AppError CONFLICT */
export const assertNobodyLeft = async (
  db: Db,
  { dealId, document, signers }: Pick<LockedAgreement, 'dealId' | 'document' | 'signers'>,
): Promise<void> => {
  const { buyers } = document.quote;
  const present = (await presentBuyers(db, dealId, buyers)).map(({ email }) => foldEmail(email));
  const left = buyers.map(({ email }) => foldEmail(email)).filter((address) => !present.includes(address));
  const former = signers.find(({ role, email }) => role === 'buyer' && left.includes(foldEmail(email)));
  if (former) throw conflict(agreementSentences.noBuyerNow(former.name));
};
