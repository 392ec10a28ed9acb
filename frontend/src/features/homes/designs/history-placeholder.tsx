import { Skeleton } from '../../../ui/layout/skeleton.tsx';

/** Gray in place of the history, as high as that of a new design. */
export const HistoryPlaceholder = () => (
  <Skeleton role="status" aria-label="Loading the history" aria-busy data-skeleton minH="2.75rem" />
);
