import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** The name of what the page at `path` shows, as given by the feature that loaded it. */
interface Named {
  readonly path: string;
  readonly name: string;
}

let current: Named | null = null;
const watchers = new Set<() => void>();

const publish = (named: Named | null): void => {
  current = named;
  for (const notify of watchers) notify();
};

const subscribe = (notify: () => void): (() => void) => {
  watchers.add(notify);
  return () => watchers.delete(notify);
};

/**
 * Puts the name of what this page shows (a project, a contact) into the window's title, so that tabs can be told apart.
 * @param name undefined until it is known
 */
export const usePageTitle = (name: string | undefined): void => {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!name) return;
    publish({ path: pathname, name });
    return () => publish(null);
  }, [pathname, name]);
};

/** The name that the page at an address gave with `usePageTitle`; undefined if it has none or it is not known yet. */
export const usePageTitleAt = (path: string): string | undefined => {
  const named = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
  return named?.path === path ? named.name : undefined;
};
