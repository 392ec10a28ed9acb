/** Money that is asked for, or to be given back. */
export interface MoneyOrder {
  readonly amountCents: number;
  /** What the buyer reads about it, such as `Deposit, D-1042`. */
  readonly description: string;
  /** What makes the order the same one however often it is sent. */
  readonly idempotencyKey: string;
}

/** What a provider says about an order. */
export interface ProviderPayment {
  /** How the provider names it; null if it keeps no record. */
  readonly reference: string | null;
  /** `authorized`: promised, and to be captured. `captured`: the money has changed hands. */
  readonly state: 'authorized' | 'captured' | 'refunded';
}

/** News that a provider sends by itself. */
export interface ProviderNews extends ProviderPayment {
  readonly amountCents: number;
}

/** A call of the provider as it came in; its signature covers the very bytes. */
export interface WebhookCall {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** Whoever moves money between a buyer and the company. */
export interface PaymentProvider {
  /** Stored with each payment. */
  readonly name: string;
  /** Asks for money. */
  create(order: MoneyOrder): Promise<ProviderPayment>;
  /** Takes what was promised. */
  capture(reference: string): Promise<ProviderPayment>;
  /** Gives money back. @param reference the payment that it was part of, if the provider knows it */
  refund(order: MoneyOrder, reference: string | null): Promise<ProviderPayment>;
  /** What a call of the provider tells; null for a call that is none of its own. */
  webhook(call: WebhookCall): Promise<ProviderNews | null>;
}
