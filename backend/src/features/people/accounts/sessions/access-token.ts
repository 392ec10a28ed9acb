import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { isId } from '../../../../platform/text/uuid.ts';

/** The token is kept in the browser's local storage (docs/specification.md, section 9); it lasts 15 minutes and is bound to a session (docs/beyond-the-specification.md). */
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
): Promise<string> => {
  const iat = Math.floor(now / 1000);
  return new SignJWT({ kind: 'access', sid: session.sessionId })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setAudience(audience)
    .setIssuer(issuer)
    .setSubject(session.userId)
    .setJti(randomUUID())
    .setIssuedAt(iat)
    .setNotBefore(iat)
    .setExpirationTime(iat + accessTokenSeconds)
    .sign(key);
};

/** Reads an access token; null for anything but a valid token of this server (docs/security.md, B2, B4). */
export const readAccessToken = async (
  key: Buffer,
  token: string,
  now: number,
): Promise<AccessClaims | null> => {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      audience,
      issuer,
      currentDate: new Date(now),
    });
    const { kind, sid, sub, exp } = payload;
    return kind === 'access' && isId(sid) && isId(sub) && exp
      ? { userId: sub, sessionId: sid, expiresAt: exp }
      : null;
  } catch {
    return null;
  }
};
