import type { ListedHome } from '@hearthline/rules/homes/catalog/shown-home.ts';
import { landLeftOut } from '@hearthline/rules/homes/prices/price-text.ts';
import {
  shownPayment,
  type ListPrices,
  type ShortPrice,
} from '@hearthline/rules/homes/prices/short-price.ts';
import type { VisitorPlace } from '../../../../domain/visitor-place.ts';
import type { RestAnswers } from '../../../../platform/api/rest-answers.ts';

/** A home of the catalog with its price; null if it has none. */
export type CatalogEntry = ListedHome & { readonly price: ShortPrice | null };

/** The homes as a page is served with them. */
export const servedEntries = (homes: readonly ListedHome[], prices: ListPrices): CatalogEntry[] =>
  homes.map((home) => ({ ...home, price: prices[home.slug] ?? null }));

/** The homes as the API lists them at a place. @param notServed what is said of a place where none is delivered; empty of others */
export const listedEntries = (
  { homes }: RestAnswers['GET /api/homes'],
  { land }: VisitorPlace,
  notServed: string,
): CatalogEntry[] =>
  homes.map(({ price, ...home }) => ({
    ...(home as Omit<ListedHome, 'price'>),
    price: price && {
      baseCents: price.baseCents,
      aboutCents: price.delivered ? price.aboutCents : null,
      month: price.payment && shownPayment(price.payment),
      leftOut: landLeftOut(land),
      ...(!price.delivered && { sentence: [notServed, home.travel].filter(Boolean).join(' ') }),
    },
  }));
