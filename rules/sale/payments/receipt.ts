/** What a receipt says beside its payment, as it was when the payment was recorded. */
export interface Receipt {
  readonly company: {
    readonly name: string;
    readonly address: string;
    readonly phone: string;
    readonly email: string;
  };
  /** Who bought: the contact and the co-buyers. */
  readonly buyers: readonly string[];
  /** As in `D-1042`. */
  readonly dealNumber: string;
  /** As in `A-1003`; null while there is no agreement. */
  readonly agreementNumber: string | null;
  /** What the home costs by the agreement, otherwise by the accepted quote, otherwise 0. */
  readonly totalCents: number;
  /** What was paid, this payment included. */
  readonly paidCents: number;
}

/** How people see the number of a receipt: `R-1001`. */
export const receiptNumber = (number: number): string => `R-${number}`;
