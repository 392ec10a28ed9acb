import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { tabStorage } from './storage.ts';

/** The token of a mail's link, as in `#token=…`; null when there is none. */
const tokenIn = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('token') || null;

interface LinkToken {
  readonly token: string | null;
  /** It was used, or turned out to be good for nothing. What the page shows stays. */
  readonly forget: () => void;
}

/**
 * Takes the token of a mail's link out of the address, where it could be read over a shoulder, stay in the history
 * or be copied along. It is sent nowhere but to the server, when somebody presses the button.
 */
export const useMailedToken = (): LinkToken => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  // Kept for this tab only, and only until it is used: a reload must not cost somebody the link.
  const key = `link:${pathname}`;
  const given = tokenIn(hash);
  const [token, setToken] = useState(() => given ?? tabStorage.read(key));
  // A newer link, opened in the same tab, takes the place of the one before.
  if (given && given !== token) setToken(given);
  useEffect(() => {
    if (!given) return;
    tabStorage.write(key, given);
    void navigate({ pathname, search }, { replace: true });
  }, [given, key, navigate, pathname, search]);
  const forget = useCallback(() => tabStorage.write(key, null), [key]);
  return { token, forget };
};
