import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;
const isAddress = (host: string): boolean => /^[\d.]+$|^\[/.test(host);

/** Whether this browser has passkeys, for this site: they belong to a domain, which a bare network address is not. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window && !isAddress(window.location.hostname);

/** The same for a component; false in a prerendered page, which any browser may open. */
export const usePasskeySupport = (): boolean => useSyncExternalStore(never, hasPasskeys, () => false);
