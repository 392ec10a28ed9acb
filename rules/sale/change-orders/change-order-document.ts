import type { AgreementSigner } from '../agreements/agreement-document.ts';
import type { TextVersion } from '../agreements/agreement-parts.ts';
import type { QuoteDocument } from '../quotes/quote-document.ts';
import type { ScheduledPayment } from '../payment-plans/schedule.ts';
import type { ChangeLine } from './change-order-lines.ts';

/** Everything that a change order says; frozen with its PDF. Money in whole cents, days as `yyyy-mm-dd`. */
export interface ChangeOrderDocument {
  readonly schema: 'hearthline.change-order/1';
  /** As in `C-1001`. */
  readonly number: string;
  /** The day on which it was sent. */
  readonly madeOn: string;
  readonly dealId: string;
  /** As in `D-1001`. */
  readonly dealNumber: string;
  /** The agreement that it changes: `A-1001`, and the SHA-256 of its signed file. */
  readonly agreement: { readonly number: string; readonly sha256: string };
  readonly company: QuoteDocument['company'];
  /** The home, its design and its plan from then on. */
  readonly home: QuoteDocument['home'];
  readonly design: QuoteDocument['design'];
  readonly plan: QuoteDocument['plan'];
  readonly signers: readonly AgreementSigner[];
  readonly reason: string;
  readonly lines: readonly ChangeLine[];
  /** The contract sum until it is signed, what its lines come to, and the contract sum from then on. */
  readonly beforeCents: number;
  readonly deltaCents: number;
  readonly afterCents: number;
  /** By how many days the planned ones move. */
  readonly days: number;
  readonly fromVersion: number;
  readonly toVersion: number;
  /** What is due when once it is signed, with what was paid when it was sent. */
  readonly schedule: readonly ScheduledPayment[];
  /** With their values in place of fields. */
  readonly texts: { readonly change_order: TextVersion; readonly consent: TextVersion };
}
