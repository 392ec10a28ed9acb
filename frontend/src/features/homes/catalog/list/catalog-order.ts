import type { CatalogEntry } from './catalog-entry.ts';

/** The orders of the catalog; the first is the usual one. */
export const catalogOrders = [
  { id: 'price', title: 'Price: low to high' },
  { id: 'price-down', title: 'Price: high to low' },
  { id: 'size', title: 'Size: small to large' },
  { id: 'size-down', title: 'Size: large to small' },
  { id: 'name', title: 'Name' },
] as const;
export type CatalogOrder = (typeof catalogOrders)[number]['id'];

/** Homes with a delivered total stand before those of which only the home alone has a price, and these before those without one. */
const rankOf = ({ price }: CatalogEntry): number => (price === null ? 2 : price.aboutCents === null ? 1 : 0);
/** What homes of a rank are ordered by: the delivered total, or else the home alone. */
const amountOf = ({ price }: CatalogEntry): number => price?.aboutCents ?? price?.baseCents ?? 0;

const byPrice =
  (sign: 1 | -1) =>
  (one: CatalogEntry, other: CatalogEntry): number =>
    rankOf(one) - rankOf(other) || sign * (amountOf(one) - amountOf(other));
const bySize =
  (sign: 1 | -1) =>
  (one: CatalogEntry, other: CatalogEntry): number =>
    sign * (one.squareFootage - other.squareFootage);
const byName = (one: CatalogEntry, other: CatalogEntry): number =>
  one.name.localeCompare(other.name, 'en-US');

const compare: Readonly<Record<CatalogOrder, (one: CatalogEntry, other: CatalogEntry) => number>> = {
  price: byPrice(1),
  'price-down': byPrice(-1),
  size: bySize(1),
  'size-down': bySize(-1),
  name: byName,
};

/** The homes in an order; equals by name. */
export const inOrder = (homes: readonly CatalogEntry[], order: CatalogOrder): CatalogEntry[] =>
  homes.toSorted((one, other) => compare[order](one, other) || byName(one, other));
