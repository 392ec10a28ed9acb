import { useSyncExternalStore } from 'react';

/** Whether a media query holds, now and whenever that changes. */
const watch = (query: string): (() => boolean) => {
  const media = (): MediaQueryList => window.matchMedia(query);
  const subscribe = (notify: () => void): (() => void) => {
    const list = media();
    list.addEventListener('change', notify);
    return () => list.removeEventListener('change', notify);
  };
  return () =>
    useSyncExternalStore(
      subscribe,
      () => media().matches,
      () => false,
    );
};

/**
 * Whether the window is as narrow as a phone's, below the breakpoint `sm` of the theme: for cases that need a different element.
 * Mere looks are left to CSS.
 */
export const useNarrow = watch('(max-width: 639.98px)');

/** Whether rows of a list are cards, which scroll with the page: below the breakpoint `md` of the theme. */
export const useCards = watch('(max-width: 767.98px)');
