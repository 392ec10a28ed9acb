import { useEffect, useState, useSyncExternalStore } from 'react';
import { hasStatus } from '../platform/api/rest-client.ts';
import { unsentInput } from '../platform/form-memory/unsent-input.ts';
import { useSession, useSessionStore } from '../platform/session/session-context.tsx';
import { dropDesign, keyOf, useStoredDesign, useStoredDesigns, type StoredDesign } from './stored-design.ts';
import { pendingChanges, usePendingChanges, withChanges, type DesignChange } from './pending-changes.ts';
import { chooseInDesign, readMyDesign, storePendingChanges, type MyDesign } from './my-design.ts';

let known: ReadonlyMap<string, MyDesign> = new Map();
const listeners = new Set<() => void>();

/** Shows a design that was read or stored wherever it is shown. An older version never replaces a newer one. */
export const showMyDesign = (design: MyDesign): void => {
  if ((known.get(design.code)?.version ?? 0) > design.version) return;
  known = new Map(known).set(design.code, design);
  for (const listener of listeners) listener();
};

// What an account showed is not for whoever comes after it.
unsentInput.onClear(() => {
  known = new Map();
  for (const listener of listeners) listener();
});

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const nothing: ReadonlyMap<string, MyDesign> = new Map();

/** The designs that were read or stored on this page, by their codes. */
export const useKnownDesigns = (): ReadonlyMap<string, MyDesign> =>
  useSyncExternalStore(
    subscribe,
    () => known,
    () => nothing,
  );

export interface MyDesignState {
  /** The design as it was last read or stored, with the choices that wait to be stored; null while there is none, or it is being read. */
  readonly design: MyDesign | null;
  /** Whether it is being read for the first time. */
  readonly isLoading: boolean;
  /** Why it could not be read. */
  readonly failure: 'missing' | 'failed' | null;
  /** Whether choices wait to be stored. */
  readonly isWaiting: boolean;
  readonly retry: () => void;
  /** Stores a choice. @throws FailedAnswer, TypeError without a connection */
  readonly choose: (change: DesignChange) => Promise<MyDesign>;
}

interface Failure {
  readonly of: string;
  readonly why: 'missing' | 'failed';
}

/** A design by its code, the same in every part of a page; null for the one that the first choice makes. */
export const useDesign = (code: string | null): MyDesignState => {
  const session = useSessionStore();
  const { loading, user } = useSession();
  const shown = useKnownDesigns();
  const changes = usePendingChanges();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [tries, setTries] = useState(0);
  const of = `${code} ${user?.id ?? ''} ${tries}`;
  // Without a key, the account decides what is shown.
  const mustWait = code !== null && loading && keyOf(code) === undefined;
  useEffect(() => {
    if (code === null || mustWait) return;
    let isLeft = false;
    const read = async (): Promise<void> => {
      try {
        if (pendingChanges().length > 0)
          for (const design of await storePendingChanges(session)) showMyDesign(design);
      } catch {
        // What waits is tried again with the next choice, or once the connection is back.
      }
      try {
        const design = await readMyDesign(session, code);
        if (isLeft) return;
        setFailure(null);
        showMyDesign(design);
      } catch (error) {
        if (isLeft) return;
        const isMissing = hasStatus(error, 404);
        setFailure({ of, why: isMissing ? 'missing' : 'failed' });
        if (isMissing) dropDesign(code);
      }
    };
    void read();
    // It may have been changed on another device or in another tab meanwhile.
    const readAgain = (): void => void (document.visibilityState === 'visible' && read());
    document.addEventListener('visibilitychange', readAgain);
    window.addEventListener('online', readAgain);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', readAgain);
      window.removeEventListener('online', readAgain);
    };
  }, [code, session, of, mustWait]);
  const found = code === null ? undefined : shown.get(code);
  const why = failure?.of === of ? failure.why : null;
  return {
    design: found ? withChanges(found, changes) : null,
    isLoading: code !== null && !found && why === null,
    failure: found ? null : why,
    isWaiting: changes.some((one) => one.code === code),
    retry: () => setTries(tries + 1),
    choose: async (change) => {
      const stored = await chooseInDesign(session, change, code);
      showMyDesign(stored);
      return stored;
    },
  };
};

/** The design that this browser works on. */
export const useMyDesign = (): MyDesignState => useDesign(useStoredDesign()?.code ?? null);

/** A design that this browser holds: null until it is read. */
export interface StoredEntry {
  readonly stored: StoredDesign;
  readonly design: MyDesign | null;
}

/** The designs that this browser holds, the one that it works on first; those that are gone are let go of. */
export const useStoredEntries = (): readonly StoredEntry[] => {
  const session = useSessionStore();
  const stored = useStoredDesigns();
  const shown = useKnownDesigns();
  const changes = usePendingChanges();
  const missing = stored.flatMap(({ code }) => (shown.has(code) ? [] : [code])).join(' ');
  useEffect(() => {
    for (const code of missing.split(' ').filter(Boolean))
      readMyDesign(session, code).then(showMyDesign, (error: unknown) => {
        if (hasStatus(error, 404)) dropDesign(code);
      });
  }, [missing, session]);
  return stored.map((one) => {
    const design = shown.get(one.code);
    return { stored: one, design: design ? withChanges(design, changes) : null };
  });
};
