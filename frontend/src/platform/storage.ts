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
};
