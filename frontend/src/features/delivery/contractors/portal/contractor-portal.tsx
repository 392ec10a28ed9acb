import { lazy, Suspense } from 'react';
import { PageSpinner } from '../../../../ui/layout/spinner.tsx';

const Board = lazy(() =>
  import('./contractor-board.tsx').then((file) => ({ default: file.ContractorBoard })),
);

/** The contractor's portal, loaded only once a contractor has signed in. */
export const ContractorPortal = () => (
  <Suspense fallback={<PageSpinner />}>
    <Board />
  </Suspense>
);
