import { chakra } from '@chakra-ui/react/styled-system';
import { floorPlanPlaceholders } from '@hearthline/rules/homes/plans/plan-rules.ts';
import { SkeletonCard } from '../../../../ui/layout/skeleton.tsx';
import { resultRow } from '../plan-loading.tsx';

/** As many placeholder cards as docs/specification.md, section 9, says. */
export const PlanPlaceholders = () => (
  <chakra.div css={resultRow}>
    {Array.from({ length: floorPlanPlaceholders }, (_, index) => (
      <SkeletonCard key={index} />
    ))}
  </chakra.div>
);
