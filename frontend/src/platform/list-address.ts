import { pageNumber } from '@hearthline/rules/paging.ts';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useNotedPlace } from './way-back.ts';

/** What is said otherwise; an empty text or null says nothing any more. */
type Change<Name extends string> = Partial<Record<Name | 'page', string | number | null>>;

interface ListAddress<Name extends string> {
  readonly page: number;
  /** What the address says of a filter; an empty text where it says nothing. */
  readonly said: (name: Name) => string;
  /** The query of another place, for a link. Anything but another page begins at page 1. */
  readonly to: (to: Change<Name>) => string;
  /** Goes there. `replace`: back does not lead to what was shown before. */
  readonly change: (to: Change<Name>, replace?: boolean) => void;
}

interface Naming<Name extends string> {
  /** Begins every name in the address, where several lists share one: `job` makes `?jobState=failed&jobPage=2`. */
  readonly prefix?: string;
  /** What has a name of its own in spite of that. */
  readonly unprefixed?: readonly Name[];
  /** What goes without saying, and does not stand in the address. */
  readonly usual?: Partial<Record<Name, string>>;
  /** The list's own address, where what is opened of it has addresses of their own: the way back leads to the list as it is now. */
  readonly home?: string;
}

/** Page and filters of a list that live in the address: reload, back and sharing work. */
export const useListAddress = <Name extends string>({ prefix = '', unprefixed = [], usual = {}, home }: Naming<Name> = {}): ListAddress<Name> => {
  const [params, setParams] = useSearchParams();
  useNotedPlace(home);
  const inAddress = (name: string): string => (prefix && !unprefixed.some((each) => each === name) ? `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}` : name);
  const from = (query: URLSearchParams, to: Change<Name>): URLSearchParams => {
    for (const [name, value] of Object.entries({ page: 1, ...to }) as [string, string | number | null][]) {
      const goesWithoutSaying = value === null || (name === 'page' ? value === 1 : value === '' || value === (usual as Readonly<Record<string, string>>)[name]);
      if (goesWithoutSaying) query.delete(inAddress(name));
      else query.set(inAddress(name), String(value));
    }
    return query;
  };
  return {
    page: pageNumber.safeParse(params.get(inAddress('page'))).data ?? 1,
    said: (name) => params.get(inAddress(name)) ?? '',
    to: (to) => `?${from(new URLSearchParams(params), to)}`,
    // From the address itself: two changes within one turn must not overwrite each other.
    change: (to, replace = false) => setParams(from(new URLSearchParams(window.location.search || params), to), { replace }),
  };
};

/**
 * Leads to the last page where the address names one that never was, or is no more.
 * @param totalPages as the server says; missing while it has not
 * @returns whether the way leads there now
 */
export const useLastPage = ({ page, change }: Pick<ListAddress<never>, 'page' | 'change'>, totalPages: number | undefined): boolean => {
  // There is always a first one, also where there is nothing.
  const last = totalPages === undefined ? Infinity : Math.max(1, totalPages);
  const isBeyond = page > last;
  useEffect(() => {
    if (isBeyond) change({ page: last }, true);
  });
  return isBeyond;
};
