import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { Container } from '../../../ui/layout/surface.tsx';

/** Gray in place of a design while it is loading: its scene and its head where they will be, and the room of what follows. */
export const DesignPlaceholder = () => (
  <Container pt={{ base: '0', lg: '8' }} pb={{ base: '16', md: '24' }}>
    <chakra.div
      role="status"
      aria-label="Loading your home"
      aria-busy
      data-skeleton
      minH="100dvh"
      display="grid"
      alignContent="start"
      columnGap={{ lg: '10', xl: '12' }}
      rowGap="6"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 60%) minmax(0, 1fr)' }}
    >
      {/* Its picture, if this browser has shown it before (early.js). */}
      <Skeleton
        mx={{ base: '-5', md: '-8', lg: '0' }}
        h={{ base: '17.5rem', md: '27rem', lg: 'auto' }}
        aspectRatio={{ lg: '3 / 2' }}
        borderRadius={{ base: '0', lg: 'xl' }}
        position="relative"
        overflow="hidden"
      >
        <chakra.div
          data-design-picture
          position="absolute"
          inset="0"
          backgroundImage="var(--design-picture)"
          backgroundSize="cover"
          backgroundPosition="center"
        />
      </Skeleton>
      <chakra.div display="grid" gap="4" alignContent="start">
        <Skeleton width="6rem" />
        <Skeleton width="70%" minH="10" />
        <Skeleton width="90%" />
        <Skeleton width="12rem" />
        <Skeleton maxW="22rem" minH="12" />
        <Skeleton minH="12" />
      </chakra.div>
    </chakra.div>
  </Container>
);
