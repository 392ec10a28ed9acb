import { useSyncExternalStore } from 'react';

/** As wide as a list with something beside it needs; from here on the workspace's rail shows its titles, too. */
const wide = (): MediaQueryList => window.matchMedia('(min-width: 1100px)');

const subscribe = (notify: () => void): (() => void) => {
  const media = wide();
  media.addEventListener('change', notify);
  return () => media.removeEventListener('change', notify);
};

/** Whether what is opened from a list has room beside it: for cases that need a different element. Mere looks are left to CSS. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wide().matches,
    () => true,
  );
