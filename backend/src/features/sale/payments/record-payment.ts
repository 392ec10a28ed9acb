import { agreementNumber } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import { dealSentences } from '@hearthline/rules/sale/deals/deal-sentences.ts';
import { centsText } from '@hearthline/rules/dollars.ts';
import { countedCents, isOverBalance } from '@hearthline/rules/sale/payments/balance.ts';
import { paymentKindTitles, paymentMethodTitles } from '@hearthline/rules/sale/payments/payment-kinds.ts';
import { receiptNumber, type Receipt } from '@hearthline/rules/sale/payments/receipt.ts';
import {
  newPayment,
  paymentSentences,
  type NewPayment,
} from '@hearthline/rules/sale/payments/payment-rules.ts';
import type { Company } from '@hearthline/rules/company.ts';
import { requirePermission } from '../../../platform/access/require-permission.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { nextNumber } from '../../../platform/db/counter.entity.ts';
import { jsonb } from '../../../platform/db/jsonb.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { AppError, conflict, fieldError } from '../../../platform/errors.ts';
import { withIdempotencyKey } from '../../../platform/idempotency/idempotency.service.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { businessDay } from '../../../platform/time/business-day.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { dealNumber, missingDeal, recordDealEvent, touchDeal } from '../deals/deal.api.ts';
import { lockedAccount } from './deal-account.queries.ts';
import { mailReceiptJob } from './mail-receipt.ts';
import { readPayment } from './payment.service.ts';
import type { PaymentView } from './payment-view.ts';
import { manualProvider } from './provider/manual-provider.ts';

type Account = NonNullable<Awaited<ReturnType<typeof lockedAccount>>>;

const receiptOf = (account: Account, company: Company, paidCents: number): Receipt => ({
  company: { name: company.name, address: company.address, phone: company.phone, email: company.email },
  buyers: [account.buyerName, ...account.coBuyers.map(({ name }) => name)],
  dealNumber: dealNumber(account.number),
  agreementNumber: account.agreementNumber === null ? null : agreementNumber(account.agreementNumber),
  totalCents: account.totalCents,
  paidCents,
});

/** As in `Deposit of $5,000.00 by check, receipt R-1001`. */
const inWords = ({ kind, method, amountCents }: NewPayment, number: number): string =>
  `${paymentKindTitles[kind]} of ${centsText(amountCents)} by ${paymentMethodTitles[method].toLowerCase()}, receipt ${receiptNumber(number)}`;

const store = async (
  context: Context,
  dealId: string,
  values: NewPayment,
  company: Company,
): Promise<{ readonly id: string }> =>
  context.transaction(async (trx) => {
    const account = isId(dealId) ? await lockedAccount(trx, dealId) : undefined;
    if (!account) throw missingDeal();
    if (account.archivedAt) throw conflict(dealSentences.archived);
    const isRefund = values.kind === 'refund';
    if (isRefund && values.amountCents > account.paidCents)
      throw fieldError('amountCents', paymentSentences.refundLimit);
    const isOver = isOverBalance(values, account);
    if (isOver && values.overReason === null) throw fieldError('overReason', paymentSentences.overReason);
    const overReason = isOver ? values.overReason : null;
    const order = {
      amountCents: values.amountCents,
      description: `${paymentKindTitles[values.kind]}, ${dealNumber(account.number)}`,
      idempotencyKey: context.idempotencyKey ?? '',
    };
    const moved = await (isRefund ? manualProvider.refund(order, null) : manualProvider.create(order));
    const paid = account.paidCents + countedCents({ ...values, voidedAt: null });
    const receipt = receiptOf(account, company, paid);
    await touchDeal(context, trx, account.dealId);
    // Last of the locks, and the shortest: everybody who records a payment waits for it.
    const number = await nextNumber(trx, 'receipt');
    const { id } = await trx
      .insertInto('payments')
      .values({
        ...values,
        overReason,
        amountCents: values.amountCents,
        dealId: account.dealId,
        receiptNumber: number,
        receipt: jsonb(receipt),
        provider: manualProvider.name,
        providerReference: moved.reference,
        recordedById: context.viewer?.id ?? null,
        createdAt: context.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordDealEvent(trx, {
      dealId: account.dealId,
      actorId: context.viewer?.id ?? null,
      kind: 'payment_recorded',
      note: [inWords(values, number), overReason].filter(Boolean).join(': '),
    });
    await context.jobs.enqueue(trx, mailReceiptJob, { paymentId: id });
    await audit(context, trx, {
      action: 'payment.record',
      object: ['payment', id],
      details: {
        kind: values.kind,
        cents: values.amountCents,
        receivedOn: values.receivedOn,
        trustOn: values.trustOn,
        receipt: receiptNumber(number),
        ...(overReason !== null && { reason: overReason }),
      },
    });
    return { id };
  });

/**
 * Records a payment or a refund of a deal, once per `Idempotency-Key`, with its receipt, which is mailed to the buyer.
 * @throws AppError PROOF_REQUIRED for a refund, BAD_INPUT without a key, for wrong values, for more than the balance without a reason, and for a refund of more than was paid; NOT_FOUND; CONFLICT for an archived deal; KEY_REUSED
 */
export const recordPayment = async (
  context: Context,
  dealId: string,
  input: unknown,
): Promise<PaymentView> => {
  const values = validate(newPayment, input);
  if (values.kind === 'refund') await requirePermission(context, 'payment:refund');
  if (context.idempotencyKey === undefined)
    throw new AppError('BAD_INPUT', { message: paymentSentences.keyRequired });
  const [today, company] = await Promise.all([businessDay(context), readSetting(context, 'company')]);
  if (values.receivedOn > today) throw fieldError('receivedOn', paymentSentences.receivedLater);
  if (values.trustOn !== null && values.trustOn > today)
    throw fieldError('trustOn', paymentSentences.trustLater);
  const { id } = await withIdempotencyKey(context, 'payment.record', { dealId, ...values }, (inside) =>
    store(inside, dealId, values, company),
  );
  return readPayment(context, id);
};
