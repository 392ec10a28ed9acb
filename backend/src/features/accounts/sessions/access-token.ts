import { randomUUID, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { isId } from '../../../platform/text/uuid.ts';

/** By the specification the token is kept in the browser's local storage; by design it lasts 15 minutes and is bound to a session. */
export const accessTokenSeconds = 15 * 60;

const algorithm = 'HS256';
const audience = 'hearthline';
const issuer = 'hearthline';

export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

/** Signs an access token for a session. @param now milliseconds since 1970 */
export const signAccessToken = (
  key: Buffer,
  session: { userId: string; sessionId: string },
  now: number,
): string => {
  const iat = Math.floor(now / 1000);
  return jwt.sign(
    { kind: 'access', sid: session.sessionId, iat, nbf: iat, exp: iat + accessTokenSeconds },
    key,
    {
      algorithm,
      audience,
      issuer,
      subject: session.userId,
      jwtid: randomUUID(),
    },
  );
};

/**
 * Reads an access token; null for anything but a valid token of this server (security B2, B4).
 * @param key a Buffer is tried as a public key first, which takes longer than the rest
 */
export const readAccessToken = (key: Buffer | KeyObject, token: string, now: number): AccessClaims | null => {
  try {
    const claims = jwt.verify(token, key, {
      algorithms: [algorithm],
      audience,
      issuer,
      clockTimestamp: Math.floor(now / 1000),
    });
    if (
      typeof claims === 'string' ||
      claims.kind !== 'access' ||
      !isId(claims.sid) ||
      !isId(claims.sub) ||
      !claims.exp
    )
      return null;
    return { userId: claims.sub, sessionId: claims.sid, expiresAt: claims.exp };
  } catch {
    return null;
  }
};
