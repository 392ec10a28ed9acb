import { useEffect, useState, type ComponentType } from 'react';
import { toastStore } from '../../ui/toasts/toast-store.ts';

const loadToaster = async (): Promise<ComponentType> => (await import('../../ui/toasts/toaster.tsx')).Toaster;
const acts = ['pointerdown', 'keydown', 'focusin'] as const;

interface LazyToasterProps {
  /** Imports the toasts. */
  readonly load?: () => Promise<ComponentType>;
}

/**
 * Loads the toasts (3 kB) with the visitor's first act: a toast answers one, and an error toast may mean that there is no
 * network to load it over. One that comes by itself loads them too. If they cannot be loaded, the page does without them
 * until the next act, the next toast or the network's return; the toast itself waits in its store.
 */
export const LazyToaster = ({ load = loadToaster }: LazyToasterProps) => {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Toaster) return;
    let isLoading = false;
    const need = (): void => {
      if (isLoading) return;
      isLoading = true;
      load().then(
        (loaded) => setToaster(() => loaded),
        () => {
          isLoading = false;
        },
      );
    };
    if (toastStore.current().some(({ open }) => open)) need();
    for (const act of acts) document.addEventListener(act, need, { passive: true });
    window.addEventListener('online', need);
    const stop = toastStore.subscribe(need);
    return () => {
      for (const act of acts) document.removeEventListener(act, need);
      window.removeEventListener('online', need);
      stop();
    };
  }, [Toaster, load]);
  return Toaster && <Toaster />;
};
