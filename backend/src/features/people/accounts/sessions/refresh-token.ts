import { randomBytes } from 'node:crypto';
import type { Context } from '../../../../platform/context.ts';

/** The contents of a refresh token: the session it belongs to, and a secret that proves it was issued to its bearer. */
export interface RefreshToken {
  readonly sessionId: string;
  readonly secret: string;
}

type Signed = Pick<Context, 'signature'>;

/** How many characters of a secret are random: 128 bits. The other 126 are the server's mark. */
const randomLength = 22;

const marked = ({ signature }: Signed, sessionId: string, random: string): string =>
  random +
  (signature.sign('refresh', `${sessionId} ${random}`).split('.')[1] ?? '').slice(0, 43 - randomLength);

/** A secret for a new refresh token. It is marked, so that a used one can be told from one that was never issued (docs/security.md, B6). */
export const newRefreshSecret = (context: Signed, sessionId: string): string =>
  marked(context, sessionId, randomBytes(16).toString('base64url'));

/** Whether a token was issued by this server, now or earlier. */
export const wasIssued = (context: Signed, { sessionId, secret }: RefreshToken): boolean =>
  secret === marked(context, sessionId, secret.slice(0, randomLength));

export const writeRefreshToken = ({ sessionId, secret }: RefreshToken): string => `${sessionId}.${secret}`;

const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** Parses a refresh token; null when it is malformed. */
export const readRefreshToken = (token: string): RefreshToken | null => {
  const [, sessionId, secret] = shape.exec(token) ?? [];
  return sessionId && secret ? { sessionId, secret } : null;
};
