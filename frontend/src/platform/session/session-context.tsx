import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { signedOut, type SessionState, type SessionStore } from './session-store.ts';

const SessionContext = createContext<SessionStore | null>(null);

/** Provides the session to the tree below and keeps it in step with the other tabs. */
export const SessionProvider = ({ store, children }: { store: SessionStore; children: ReactNode }) => {
  useEffect(() => {
    // From here on React shows the actual session, so the guess of early.js is dropped.
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

/** Who is signed in; `loading` while that is not known yet. */
export const useSession = (): SessionState => {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.state, () => signedOut);
};
