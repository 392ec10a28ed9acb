import type { PaymentKind } from './payment-kinds.ts';

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

/** What was agreed and paid, in whole cents: payments as they count. */
export interface Sums {
  readonly totalCents: number;
  readonly paidCents: number;
}

/** What a buyer still has to pay of an agreement; negative if they have paid more. In whole cents. */
export const balanceCents = ({ totalCents, paidCents }: Sums): number => totalCents - paidCents;

/**
 * Whether a payment is more than what is left to pay, and so needs a reason. Before anything was agreed there is no balance to be above,
 * and a refund is never above one; of a cancelled sale of which nothing is kept every payment is.
 * @param sums `isAgreed` says whether anything was agreed; by default a total of more than nothing does
 */
export const isOverBalance = (
  { kind, amountCents }: Pick<Counted, 'kind' | 'amountCents'>,
  { isAgreed, ...sums }: Sums & { readonly isAgreed?: boolean },
): boolean => kind !== 'refund' && (isAgreed ?? sums.totalCents > 0) && amountCents > balanceCents(sums);
