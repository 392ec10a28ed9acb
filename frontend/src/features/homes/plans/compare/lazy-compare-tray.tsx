import { lazy, Suspense } from 'react';
import { useComparison } from './compare-state.ts';

const Tray = lazy(() => import('./compare-tray.tsx').then((file) => ({ default: file.CompareTray })));

/** The tray of ticked homes, loaded with the first tick. */
export const LazyCompareTray = () => {
  const { ids } = useComparison();
  return (
    ids.length > 0 && (
      <Suspense>
        <Tray />
      </Suspense>
    )
  );
};
