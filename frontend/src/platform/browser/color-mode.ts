import { useSyncExternalStore } from 'react';
import { storage } from './browser-storage.ts';

export type ColorMode = 'light' | 'dark';

/** Also read by `early.js`, before the first paint. */
const key = 'colorMode';
const changed = 'colormodechange';
const systemQuery = '(prefers-color-scheme: dark)';
const systemDark = (): MediaQueryList => window.matchMedia(systemQuery);

const systemMode = (): ColorMode => (systemDark().matches ? 'dark' : 'light');

/** What this browser's user chose; `early.js` and `chooseColorMode` write nothing else here. */
const chosen = (): ColorMode | undefined =>
  document.documentElement.dataset['colorMode'] as ColorMode | undefined;
const current = (): ColorMode => chosen() ?? systemMode();

const subscribe = (notify: () => void): (() => void) => {
  const system = systemDark();
  system.addEventListener('change', notify);
  window.addEventListener(changed, notify);
  return () => {
    system.removeEventListener('change', notify);
    window.removeEventListener(changed, notify);
  };
};

/** Chooses a mode for this browser; choosing the system's current mode follows the system again. */
export const chooseColorMode = (mode: ColorMode): void => {
  const followsSystem = mode === systemMode();
  storage.write(key, followsSystem ? null : mode);
  if (followsSystem) delete document.documentElement.dataset['colorMode'];
  else document.documentElement.dataset['colorMode'] = mode;
  window.dispatchEvent(new Event(changed));
};

/**
 * The media query of what only dark pages show. Prerendered pages follow the system until they are interactive, so that nothing
 * is loaded twice for those who chose no mode of their own.
 */
export const useDarkMedia = (): string =>
  useSyncExternalStore(
    subscribe,
    () => {
      const mode = chosen();
      return mode ? (mode === 'dark' ? 'screen' : 'not all') : systemQuery;
    },
    () => systemQuery,
  );

/** The mode that is shown. */
export const useColorMode = (): ColorMode => useSyncExternalStore(subscribe, current, () => 'light');
