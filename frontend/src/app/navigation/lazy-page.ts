import { createElement, lazy, useState, type ComponentType } from 'react';

/** A page that is loaded on demand, or shortly before. */
export interface LazyPage {
  readonly Page: ComponentType;
  /** Whether it is loaded together with the GraphQL client. */
  readonly usesData: boolean;
  /**
   * Loads it. A failure shows only when the page is opened; the next call tries again, as far as the browser does: Chrome
   * remembers a failed file until the whole page is reloaded, which the error boundary offers.
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
  // A page that is already loaded is rendered at once: a prerendered one is hydrated whole, without a spinner in between.
  const Page = () => {
    const [Shown] = useState<ComponentType>(() => loaded ?? Waiting);
    return createElement(Shown);
  };
  return {
    Page,
    usesData,
    preload: () =>
      start().then(
        () => undefined,
        () => undefined,
      ),
  };
};

/** A page that needs no GraphQL client. @param load imports the page's file and picks the component */
export const lazyPage = (load: () => Promise<ComponentType>): LazyPage => page(load, false);

/** A page that reads or writes data: it is loaded together with the GraphQL client, which the other pages do without. */
export const dataPage = (load: () => Promise<ComponentType>): LazyPage =>
  page(async () => {
    const [{ withData }, Page] = await Promise.all([import('../with-data.tsx'), load()]);
    return withData(Page);
  }, true);
