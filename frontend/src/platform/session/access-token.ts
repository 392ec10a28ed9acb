import { storage } from '../browser/browser-storage.ts';

/** The access token's key in local storage (docs/specification.md, section 9). */
export const accessTokenKey = 'accessToken';

/** The access token of this browser. */
export const accessToken = {
  read: (): string | null => storage.read(accessTokenKey),
  /** Keeps a token; null forgets it. */
  write: (token: string | null): void => storage.write(accessTokenKey, token),
};
