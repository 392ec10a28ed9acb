import type { Level, Plan } from '../plan/document.ts';
import { doubleWide } from './double-plan.ts';
import { singleWide } from './single-plan.ts';

export { doubleWide, singleWide };

/** The one of this id, to be changed in place. */
export const named = <T extends { id: string }>(list: readonly T[], id: string): T => {
  const found = list.find((one) => one.id === id);
  if (!found) throw new Error(`No ${id} in the plan`);
  return found;
};

/** A copy of a good plan with something changed in it. */
export const changed = (make: () => Plan, change: (level: Level, plan: Plan) => void): Plan => {
  const plan = make();
  change(plan.levels[0], plan);
  return plan;
};
