import type { PaymentKind } from './kinds.ts';

/** What the balance needs to know of a payment. */
export interface Counted {
  readonly kind: PaymentKind;
  /** Positive for refunds too. */
  readonly amountCents: number;
  /** When it was taken back; null while it stands. */
  readonly voidedAt: unknown;
}

/** A payment as it counts: refunds negative, voided ones not at all. In whole cents. */
export const countedCents = ({ kind, amountCents, voidedAt }: Counted): number => {
  if (voidedAt !== null && voidedAt !== undefined) return 0;
  return kind === 'refund' ? -amountCents : amountCents;
};

/** What a buyer has paid: payments less refunds, voided ones left out. In whole cents. */
export const paidCents = (payments: readonly Counted[]): number =>
  payments.reduce((sum, payment) => sum + countedCents(payment), 0);

/** What a buyer still has to pay of an agreement; negative if they have paid more. In whole cents. */
export const balanceCents = (totalCents: number, payments: readonly Counted[]): number =>
  totalCents - paidCents(payments);
