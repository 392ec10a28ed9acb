import { chakra } from '@chakra-ui/react/styled-system';
import { floorPlanPlaceholders } from '@hearthline/rules/homes/plans/plan-rules.ts';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';

/** As large as the cards of drawn plans. */
export const DrawnPlaceholders = () => (
  <chakra.div display="grid" gap="6" aria-hidden>
    {Array.from({ length: floorPlanPlaceholders }, (_, index) => (
      <Card key={index} p="0" overflow="hidden">
        <Skeleton aspectRatio="63 / 38" maxH="32rem" borderRadius="0" />
        <chakra.div p={{ base: '5', md: '6' }} display="grid" gap="3" alignContent="start">
          <Skeleton width="60%" minH="6" />
          <Skeleton />
          <Skeleton width="80%" />
        </chakra.div>
      </Card>
    ))}
  </chakra.div>
);
