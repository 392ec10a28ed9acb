import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

/** SHA-256 of a text or of bytes, in lower-case hex. */
export const sha256Of = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** SHA-256 of the canonical JSON (RFC 8785) of a value. */
export const hashOfJson = (value: object): string => sha256Of(canonicalize(value) ?? '');
