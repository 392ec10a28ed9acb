import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';

/** About as much as the charts and lists need. */
export const detailsHeight = '60rem';

/** The room of the charts and lists until they are there. */
export const DetailsSkeleton = () => (
  <chakra.div display="grid" gap="5" minH={detailsHeight} alignContent="start" data-skeleton aria-hidden>
    <Skeleton minH="80" borderRadius="lg" />
    <Skeleton minH="80" borderRadius="lg" />
  </chakra.div>
);
