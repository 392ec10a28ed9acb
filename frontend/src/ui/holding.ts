import { createContext, useEffect, useState } from 'react';

/** How long a dialog holds whoever waits in it: an answer that takes longer may never come. */
export const patience = 10_000;

/** Whether a dialog stays for what it began: not for ever, because a connection may hang. */
export const useHolding = (busy: boolean): boolean => {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setOver(true), patience);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [busy]);
  return busy && !isOver;
};

/** Escape is pressed in vain: where it is pressed again and again, a browser would close the dialog, which comes back at once, and it would flicker. */
export const useNoEscape = (holds: boolean): void => {
  useEffect(() => {
    if (!holds) return;
    const stop = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') event.preventDefault();
    };
    document.addEventListener('keydown', stop);
    return () => document.removeEventListener('keydown', stop);
  }, [holds]);
};

/** Tells what is in a dialog whether that holds whoever waits. */
export const Holding = createContext(false);
