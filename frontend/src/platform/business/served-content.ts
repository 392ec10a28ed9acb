import { homePath, type ListedHome, type ShownHome } from '@hearthline/rules/homes/shown-home.ts';
import type { Price } from '@hearthline/rules/prices/price-of.ts';
import { shortPriceIn, type ListPrices, type ShortPrice } from '@hearthline/rules/prices/short-price.ts';
import type { ServedContent } from '@hearthline/rules/served-content.ts';
import { createContext, useContext } from 'react';

/** The same in the browser. */
export interface FirstServed extends ServedContent {
  /** The path that was served. */
  readonly path?: string | undefined;
}

/** In agreement with the prerendered text. Provided by `app/app.tsx`. */
export const FirstContent = createContext<FirstServed>({ content: [], featured: [] });

/**
 * Reads {@link FirstContent} from the page.
 * @param page the document that carries `<script type="application/json" id="bootstrap">`
 */
export const readFirstContent = (page: Document): FirstServed => {
  const text = page.getElementById('bootstrap')?.textContent;
  const given = text ? (JSON.parse(text) as Partial<ServedContent>) : {};
  return {
    content: given.content ?? [],
    featured: given.featured ?? [],
    home: given.home,
    price: given.price,
    homes: given.homes,
    prices: given.prices,
    path: page.location.pathname,
  };
};

/** The homes that the home page shows. */
export const useFeaturedHomes = (): readonly ShownHome[] => useContext(FirstContent).featured;

/** The home that the page at a path was served with; null if it was served as missing, undefined if it must be asked for. */
export const useServedHome = (path: string): ShownHome | null | undefined => {
  const { home, path: served } = useContext(FirstContent);
  if (home && homePath(home.slug) === path.replace(/\/+$/, '').toLowerCase()) return home;
  return path === served ? home : undefined;
};

/** What the home costs that the page at a path was served with; undefined if it must be asked for. */
export const useServedPrice = (path: string): Price | undefined => {
  const home = useServedHome(path);
  const { price } = useContext(FirstContent);
  return home ? price : undefined;
};

/** What a card says of the price of a home: null if it has none, undefined if it was not served along and must be asked for. */
export const useServedShortPrice = (slug: string | undefined): ShortPrice | null | undefined => {
  const { prices } = useContext(FirstContent);
  return slug !== undefined && prices && Object.hasOwn(prices.homes, slug)
    ? shortPriceIn(prices, slug)
    : undefined;
};

/** The catalog with its prices, if the page was served with it. */
export const useServedCatalog = ():
  { readonly homes: readonly ListedHome[]; readonly prices: ListPrices } | undefined => {
  const { homes, prices } = useContext(FirstContent);
  return homes && prices && { homes, prices };
};
