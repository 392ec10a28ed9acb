import type { PaymentProvider } from './payment-provider.ts';

/** Checks, transfers and cash that people have taken in or given back before they record it: nothing is left to move. */
export const manualProvider: PaymentProvider = {
  name: 'manual',
  create: () => Promise.resolve({ reference: null, state: 'captured' }),
  capture: (reference) => Promise.resolve({ reference, state: 'captured' }),
  refund: () => Promise.resolve({ reference: null, state: 'refunded' }),
  // Nobody calls on behalf of a check.
  webhook: () => Promise.resolve(null),
};
