import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';

const load = async (): Promise<ComponentType> => {
  try {
    return (await import('../../ui/toasts/toaster.tsx')).Toaster;
  } catch {
    // A page without toasts is better than no page.
    return () => null;
  }
};

const Toaster = lazy(async () => ({ default: await load() }));
const never = (): (() => void) => () => undefined;

/**
 * Loads the toasts after the first screen, but before they are needed: an error toast may mean that there is no network.
 * A prerendered page has none.
 */
export const LazyToaster = () => {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    inBrowser && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
};
