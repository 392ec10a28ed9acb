import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The token of a mail's link, as in `#token=…`; null when there is none. */
const tokenIn = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('token') || null;

/** Kept for this tab only, and only until it is used: a reload must not cost somebody the link. */
const kept = {
  read: (key: string): string | null => {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write: (key: string, token: string | null): void => {
    try {
      if (token === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, token);
    } catch {
      // Refused: the token lives as long as the page.
    }
  },
};

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
  const key = `link:${pathname}`;
  const given = tokenIn(hash);
  const [token, setToken] = useState(() => given ?? kept.read(key));
  // A newer link, opened in the same tab, takes the place of the one before.
  if (given && given !== token) setToken(given);
  useEffect(() => {
    if (!given) return;
    kept.write(key, given);
    void navigate({ pathname, search }, { replace: true });
  }, [given, key, navigate, pathname, search]);
  const forget = useCallback(() => kept.write(key, null), [key]);
  return { token, forget };
};
