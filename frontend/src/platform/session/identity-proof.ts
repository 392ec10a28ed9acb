let waiting: { readonly answer: Promise<boolean>; readonly settle: (proved: boolean) => void } | null = null;
const watchers = new Set<() => void>();
const notify = (): void => {
  for (const watcher of watchers) watcher();
};

/**
 * Asks the user to prove again who they are, in one dialog however many requests need it (identity-dialog.tsx shows it).
 * It is kept outside of React: requests of GraphQL, of the REST API and downloads ask alike.
 */
export const identityProof = {
  /** Asks. @returns whether they did; the caller then sends its request again */
  ask: (): Promise<boolean> => {
    if (!waiting) {
      let settle: (proved: boolean) => void = () => undefined;
      const answer = new Promise<boolean>((resolve) => (settle = resolve));
      waiting = { answer, settle };
      notify();
    }
    return waiting.answer;
  },
  isRequested: (): boolean => waiting !== null,
  /** Ends the question. */
  settle: (proved: boolean): void => {
    waiting?.settle(proved);
    waiting = null;
    notify();
  },
  subscribe: (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};
