import type { AddressWatcher } from '../../../people/contacts/address-change.api.ts';
import { isDeepStrictEqual } from 'node:util';
import { storedCoBuyers } from '@hearthline/rules/sale/deals/co-buyers.ts';
import { dealSentences } from '@hearthline/rules/sale/deals/deal-sentences.ts';
import type { DealChange } from '@hearthline/rules/sale/deals/deal-rules.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { sql } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import { readsIn } from '../../../../platform/db/database.ts';
import type { Db, Row, Transaction } from '../../../../platform/db/query-builder.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { conflict, fieldError } from '../../../../platform/errors.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import { queueMail } from '../../../../platform/mail/mail-outbox.ts';
import { sentChangeOrder } from '../../change-orders/sent-change-order.api.ts';
import { recordDealEvent } from '../record-event.ts';
import { joinedMail, leftMail, stayedMail, type BuyerMail } from '../deal.mail.ts';
import { dealNumber } from '../deal-view.ts';

/** A deal whose buyers may change, locked. */
export type DealOfBuyers = Pick<Row<'deals'>, 'id' | 'number' | 'contactId' | 'coBuyers'>;

interface NamedBuyer {
  readonly name: string;
  readonly email: string;
}

/** Whether a change names other buyers than a deal has, or calls them otherwise. */
export const changesBuyers = (
  deal: Pick<DealOfBuyers, 'contactId' | 'coBuyers'>,
  { contactId, coBuyers }: DealChange,
): boolean =>
  (contactId !== undefined && contactId !== deal.contactId) ||
  (coBuyers !== undefined && !isDeepStrictEqual(storedCoBuyers(coBuyers), deal.coBuyers));

/**
 * Whether other buyers need a reason, because the agreement is signed. @param reason the one that was given
 * @throws AppError CONFLICT while an agreement or a change order is out that names them, since their links would go on; BAD_INPUT without a reason
 */
export const assertBuyersMayChange = async (
  db: Db,
  dealId: string,
  reason: string | null,
): Promise<{ readonly isSigned: boolean }> => {
  const living = await db
    .selectFrom('agreements')
    .select('status')
    .where('dealId', '=', dealId)
    .where('status', 'in', ['out', 'signed'])
    .executeTakeFirst();
  if (living?.status === 'out' || (await sentChangeOrder(db, dealId)))
    throw conflict(dealSentences.agreementOut);
  if (living && reason === null) throw fieldError('reason', dealSentences.buyersReason);
  return { isSigned: living !== undefined };
};

/** Who buys by a deal as it is stored now. */
export const buyersNow = async (db: Db, dealId: string): Promise<NamedBuyer[]> => {
  const { coBuyers, name, email } = await db
    .selectFrom('deals as d')
    .leftJoin('contacts as c', 'c.id', 'd.contactId')
    .select((eb) => [
      'd.coBuyers',
      'c.email',
      sql<string | null>`trim(${eb.ref('c.firstName')} || ' ' || ${eb.ref('c.lastName')})`.as('name'),
    ])
    .where('d.id', '=', dealId)
    .executeTakeFirstOrThrow();
  return [
    ...(email ? [{ name: name ?? '', email }] : []),
    ...coBuyers.map((buyer) => ({ name: buyer.name, email: buyer.email })),
  ];
};

/** Ends the links of a buyer whose contact was deleted and is replaced now; of all others the database does (migration 0058). */
export const replaceDeletedContact = (db: Db, dealId: string): Promise<unknown> =>
  sql`select buyers_left(${dealId})`.execute(db);

const mailFor = (
  isBuyer: boolean,
  wasBuyer: boolean,
): ((about: BuyerMail) => ReturnType<typeof leftMail>) => {
  if (!isBuyer) return leftMail;
  return wasBuyer ? stayedMail : joinedMail;
};

/** Tells everybody who was or is a buyer of a signed deal that its buyers have changed. @param before who bought until now */
export const tellBuyers = async (
  context: Context,
  trx: Transaction,
  { id, number }: Pick<DealOfBuyers, 'id' | 'number'>,
  before: readonly NamedBuyer[],
): Promise<void> => {
  const after = await buyersNow(trx, id);
  const company = await readSetting(readsIn(trx), 'company');
  const people = new Map([...before, ...after].map((buyer) => [foldEmail(buyer.email), buyer]));
  const isIn = (list: readonly NamedBuyer[], address: string): boolean =>
    list.some(({ email }) => foldEmail(email) === address);
  for (const [address, buyer] of people) {
    const mail = mailFor(isIn(after, address), isIn(before, address));
    await queueMail(
      context,
      trx,
      mail({
        buyer,
        number: dealNumber(number),
        company,
        buyers: after.map(({ name }) => name),
        publicUrl: context.publicUrl,
      }),
      company,
    );
  }
};

/** Writes into the history and the audit log of the deals of a contact what its address was and is (rule `buyer.address`). */
const recordAddress = async (
  context: Context,
  trx: Transaction,
  contactId: string,
  from: string,
): Promise<void> => {
  const { email: to } = await trx
    .selectFrom('contacts')
    .select('email')
    .where('id', '=', contactId)
    .executeTakeFirstOrThrow();
  const deals = await trx
    .selectFrom('deals')
    .select(['id', 'number'])
    .where('contactId', '=', contactId)
    .orderBy('id')
    .execute();
  for (const { id, number } of deals) {
    await recordDealEvent(trx, {
      dealId: id,
      actorId: context.viewer?.id ?? null,
      kind: 'changed',
      note: `Email: ${from || 'none'} → ${to || 'none'}`,
    });
    await audit(context, trx, {
      action: 'deal.update',
      object: ['deal', id],
      details: { number: dealNumber(number), changes: { email: { from, to } } },
    });
  }
};

/**
 * Watches the address of a contact that is about to change (`contacts/address-change.api.ts`): by whose signed deals the contact buys, so
 * that everybody who was or is a buyer of them is told afterwards. For whoever has the old address it is the end of it.
 */
export const watchBuyersAddress: AddressWatcher = async (context, trx, contactId) => {
  const deals = await trx
    .selectFrom('deals')
    .select(['id', 'number'])
    .where('contactId', '=', contactId)
    .where('id', 'in', (eb) => eb.selectFrom('agreements').select('dealId').where('status', '=', 'signed'))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const { email } = await trx
    .selectFrom('contacts')
    .select('email')
    .where('id', '=', contactId)
    .executeTakeFirstOrThrow();
  const before = new Map<string, NamedBuyer[]>();
  for (const { id } of deals) before.set(id, await buyersNow(trx, id));
  return async () => {
    await recordAddress(context, trx, contactId, email);
    for (const deal of deals) await tellBuyers(context, trx, deal, before.get(deal.id) ?? []);
  };
};
