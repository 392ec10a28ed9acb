import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { toastStore } from '../../ui/toasts/toast-store.ts';

const load = async (): Promise<ComponentType> => {
  try {
    return (await import('../../ui/toasts/toaster.tsx')).Toaster;
  } catch {
    // A page without toasts is better than no page.
    return () => null;
  }
};

const Toaster = lazy(async () => ({ default: await load() }));
const acts = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Loads the toasts (14 kB) with the visitor's first act: a toast answers one, and an error toast may mean that there is no
 * network to load it over. One that comes by itself loads them too.
 */
export const LazyToaster = () => {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const need = (): void => setNeeded(true);
    if (toastStore.current().length > 0) need();
    for (const act of acts) document.addEventListener(act, need, { once: true, passive: true });
    const stop = toastStore.subscribe(need);
    return () => {
      for (const act of acts) document.removeEventListener(act, need);
      stop();
    };
  }, []);
  return (
    isNeeded && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
};
