import { homePath, sizesText, type ShownHome } from '@hearthline/rules/homes/catalog/shown-home.ts';
import type { ServedContent } from '@hearthline/rules/site/served-content.ts';
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
  const bootstrap = text ? (JSON.parse(text) as Partial<ServedContent>) : {};
  return { content: [], featured: [], ...bootstrap, path: page.location.pathname };
};

/** The homes that the home page shows. */
export const useFeaturedHomes = (): readonly ShownHome[] => useContext(FirstContent).featured;

/** The smallest and the largest home of the catalog, in words: `from 680 to 2,926 square feet`; empty where that is not known. */
export const useSizesText = (): string => sizesText(useContext(FirstContent).sizes);

/** The home that the page at a path was served with; null if it was served as missing, undefined if it must be asked for. */
export const useServedHome = (path: string): ShownHome | null | undefined => {
  const { home, path: served } = useContext(FirstContent);
  if (home && homePath(home.slug) === path.replace(/\/+$/, '').toLowerCase()) return home;
  return path === served ? home : undefined;
};
