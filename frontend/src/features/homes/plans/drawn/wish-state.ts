import type { Quantities } from '@hearthline/rules/homes/plans/plan-rules.ts';
import { useSearchParams } from 'react-router-dom';
import {
  bathsOf,
  bedsOf,
  preferencesIn,
  seedIn,
  withFirstSeed,
  withNextSeed,
  withPreferences,
  type Preferences,
  type Wish,
} from './wish.ts';

interface WishState {
  readonly wish: Wish;
  readonly seed: number;
  /** Asks for other preferences; beds and baths are counted elsewhere. What is typed digit by digit is no step of the history. */
  readonly prefer: (preferences: Preferences, isTyped?: boolean) => void;
  /** Asks for the plans of the next seed. */
  readonly next: () => void;
}

/** What plans are drawn for, kept in the page's address; each change is a step of the history. */
export const useWish = (quantities: Quantities): WishState => {
  const [params, setParams] = useSearchParams();
  // Reads the address itself, not `params`: two presses before the next render must not overwrite each other.
  const address = (): URLSearchParams => new URLSearchParams(window.location.search || params);
  return {
    wish: { ...preferencesIn(params), beds: bedsOf(quantities), baths: bathsOf(quantities) },
    seed: seedIn(params),
    prefer: (wanted, isTyped = false) =>
      setParams(withPreferences(withFirstSeed(address()), wanted), { replace: isTyped }),
    next: () => setParams(withNextSeed(address())),
  };
};
