import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { dbIn } from '../../platform/db/query-builder.ts';
import { readSetting } from '../../platform/db/setting.entity.ts';
import { prepare, type Placeholders } from '../../platform/db/statement.ts';
import { defineJob } from '../../platform/jobs/job-queue.ts';
import { queueMail } from '../../platform/mail/mail-outbox.ts';
import { dealScope } from '../deals/deal.policy.ts';
import { paymentInScope } from './payment.queries.ts';
import { receiptIsVoid, receiptOfPayment, type Buyer } from './payment.mail.ts';
import { receiptPdf } from './receipt-pdf.ts';

/** A payment whose buyer is to be told. */
export interface ToldPayment {
  readonly paymentId: string;
}

/** Stored with the payment: draws the receipt, which takes longer than a transaction should, and mails it. */
export const mailReceiptJob = defineJob<ToldPayment>('payments.receipt');
/** Stored with the void of a payment whose receipt was mailed. */
export const mailVoidJob = defineJob<ToldPayment>('payments.void');

const buyerOf = prepare('payment_buyer', (db, p: Placeholders<{ paymentId: string }>) =>
  db
    .selectFrom('payments as p')
    .innerJoin('deals as d', 'd.id', 'p.dealId')
    .innerJoin('contacts as c', 'c.id', 'd.contactId')
    .select([sql<string>`trim(c.first_name || ' ' || c.last_name)`.as('name'), 'c.email as address'])
    .where('p.id', '=', p.paymentId),
);

const everything = dealScope({ role: 'admin' });

const read = async ({ query }: Pick<Context, 'query'>, { paymentId }: ToldPayment) => {
  const [payment, buyer] = await Promise.all([
    query.byKey(paymentInScope(everything), { id: paymentId, viewerId: paymentId }),
    query.byKey(buyerOf, { paymentId }),
  ]);
  return payment && buyer ? { payment, buyer: buyer satisfies Buyer } : null;
};

/** Mails the receipt to the buyer: once, however often this is run, and not at all if the payment is void by then. */
export const mailReceipt = async (context: Context, told: ToldPayment): Promise<void> => {
  const found = await read(context, told);
  if (!found || found.payment.voidedAt || found.payment.mailedAt) return;
  const [company, pdf] = await Promise.all([
    readSetting(context, 'company'),
    receiptPdf(context, found.payment),
  ]);
  await context.transaction(async (em) => {
    const { numUpdatedRows } = await dbIn(em)
      .updateTable('payments')
      .set({ mailedAt: context.now() })
      .where('id', '=', told.paymentId)
      .where('mailedAt', 'is', null)
      .where('voidedAt', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows)
      await queueMail(
        context,
        em,
        receiptOfPayment(found.payment, found.buyer, pdf, company, context.publicUrl),
        company,
      );
  });
};

/** Tells the buyer that a receipt that they got is void: once, however often this is run. */
export const mailVoid = async (context: Context, told: ToldPayment): Promise<void> => {
  const found = await read(context, told);
  if (!found?.payment.voidedAt) return;
  const company = await readSetting(context, 'company');
  const mail = receiptIsVoid(found.payment, found.buyer, company);
  await context.transaction(async (em) => {
    const db = dbIn(em);
    await db.selectFrom('payments').select('id').where('id', '=', told.paymentId).forNoKeyUpdate().execute();
    // A job that died with its server after this was stored is run again.
    const before = await db
      .selectFrom('mails')
      .select('id')
      .where(sql`lower(to_address)`, '=', sql<string>`lower(${mail.to.address})`)
      .where('kind', '=', mail.kind)
      .where('referenceId', '=', told.paymentId)
      .executeTakeFirst();
    if (!before) await queueMail(context, em, { ...mail, referenceId: told.paymentId }, company);
  });
};
