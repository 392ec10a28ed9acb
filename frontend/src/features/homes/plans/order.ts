import type { Quantities } from '@hearthline/rules/homes/plans/plan-rules.ts';
import { useSearchParams } from 'react-router-dom';
import {
  canSearch,
  quantitiesIn,
  searchIn,
  searchOf,
  withQuantities,
  withSearch,
  type Search,
} from './order-url-state.ts';
import { typeCount, withTypeCounted, withTypeStep } from './room-types.ts';

export interface Order {
  readonly quantities: Quantities;
  /** What Generate would search for now. */
  readonly wanted: Search;
  /** What is shown: the totals of the last search, or null before the first Generate. */
  readonly shown: Search | null;
  readonly change: (change: (quantities: Quantities) => Quantities) => void;
  /** How many rooms of a type are ordered. */
  readonly countOf: (type: string) => number;
  readonly stepType: (type: string, by: 1 | -1) => void;
  /** Answers a picture question, and counts a room of the type if there is none yet. */
  readonly choose: (question: string, type: string) => void;
  readonly generate: () => void;
}

/** Once plans are shown, they follow what is ordered, as long as there is a bedroom and a bathroom to look for. */
const followed = (address: URLSearchParams): URLSearchParams => {
  const wanted = searchOf(quantitiesIn(address));
  return searchIn(address) && canSearch(wanted) ? withSearch(address, wanted) : address;
};

/**
 * The order, kept in the page's address: a reload, a shared link, back and forward all lead to the same quantities
 * and the same plans.
 *
 * Only what a visitor may want to go back to becomes a history entry: each Generate, and each change after it, because the
 * plans change with it. Before that, counting up and down replaces the entry.
 */
export const useOrder = (): Order => {
  const [params, setParams] = useSearchParams();
  // Reads the address itself, not `params`: two presses before the next render must not overwrite each other.
  const address = (): URLSearchParams => new URLSearchParams(window.location.search || params);
  const count = (change: (address: URLSearchParams) => URLSearchParams): void => {
    const now = address();
    setParams(followed(change(now)), { replace: searchIn(now) === null });
  };
  const quantities = quantitiesIn(params);
  return {
    quantities,
    wanted: searchOf(quantities),
    shown: searchIn(params),
    change: (change) => count((now) => withQuantities(now, change(quantitiesIn(now)))),
    countOf: (type) => typeCount(params, type),
    stepType: (type, by) => count((now) => withTypeStep(now, type, by)),
    choose: (question, type) => {
      const now = address();
      const next = followed(withTypeCounted(now, type));
      if (now.get(question) === type && next.toString() === now.toString()) return;
      next.set(question, type);
      setParams(next);
    },
    generate: () => {
      const now = address();
      setParams(withSearch(now, searchOf(quantitiesIn(now))), { replace: searchIn(now) !== null });
    },
  };
};
