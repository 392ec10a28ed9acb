import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { tabStorage } from '../browser/browser-storage.ts';

/** The token in the link of an e-mail, as in `#token=…`; null if there is none. */
const tokenIn = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('token') || null;

interface LinkToken {
  readonly token: string | null;
  /** To be called when the token was used or turned out to be invalid: removes it from storage. `token` stays as it is. */
  readonly forget: () => void;
}

/**
 * Removes the token of an e-mail's link from the address, where it could be read over a shoulder, stay in the history
 * or be copied along. It is sent only to the server, when the user presses the button.
 */
export const useMailedToken = (): LinkToken => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  // Kept in this tab only, until it is used: after a reload the link must still work.
  const key = `link:${pathname}`;
  const fromAddress = tokenIn(hash);
  const [token, setToken] = useState(() => fromAddress ?? tabStorage.read(key));
  // A newer link opened in the same tab replaces the previous one.
  if (fromAddress && fromAddress !== token) setToken(fromAddress);
  useEffect(() => {
    if (!fromAddress) return;
    tabStorage.write(key, fromAddress);
    void navigate({ pathname, search }, { replace: true });
  }, [fromAddress, key, navigate, pathname, search]);
  const forget = useCallback(() => tabStorage.write(key, null), [key]);
  return { token, forget };
};
