import { z } from 'zod';
import { calendarDay } from '../../dates/calendar-day.ts';
import { shortCentsText } from '../../dollars.ts';
import { version } from '../../row-version.ts';
import { oneLine, optionalText, text } from '../../text.ts';
import { lostReasons } from '../deals/stages.ts';

export const contractSentences = {
  amount: 'Please enter an amount of at least $0',
  reason: 'Please say why',
  line: 'This agreement has no such allowance',
  tax: 'Sales tax follows from the other lines and is not settled',
  firm: 'This line is firm. Only an allowance is settled',
  aboveLimit: (limitCents: number) =>
    `This allowance does not exceed ${shortCentsText(limitCents)}. More takes a change order`,
  unsigned: 'Allowances are settled once everybody has signed the agreement.',
  completed: 'This project is completed. Its allowances can no longer change.',
  changeOrderOut: 'A change order is out for signature. Void it first, or wait until it is signed.',
  byChangeOrder: 'A change order has settled this allowance. Only another change order changes it.',
  openAlready: 'This allowance is open already.',
  cancelled: 'This sale was cancelled.',
} as const;

/** What settles an allowance: the version of the deal that was read, the line, what it cost in whole cents (null opens it again), and why. */
export const allowanceSettling = z.object({
  version,
  lineId: z.string(contractSentences.line).min(1, contractSentences.line).max(40, contractSentences.line),
  amountCents: z
    .int(contractSentences.amount)
    .min(0, contractSentences.amount)
    .nullish()
    .transform((cents) => cents ?? null),
  reason: text({ min: 1, max: 500, message: contractSentences.reason }),
});

export const cancelSentences = {
  number: 'Please type the number of the deal',
  otherNumber: (number: string) => `Please type ${number} to cancel this sale`,
  reason: 'Please choose why the sale is cancelled',
  beforeWinning: 'A sale is cancelled on the day it was won, or later',
  later: 'This day is still to come',
  keep: 'Please enter an amount of at least $0',
  keepAbovePaid: (paidCents: number) =>
    `No more can be kept than was paid: ${shortCentsText(Math.max(0, paidCents))}`,
  keepBeforeOrder: 'The home was not ordered by then. Please say in the note why something is kept',
  notWon: 'Only a won deal is cancelled.',
  cancelledAlready: 'This sale is cancelled already.',
  completed: 'This project is completed, so the sale can no longer be cancelled.',
  /** Why documents of the contract are rejected and a home is held. */
  note: 'The sale was cancelled.',
} as const;

/** What cancels a sale: the version that was read, the number of the deal as it was typed, why, the day, and what the seller keeps. */
export const saleCancelling = z.object({
  version,
  number: oneLine({ min: 1, max: 40, message: cancelSentences.number }),
  reason: z.enum(lostReasons, cancelSentences.reason),
  note: optionalText({ max: 1000 }),
  on: z.string('Please choose a valid date').pipe(calendarDay),
  keepCents: z.int(cancelSentences.keep).min(0, cancelSentences.keep),
});
export type SaleCancelling = z.output<typeof saleCancelling>;

/** What a cancellation is checked against. Days as `yyyy-mm-dd`, amounts in whole cents. */
export interface SaleToCancel {
  readonly number: string;
  readonly wonOn: string;
  readonly today: string;
  /** When the home was ordered; null if it was not. */
  readonly orderedOn: string | null;
  /** Payments less refunds. */
  readonly paidCents: number;
}

/**
 * What is wrong with a cancellation, field by field; empty if nothing is. Money is kept only once the home was ordered by then, or for a
 * reason that the note says (rule `cancel.refund`).
 */
export const cancelErrors = (
  { number, on, keepCents, note }: Pick<SaleCancelling, 'number' | 'on' | 'keepCents' | 'note'>,
  sale: SaleToCancel,
): Readonly<Partial<Record<'number' | 'on' | 'keepCents' | 'note', string>>> => ({
  ...(number.toUpperCase() !== sale.number.toUpperCase() && {
    number: cancelSentences.otherNumber(sale.number),
  }),
  ...(on < sale.wonOn && { on: cancelSentences.beforeWinning }),
  ...(on > sale.today && { on: cancelSentences.later }),
  ...(keepCents > Math.max(0, sale.paidCents) && {
    keepCents: cancelSentences.keepAbovePaid(sale.paidCents),
  }),
  ...(keepCents > 0 &&
    note === null &&
    (sale.orderedOn === null || on < sale.orderedOn) && { note: cancelSentences.keepBeforeOrder }),
});

/** What is still to be refunded of a cancelled sale, in whole cents: what was paid less what the seller keeps (rule `cancel.refund`). */
export const refundDueCents = (sale: { readonly paidCents: number; readonly keepCents: number }): number =>
  sale.paidCents - sale.keepCents;
