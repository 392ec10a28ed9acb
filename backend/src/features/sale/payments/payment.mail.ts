import { longDate } from '@hearthline/rules/dates/date-text.ts';
import { centsText } from '@hearthline/rules/dollars.ts';
import { balanceCents } from '@hearthline/rules/sale/payments/balance.ts';
import { paymentKindTitles, paymentMethodTitles } from '@hearthline/rules/sale/payments/payment-kinds.ts';
import { receiptNumber } from '@hearthline/rules/sale/payments/receipt.ts';
import type { Company } from '@hearthline/rules/company.ts';
import { greet, type NewMail } from '../../../platform/mail/mail-outbox.ts';
import type { BuyerMailbox } from '../../people/buyers/buyers.api.ts';
import type { PaymentRecord } from './payment.queries.ts';

export const receiptKind = 'payment_receipt';
export const voidKind = 'payment_void';

/** The receipt of a payment or a refund, as a PDF. */
export const receiptOfPayment = (
  payment: PaymentRecord,
  buyer: BuyerMailbox,
  pdf: Buffer,
  company: Company,
  publicUrl: string,
): NewMail => {
  const { kind, method, amountCents, receivedOn, receipt, trustOn } = payment;
  const number = receiptNumber(payment.receiptNumber);
  const isRefund = kind === 'refund';
  return {
    kind: receiptKind,
    to: buyer,
    content: {
      subject: `Your receipt ${number} from ${company.name}`,
      greeting: greet(buyer.name),
      paragraphs: [
        isRefund
          ? 'We have refunded this amount to you. The receipt is attached.'
          : 'Thank you for your payment. The receipt is attached.',
      ],
      facts: [
        ['Receipt', number],
        ['For', paymentKindTitles[kind]],
        ['Amount', centsText(amountCents)],
        [isRefund ? 'Refunded on' : 'Received on', longDate(receivedOn)],
        ['By', paymentMethodTitles[method]],
        ...(trustOn ? [['Trust account', longDate(trustOn)] as const] : []),
        ...(receipt.totalCents > 0 ? [['Balance', centsText(balanceCents(receipt))] as const] : []),
      ],
      action: { label: 'See your payments', url: `${publicUrl}/dashboard` },
    },
    attachments: [
      {
        filename: `receipt-${number}.pdf`,
        contentType: 'application/pdf',
        content: pdf.toString('base64'),
        encoding: 'base64',
      },
    ],
  };
};

/** Takes a receipt back. Why is for staff. */
export const receiptIsVoid = (
  { amountCents, kind, receiptNumber: receipt }: PaymentRecord,
  buyer: BuyerMailbox,
  company: Company,
): NewMail => {
  const number = receiptNumber(receipt);
  return {
    kind: voidKind,
    to: buyer,
    content: {
      subject: `Receipt ${number} is void`,
      greeting: greet(buyer.name),
      paragraphs: [
        `Our receipt ${number} over ${centsText(amountCents)} (${paymentKindTitles[kind].toLowerCase()}) is void: it was recorded by mistake, or its payment came back. Your balance is as if it had never been written.`,
        `If this surprises you, please call us at ${company.phone}.`,
      ],
    },
  };
};
