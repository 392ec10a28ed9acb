import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';

const six = [0, 1, 2, 3, 4, 5];

/** Six gray rows in place of the table or the timeline while it loads. */
export const RowsSkeleton = () => (
  <chakra.div aria-hidden data-skeleton display="grid" gap="1">
    {six.map((row) => (
      <Skeleton key={row} minH="9" />
    ))}
  </chakra.div>
);
