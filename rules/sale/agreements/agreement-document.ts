import type { QuoteDocument } from '../quotes/quote-document.ts';
import type { AgreementPart, TextKey, TextVersion } from './agreement-parts.ts';
import type { DeliveryWindow } from './delivery-window.ts';
import type { SignerRole } from './agreement-states.ts';

/** Somebody who signs. */
export interface AgreementSigner {
  readonly role: SignerRole;
  readonly name: string;
}

/** Where the home will stand: an address, or the parcel number of land that has none. */
export interface AgreementSite {
  readonly address: string | null;
  readonly parcel: string | null;
}

/** The parts that agreements have had from the beginning. */
type FirstParts = Exclude<TextKey, NewPart | 'change_order'>;
type NewPart = Extract<AgreementPart, 'equipment' | 'changes'>;

/** The texts of an agreement, by version. */
export type AgreementTexts = Readonly<
  Record<FirstParts, TextVersion> & Partial<Record<NewPart, TextVersion>>
>;

/**
 * Everything that an agreement says: what the accepted quote says (rule `agreement.no-retyping`), who signs, and the texts by version.
 * Frozen with its PDF.
 */
export interface AgreementDocument {
  readonly schema: 'hearthline.agreement/1';
  /** As in `A-1001`. */
  readonly number: string;
  /** The day on which it was made, as `yyyy-mm-dd`. */
  readonly madeOn: string;
  readonly quote: QuoteDocument;
  /** SHA-256 of the quote's canonical JSON. */
  readonly quoteSha256: string;
  readonly signers: readonly AgreementSigner[];
  /** Where the home will stand, as staff have entered it; missing in agreements that say it as the quote does. */
  readonly site?: AgreementSite;
  /** How many weeks after its order a home is delivered; missing in agreements whose texts say it. */
  readonly leadWeeks?: DeliveryWindow;
  /** Agreements that were made before a part was there have no text of it. */
  readonly texts: AgreementTexts;
}
