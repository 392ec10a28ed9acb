import { z } from 'zod';
import { optional } from '../../optional.ts';
import { version } from '../../row-version.ts';
import { text } from '../../text.ts';
import { lineFields } from '../quotes/quote-rules.ts';
import { maxLines } from '../quotes/quote-lines.ts';
import { quoteSentences } from '../quotes/quote-sentences.ts';
import { signingSentences } from '../signing/signing-sentences.ts';

/** By how many days a change order moves the planned ones: from earlier (negative) to later. */
export const daysLimits = { min: -60, max: 365 } as const;

/** The most change orders that a contract shows. */
export const maxChangeOrders = 50;

export const changeOrderSentences = {
  ...signingSentences('change order'),
  missingDeal: 'There is no such deal.',
  reason: 'Please say why the contract changes',
  voidReason: 'Please say why',
  days: `Please enter a whole number of days from ${daysLimits.min} to ${daysLimits.max}`,
  lines: `A change order has at most ${maxLines - 1} lines`,
  firm: 'Every line of a change order is firm',
  toVersion: 'There is no such version of the design',
  settles: 'This is not an allowance of the agreement',
  settlesTwice: 'Another line settles this allowance already',
  settlesLess: 'A line that settles an allowance adds to it; settle the allowance itself for less',
  notWon: 'Only a sale that is won is changed by change orders.',
  cancelled: 'This sale was cancelled, so nothing of it can be changed.',
  projectClosed: 'The project of this sale is closed, so nothing of it can be changed.',
  notDraft: 'Only a draft can be changed or sent. Draft another change order.',
  sentAlready: 'Another change order of this sale is out for signature. Void it first.',
  notVoidable: 'Only a draft, or a change order that is out for signature, can be made void.',
  belowZero: 'The contract sum cannot be below zero.',
  otherSince:
    'Another change order was signed since this one was drafted. Check its lines, and save it before you send it.',
  conflicts: 'Some choices of this design do not go together, so the change cannot be sent:',
  notOut: 'Only a change order that is out for signature can be sent again.',
  saleEnded:
    'This sale is closed, so the change order cannot be signed. Please call us if you have questions.',
  noOwner: 'This deal has no owner who could sign for the seller. Choose one first.',
  noBuyer: 'The contact of this deal was deleted, so there is nobody to sign. Choose a contact first.',
} as const;

const line = z
  .object({
    ...lineFields,
    basis: z
      .literal('firm', changeOrderSentences.firm)
      .nullish()
      .transform(() => 'firm' as const),
    // Of a line that settles an allowance, that of the allowance unless it is said.
    taxable: z.boolean(quoteSentences.taxable).nullish(),
    settles: optional(z.string(changeOrderSentences.settles).max(40, changeOrderSentences.settles)),
  })
  .omit({ notToExceedCents: true, percent: true })
  .superRefine(({ key, unitCents, amountCents }, context) => {
    if (key?.startsWith('tax:') || amountCents !== null || unitCents !== null) return;
    context.addIssue({ code: 'custom', path: ['amountCents'], message: quoteSentences.amount });
  });

/** A line of a change order as staff send it. */
export type ChangeLineInput = z.output<typeof line>;

const reason = text({ min: 1, max: 500, message: changeOrderSentences.reason });

const fields = {
  /** The version of the design from then on; the newest if left out. */
  toVersion: optional(
    z
      .int(changeOrderSentences.toVersion)
      .min(1, changeOrderSentences.toVersion)
      .max(2_147_483_647, changeOrderSentences.toVersion),
  ),
  // One more is the line of tax.
  lines: optional(z.array(line, changeOrderSentences.lines).max(maxLines - 1, changeOrderSentences.lines)),
  days: optional(
    z
      .int(changeOrderSentences.days)
      .min(daysLimits.min, changeOrderSentences.days)
      .max(daysLimits.max, changeOrderSentences.days),
  ),
};

/** A new change order. Without lines it has those that the versions of the design make; without days it moves none. */
export const newChangeOrder = z.object({ reason, ...fields });

/** A change of a draft: what is left out stays. */
export const changeOrderChange = z.object({ version, reason: optional(reason), ...fields });

/** Sending: the version that was read. */
export const changeOrderSending = z.object({ version });

/** Making void: the version that was read, and why. */
export const changeOrderVoid = z.object({
  version,
  reason: text({ min: 1, max: 500, message: changeOrderSentences.voidReason }),
});
