import type { ListedHome } from '@hearthline/rules/homes/catalog/shown-home.ts';
import {
  shortPriceIn,
  type ListPrices,
  type ShortPrice,
} from '@hearthline/rules/homes/prices/short-price.ts';

/** A home of the catalog with its price; null if it has none. */
export type CatalogEntry = ListedHome & { readonly price: ShortPrice | null };

/** The homes with their prices. */
export const entriesOf = (homes: readonly ListedHome[], prices: ListPrices): CatalogEntry[] =>
  homes.map((home) => ({ ...home, price: shortPriceIn(prices, home.slug) }));
