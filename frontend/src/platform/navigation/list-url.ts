import { pageInAddress } from '@hearthline/rules/paging.ts';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRememberListUrl } from './back-to-list.ts';

/** The values to change; an empty text or null removes one. */
type Change<Name extends string> = Partial<Record<Name | 'page', string | number | null>>;

interface ListAddress<Name extends string> {
  readonly page: number;
  /** The value of a filter in the address; an empty text if it is not there. */
  readonly param: (name: Name) => string;
  /** The query with these changes, for a link. Starts at page 1 unless `page` is given. */
  readonly to: (to: Change<Name>) => string;
  /** Goes there. `replace`: the back button does not return to the previous state. */
  readonly change: (to: Change<Name>, replace?: boolean) => void;
}

interface Naming<Name extends string> {
  readonly prefix?: string;
  /** Names that do not take the prefix. */
  readonly unprefixed?: readonly Name[];
  /** Default values, which are left out of the address. */
  readonly defaults?: Partial<Record<Name, string>>;
  /** The list's own address, if its entries open at addresses of their own: the link back from those leads to the list as it is now. */
  readonly home?: string;
}

/** Keeps page and filters of a list in the address, so that reload, back and sharing work. */
export const useListUrl = <Name extends string>({
  prefix = '',
  unprefixed = [],
  defaults = {},
  home,
}: Naming<Name> = {}): ListAddress<Name> => {
  const [params, setParams] = useSearchParams();
  useRememberListUrl(home);
  const inAddress = (name: string): string =>
    prefix && !unprefixed.some((each) => each === name)
      ? `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`
      : name;
  const from = (query: URLSearchParams, to: Change<Name>): URLSearchParams => {
    for (const [name, value] of Object.entries({ page: 1, ...to }) as [string, string | number | null][]) {
      const goesWithoutSaying =
        value === null ||
        (name === 'page'
          ? value === 1
          : value === '' || value === (defaults as Readonly<Record<string, string>>)[name]);
      if (goesWithoutSaying) query.delete(inAddress(name));
      else query.set(inAddress(name), String(value));
    }
    return query;
  };
  return {
    page: pageInAddress(params.get(inAddress('page'))),
    param: (name) => params.get(inAddress(name)) ?? '',
    to: (to) => `?${from(new URLSearchParams(params), to)}`,
    // Reads the address itself, not `params`: two changes before the next render must not overwrite each other.
    change: (to, replace = false) =>
      setParams(from(new URLSearchParams(window.location.search || params), to), { replace }),
  };
};

/**
 * Goes to the last page if the address names one beyond it.
 * @param totalPages undefined until the server has answered
 * @returns whether it is going there now
 */
export const useLastPage = (
  { page, change }: Pick<ListAddress<never>, 'page' | 'change'>,
  totalPages: number | undefined,
): boolean => {
  // Even an empty list has a first page.
  const last = totalPages === undefined ? Infinity : Math.max(1, totalPages);
  const isBeyond = page > last;
  useEffect(() => {
    if (isBeyond) change({ page: last }, true);
  });
  return isBeyond;
};
