import { pluralize } from '@hearthline/rules/humanize.ts';
import { useEffect, useState } from 'react';
import { canSearch, isSameSearch, type Search } from './order-url-state.ts';
import { rest } from '../../../platform/api/rest-client.ts';

/** Long enough for the next press of somebody who is counting: neither the server nor a screen reader is told of each one. */
const pauseMs = 350;

interface Count {
  readonly search: Search;
  /** Null if it could not be found out. */
  readonly homes: number | null;
}

const homesWith = ({ bedrooms, bathrooms }: Search, signal: AbortSignal): Promise<number | null> =>
  rest('GET /api/floor-plans/search', { parameters: { bedrooms, bathrooms }, signal }).then(
    (homes) => homes.length,
    () => null,
  );

const countText = (homes: number): string =>
  homes > 0
    ? `${pluralize(homes, 'home')} ${homes === 1 ? 'matches' : 'match'}`
    : 'No home matches exactly. Plans can be drawn for you.';

/** How many homes match the order, as a text that stands still while somebody is counting; empty until it is known. */
export const useMatchText = (wanted: Search): string => {
  const [count, setCount] = useState<Count | null>(null);
  const { bedrooms, bathrooms } = wanted;
  const ready = canSearch(wanted);
  useEffect(() => {
    if (!ready) return;
    const search = { bedrooms, bathrooms };
    const stop = new AbortController();
    const timer = setTimeout(
      () =>
        void homesWith(search, stop.signal).then(
          (homes) => stop.signal.aborted || setCount({ search, homes }),
        ),
      pauseMs,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [ready, bedrooms, bathrooms]);
  if (!ready) {
    const missing = [...(bedrooms ? [] : ['a bedroom']), ...(bathrooms ? [] : ['a bathroom'])];
    return `Choose ${missing.join(' and ')} to see how many homes match.`;
  }
  return count && isSameSearch(count.search, wanted) && count.homes !== null ? countText(count.homes) : '';
};
