/** What quotes and agreements promise of allowances, in the same words. */
export const allowancePromise =
  'An allowance settles at what the work costs, up to the amount beside it that it will not exceed. Above that the buyer pays only what a signed change order says.';

/** What a new quote says about itself, until staff write something else. Paragraphs are separated by a blank line. */
export const defaultQuoteTerms = [
  `Firm lines stay as they are if you accept by the date above. Allowances are our best estimate of work whose cost is not known yet. ${allowancePromise} What is marked as not included is not part of the total.`,
  'The price is for the home, the choices, and the site described here. A change of any of them is quoted anew.',
  'Accepting this quote is not a purchase agreement and costs nothing. The agreement that follows repeats these lines, names the deposit and the schedule of payments, and is yours to read before you sign it.',
  'The payment example is an estimate. Your lender decides the rate, the fees, and whether to lend.',
].join('\n\n');
