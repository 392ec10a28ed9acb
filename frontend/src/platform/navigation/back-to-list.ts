import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { tabStorage, unsentPrefix } from '../browser/browser-storage.ts';

/** Has `unsentPrefix`, to be removed at sign-out: a search may contain a person's name. */
const keyOf = (home: string): string => `${unsentPrefix}list:${home}`;

const partsOf = (address: string): readonly [path: string, query: string] => {
  const [path = '', query = ''] = address.split('?');
  return [path, query];
};

/**
 * The link back to a list, as it was left in this tab: with its page and filters, also after a reload. A list that was not
 * visited yet is shown unfiltered.
 * @param home the list's own address, as in `/admin?tab=projects`
 */
export const lastListUrl = (home: string): string => {
  const left = tabStorage.read(keyOf(home));
  return left ? `${partsOf(home)[0]}?${left}` : home;
};

/** Remembers a list's current page and filters, for the link back from what is opened from it. */
export const useRememberListUrl = (home: string | undefined): void => {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const [path, query] = partsOf(home ?? '');
    if (home === undefined || pathname !== path) return;
    const left = new URLSearchParams(search);
    // Names the list's tab even if it is shown by default: next time another tab may be the default.
    new URLSearchParams(query).forEach((value, name) => left.set(name, value));
    tabStorage.write(keyOf(home), String(left) || null);
  }, [home, pathname, search]);
};
