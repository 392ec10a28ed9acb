import { accessToken } from './access-token.ts';
import { rest } from '../api/rest-client.ts';

const lockName = 'hearthline-refresh';
let running: Promise<string | null> | null = null;

/** Lets one tab refresh at a time, where the browser has locks: the cookie rotates, so two at once would count as its reuse. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(lockName, work) : work();

const refresh = async (refused: string): Promise<string | null> => {
  const stored = accessToken.read();
  // Another tab was faster: it refreshed (a new token) or signed out (none).
  if (stored !== refused) return stored;
  const { accessToken: fresh } = await rest('POST /api/auth/refresh', {
    headers: { 'x-hearthline': 'refresh' },
  });
  // Signed out meanwhile: a late answer must not sign in again.
  if (accessToken.read() !== refused) return accessToken.read();
  accessToken.write(fresh);
  return fresh;
};

/**
 * Gets a new access token with the refresh cookie; calls made at the same time share one request.
 * @param refused the access token that the server refused
 * @returns the new token, or null when the cookie is no longer good or the server cannot be reached
 */
export const refreshOnce = (refused: string): Promise<string | null> => {
  running ??= alone(() => refresh(refused))
    .catch(() => null)
    .finally(() => {
      running = null;
    });
  return running;
};
