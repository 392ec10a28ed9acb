import { foldStage } from '@hearthline/rules/projects.ts';
import type { ProjectTimeLineFragment } from '../../gql/generated.ts';

/** A stage in the form of the time line; days that are not known are empty. */
export interface PlannedStage {
  /** The name it had when it was read, as names are compared: it knows the stage again after a new name. Empty for one that was added. */
  readonly was: string;
  readonly name: string;
  readonly plannedFor: string;
  readonly beganOn: string;
  readonly finishedOn: string;
}

export const newStage: PlannedStage = { was: '', name: '', plannedFor: '', beganOn: '', finishedOn: '' };

/** The stored time line in the fields of the form. */
export const plannedOf = ({ stages }: ProjectTimeLineFragment): PlannedStage[] =>
  stages.map(({ name, plannedFor, beganOn, finishedOn }) => ({ was: foldStage(name), name, plannedFor: plannedFor ?? '', beganOn: beganOn ?? '', finishedOn: finishedOn ?? '' }));

type Plan = ReadonlyMap<string, PlannedStage>;

/** Each stage by the name that knows it again. */
const planOf = (stages: readonly PlannedStage[]): Plan => {
  const plan = new Map<string, PlannedStage>();
  stages.forEach((stage, index) => {
    const name = stage.was || foldStage(stage.name);
    plan.set(name && !plan.has(name) ? name : `new ${index}`, stage);
  });
  return plan;
};

/** What was typed at a stage. */
const typedAt = (stage: PlannedStage, before: PlannedStage): Partial<PlannedStage> =>
  Object.fromEntries((['name', 'plannedFor', 'beganOn', 'finishedOn'] as const).filter((part) => stage[part] !== before[part]).map((part) => [part, stage[part]]));

/** One order, and what only the other one has behind what it stands behind there. */
const joined = (order: readonly string[], other: readonly string[]): readonly string[] =>
  other.reduce((line, key, index) => (line.includes(key) ? line : line.toSpliced(line.indexOf(other[index - 1] ?? '') + 1, 0, key)), order);

/**
 * A newer time line with what was typed on top: names and days, stages added, removed and moved. Whatever was not touched
 * is as the newer one has it.
 * @param base the time line that the form began from
 * @param current the stage that the work is in by now; it cannot be removed
 */
export const keepTyped = (base: readonly PlannedStage[], mine: readonly PlannedStage[], theirs: readonly PlannedStage[], current: string): PlannedStage[] => {
  const [before, typed, newer] = [planOf(base), planOf(mine), planOf(theirs)];
  const kept = new Map<string, PlannedStage>();
  for (const [key, stage] of typed) {
    const touched = typedAt(stage, before.get(key) ?? newStage);
    const stored = newer.get(key);
    if (stored) kept.set(key, { ...stored, ...touched });
    // Removed by somebody else: it stays only where something was typed.
    else if (Object.keys(touched).length > 0 || !before.has(key)) kept.set(key, { ...stage, was: '' });
  }
  const isRemoved = (key: string): boolean => before.has(key) && !typed.has(key) && key !== foldStage(current);
  const myOrder = [...kept.keys()];
  const newOrder = [...newer.keys()].filter((key) => !isRemoved(key));
  const myMoves = [...typed.keys()].filter((key) => before.has(key));
  const hasMoved = myMoves.join('\n') !== [...before.keys()].filter((key) => typed.has(key)).join('\n');
  const order = hasMoved ? joined(myOrder, newOrder) : joined(newOrder, myOrder);
  return order.flatMap((key) => kept.get(key) ?? newer.get(key) ?? []);
};
