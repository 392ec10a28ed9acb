import { agreementNumber } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import { receiptNumber, type Receipt } from '@hearthline/rules/sale/payments/receipt.ts';
import { settings } from '@hearthline/rules/office/settings.ts';
import type { Transaction } from '../platform/db/query-builder.ts';
import { nextNumber } from '../platform/db/counter.entity.ts';
import { jsonb } from '../platform/db/jsonb.ts';
import { dayIn } from '../platform/time/business-time.ts';

const zone = settings.timeZone.initial;
const company = settings.company.initial;

/** What the buyers of the demo paid when they had signed. */
const depositCents = 1_000_000;

/** A deposit on every signed agreement of the demo, paid by check and put into the trust account on the day after. */
export const seedPayments = async (trx: Transaction, now: Date): Promise<void> => {
  const agreements = await trx
    .selectFrom('agreements as a')
    .innerJoin('deals as d', 'd.id', 'a.dealId')
    .select(['a.number', 'a.signedAt', 'd.id as dealId', 'd.number as deal', 'd.buyerName', 'd.ownerId'])
    .select(['d.coBuyers', 'a.totalCents'])
    .where('a.status', '=', 'signed')
    .orderBy('a.number')
    .execute();
  for (const { number, signedAt, dealId, deal, buyerName, ownerId, totalCents, coBuyers } of agreements) {
    // Paid an hour after the last signature, but never in the future.
    const at = new Date(Math.min((signedAt ?? now).getTime() + 3_600_000, now.getTime()));
    const [receivedOn, dayAfter, today] = [dayIn(zone, at), dayIn(zone, at, 1), dayIn(zone, now)];
    const receipt: Receipt = {
      company: { name: company.name, address: company.address, phone: company.phone, email: company.email },
      buyers: [buyerName, ...coBuyers.map(({ name }) => name)],
      dealNumber: `D-${deal}`,
      agreementNumber: agreementNumber(number),
      totalCents,
      paidCents: depositCents,
    };
    const receiptAt = await nextNumber(trx, 'receipt');
    await trx
      .insertInto('payments')
      .values({
        dealId,
        kind: 'deposit',
        method: 'check',
        amountCents: depositCents,
        receivedOn,
        reference: '2041',
        trustOn: dayAfter <= today ? dayAfter : receivedOn,
        receiptNumber: receiptAt,
        receipt: jsonb(receipt),
        recordedById: ownerId,
        createdAt: at,
      })
      .execute();
    await trx
      .insertInto('dealEvents')
      .values({
        dealId,
        actorId: ownerId,
        kind: 'payment_recorded',
        note: `Deposit of $10,000.00 by check, receipt ${receiptNumber(receiptAt)}`,
        createdAt: at,
      })
      .execute();
  }
};
