import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton } from '../layout/skeleton.tsx';

/** Gray columns in place of a board while it loads. @param columns how many stand side by side in a wide window */
export const BoardSkeleton = ({ columns = 6 }: { readonly columns?: number }) => (
  <chakra.div aria-hidden data-skeleton display="flex" gap="2" overflow="hidden">
    {Array.from({ length: columns }, (_, column) => (
      <Skeleton key={column} flex={{ base: '1 0 11rem', xl: '1 1 0' }} minH="22rem" />
    ))}
  </chakra.div>
);
