import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';

/** In place of the form while it is loading. */
export const CalendarSkeleton = () => (
  <chakra.div role="status" aria-label="Loading the calendar" display="grid" gap="4" maxW="23.5rem">
    <Skeleton minH="7" width="60%" />
    <Skeleton minH="80" borderRadius="lg" data-skeleton />
  </chakra.div>
);
