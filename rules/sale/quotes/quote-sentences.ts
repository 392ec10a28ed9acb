import { voidFirst } from '../agreements/agreement-states.ts';
import { maxLines } from './quote-lines.ts';

/** What is said when a quote cannot be drafted, changed, issued or answered. */
export const quoteSentences = {
  missing: 'There is no such quote.',
  agreementFirst: voidFirst,
  agreementLives:
    'Your agreement stands as it is, so this quote can no longer be accepted. Please call us if something should change.',
  noDesign: 'This deal has no design yet. Choose one, then draft the quote from it.',
  noPrice: 'The design of this deal has no price, so it cannot be quoted.',
  conflicts: 'Some choices of this design do not go together, so it cannot be quoted:',
  dealClosed: 'This deal is closed, so nothing can be quoted.',
  dealLost:
    'This offer is closed, so the quote can no longer be accepted or declined. Please call us if you would still like this home.',
  sendClosed: 'This deal is closed, so its quotes cannot be sent. Reopen the deal first.',
  notDraft: 'Only a draft can be changed. Draft a new quote that replaces this one.',
  notIssued: 'Only an issued quote can be sent, accepted, declined, or withdrawn.',
  notAccepted: 'The buyer has to accept this quote first.',
  noLines: 'A quote needs at least one line that counts.',
  noBuyer: 'The contact of this deal was deleted, so there is nobody to send the quote to.',
  noAddress: (name: string) =>
    `${name} has no email address, so the quote cannot be sent. Add one to the contact first.`,
  replacesOther: 'Only a quote of the same deal that was issued can be replaced.',
  agreementReplaced: 'Its quote was replaced.',
  day: 'Please choose the last day on which the quote holds',
  past: 'Please choose today or a later day',
  late: 'Please choose a day within a year',
  label: 'Please say what the line is for',
  basis: 'Please choose firm, allowance, or not included',
  quantity: 'Please enter a quantity of at least 0, with at most three decimals',
  amount: 'Please enter an amount in dollars and cents',
  notToExceed: 'An allowance cannot be above the amount that it will not exceed',
  percent: 'Please enter a percentage from 0 to 100, with at most three decimals',
  taxable: 'Must be true or false',
  reason: 'Please say why',
  discountReason: 'Please say why there is a discount',
  belowZero: 'The total cannot be below zero.',
  lines: `A quote has at most ${maxLines} lines`,
  status: 'Please choose a status',
  name: 'Please enter your name',
  expired: 'This quote has expired. Please ask us for a new one.',
  accepted: 'This quote has been accepted.',
  declined: 'This quote has been declined.',
  superseded: 'This quote has been replaced by another one.',
  withdrawn: 'This quote has been withdrawn.',
  linkReplaced: 'A newer link to this quote has been sent. Please open that one.',
} as const;
