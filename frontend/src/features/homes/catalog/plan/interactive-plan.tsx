import { chakra } from '@chakra-ui/react/styled-system';
import { shownPlan } from '@hearthline/model/drawing/draw-plan.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { useMemo, useState } from 'react';
import { useWidth } from '../../../../ui/charts/element-width.ts';
import { Card } from '../../../../ui/layout/surface.tsx';
import { PlanNote } from './plan-note.tsx';
import { PlanSheet, type PlanView } from './plan-sheet.tsx';
import { PlanTools } from './plan-tools.tsx';
import { roomNotes } from './room-notes.ts';
import { useRuler } from './ruler-state.ts';
import { turnsBelow } from './sheet-size.ts';

/** A floor plan that answers to hover, tap and keyboard, with switches, zoom and a ruler. */
export const InteractivePlan = ({ plan }: { plan: Plan }) => {
  const [frame, width] = useWidth<HTMLDivElement>(1100);
  const turned = width < turnsBelow;
  const [chosen, choose] = useState<Partial<PlanView>>({});
  const view: PlanView = {
    furniture: true,
    // On a phone, they would take more room than the plan.
    dimensions: !turned,
    mirrored: false,
    isMeasuring: false,
    zoom: 1,
    ...chosen,
  };
  const [pointed, point] = useState<string | null>(null);
  const [pinned, pin] = useState<string | null>(null);
  const { mirrored } = view;
  const seen = useMemo(() => shownPlan(plan, { mirrored, turned }), [plan, mirrored, turned]);
  const notes = useMemo(() => roomNotes(plan), [plan]);
  const ruler = useRuler(seen);
  const shown = pointed ?? pinned;
  const change = (part: Partial<PlanView>): void => {
    if (part.isMeasuring !== undefined || part.mirrored !== undefined) ruler.clear();
    choose((before) => ({ ...before, ...part }));
  };
  return (
    <Card p="0" overflow="hidden">
      <PlanTools view={view} onChange={change} />
      <div ref={frame}>
        <PlanSheet
          plan={plan}
          seen={seen}
          turned={turned}
          width={width}
          ruler={ruler}
          notes={notes}
          view={view}
          shown={shown}
          pinned={pinned}
          onPoint={point}
          onKeep={pin}
        />
      </div>
      <chakra.div _print={{ display: 'none' }}>
        <PlanNote
          note={notes.find(({ id }) => id === shown)}
          isMeasuring={view.isMeasuring}
          isTouch={turned}
          distance={ruler.distance}
        />
      </chakra.div>
    </Card>
  );
};
