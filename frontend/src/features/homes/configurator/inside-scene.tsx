import { chakra } from '@chakra-ui/react/styled-system';
import type { Plan } from '@hearthline/model/plan/document.ts';
import type { ReactNode } from 'react';
import { useJson } from '../../../platform/api/use-rest.ts';
import { PlanInColors, type FinishColors } from './plan-in-colors.tsx';

interface InsideSceneProps {
  /** The address of the plan document. */
  readonly planFile: string;
  readonly colors: FinishColors;
  /** What is shown until the plan is there, and where there is none. */
  readonly children: ReactNode;
}

/** The plan in the colors of its inside, in place of the picture of the home. */
export const InsideScene = ({ planFile, colors, children }: InsideSceneProps) => {
  const { loaded } = useJson<Plan>(planFile);
  if (loaded.state !== 'loaded') return children;
  return (
    <chakra.div
      h={{ base: 'var(--scene)', lg: 'auto' }}
      aspectRatio={{ lg: '3 / 2' }}
      borderRadius={{ base: '0', lg: 'xl' }}
      bg="sunken"
      p="3"
      pt={{ base: '14', lg: '16' }}
      display="grid"
    >
      <PlanInColors plan={loaded.value} colors={colors} />
    </chakra.div>
  );
};
