/** Names of what was typed and not sent begin with it: it goes with whoever typed it. */
export const typedPrefix = 'typed:';

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
      // Refused: the value lives as long as the page does not need it again.
    }
  },
  /** Whether there is a value whose name begins so. */
  has: (prefix: string): boolean => {
    try {
      return Object.keys(place()).some((key) => key.startsWith(prefix));
    } catch {
      return false;
    }
  },
  /** Removes every value whose name begins so. */
  removeAll: (prefix: string): void => {
    try {
      for (const key of Object.keys(place())) if (key.startsWith(prefix)) place().removeItem(key);
    } catch {
      // Refused: then nothing was stored either.
    }
  },
});

/** Local storage that never throws: a browser may refuse it (private windows, policies). */
export const storage = neverThrowing(() => localStorage);

/** The same for what ends with the tab. */
export const tabStorage = neverThrowing(() => sessionStorage);
