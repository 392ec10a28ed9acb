/** Names of what was typed and not sent begin with it: signing out removes it. */
export const typedPrefix = 'typed:';

/** Local storage that never throws: a browser may refuse it (private windows, policies). */
export const storage = {
  read: (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** Stores a value; null removes it. */
  write: (key: string, value: string | null): void => {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // Refused: the value lives as long as the page does not need it again.
    }
  },
  /** Removes every value whose name begins so. */
  removeAll: (prefix: string): void => {
    try {
      for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
    } catch {
      // Refused: then nothing was stored either.
    }
  },
};
