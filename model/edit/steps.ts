import type { Plan, Porch, Steps } from '../plan/document.ts';

/** The steps of a plan whose porches have moved: each goes along with its porch. @param porches in the plan's order */
export const stepsAfter = (plan: Plan, porches: readonly Porch[]): Steps[] | undefined =>
  plan.steps?.map((one) => {
    const index = plan.porches.findIndex(({ id }) => id === one.porch);
    const [before, after] = [plan.porches[index], porches[index]];
    return before && after ? { ...one, x: one.x + after.x - before.x, y: one.y + after.y - before.y } : one;
  });
