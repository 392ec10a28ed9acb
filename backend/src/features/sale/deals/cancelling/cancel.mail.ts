import type { Company } from '@hearthline/rules/company.ts';
import { longDate } from '@hearthline/rules/dates/date-text.ts';
import { centsText } from '@hearthline/rules/dollars.ts';
import { greet, type NewMail } from '../../../../platform/mail/mail-outbox.ts';
import type { BuyerMailbox } from '../../../people/buyers/buyers.api.ts';

/** A sale that was cancelled. Amounts in whole cents. */
interface CancelledSale {
  /** The number of the deal. */
  readonly number: string;
  /** `yyyy-mm-dd` */
  readonly on: string;
  readonly paidCents: number;
  readonly keepCents: number;
  readonly refundDueCents: number;
}

/** Tells a buyer that the sale was cancelled, and what they get back. Why is between the seller and them. */
export const saleCancelled = (
  { number, on, paidCents, keepCents, refundDueCents }: CancelledSale,
  buyer: BuyerMailbox,
  company: Company,
  publicUrl: string,
): NewMail => ({
  kind: 'sale_cancelled',
  to: buyer,
  content: {
    subject: `Your purchase ${number} was cancelled`,
    greeting: greet(buyer.name),
    paragraphs: [
      `${company.name} has cancelled the sale of your home. Its agreement no longer holds, and nothing more is due.`,
      ...(refundDueCents > 0
        ? [`We owe you ${centsText(refundDueCents)} and will refund it. You will get a receipt for it.`]
        : []),
      `If this surprises you, or you have a question, please call us at ${company.phone}.`,
    ],
    facts: [
      ['Purchase', number],
      ['Cancelled on', longDate(on)],
      ['You have paid', centsText(paidCents)],
      ...(keepCents > 0 ? [['We keep', centsText(keepCents)] as const] : []),
      ['Refund due', centsText(Math.max(0, refundDueCents))],
    ],
    action: { label: 'See your payments', url: `${publicUrl}/dashboard` },
  },
});
