import { editsOf, splitCode } from '../edit/edit-text.ts';
import { editLimits, type Edit, type Refused } from '../edit/edit.ts';
import { editedPlan } from '../edit/edited-plan.ts';
import type { Fits } from '../book/candidates.ts';
import { bookDesign, findDesigns } from '../book/find-designs.ts';
import type { Wish } from '../plan/document.ts';
import { designOf as designOfVersion1 } from '../version-1/designs.js';
import type { Design, DesignAnswer } from './design.ts';
import { isWithinLimits, normalWish } from './limits.ts';
import { nearestWishes } from './nearest.ts';
import { reasonFor, tooWideReason } from './reason.ts';

/** The version of the generator: how it reads its codes. */
export const generatorVersion = 2;

/**
 * Designs for a wish from the plan book: every one passes every rule of level `error`, and no two have the same doors between
 * the same rooms. The same wish, seed, count and width of what travels give the same designs on any machine, whatever time
 * it takes, until the book's edition changes.
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
    isWithinLimits(wanted) ? findDesigns(wanted, seed, howMany, fits) : [];
  const [first, ...others] = find(count, travels);
  if (first) return { designs: [first, ...others] };
  const works = (other: Wish): boolean =>
    isWithinLimits(other) && findDesigns(other, seed, 1, travels).length > 0;
  const nearest = nearestWishes(wanted, works, travels);
  const isTooWide = find(1, (depths) => !travels(depths)).length > 0;
  return {
    designs: [],
    reason: isTooWide ? tooWideReason(transportWidthFeet) : reasonFor(wanted, nearest),
    nearest,
  };
};

/** A design with changes by inches; or why one of them cannot be made. They may break rules. */
export const editedDesign = (design: Design, edits: readonly Edit[]): Design | Refused => {
  if (edits.length === 0) return design;
  const plan = editedPlan(design.plan, edits);
  if ('refused' in plan) return plan;
  return { ...design, code: plan.code, name: plan.name, squareFeet: plan.summary.squareFeet, plan };
};

/**
 * Makes the design of a code again, byte for byte. Undefined if the code is none, belongs to no known version, its plan
 * breaks a rule, or its changes (after the first `~`) make no plan: nothing is looked for, so that a forged code costs no
 * more than one plan. What was changed may break rules: the plan is kept, and whoever shows it says so.
 */
export const designOf = (code: string): Design | undefined => {
  if (code.length > editLimits.code) return undefined;
  if (code.startsWith('1.')) return designOfVersion1(code);
  const { base, edits: text } = splitCode(code);
  const edits = editsOf(text);
  const design = edits && bookDesign(base);
  const edited = design && editedDesign(design, edits);
  return edited && 'refused' in edited ? undefined : edited;
};
