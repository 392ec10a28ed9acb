import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';

const six = [0, 1, 2, 3, 4, 5];

/** Six gray rows in place of the table or the timeline while it loads. */
export const RowsSkeleton = () => (
  <chakra.div aria-hidden data-skeleton display="grid" gap="1">
    {six.map((row) => (
      <Skeleton key={row} minH="9" />
    ))}
  </chakra.div>
);

/** Six gray columns in place of the board while it loads. */
export const BoardSkeleton = () => (
  <chakra.div aria-hidden data-skeleton display="flex" gap="2" overflow="hidden">
    {six.map((column) => (
      <Skeleton key={column} flex="1 0 11rem" minH="22rem" />
    ))}
  </chakra.div>
);
