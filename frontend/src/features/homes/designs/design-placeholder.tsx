import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { Container } from '../../../ui/layout/surface.tsx';
import { overviewGrid } from './overview-grid.ts';

/** Gray in place of a design while it is loading: its picture and its head where they will be, and the room of what follows. */
export const DesignPlaceholder = () => (
  <Container pt={{ base: '6', md: '10' }} pb={{ base: '16', md: '24' }}>
    <chakra.div role="status" aria-label="Loading your home" aria-busy data-skeleton minH="100dvh">
      <chakra.div {...overviewGrid}>
        <chakra.div order="1" display="grid" gap="4">
          <Skeleton width="6rem" />
          <Skeleton width="70%" minH="10" />
          <Skeleton width="90%" />
          <Skeleton width="12rem" />
          <Skeleton maxW="22rem" minH="12" />
          <Skeleton minH="12" />
        </chakra.div>
        {/* Its picture, if this browser has shown it before (early.js). */}
        <Skeleton aspectRatio="3 / 2" borderRadius="xl" position="relative" overflow="hidden">
          <chakra.div
            data-design-picture
            position="absolute"
            inset="0"
            backgroundImage="var(--design-picture)"
            backgroundSize="cover"
            backgroundPosition="center"
          />
        </Skeleton>
      </chakra.div>
    </chakra.div>
  </Container>
);
