import { receiptNumber } from '@hearthline/rules/sale/payments/receipt.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/query-builder.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { defineJob } from '../../../platform/jobs/job-queue.ts';
import { queueMail } from '../../../platform/mail/mail-outbox.ts';
import { readBuyerMailboxes, type BuyerMailbox } from '../../people/buyers/buyers.api.ts';
import { dealScope } from '../deals/deal.policy.ts';
import { paymentInScope, type PaymentRecord } from './payment.queries.ts';
import { receiptIsVoid, receiptKind, receiptOfPayment, voidKind } from './payment.mail.ts';
import { receiptPdf } from './receipt-pdf.ts';

/** A payment whose buyer is to be told. */
export interface PaymentForMail {
  readonly paymentId: string;
}

/** Stored with the payment: draws the receipt, which takes longer than a transaction should, and mails it. */
export const mailReceiptJob = defineJob<PaymentForMail>('payments.receipt');
/** Stored with the void of a payment whose receipt was mailed, and with the end of a receipt that left meanwhile. */
export const mailVoidJob = defineJob<PaymentForMail>('payments.void');

const everything = dealScope({ role: 'admin' });

const read = async ({ db, query }: Pick<Context, 'db' | 'query'>, { paymentId }: PaymentForMail) => {
  const payment = await query.byKey(paymentInScope(everything), { id: paymentId, viewerId: paymentId });
  return payment ? { payment, buyers: await readBuyerMailboxes(db, payment.dealId) } : null;
};

/** Mails the receipt to every buyer: once, however often this is run, and not at all if the payment is void by then. */
export const mailReceipt = async (context: Context, ids: PaymentForMail): Promise<void> => {
  const found = await read(context, ids);
  if (!found?.buyers.length || found.payment.voidedAt || found.payment.mailedAt) return;
  const [company, pdf] = await Promise.all([
    readSetting(context, 'company'),
    receiptPdf(context, found.payment),
  ]);
  await context.transaction(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('payments')
      .set({ mailedAt: context.now() })
      .where('id', '=', ids.paymentId)
      .where('mailedAt', 'is', null)
      .where('voidedAt', 'is', null)
      .executeTakeFirst();
    if (!numUpdatedRows) return;
    for (const buyer of found.buyers) {
      const mail = receiptOfPayment(found.payment, buyer, pdf, company, context.publicUrl);
      await queueMail(context, trx, { ...mail, referenceId: ids.paymentId }, company);
    }
  });
};

/**
 * The mailboxes that a receipt was sent to and that have not been told that it is void. Receipts of before name no payment: their number
 * in the subject does.
 */
const unnotifiedBuyers = (db: Db, { id, receiptNumber: number }: PaymentRecord): Promise<BuyerMailbox[]> =>
  db
    .selectFrom('mails as m')
    .select(['m.toName as name', 'm.toAddress as address'])
    .where('m.kind', '=', receiptKind)
    .where('m.state', 'in', ['sent', 'kept'])
    .where((eb) =>
      eb.or([eb('m.referenceId', '=', id), eb('m.subject', 'like', `% ${receiptNumber(number)} %`)]),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('mails as notice')
            .where('notice.kind', '=', voidKind)
            .where('notice.referenceId', '=', id)
            .whereRef('notice.toAddress', '=', 'm.toAddress'),
        ),
      ),
    )
    .execute();

/**
 * Tells everybody to whom a receipt was sent that it is void: once, however often this is run. Who got none is told nothing; one that
 * is still on its way is held, or told of once it is out (receipt-observer.ts).
 */
export const mailVoid = async (context: Context, ids: PaymentForMail): Promise<void> => {
  const found = await read(context, ids);
  if (!found?.payment.voidedAt) return;
  const { payment } = found;
  const company = await readSetting(context, 'company');
  await context.transaction(async (trx) => {
    await trx.selectFrom('payments').select('id').where('id', '=', ids.paymentId).forNoKeyUpdate().execute();
    for (const buyer of await unnotifiedBuyers(trx, payment))
      await queueMail(
        context,
        trx,
        { ...receiptIsVoid(payment, buyer, company), referenceId: ids.paymentId },
        company,
      );
  });
};
