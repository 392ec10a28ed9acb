import type { Design } from '@hearthline/rules/design.ts';
import { planBaseOf, samplePlanCode } from '@hearthline/rules/homes/designs/pictures.ts';
import { lookWith, standardLook } from '@hearthline/rules/homes/looks/look.ts';
import type { ReactNode } from 'react';
import { HouseView } from '../features/homes/house-view/house-view.tsx';
import type { ApiSession } from '../platform/api/rest-client.ts';
import { storedDesign } from '../domain/stored-design.ts';
import { readMyDesign } from '../domain/my-design.ts';
import { useSessionStore } from '../platform/session/session-context.tsx';

/** The plan of the design that this browser holds, or else of the sample. */
const findPlan = async (session: ApiSession): Promise<string> => {
  const stored = storedDesign();
  const design = stored && (await readMyDesign(session, stored.code).catch(() => null));
  return `${planBaseOf(design?.home ?? null) ?? `/api/floor-plans/designs/${samplePlanCode}`}.json`;
};

/** The visitor's home with the chosen roof and siding, in place of its picture. */
export const DesignedHouse = ({ design, children }: { design: Design; children: ReactNode }) => {
  const session = useSessionStore();
  return (
    <HouseView
      planFile={() => findPlan(session)}
      name="Your home"
      look={lookWith(standardLook, design)}
      isCompact
    >
      {children}
    </HouseView>
  );
};
