import { chakra } from '@chakra-ui/react/styled-system';
import type { GeneratedPlan } from '@hearthline/model/designs/design.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { CodeSheetView } from './code-sheet-view.tsx';
import { Elevations } from './elevations.tsx';
import { InteractivePlan } from './interactive-plan.tsx';

/** Everything that is drawn and measured from a plan: the plan itself, its four sides, its check. */
export const PlanParts = ({ plan, isChecked }: { plan: Plan; isChecked: boolean }) => (
  <chakra.div display="grid" gap={{ base: '14', md: '20' }} gridTemplateColumns="minmax(0, 1fr)">
    <section aria-labelledby="floor-plan">
      <Heading id="floor-plan" mb="6">
        Floor plan
      </Heading>
      <InteractivePlan plan={plan} />
    </section>
    <section aria-labelledby="elevations">
      <Heading id="elevations">From outside</Heading>
      <Text look="small" quiet mt="2" mb="6">
        The four sides to scale. Roof and ground are shown for illustration.
      </Text>
      <Elevations plan={plan} />
    </section>
    {isChecked && <CodeSheetView plan={plan} wish={(plan as Partial<GeneratedPlan>).wish} />}
  </chakra.div>
);
