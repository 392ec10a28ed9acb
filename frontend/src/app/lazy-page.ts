import { createElement, lazy, useState, type ComponentType } from 'react';

/** A page that is loaded when it is needed, or shortly before. */
export interface LazyPage {
  readonly Page: ComponentType;
  /** Whether it comes with the GraphQL client. */
  readonly usesData: boolean;
  /**
   * Loads it. A failure shows when the page is opened; the next call tries again, as far as the browser does: Chrome
   * remembers a file that did not come until the whole page is loaded anew, which the error boundary offers.
   */
  readonly preload: () => Promise<void>;
}

const page = (load: () => Promise<ComponentType>, usesData: boolean): LazyPage => {
  let loading: Promise<ComponentType> | null = null;
  let loaded: ComponentType | null = null;
  const start = (): Promise<ComponentType> => {
    loading ??= load().then(
      (Page) => (loaded = Page),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  const Waiting = lazy(async () => ({ default: await start() }));
  // A page that is there already is drawn at once: a prerendered one is taken over whole, without a spinner between.
  const Page = () => {
    const [Shown] = useState<ComponentType>(() => loaded ?? Waiting);
    return createElement(Shown);
  };
  return { Page, usesData, preload: () => start().then(() => undefined, () => undefined) };
};

/** @param load imports the page's file and picks the component */
export const lazyPage = (load: () => Promise<ComponentType>): LazyPage => page(load, false);

/** A page that reads or writes data: it comes with the GraphQL client, which the other pages do without. */
export const dataPage = (load: () => Promise<ComponentType>): LazyPage =>
  page(async () => {
    const [{ withData }, Page] = await Promise.all([import('./with-data.tsx'), load()]);
    return withData(Page);
  }, true);
