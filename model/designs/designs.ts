import { editLimits } from '../edit/edit.ts';
import { editsOf, splitCode } from '../edit/edit-text.ts';
import { editedPlan } from '../edit/edited-plan.ts';
import type { Wish } from '../plan/document.ts';
import { buildCandidate, candidateOf, type Fits } from './candidates.ts';
import { recipeOf } from './code.ts';
import type { Design, DesignAnswer } from './design.ts';
import { isWithinLimits, normalWish } from './limits.ts';
import { nearestWishes } from './nearest.ts';
import { reasonFor, tooWideReason } from './reason.ts';
import { designFor, findDesigns, nearby, search } from './search.ts';

/**
 * Designs for a wish: every one passes every rule of level `error`, and no two are the same arrangement mirrored or
 * stretched. The same wish, seed, count and width of what travels give the same designs on any machine, whatever time it takes.
 * @param wish read by `wishSchema`
 * @param seed a whole number from 0 to 2147483647; another one gives other designs
 * @param count how many, 1 to 6; there may be fewer
 * @param transportWidthFeet the widest section that travels; plans with a wider one are left out
 */
export const designsFor = (
  wish: Wish,
  seed: number,
  count: number,
  transportWidthFeet = Infinity,
): DesignAnswer => {
  const travels: Fits = (depths) => Math.max(...depths) <= transportWidthFeet * 12;
  const wanted = normalWish(wish);
  const find = (howMany: number, fits: Fits): Design[] =>
    isWithinLimits(wanted) ? findDesigns(wanted, seed, howMany, search, fits) : [];
  const [first, ...others] = find(count, travels);
  if (first) return { designs: [first, ...others] };
  const works = (other: Wish): boolean =>
    isWithinLimits(other) && findDesigns(other, seed, 1, nearby, travels).length > 0;
  const nearest = nearestWishes(wanted, seed, works, travels);
  const isTooWide = find(1, (depths) => !travels(depths)).length > 0;
  return {
    designs: [],
    reason: isTooWide ? tooWideReason(transportWidthFeet) : reasonFor(wanted, nearest),
    nearest,
  };
};

/** The design that a code without changes stands for. */
const generatedDesign = (code: string): Design | undefined => {
  const recipe = recipeOf(code);
  const candidate = recipe && candidateOf(recipe);
  const plan = candidate && buildCandidate(candidate);
  const design = plan && designFor(plan, candidate);
  return design?.code === code ? design : undefined;
};

/**
 * Makes the design of a code again, byte for byte. Undefined if the code is none, belongs to no known version, its plan
 * breaks a rule, or its changes (after the first `~`) make no plan: nothing is looked for, so that a forged code costs no
 * more than one plan. What was changed may break rules: the plan is kept, and whoever shows it says so.
 */
export const designOf = (code: string): Design | undefined => {
  const { base, edits: text } = splitCode(code);
  if (code.length > editLimits.code) return undefined;
  const edits = editsOf(text);
  const design = edits && generatedDesign(base);
  if (!design || edits.length === 0) return design;
  const plan = editedPlan(design.plan, edits);
  if ('refused' in plan) return undefined;
  return { ...design, code, name: plan.name, squareFeet: plan.summary.squareFeet, plan };
};
