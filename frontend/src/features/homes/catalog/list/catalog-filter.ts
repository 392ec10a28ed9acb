import type { CatalogEntry } from './catalog-entry.ts';

/** Of each of these, any number can be chosen: a home must have one of them. */
export const facetNames = ['bedrooms', 'bathrooms', 'type', 'size'] as const;
export type FacetName = (typeof facetNames)[number];

/** Limits in whole dollars. */
export const limitNames = ['min-price', 'max-price', 'max-total', 'monthly'] as const;
export type LimitName = (typeof limitNames)[number];

/** What a visitor looks for; no choice and no limit is any. */
export interface CatalogWish {
  readonly facets: Readonly<Record<FacetName, readonly string[]>>;
  readonly limits: Readonly<Record<LimitName, number | null>>;
}

const sizes = [
  { id: '0-999', title: 'Under 1,000', max: 999 },
  { id: '1000-1499', title: '1,000–1,499', max: 1499 },
  { id: '1500-1999', title: '1,500–1,999', max: 1999 },
  { id: '2000', title: '2,000 and more', max: Infinity },
] as const;

/** Which choice of a facet a home is. */
const choiceOf: Readonly<Record<FacetName, (home: CatalogEntry) => string>> = {
  bedrooms: ({ bedrooms }) => String(bedrooms),
  bathrooms: ({ bathrooms }) => String(bathrooms),
  type: ({ modelType }) => modelType.split(' ')[0]?.toLowerCase() ?? '',
  size: ({ squareFootage }) => sizes.find(({ max }) => squareFootage <= max)?.id ?? '',
};

const titleOf = (facet: FacetName, home: CatalogEntry): string => {
  if (facet === 'type') return home.modelType;
  const id = choiceOf[facet](home);
  return facet === 'size' ? (sizes.find((size) => size.id === id)?.title ?? id) : id;
};

/** Limits are of the same figures as those of the API: the home alone, the delivered total, and a month of everything. A home without one is within no limit of it. */
const keeps: Readonly<Record<LimitName, (home: CatalogEntry, dollars: number) => boolean>> = {
  'min-price': ({ price }, min) => price !== null && price.baseCents >= min * 100,
  'max-price': ({ price }, max) => price !== null && price.baseCents <= max * 100,
  'max-total': ({ price }, max) =>
    price !== null && price.aboutCents !== null && price.aboutCents <= max * 100,
  monthly: ({ price }, max) =>
    price !== null && price.month !== null && price.month.monthlyCents <= max * 100,
};

/** The homes that fit. @param without a facet that is left out of account */
export const fitting = (
  homes: readonly CatalogEntry[],
  { facets, limits }: CatalogWish,
  without?: FacetName,
): CatalogEntry[] =>
  homes.filter(
    (home) =>
      facetNames.every(
        (name) =>
          name === without || facets[name].length === 0 || facets[name].includes(choiceOf[name](home)),
      ) &&
      limitNames.every((name) => {
        const limit = limits[name];
        return limit === null || keeps[name](home, limit);
      }),
  );

interface FacetChoice {
  readonly id: string;
  readonly title: string;
  /** How many homes there are with it and everything else that is wished. */
  readonly count: number;
}

/** The choices of a facet that the catalog has, in their order, with how many homes each leads to. */
export const choicesOf = (
  homes: readonly CatalogEntry[],
  wish: CatalogWish,
  facet: FacetName,
): FacetChoice[] => {
  const others = fitting(homes, wish, facet);
  const titles = new Map(
    homes
      .toSorted((one, other) => one.squareFootage - other.squareFootage)
      .map((home) => [choiceOf[facet](home), titleOf(facet, home)]),
  );
  const isCounted = facet === 'bedrooms' || facet === 'bathrooms';
  return [...titles]
    .toSorted(([one], [other]) => (isCounted ? Number(one) - Number(other) : 0))
    .map(([id, title]) => ({
      id,
      title,
      count: others.filter((home) => choiceOf[facet](home) === id).length,
    }));
};

/** A wish without one of its parts, and how many homes fit then. */
export interface Wider {
  readonly part: FacetName | LimitName;
  readonly count: number;
}

/** Which part to give up, the one that leads to most homes first; those that lead to none are left out. */
export const widerWishes = (homes: readonly CatalogEntry[], wish: CatalogWish): Wider[] =>
  [
    ...facetNames
      .filter((part) => wish.facets[part].length > 0)
      .map((part) => ({ part, count: fitting(homes, wish, part).length })),
    ...limitNames
      .filter((part) => wish.limits[part] !== null)
      .map((part) => ({
        part,
        count: fitting(homes, { ...wish, limits: { ...wish.limits, [part]: null } }).length,
      })),
  ]
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
