import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A page that is loaded when it is needed, or shortly before. */
export interface LazyPage {
  readonly Page: LazyExoticComponent<ComponentType>;
  /** Starts loading; a failure shows when the page is opened. */
  readonly preload: () => void;
}

/** @param load imports the page's file and picks the component */
export const lazyPage = (load: () => Promise<ComponentType>): LazyPage => ({
  Page: lazy(async () => ({ default: await load() })),
  preload: () => void load().catch(() => undefined),
});

/** A page that reads or writes data: it comes with the GraphQL client, which the other pages do without. */
export const dataPage = (load: () => Promise<ComponentType>): LazyPage =>
  lazyPage(async () => {
    const [{ withData }, Page] = await Promise.all([import('./with-data.tsx'), load()]);
    return withData(Page);
  });
