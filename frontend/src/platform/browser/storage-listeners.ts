export interface StorageListeners {
  /** Calls them after this page has changed what is stored. */
  readonly notify: () => void;
  /** For `useSyncExternalStore`. @returns a function that ends it */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Those who follow a value in the browser's storage: called after a change by this page, and after any by another tab. */
export const createStorageListeners = (): StorageListeners => {
  const listeners = new Set<() => void>();
  return {
    notify: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
};
