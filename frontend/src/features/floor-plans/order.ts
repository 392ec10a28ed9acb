import type { Quantities } from '@hearthline/rules/floor-plans/rules.ts';
import { useSearchParams } from 'react-router-dom';
import {
  isSameSearch,
  quantitiesIn,
  searchIn,
  searchOf,
  withQuantities,
  withSearch,
  type Search,
} from './order-url-state.ts';

export interface Order {
  readonly quantities: Quantities;
  /** What Generate would search for now. */
  readonly wanted: Search;
  /** What is shown: the totals of the last Generate, or null before it. */
  readonly shown: Search | null;
  readonly change: (change: (quantities: Quantities) => Quantities) => void;
  readonly generate: () => void;
}

/**
 * The order, kept in the page's address: a reload, a shared link, back and forward all lead to the same quantities
 * and the same plans.
 *
 * Only what a visitor may want to go back to becomes a history entry: each Generate. Counting up and down replaces the
 * entry, except for the first change after a Generate, which must not overwrite the entry that shows its plans; the next
 * Generate then completes the entry that this change began.
 */
export const useOrder = (): Order => {
  const [params, setParams] = useSearchParams();
  // Reads the address itself, not `params`: two presses before the next render must not overwrite each other.
  const address = (): URLSearchParams => new URLSearchParams(window.location.search || params);
  const quantities = quantitiesIn(params);
  return {
    quantities,
    wanted: searchOf(quantities),
    shown: searchIn(params),
    change: (change) => {
      const now = address();
      const before = quantitiesIn(now);
      const settled = isSameSearch(searchIn(now), searchOf(before));
      setParams(withQuantities(now, change(before)), { replace: !settled });
    },
    generate: () => {
      const now = address();
      setParams(withSearch(now, searchOf(quantitiesIn(now))), { replace: searchIn(now) !== null });
    },
  };
};
