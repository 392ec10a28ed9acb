/** Prefix of the keys for what was typed and not sent: those are removed when their owner signs out. */
export const unsentPrefix = 'typed:';

const neverThrowing = (place: () => Storage) => ({
  read: (key: string): string | null => {
    try {
      return place().getItem(key);
    } catch {
      return null;
    }
  },
  /** Stores a value; null removes it. */
  write: (key: string, value: string | null): void => {
    try {
      if (value === null) place().removeItem(key);
      else place().setItem(key, value);
    } catch {
      // The browser refuses: the value lives only as long as the page itself.
    }
  },
  /** Whether there is a value whose key begins with `prefix`. */
  has: (prefix: string): boolean => {
    try {
      return Object.keys(place()).some((key) => key.startsWith(prefix));
    } catch {
      return false;
    }
  },
  /** Removes every value whose key begins with `prefix`. */
  removeAll: (prefix: string): void => {
    try {
      for (const key of Object.keys(place())) if (key.startsWith(prefix)) place().removeItem(key);
    } catch {
      // The browser refuses: then nothing was stored either.
    }
  },
});

/** Local storage that never throws: a browser may refuse it (private windows, policies). */
export const storage = neverThrowing(() => localStorage);

/** The same for session storage, which ends with the tab. */
export const tabStorage = neverThrowing(() => sessionStorage);
