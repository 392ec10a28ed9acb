import { createContext, useEffect, useState } from 'react';

/** How long a busy dialog cannot be closed, in milliseconds: an answer that takes longer may never come. */
export const busyLimitMs = 10_000;

/** Whether a busy dialog is held open: not forever, because a connection may hang. */
export const useBusyLock = (busy: boolean): boolean => {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setOver(true), busyLimitMs);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [busy]);
  return busy && !isOver;
};

/** Ignores Escape while a dialog is held: pressed repeatedly, a browser would close it, and as it reopens at once it would flicker. */
export const useBlockEscape = (holds: boolean): void => {
  useEffect(() => {
    if (!holds) return;
    const stop = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') event.preventDefault();
    };
    document.addEventListener('keydown', stop);
    return () => document.removeEventListener('keydown', stop);
  }, [holds]);
};

/** Tells the content of a dialog whether the dialog is held open. */
export const BusyDialogContext = createContext(false);
