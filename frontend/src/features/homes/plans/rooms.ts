import { changeQuantity, maxQuantity, type Quantities } from '@hearthline/rules/homes/plans/plan-rules.ts';

/** A kind of room that is counted, with its parameter and its names. */
export interface RoomKind {
  /** Its parameter in the address. As beds and baths both have a "full", that of baths includes the noun. */
  readonly parameter: string;
  readonly label: string;
  readonly one: string;
  readonly many: string;
  /** The options of the steps above that are of this kind. */
  readonly types: readonly string[];
  readonly countOf: (quantities: Quantities) => number;
  readonly withCount: (quantities: Quantities, count: number) => Quantities;
}

const bedroom = (size: keyof Quantities['bedrooms'], name: string): RoomKind => ({
  parameter: size,
  label: `${name} bedrooms`,
  one: `${size} bedroom`,
  many: `${size} bedrooms`,
  types: [size],
  countOf: ({ bedrooms }) => bedrooms[size],
  withCount: ({ bedrooms, bathrooms }, count) => ({ bathrooms, bedrooms: { ...bedrooms, [size]: count } }),
});

const bathroom = (size: keyof Quantities['bathrooms'], name: string, types: readonly string[]): RoomKind => ({
  parameter: `${size}-baths`,
  label: `${name} bathrooms`,
  one: `${size} bathroom`,
  many: `${size} bathrooms`,
  types,
  countOf: ({ bathrooms }) => bathrooms[size],
  withCount: ({ bedrooms, bathrooms }, count) => ({ bedrooms, bathrooms: { ...bathrooms, [size]: count } }),
});

export const bedroomKinds: readonly RoomKind[] = [
  bedroom('king', 'King'),
  bedroom('queen', 'Queen'),
  bedroom('full', 'Full'),
  bedroom('twin', 'Twin'),
];

/** Four types to view but two to count: everything with a tub or a shower is a full bath (docs/specification.md, section 3). */
export const bathroomKinds: readonly RoomKind[] = [
  bathroom('full', 'Full', ['master', 'three-quarter', 'standard']),
  bathroom('half', 'Half', ['half']),
];

/** The parameters of how many full baths are of a type; the others are standard ones. */
export const bathTypeParameters: Readonly<Record<string, string>> = {
  master: 'master-baths',
  'three-quarter': 'three-quarter-baths',
};

export const roomKinds: readonly RoomKind[] = [...bedroomKinds, ...bathroomKinds];

/** One room of a kind more or less, within the limits of the rules. */
export const stepped = (quantities: Quantities, kind: RoomKind, step: 1 | -1): Quantities =>
  kind.withCount(quantities, changeQuantity(kind.countOf(quantities), step));

/** Removes or adds rooms to reach the total, of the last kind ordered, which has the smallest bed. */
const withTotal = (quantities: Quantities, kinds: readonly RoomKind[], total: number): Quantities => {
  const counts = kinds.map(({ countOf }) => countOf(quantities));
  const missing = total - counts.reduce((sum, count) => sum + count, 0);
  const step = missing < 0 ? -1 : 1;
  const canStep = ({ countOf }: RoomKind): boolean => step < 0 || countOf(quantities) < maxQuantity;
  const kind = kinds.findLast((each) => each.countOf(quantities) > 0 && canStep(each)) ?? kinds.find(canStep);
  return missing && kind ? withTotal(stepped(quantities, kind, step), kinds, total) : quantities;
};

/** The order with these totals that is closest to this one. */
export const withTotals = (
  quantities: Quantities,
  { bedrooms, bathrooms }: { readonly bedrooms: number; readonly bathrooms: number },
): Quantities => withTotal(withTotal(quantities, bedroomKinds, bedrooms), bathroomKinds, bathrooms);

/** `2 king bedrooms`, `1 half bathroom`. */
export const countedText = ({ one, many }: RoomKind, count: number): string =>
  `${count} ${count === 1 ? one : many}`;
