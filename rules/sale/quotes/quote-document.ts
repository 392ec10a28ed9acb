import type { QuotedChoice } from '../../homes/prices/choices.ts';
import type { Claim, Land, Sewer, Water } from '../../homes/prices/conditions.ts';
import type { LoanPayment } from '../../homes/prices/payments-of.ts';
import type { EquipmentItem } from '../../homes/equipment/equipment.ts';
import type { PaymentStep } from '../payment-plans/payment-steps.ts';
import type { QuoteBefore } from './quote-before.ts';
import type { QuoteLine } from './quote-lines.ts';

/** Somebody who buys. The first one is the contact, then the co-buyers. */
export interface QuoteBuyer {
  readonly name: string;
  readonly email: string;
}

/** The home of a quote, as it was when the quote was issued. */
export interface QuotedHome {
  readonly name: string;
  /** Null for a plan that is none of the catalog. */
  readonly slug: string | null;
  readonly planCode: string | null;
  /** As in `Double Wide`. */
  readonly modelType: string;
  readonly sections: number;
  /** As in `52' × 26' 8"`. */
  readonly footprint: string;
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly squareFeet: number;
}

/** Where the home will stand, as far as the buyer has said. */
export interface QuotedSite {
  readonly address: string | null;
  readonly county: string | null;
  readonly zip: string | null;
  readonly miles: number | null;
  readonly land: Land | null;
  readonly sewer: Sewer | null;
  readonly water: Water | null;
}

/**
 * Everything that an issued quote says. It is frozen with its SHA-256 (of its canonical JSON, RFC 8785), and what comes after (agreement,
 * project) takes its values from here. Money in whole cents, days as `yyyy-mm-dd`.
 */
export interface QuoteDocument {
  readonly schema: 'hearthline.quote/1';
  readonly currency: 'USD';
  /** As in `Q-1001`. */
  readonly number: string;
  readonly quoteId: string;
  readonly dealId: string;
  /** As in `D-1001`. */
  readonly dealNumber: string;
  readonly company: {
    readonly name: string;
    readonly phone: string;
    readonly email: string;
    readonly website: string;
    readonly address: string;
    /** Licenses and the like, as in `Dealer license`, `WA 2914`. */
    readonly facts: readonly { readonly label: string; readonly value: string }[];
  };
  readonly buyers: readonly QuoteBuyer[];
  /** Who sells: the deal's owner. Null if nobody is named. */
  readonly seller: { readonly name: string; readonly email: string; readonly phone: string | null } | null;
  readonly design: {
    readonly code: string;
    readonly version: number;
    readonly name: string | null;
    /** The look of the home: what was chosen, else its own. Of quotes from before homes had looks: what was chosen, without style and color. */
    readonly roof: string | null;
    readonly siding: string | null;
    readonly style?: string;
    readonly color?: string;
    readonly options: readonly string[];
    readonly claims: readonly Claim[];
    readonly choices: readonly QuotedChoice[];
  };
  readonly home: QuotedHome;
  /** The floor plan (`hearthline.plan/1`). */
  readonly plan: Readonly<Record<string, unknown>> | null;
  readonly site: QuotedSite;
  /** Of quotes that were issued before allowances had a limit, lines have neither `id` nor `notToExceedCents` nor `percent`. */
  readonly lines: readonly QuoteLine[];
  readonly firmCents: number;
  readonly allowanceCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
  /** The total that it does not exceed. Missing, as is `before`, in quotes that were issued before allowances had a limit. */
  readonly notToExceedCents?: number;
  /** What the buyer had before. */
  readonly before?: QuoteBefore | null;
  /** An example of a payment for the total. Null where it is paid in cash. */
  readonly loan: LoanPayment | null;
  /** What the total leaves out or takes for granted, in sentences. */
  readonly assumptions: readonly string[];
  /** How it is paid for; missing in quotes that were issued before there were plans. */
  readonly paymentSteps?: readonly PaymentStep[];
  /** What comes with the home; missing in quotes that were issued before there were sheets. */
  readonly equipment?: readonly EquipmentItem[];
  readonly terms: string;
  readonly issuedOn: string;
  readonly validUntil: string;
}
