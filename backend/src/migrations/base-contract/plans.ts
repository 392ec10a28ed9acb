import type { PaymentPlanTerms } from '@hearthline/rules/sale/payment-plans/payment-steps.ts';

/** The payment plans that every installation begins with: one for cash, one for all other kinds of loan. Frozen like the prices. */
export const basePlans: readonly PaymentPlanTerms[] = [
  {
    loan: null,
    steps: [
      { label: 'Deposit', kind: 'deposit', event: 'signing', days: 0, amountCents: 500_000, percent: null },
      { label: 'Order payment', kind: 'progress', event: 'order', days: 0, amountCents: null, percent: 10 },
      {
        label: 'Final payment',
        kind: 'final',
        event: 'walkthrough',
        days: 0,
        amountCents: null,
        percent: null,
      },
    ],
  },
  {
    loan: 'cash',
    steps: [
      { label: 'Deposit', kind: 'deposit', event: 'signing', days: 0, amountCents: 500_000, percent: null },
      { label: 'Order payment', kind: 'progress', event: 'order', days: 0, amountCents: null, percent: 40 },
      {
        label: 'Delivery payment',
        kind: 'progress',
        event: 'delivery',
        days: 0,
        amountCents: null,
        percent: 40,
      },
      {
        label: 'Final payment',
        kind: 'final',
        event: 'walkthrough',
        days: 0,
        amountCents: null,
        percent: null,
      },
    ],
  },
];
