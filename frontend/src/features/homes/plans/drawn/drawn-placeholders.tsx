import { chakra } from '@chakra-ui/react/styled-system';
import { floorPlanPlaceholders } from '@hearthline/rules/homes/plans/plan-rules.ts';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { DrawnMedia } from './drawn-media.tsx';

/** As large as the cards of drawn plans. */
export const DrawnPlaceholders = () => (
  <chakra.div display="grid" gap="6" aria-hidden>
    {Array.from({ length: floorPlanPlaceholders }, (_, index) => (
      <Card key={index} p="0" overflow="hidden">
        <DrawnMedia>
          <Skeleton aspectRatio={{ base: '16 / 9', md: 'auto' }} borderRadius="0" />
          <chakra.div aspectRatio={{ base: '17 / 9', md: 'auto' }} />
        </DrawnMedia>
        <chakra.div
          p={{ base: '4', md: '6' }}
          minH={{ base: '26rem', md: '14.5rem' }}
          display="grid"
          gap="3"
          alignContent="start"
        >
          <Skeleton width="60%" minH="6" />
          <Skeleton />
          <Skeleton width="80%" />
        </chakra.div>
      </Card>
    ))}
  </chakra.div>
);
