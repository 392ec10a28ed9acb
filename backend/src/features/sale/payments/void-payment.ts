import { countedCents } from '@hearthline/rules/sale/payments/balance.ts';
import { receiptNumber } from '@hearthline/rules/sale/payments/receipt.ts';
import { paymentSentences, paymentVoid } from '@hearthline/rules/sale/payments/payment-rules.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { readsIn } from '../../../platform/db/database.ts';
import { conflict } from '../../../platform/errors.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { recordDealEvent, touchDeal } from '../deals/deal.api.ts';
import { lockedAccount } from './deal-account.queries.ts';
import { mailVoidJob } from './mail-receipt.ts';
import { findPayment, readPayment } from './payment.service.ts';
import type { PaymentView } from './payment-view.ts';

/**
 * Takes a payment or a refund back that was recorded by mistake. Its row, its number and its receipt stay, marked as void.
 * @throws AppError BAD_INPUT without a reason; NOT_FOUND; CONFLICT for one that is void already, and for a payment that was refunded
 */
export const voidPayment = async (context: Context, id: string, input: unknown): Promise<PaymentView> => {
  const { reason } = validate(paymentVoid, input);
  const { dealId } = await findPayment(context, id);
  await context.transaction(async (trx) => {
    const account = await lockedAccount(trx, dealId);
    // The deal's lock keeps others from voiding it at the same time.
    const payment = await findPayment({ viewer: context.viewer, query: readsIn(trx).query }, id);
    if (!account || payment.voidedAt) throw conflict(paymentSentences.voidedAlready);
    if (account.paidCents < countedCents(payment)) throw conflict(paymentSentences.voidRefunded);
    const by = context.viewer?.id ?? null;
    // The receipt may have been mailed since it was read: mailing it does not lock the deal.
    const { mailedAt } = await trx
      .updateTable('payments')
      .set({ voidedAt: context.now(), voidedById: by, voidReason: reason })
      .where('id', '=', id)
      .returning('mailedAt')
      .executeTakeFirstOrThrow();
    await touchDeal(context, trx, dealId);
    const receipt = receiptNumber(payment.receiptNumber);
    await recordDealEvent(trx, {
      dealId,
      actorId: by,
      kind: 'payment_voided',
      note: `${receipt}: ${reason}`,
    });
    if (mailedAt) await context.jobs.enqueue(trx, mailVoidJob, { paymentId: id });
    await audit(context, trx, {
      action: 'payment.void',
      object: ['payment', id],
      details: { receipt, reason },
    });
  });
  return readPayment(context, id);
};
