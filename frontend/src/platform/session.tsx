import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { SessionState, SessionStore } from './session-store.ts';

const SessionContext = createContext<SessionStore | null>(null);

/** Gives the session to the tree below and keeps it in step with the other tabs. */
export const SessionProvider = ({ store, children }: { store: SessionStore; children: ReactNode }) => {
  useEffect(() => {
    // From here on the page shows the session as it is (see early.js).
    delete document.documentElement.dataset['session'];
    return store.start();
  }, [store]);
  return <SessionContext value={store}>{children}</SessionContext>;
};

/** The store itself: sign in, sign out, refresh. */
export const useSessionStore = (): SessionStore => {
  const store = useContext(SessionContext);
  if (!store) throw new Error('useSession needs a SessionProvider above it');
  return store;
};

// What a prerendered page shows: it is the same for everybody.
const nobody: SessionState = { loading: false, user: null };

/** Who is signed in; `loading` while that is not known yet. */
export const useSession = (): SessionState => {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.state, () => nobody);
};
