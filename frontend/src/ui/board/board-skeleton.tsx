import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton } from '../layout/skeleton.tsx';

/** Six gray columns in place of a board while it loads. */
export const BoardSkeleton = () => (
  <chakra.div aria-hidden data-skeleton display="flex" gap="2" overflow="hidden">
    {[0, 1, 2, 3, 4, 5].map((column) => (
      <Skeleton key={column} flex="1 0 11rem" minH="22rem" />
    ))}
  </chakra.div>
);
