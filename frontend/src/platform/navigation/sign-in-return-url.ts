import { tabStorage, unsentPrefix } from '../browser/browser-storage.ts';
import { unsentInput } from '../form-memory/unsent-input.ts';

/** Where the full requested address is kept in this tab: its query may contain a person's name, so it must not appear in the visible address. */
const key = `${unsentPrefix}asked`;

const pathOf = (address: string): string => address.replace(/[?#].*$/s, '');

/**
 * The link to the sign-in form from an address that requires signing in. After a sign-out only the path is remembered, so
 * that going back in the history shows the next user nothing of the last one's search.
 */
export const signInPathFrom = (address: string): string => {
  const path = pathOf(address);
  tabStorage.write(key, unsentInput.wasSignedOut() || path === address ? null : address);
  return `/auth?next=${encodeURIComponent(path)}`;
};

/** The requested address, with its query if this tab kept it. @param next as in the query of `/auth` */
export const returnUrl = (next: string | null): string | null => {
  const stored = tabStorage.read(key);
  return stored !== null && pathOf(stored) === next ? stored : next;
};
