import { createHash, randomBytes } from 'node:crypto';

/** The contents of a refresh token: the session it belongs to, and a secret that proves it was issued to its bearer. */
export interface RefreshToken {
  readonly sessionId: string;
  readonly secret: string;
}

/** 256 random bits for a new refresh token. */
export const newRefreshSecret = (): string => randomBytes(32).toString('base64url');

/** Only the hash is stored (security B8). */
export const hashRefreshSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export const writeRefreshToken = ({ sessionId, secret }: RefreshToken): string => `${sessionId}.${secret}`;

const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** Parses a refresh token; null when it is malformed. */
export const readRefreshToken = (token: string): RefreshToken | null => {
  const [, sessionId, secret] = shape.exec(token) ?? [];
  return sessionId && secret ? { sessionId, secret } : null;
};
