import { certificatesOf, importKey, type SealPem } from './seal-pem.ts';
import { maxSignatureBytes, prepareSeal, type SealWords } from './seal-placeholder.ts';
import { signDetached } from './seal-signature.ts';
import { stampTimeAt, TimeStampError, type StampAuthority } from './time-stamp.ts';

/** What is sealed, and with what. */
export interface SealTask {
  readonly pem: SealPem;
  readonly pdf: Uint8Array;
  /** A PDF whose pages are added. */
  readonly pages: Uint8Array | null;
  readonly words: SealWords;
  /** Stamps it with its time; null: none does. */
  readonly authority: StampAuthority | null;
}

/** The sealed file; or why the authority has not stamped it, as only plain errors pass between threads. */
export type Sealed = { readonly file: Buffer } | { readonly unstamped: unknown };

/** Seals a PDF. */
export const sealDocument = async ({ pem, pdf, pages, words, authority }: SealTask): Promise<Sealed> => {
  const { file, signed, room } = await prepareSeal(pdf, pages, words);
  try {
    const signature = await signDetached(
      signed,
      await importKey(pem.key),
      certificatesOf(pem.certificate),
      authority && stampTimeAt(authority),
    );
    if (signature.length > maxSignatureBytes) throw new Error('the seal is longer than its room');
    file.write(signature.toString('hex'), room, 'latin1');
    return { file };
  } catch (error) {
    if (error instanceof TimeStampError) return { unstamped: error.cause };
    throw error;
  }
};
