import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { tabStorage, typedPrefix } from './storage.ts';

/** A search may name a person: who signs out leaves nothing of it behind. */
const keyOf = (home: string): string => `${typedPrefix}list:${home}`;

const partsOf = (address: string): readonly [path: string, query: string] => {
  const [path = '', query = ''] = address.split('?');
  return [path, query];
};

/**
 * The way back to a list, as it was left in this tab: with its page and filters, also after a reload. A list that was not
 * seen yet is shown whole.
 * @param home the list's own address, as in `/admin?tab=projects`
 */
export const wayBack = (home: string): string => {
  const left = tabStorage.read(keyOf(home));
  return left ? `${partsOf(home)[0]}?${left}` : home;
};

/** Notes how a list stands, for the way back from what is opened of it. */
export const useNotedPlace = (home: string | undefined): void => {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const [path, query] = partsOf(home ?? '');
    if (home === undefined || pathname !== path) return;
    const left = new URLSearchParams(search);
    // Where the list stands without being named, it is named now: another part may stand there next time.
    new URLSearchParams(query).forEach((value, name) => left.set(name, value));
    tabStorage.write(keyOf(home), String(left) || null);
  }, [home, pathname, search]);
};
