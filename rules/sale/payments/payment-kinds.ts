/** What money that changed hands was for. Of all of them only refunds go back to the buyer. */
export const paymentKinds = ['deposit', 'progress', 'final', 'refund'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

export const paymentKindTitles: Readonly<Record<PaymentKind, string>> = {
  deposit: 'Deposit',
  progress: 'Progress payment',
  final: 'Final payment',
  refund: 'Refund',
};

/** How money changed hands. */
export const paymentMethods = ['check', 'cashiers_check', 'wire', 'ach', 'card', 'cash', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentMethodTitles: Readonly<Record<PaymentMethod, string>> = {
  check: 'Check',
  cashiers_check: 'Cashier’s check',
  wire: 'Wire transfer',
  ach: 'Bank transfer (ACH)',
  card: 'Card',
  cash: 'Cash',
  other: 'Other',
};

/** Whether a payment stands, or was taken back as a mistake. */
export const paymentStates = ['recorded', 'voided'] as const;
export type PaymentState = (typeof paymentStates)[number];

export const paymentStateTitles: Readonly<Record<PaymentState, string>> = {
  recorded: 'Recorded',
  voided: 'Void',
};

/** What a row of cash received is: a payment that stands, one that is void, or what takes that off again on the day on which it became so. */
export const paymentRowStates = [...paymentStates, 'reversal'] as const;
export type PaymentRowState = (typeof paymentRowStates)[number];

export const paymentRowStateTitles: Readonly<Record<PaymentRowState, string>> = {
  ...paymentStateTitles,
  reversal: 'Reversal of a void payment',
};
