import {
  maxQuantity,
  maxSearch,
  noQuantities,
  totalBathrooms,
  totalBedrooms,
  type Quantities,
} from '@hearthline/rules/homes/plans/plan-rules.ts';
import { bathTypeParameters, roomKinds } from './rooms.ts';

/** The two totals that plans are searched by. */
export interface Search {
  readonly bedrooms: number;
  readonly bathrooms: number;
}

const resultParameter = 'plans';

export const searchOf = (quantities: Quantities): Search => ({
  bedrooms: totalBedrooms(quantities),
  bathrooms: totalBathrooms(quantities),
});

/** At least one bedroom and one bathroom (docs/specification.md, section 5). */
export const canSearch = ({ bedrooms, bathrooms }: Search): boolean => bedrooms > 0 && bathrooms > 0;

export const isSameSearch = (one: Search | null, other: Search | null): boolean =>
  one?.bedrooms === other?.bedrooms && one?.bathrooms === other?.bathrooms;

/** `?king=1&full-baths=2` → quantities; anything but a count from 0 to {@link maxQuantity} reads as 0. */
export const quantitiesIn = (address: URLSearchParams): Quantities =>
  roomKinds.reduce((quantities, kind) => {
    const text = address.get(kind.parameter) ?? '';
    const count = /^\d{1,2}$/.test(text) ? Number(text) : 0;
    return kind.withCount(quantities, count <= maxQuantity ? count : 0);
  }, noQuantities);

/** `?plans=3x2`: the totals whose plans are shown, or null while none are. */
export const searchIn = (address: URLSearchParams): Search | null => {
  const [, bedrooms, bathrooms] = (
    /^(\d{1,3})x(\d{1,3})$/.exec(address.get(resultParameter) ?? '') ?? []
  ).map(Number);
  const search = { bedrooms: bedrooms ?? 0, bathrooms: bathrooms ?? 0 };
  // Checks the rule's limits without its schema: zod would be a quarter of this page's script.
  return canSearch(search) && Math.max(search.bedrooms, search.bathrooms) <= maxSearch ? search : null;
};

/** The same address with other quantities; a count of zero is left out. */
export const withQuantities = (address: URLSearchParams, quantities: Quantities): URLSearchParams => {
  const next = new URLSearchParams(address);
  for (const { parameter, countOf } of roomKinds) {
    if (countOf(quantities)) next.set(parameter, String(countOf(quantities)));
    else next.delete(parameter);
  }
  // Fewer baths than before have no more of a type than there are.
  let rest = quantities.bathrooms.full;
  for (const parameter of Object.values(bathTypeParameters)) {
    const count = Math.min(Number(next.get(parameter) ?? 0), rest);
    if (count > 0) next.set(parameter, String(count));
    else next.delete(parameter);
    rest -= Math.max(0, count || 0);
  }
  return next;
};

/** The same address, showing the plans for these totals. */
export const withSearch = (address: URLSearchParams, { bedrooms, bathrooms }: Search): URLSearchParams => {
  const next = new URLSearchParams(address);
  next.set(resultParameter, `${bedrooms}x${bathrooms}`);
  return next;
};
