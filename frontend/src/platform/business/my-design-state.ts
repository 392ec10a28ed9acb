import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSessionStore } from '../session/session-context.tsx';
import { FailedAnswer } from '../api/api-fetch.ts';
import { holdDesign, useHeldDesign } from './held-design.ts';
import { chooseInDesign, readMyDesign, type DesignChange, type MyDesign } from './my-design.ts';

let current: MyDesign | null = null;
const listeners = new Set<() => void>();

/** Shows a design that was read or stored wherever it is shown. An older version never replaces a newer one. */
export const showMyDesign = (design: MyDesign | null): void => {
  if (design && current?.code === design.code && current.version > design.version) return;
  current = design;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export interface MyDesignState {
  /** The design that this browser holds, as last read or stored; null while there is none, or it is being read. */
  readonly design: MyDesign | null;
  /** Whether it is being read for the first time. */
  readonly isLoading: boolean;
  /** Stores a choice; the first one makes the design. @throws FailedAnswer, TypeError without a connection */
  readonly choose: (change: DesignChange) => Promise<MyDesign>;
}

/** The design that this browser works on, the same in every part of a page. */
export const useMyDesign = (): MyDesignState => {
  const session = useSessionStore();
  const held = useHeldDesign();
  const shown = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
  const [failed, setFailed] = useState<string | null>(null);
  const code = held?.code ?? null;
  useEffect(() => {
    if (code === null) return;
    let isLeft = false;
    const read = (): void =>
      void readMyDesign(session, code).then(
        (design) => isLeft || showMyDesign(design),
        (error: unknown) => {
          if (isLeft) return;
          if (error instanceof FailedAnswer && error.statusCode === 404) holdDesign(null);
          setFailed(code);
        },
      );
    read();
    // It may have been changed on another device or in another tab meanwhile.
    const readAgain = (): void => void (document.visibilityState === 'visible' && read());
    document.addEventListener('visibilitychange', readAgain);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', readAgain);
    };
  }, [code, session]);
  const design = shown?.code === code ? shown : null;
  return {
    design,
    isLoading: code !== null && design === null && failed !== code,
    choose: async (change) => {
      const stored = await chooseInDesign(session, change);
      showMyDesign(stored);
      return stored;
    },
  };
};
