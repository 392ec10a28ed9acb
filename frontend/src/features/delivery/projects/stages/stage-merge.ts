import { foldStage } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import type { ProjectTimeLineFragment } from '../../../../gql/generated.ts';

/** A stage in the time line's form; unknown days are empty. */
export interface PlannedStage {
  /** Its name when loaded, normalized for comparison: identifies the stage after it is renamed. Empty for an added one. */
  readonly was: string;
  readonly name: string;
  readonly plannedFor: string;
  readonly beganOn: string;
  readonly finishedOn: string;
}

export const newStage: PlannedStage = { was: '', name: '', plannedFor: '', beganOn: '', finishedOn: '' };

/** The stored time line as fields of the form. */
export const plannedOf = ({ stages }: ProjectTimeLineFragment): PlannedStage[] =>
  stages.map(({ name, plannedFor, beganOn, finishedOn }) => ({
    was: foldStage(name),
    name,
    plannedFor: plannedFor ?? '',
    beganOn: beganOn ?? '',
    finishedOn: finishedOn ?? '',
  }));

type Plan = ReadonlyMap<string, PlannedStage>;

/** The stages by the name that identifies them. */
const planOf = (stages: readonly PlannedStage[]): Plan => {
  const plan = new Map<string, PlannedStage>();
  stages.forEach((stage, index) => {
    const name = stage.was || foldStage(stage.name);
    plan.set(name && !plan.has(name) ? name : `new ${index}`, stage);
  });
  return plan;
};

/** The typed changes to a stage. */
const typedAt = (stage: PlannedStage, before: PlannedStage): Partial<PlannedStage> =>
  Object.fromEntries(
    (['name', 'plannedFor', 'beganOn', 'finishedOn'] as const)
      .filter((part) => stage[part] !== before[part])
      .map((part) => [part, stage[part]]),
  );

/** `order`, with the keys that only `other` has inserted after their predecessors there. */
const mergeOrder = (order: readonly string[], other: readonly string[]): readonly string[] =>
  other.reduce(
    (line, key, index) =>
      line.includes(key) ? line : line.toSpliced(line.indexOf(other[index - 1] ?? '') + 1, 0, key),
    order,
  );

/**
 * A newer time line with the typed changes on top: names and days, stages added, removed and moved. Untouched parts are
 * those of the newer one.
 * @param base the time line that the form is based on
 * @param current the stage that the work is in by now, which cannot be removed
 */
export const mergeStages = (
  base: readonly PlannedStage[],
  mine: readonly PlannedStage[],
  theirs: readonly PlannedStage[],
  current: string,
): PlannedStage[] => {
  const [before, typed, newer] = [planOf(base), planOf(mine), planOf(theirs)];
  const ownStages = new Map<string, PlannedStage>();
  for (const [key, stage] of typed) {
    const touched = typedAt(stage, before.get(key) ?? newStage);
    const stored = newer.get(key);
    if (stored) ownStages.set(key, { ...stored, ...touched });
    // Removed by another user: it stays only if something was typed there.
    else if (Object.keys(touched).length > 0 || !before.has(key)) ownStages.set(key, { ...stage, was: '' });
  }
  const isRemoved = (key: string): boolean =>
    before.has(key) && !typed.has(key) && key !== foldStage(current);
  const myOrder = [...ownStages.keys()];
  const newOrder = [...newer.keys()].filter((key) => !isRemoved(key));
  const myMoves = [...typed.keys()].filter((key) => before.has(key));
  const hasMoved = myMoves.join('\n') !== [...before.keys()].filter((key) => typed.has(key)).join('\n');
  const order = hasMoved ? mergeOrder(myOrder, newOrder) : mergeOrder(newOrder, myOrder);
  return order.flatMap((key) => ownStages.get(key) ?? newer.get(key) ?? []);
};
