import { lazy, type ComponentType } from 'react';

const load = async (): Promise<ComponentType> => {
  try {
    return (await import('../ui/toaster.tsx')).Toaster;
  } catch {
    // A page without toasts is better than no page.
    return () => null;
  }
};

/** The toasts come after the first screen, and before they are needed: an error toast may mean no network. */
export const LazyToaster = lazy(async () => ({ default: await load() }));
