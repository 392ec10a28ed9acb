import { createHash, randomBytes } from 'node:crypto';

/** The secret of a private link, or the key of a design: 256 random bits. It exists in the mail or the answer alone. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of such a secret. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');
