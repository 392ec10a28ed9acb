import { longDate } from '@hearthline/rules/dates/date-text.ts';
import { centsText } from '@hearthline/rules/dollars.ts';
import { balanceCents } from '@hearthline/rules/sale/payments/balance.ts';
import { paymentKindTitles, paymentMethodTitles } from '@hearthline/rules/sale/payments/payment-kinds.ts';
import { receiptNumber } from '@hearthline/rules/sale/payments/receipt.ts';
import type { Context } from '../../../platform/context.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { letterheadOf } from '../../../platform/pdf/paper.ts';
import { dayIn } from '../../../platform/time/business-time.ts';
import { drawPriceSheet, type PriceSheet, type SheetLine } from '../../homes/plans/floor-plan.api.ts';
import type { PaymentRecord } from './payment.queries.ts';

const movedLines = ({
  kind,
  method,
  amountCents,
  receivedOn,
  reference,
  trustOn,
}: PaymentRecord): SheetLine[] => {
  const isRefund = kind === 'refund';
  return [
    { label: isRefund ? 'Amount refunded' : 'Amount received', amount: centsText(amountCents), strong: true },
    { label: 'For', amount: paymentKindTitles[kind] },
    { label: isRefund ? 'Refunded on' : 'Received on', amount: longDate(receivedOn) },
    { label: isRefund ? 'Refunded by' : 'Paid by', amount: paymentMethodTitles[method] },
    ...(reference ? [{ label: 'Reference', amount: reference }] : []),
    ...(trustOn ? [{ label: 'Deposited in the trust account on', amount: longDate(trustOn) }] : []),
  ];
};

/** The account after this payment. Without an agreement there is nothing that could be left to pay. */
const accountLines = ({ receipt }: PaymentRecord): SheetLine[] => [
  ...(receipt.totalCents > 0
    ? [
        {
          label: receipt.agreementNumber
            ? `Total of agreement ${receipt.agreementNumber}`
            : 'Total of the accepted quote',
          amount: centsText(receipt.totalCents),
        },
      ]
    : []),
  { label: 'Paid so far', amount: centsText(receipt.paidCents) },
  ...(receipt.totalCents > 0
    ? [{ label: 'Balance', amount: centsText(balanceCents(receipt)), strong: true }]
    : []),
];

/**
 * What a receipt says, in order. All of it was fixed when the payment was recorded, but for the mark of a void one.
 * @param zone the business's, whose day counts
 */
export const receiptSheet = (payment: PaymentRecord, zone: string): PriceSheet => {
  const { receipt, receiptNumber: number, voidedAt, kind } = payment;
  const { company, buyers, dealNumber, agreementNumber } = receipt;
  const title = `${kind === 'refund' ? 'Refund receipt' : 'Receipt'} ${receiptNumber(number)}`;
  return {
    title: voidedAt ? `${title}: VOID` : title,
    letterhead: letterheadOf(company),
    subtitle: '',
    stamp: voidedAt
      ? { text: 'VOID', tone: 'ember' }
      : { text: kind === 'refund' ? 'REFUNDED' : 'PAID', tone: 'pine' },
    picture: null,
    plan: null,
    parts: [
      {
        title: kind === 'refund' ? 'Refund' : 'Payment',
        lines: [
          ...movedLines(payment),
          { label: buyers.length > 1 ? 'Buyers' : 'Buyer', amount: buyers.join(', ') },
          {
            label: 'Your reference with us',
            amount: agreementNumber
              ? `Agreement ${agreementNumber}, deal ${dealNumber}`
              : `Deal ${dealNumber}`,
          },
        ],
        notes: voidedAt
          ? [
              `This receipt is void since ${longDate(dayIn(zone, new Date(voidedAt)))}: it was recorded by mistake, or its payment came back.`,
            ]
          : [],
      },
      {
        title: 'Account after this receipt',
        lines: accountLines(payment),
        notes: agreementNumber ? [] : ['There is no purchase agreement yet. What was paid counts toward it.'],
      },
    ],
    footer: `${company.name} · ${company.phone} · Keep this receipt with your papers.`,
  };
};

/** The receipt of a payment as a PDF. The same payment gives the same bytes. @throws AppError UNAVAILABLE */
export const receiptPdf = async (context: Pick<Context, 'query'>, payment: PaymentRecord): Promise<Buffer> =>
  drawPriceSheet(receiptSheet(payment, await readSetting(context, 'timeZone')));
