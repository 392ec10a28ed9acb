import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** What the page at an address is about, as told by the feature that knows it. */
interface Named {
  readonly path: string;
  readonly name: string;
}

let current: Named | null = null;
const told = new Set<() => void>();

const tell = (named: Named | null): void => {
  current = named;
  for (const notify of told) notify();
};

const subscribe = (notify: () => void): (() => void) => {
  told.add(notify);
  return () => told.delete(notify);
};

/**
 * Names what this page shows (a project, a contact) in the title of the window: several tabs can then be told apart.
 * @param name undefined as long as it is not known
 */
export const usePageName = (name: string | undefined): void => {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!name) return;
    tell({ path: pathname, name });
    return () => tell(null);
  }, [pathname, name]);
};

/** The name of what the page at an address shows; undefined where it has none or is not known yet. */
export const useNameAt = (path: string): string | undefined => {
  const named = useSyncExternalStore(subscribe, () => current, () => null);
  return named?.path === path ? named.name : undefined;
};
