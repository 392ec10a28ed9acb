import { pluralize } from '../../humanize.ts';

/** What payments are due at, in the order in which it happens. */
export const paymentEvents = ['signing', 'order', 'delivery', 'set', 'walkthrough'] as const;
export type PaymentEvent = (typeof paymentEvents)[number];

export const paymentEventTitles: Readonly<Record<PaymentEvent, string>> = {
  signing: 'Signing',
  order: 'Order of the home',
  delivery: 'Delivery',
  set: 'Set on the foundation',
  walkthrough: 'Walk-through',
};

const at: Readonly<Record<PaymentEvent, string>> = {
  signing: 'When everybody has signed',
  order: 'When the home is ordered from the manufacturer',
  delivery: 'When the home is delivered',
  set: 'When the home is set on its foundation',
  walkthrough: 'At the walk-through',
};
const after: Readonly<Record<PaymentEvent, string>> = {
  signing: 'everybody has signed',
  order: 'the home is ordered from the manufacturer',
  delivery: 'the home is delivered',
  set: 'the home is set on its foundation',
  walkthrough: 'the walk-through',
};

/** When a payment is due, as documents say it: `When the home is delivered`, `7 days after the walk-through`. */
export const dueText = ({ event, days }: { readonly event: PaymentEvent; readonly days: number }): string =>
  days === 0 ? at[event] : `${pluralize(days, 'day')} after ${after[event]}`;
