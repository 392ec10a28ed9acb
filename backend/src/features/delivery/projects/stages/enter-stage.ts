import { foldStage } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import type { Stage } from './stored-stages.ts';

const placeOf = (stages: readonly Stage[], name: string): number =>
  stages.findIndex((stage) => foldStage(stage.name) === foldStage(name));

/** A timeline with a stage that nobody planned right after another one, or at the beginning if there is no such stage. */
const withUnplanned = (stages: readonly Stage[], name: string, previous: string): readonly Stage[] => {
  const place = placeOf(stages, previous) + 1;
  return [
    ...stages.slice(0, place),
    { position: place, name, plannedFor: null, beganOn: null, finishedOn: null },
    ...stages.slice(place).map((stage) => ({ ...stage, position: stage.position + 1 })),
  ];
};

/** A timeline once the work has moved to a stage, forward or back: earlier stages are finished, later ones have not begun. */
export const enterStage = (
  stages: readonly Stage[],
  { from, to }: { readonly from: string; readonly to: string },
  day: string,
): readonly Stage[] => {
  const planned = placeOf(stages, to) < 0 ? withUnplanned(stages, to, from) : stages;
  const place = placeOf(planned, to);
  return planned.map((stage, index) => {
    if (index < place) return stage.beganOn ? { ...stage, finishedOn: stage.finishedOn ?? day } : stage;
    return { ...stage, beganOn: index === place ? (stage.beganOn ?? day) : null, finishedOn: null };
  });
};
