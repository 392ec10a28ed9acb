/** What is said where a payment plan is refused. */
export const paymentPlanSentences = {
  loan: 'Please choose a kind of loan, or all others',
  steps: 'A payment plan has 1 to 12 steps',
  label: 'Please say what this payment is called',
  kind: 'Please choose what kind of payment it is',
  event: 'Please choose when it is due',
  days: 'Days are a whole number from 0 to 365',
  amount: 'An amount is more than $0 and at most $20 million',
  percent: 'A percentage is more than 0 and at most 100, with at most three decimals',
  amountOrPercent: 'Please enter an amount or a percentage',
  notBoth: 'Please enter an amount or a percentage, not both',
  restIsLast: 'Only the payment due last takes the rest. Please enter an amount or a percentage',
  lastIsRest: 'The payment due last takes the rest, and has no amount of its own',
  tooMuch: 'The percentages add up to more than 100',
  day: 'Please choose a valid date',
  order: 'The last day must not be before the first',
} as const;
