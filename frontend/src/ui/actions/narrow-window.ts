import { useSyncExternalStore } from 'react';

/** Below the breakpoint `sm` of the theme. */
const narrow = (): MediaQueryList => window.matchMedia('(max-width: 639.98px)');

const subscribe = (notify: () => void): (() => void) => {
  const media = narrow();
  media.addEventListener('change', notify);
  return () => media.removeEventListener('change', notify);
};

/** Whether the window is as narrow as a phone's: for cases that need a different element. Mere looks are left to CSS. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => narrow().matches,
    () => false,
  );
