import { createHash } from 'node:crypto';
import type { StampTime } from './seal-signature.ts';

/** An authority that stamps with its time (RFC 3161). */
export interface StampAuthority {
  /** Its address, which the configuration names. */
  readonly url: string;
  /** How long it may take until its whole answer is there. */
  readonly waitMs?: number | undefined;
}

/** Somebody waits for their signature to be taken. */
const defaultWaitMs = 5000;

/** The authority did not stamp: it could not be reached, refused, or sent what is no stamp of what was asked. */
export class TimeStampError extends Error {
  override readonly name = 'TimeStampError';
}

/**
 * When an authority has stamped something.
 * @param token a time stamp token (RFC 3161), as DER
 * @param content what was stamped
 * @throws Error for a token whose signature is not valid, or that is about something else
 */
export const stampedTime = async (token: Uint8Array, content: Uint8Array): Promise<Date> => {
  const pkijs = await import('pkijs');
  const signed = new pkijs.SignedData({ schema: pkijs.ContentInfo.fromBER(Uint8Array.from(token)).content });
  const { eContent } = signed.encapContentInfo;
  if (!eContent) throw new Error('the time stamp is empty');
  const info = pkijs.TSTInfo.fromBER(eContent.getValue());
  const hash = createHash('sha256').update(content).digest();
  if (!hash.equals(Buffer.from(info.messageImprint.hashedMessage.valueBlock.valueHexView)))
    throw new Error('the time stamp is about something else');
  // An engine of its own: the library for PDFs sets another for everybody, which refuses names of hashes.
  const engine = new pkijs.CryptoEngine({ name: 'time stamps', crypto });
  if (!(await signed.verify({ signer: 0, data: Uint8Array.from(content).buffer }, engine)))
    throw new Error('the time stamp is not valid');
  return info.genTime;
};

/** Asks an authority, and no other that it refers to. What it sends is checked before it is used. */
export const stampTimeAt =
  ({ url, waitMs = defaultWaitMs }: StampAuthority): StampTime =>
  async (bytes) => {
    const { HttpTimestampAuthority } = await import('@libpdf/core');
    try {
      const sha256 = new Uint8Array(createHash('sha256').update(bytes).digest());
      const authority = new HttpTimestampAuthority(url, {
        // The library's own wait ends with the head of the answer.
        fetch: (address, request) =>
          fetch(address, { ...request, redirect: 'error', signal: AbortSignal.timeout(waitMs) }),
      });
      const token = await authority.timestamp(sha256, 'SHA-256');
      await stampedTime(token, bytes);
      return token;
    } catch (error) {
      throw new TimeStampError('the time stamp authority has not stamped', { cause: error });
    }
  };
