import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from './surface.tsx';

/** A gray bar in place of something that is loading. */
export const Skeleton = chakra('div', {
  base: {
    borderRadius: 'sm',
    minH: '4',
    bgImage: 'linear-gradient(90deg, {colors.sunken} 25%, {colors.line} 37%, {colors.sunken} 63%)',
    backgroundSize: '400% 100%',
    animation: 'shimmer 1.6s ease-in-out infinite',
  },
});

/** A placeholder for a card: a picture and three lines. */
export const SkeletonCard = () => (
  <Card p="0" overflow="hidden" aria-hidden data-skeleton>
    <Skeleton aspectRatio="4 / 3" borderRadius="0" />
    <chakra.div p="5" display="grid" gap="3">
      <Skeleton width="60%" minH="6" />
      <Skeleton />
      <Skeleton width="80%" />
    </chakra.div>
  </Card>
);

/** Gray rows in place of a list in a card. */
export const SkeletonRows = ({ count, minH }: { count: number; minH?: string }) => (
  <Card aria-busy data-skeleton display="grid" gap="4">
    {Array.from({ length: count }, (_, row) => (
      <Skeleton key={row} minH={minH} />
    ))}
  </Card>
);

/**
 * Gray rows in place of a screen whose parts load one by one: the screen is shown once all are there, since each would
 * push down those below it. It is as tall as the window, so that the footer does not appear and vanish again.
 */
export const SkeletonScreen = ({ label }: { label: string }) => (
  <chakra.div
    role="status"
    aria-label={label}
    aria-busy
    data-skeleton
    minH="100dvh"
    display="grid"
    gap="4"
    alignContent="start"
  >
    <Skeleton width="40%" maxW="64" minH="6" />
    <Skeleton minH="24" borderRadius="lg" />
    <Skeleton minH="24" borderRadius="lg" />
    <Skeleton minH="24" borderRadius="lg" />
  </chakra.div>
);
