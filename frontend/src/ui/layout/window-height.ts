import { useSyncExternalStore } from 'react';

const subscribe = (notify: () => void): (() => void) => {
  window.addEventListener('resize', notify);
  return () => window.removeEventListener('resize', notify);
};

/** The height of the window in pixels, now and whenever it changes. @param initial where there is no window */
export const useWindowHeight = (initial: number): number =>
  useSyncExternalStore(
    subscribe,
    () => window.innerHeight,
    () => initial,
  );
