import type { QuoteDocument } from '../quotes/quote-document.ts';
import type { TextKey, TextVersion } from './agreement-parts.ts';
import type { SignerRole } from './agreement-states.ts';

/** Somebody who signs. */
export interface AgreementSigner {
  readonly role: SignerRole;
  readonly name: string;
}

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
  readonly texts: Readonly<Record<TextKey, TextVersion>>;
}
