import { z } from 'zod';
import { calendarDay } from '../../dates/calendar-day.ts';
import { optional, optionalOrBlank } from '../../optional.ts';
import { oneLine, optionalOneLine } from '../../text.ts';
import { paymentKinds, paymentMethods } from './payment-kinds.ts';

export const paymentSentences = {
  missing: 'There is no such payment.',
  keyRequired: 'Idempotency-Key is required: a payment that is sent twice counts once.',
  kind: 'Please choose what the payment is for',
  method: 'Please choose how it was paid',
  amount: 'Please enter an amount of more than $0',
  amountLimit: 'Please enter an amount of at most $100,000,000',
  receivedOn: 'Please choose the day on which the money changed hands',
  receivedLater: 'This day is still to come',
  trustBefore: 'Money goes into the trust account on the day it came, or later',
  trustLater: 'This day is still to come',
  trustOfRefund: 'A refund does not go into the trust account',
  refundLimit: 'A refund cannot be more than what was paid',
  overReason: 'This is more than the balance. Please say why',
  voidReason: 'Please say why the payment is void',
  voidedAlready: 'This payment is void already.',
  voidRefunded: 'Some of this payment has been refunded. Void the refund first.',
  period: 'The first day must not be after the last',
} as const;

/** The largest amount of one payment, in whole cents. */
export const maxPaymentCents = 10_000_000_000;

/** What staff enter of a payment or a refund; the amount is positive for both. */
export const newPayment = z
  .object({
    kind: z.enum(paymentKinds, paymentSentences.kind),
    method: z.enum(paymentMethods, paymentSentences.method),
    amountCents: z
      .int(paymentSentences.amount)
      .min(1, paymentSentences.amount)
      .max(maxPaymentCents, paymentSentences.amountLimit),
    receivedOn: z.string(paymentSentences.receivedOn).pipe(calendarDay),
    reference: optionalOneLine({ max: 100 }),
    trustOn: optionalOrBlank(calendarDay, 'Please choose a valid date'),
    overReason: optionalOneLine({ max: 300 }),
  })
  .refine(({ kind, trustOn }) => kind !== 'refund' || trustOn === null, {
    error: paymentSentences.trustOfRefund,
    path: ['trustOn'],
  })
  .refine(({ receivedOn, trustOn }) => trustOn === null || trustOn >= receivedOn, {
    error: paymentSentences.trustBefore,
    path: ['trustOn'],
  });
export type NewPayment = z.output<typeof newPayment>;

/** Taking a payment back: why. */
export const paymentVoid = z.object({
  reason: oneLine({ min: 1, max: 300, message: paymentSentences.voidReason }),
});

/** The programs whose import a bookkeeper's file is made for. */
export const bookkeepingFormats = ['quickbooks', 'xero'] as const;
export type BookkeepingFormat = (typeof bookkeepingFormats)[number];

export const bookkeepingTitles: Readonly<Record<BookkeepingFormat, string>> = {
  quickbooks: 'QuickBooks Online',
  xero: 'Xero',
};

/** Which payments a bookkeeper's file holds: those received in a range of days, both ends included. */
export const bookkeepingFilter = z
  .object({
    format: z.enum(bookkeepingFormats, 'Unknown format'),
    from: optional(calendarDay),
    to: optional(calendarDay),
  })
  .refine(({ from, to }) => !from || !to || from <= to, { error: paymentSentences.period, path: ['to'] });
