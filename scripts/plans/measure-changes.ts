import { checkPlan } from '../../model/check/check-plan.ts';
import type { Design } from '../../model/designs/design.ts';
import { changeDesign } from '../../model/designs/change-design.ts';
import { designOf } from '../../model/designs/designs.ts';
import type { PlanChange } from '../../model/plan/plan-change.ts';
import type { Answer, Share } from './measure-matrix.ts';

const sizedUses: ReadonlySet<string> = new Set(['living', 'kitchen', 'primary', 'bedroom']);

/** A change that was tried, and whether a plan came of it that passes every rule of level `error` and opens by its code. */
export interface TriedChange {
  readonly name: string;
  readonly works: boolean;
  /** Processor time in ms. */
  readonly ms: number;
}

const nameOf = (change: PlanChange): string =>
  change.kind === 'mirror'
    ? 'mirrored'
    : `${change.feet > 0 ? 'longer' : 'shorter'} by ${Math.abs(change.feet)} ft`;

const tried = (design: Design, change: PlanChange): TriedChange => {
  const before = process.cpuUsage().user;
  const made = changeDesign(design, change);
  const ms = (process.cpuUsage().user - before) / 1000;
  const works =
    made !== undefined &&
    'code' in made &&
    !checkPlan(made.plan, made.plan.wish).some(({ level }) => level === 'error') &&
    JSON.stringify(designOf(made.code)?.plan) === JSON.stringify(made.plan);
  return { name: nameOf(change), works, ms };
};

/** Living rooms, kitchens and bedrooms 2 ft longer and shorter, and the whole in a mirror, of each plan. */
export const tryChanges = (designs: readonly Design[]): TriedChange[] =>
  designs.flatMap((design) => [
    ...design.plan.levels[0].rooms
      .filter(({ use }) => sizedUses.has(use))
      .flatMap(({ id: room }) => [2, -2].map((feet) => tried(design, { kind: 'resize', room, feet }))),
    tried(design, { kind: 'mirror' }),
  ]);

/** The plans of the sizes that are sold, each once. */
export const plansOfSizes = (answers: readonly Answer[]): Design[] =>
  answers.filter(({ part }) => part === 'sizes').flatMap(({ designs }) => designs);

/** How many changes of each kind work. */
export const changeShares = (changes: readonly TriedChange[]): Share[] =>
  Object.entries({ 'longer by 2 ft': 0.95, 'shorter by 2 ft': 0.85, mirrored: 1 }).map(([name, atLeast]) => {
    const own = changes.filter((one) => one.name === name);
    return { name, reached: own.filter(({ works }) => works).length, of: own.length, goal: { atLeast } };
  });
