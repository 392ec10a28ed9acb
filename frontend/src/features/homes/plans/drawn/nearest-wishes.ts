import { styles } from '@hearthline/model/plan/document.ts';
import type { Quantities } from '@hearthline/rules/homes/plans/plan-rules.ts';
import type { NearestWishFragment } from '../../../../gql/generated.ts';
import { searchOf, withQuantities, withSearch } from '../order-url-state.ts';
import { maxBaths, maxBeds, withPreferences, type Wish } from './wish.ts';

/** Another wish, and which of its fields differ from the one that was asked for. */
export interface OtherWish {
  readonly wish: Wish;
  readonly differs: readonly string[];
}

/** Why there is no plan, and what can be asked for instead. */
export interface NoPlan {
  readonly reason: string;
  readonly nearest: readonly OtherWish[];
}

/** What no home has, so that the server need not be asked; null for everything else. */
export const beyondLimits = (wish: Wish): NoPlan | null => {
  const beds = wish.beds.slice(0, maxBeds);
  const within = (baths: number): OtherWish => ({
    wish: { ...wish, beds, baths },
    differs: [
      ...(beds.length < wish.beds.length ? ['beds'] : []),
      ...(baths === wish.baths ? [] : ['baths']),
    ],
  });
  if (wish.baths < 1)
    return {
      reason: 'A home needs at least one full bath, with a tub or a shower.',
      nearest: [within(1), within(1.5)],
    };
  if (beds.length < wish.beds.length || wish.baths > maxBaths)
    return {
      reason: `We draw plans of up to ${maxBeds} bedrooms and ${maxBaths} baths.`,
      nearest: [within(Math.min(wish.baths, maxBaths))],
    };
  return null;
};

/** Rounded up: with less there would be no plan. */
const wholeDollarsOf = (cents: number | null | undefined): number | null =>
  typeof cents === 'number' ? Math.ceil(cents / 100) : null;

/** The server's answer in the words of the page. */
export const otherWishOf = ({
  wish,
  differs,
  maxMonthlyCents,
  maxDeliveredCents,
}: NearestWishFragment): OtherWish => ({
  differs,
  wish: {
    ...wish,
    length: wish.length ?? null,
    squareFeet: wish.squareFeet ?? null,
    kitchen: wish.kitchen ?? null,
    utilityEntrance: wish.utilityEntrance ?? false,
    primaryApart: wish.primaryApart ?? false,
    office: wish.office ?? false,
    porch: wish.porch ?? false,
    accessible: wish.accessible ?? false,
    suites: wish.suites === 2,
    style: styles.find((style) => style === wish.style) ?? null,
    maxMonthly: wholeDollarsOf(maxMonthlyCents),
    maxDelivered: wholeDollarsOf(maxDeliveredCents),
  },
});

/** The order of a wish; what does not differ stays as it was counted, as two half baths in place of a full one. */
const orderOf = ({ wish, differs }: OtherWish, { bedrooms, bathrooms }: Quantities): Quantities => {
  const count = (kind: Wish['beds'][number]): number => wish.beds.filter((bed) => bed === kind).length;
  return {
    bedrooms: differs.includes('beds')
      ? { king: count('king'), queen: count('queen'), full: count('full'), twin: count('twin') }
      : bedrooms,
    bathrooms: differs.includes('baths')
      ? { full: Math.floor(wish.baths), half: wish.baths % 1 === 0 ? 0 : 1 }
      : bathrooms,
  };
};

/** The address at which plans are drawn for another wish. Its seed stays: for that one there is a plan. */
export const addressOf = (
  address: URLSearchParams,
  other: OtherWish,
  quantities: Quantities,
): URLSearchParams => {
  const order = orderOf(other, quantities);
  return withPreferences(withSearch(withQuantities(address, order), searchOf(order)), other.wish);
};
