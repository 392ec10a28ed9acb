import { checkPlan } from '../check/check-plan.ts';
import { editLimits } from '../edit/edit.ts';
import { editsOf, splitCode } from '../edit/edit-text.ts';
import { editedPlan } from '../edit/edited-plan.ts';
import type { Plan, Wish } from '../plan/document.ts';
import { buildCandidate, candidateOf, candidatesOf, type Candidate, type Search } from './candidates.ts';
import { codeOf, recipeOf } from './code.ts';
import { isWellProportioned } from './proportions.ts';
import type { Design, DesignAnswer } from './design.ts';
import { differenceOf } from './differ.ts';
import { nameOf } from './names.ts';
import { isWithinLimits, normalWish } from './limits.ts';
import { nearestWishes } from './nearest.ts';
import { reasonFor } from './reason.ts';

/** How far is looked: numbers of candidates, never time, so that the same seed finds the same designs. */
const search: Search = { tries: 400, fruitless: 200, built: 60 };
/** The same for wishes near one that cannot be built. */
const nearby: Search = { tries: 100, fruitless: 40, built: 10 };

/** Rooms that must lie elsewhere for two designs to be two arrangements. */
const leastDifference = 2;
/** So many are better: while fewer candidates than this were built, those that differ less wait. */
const wantedDifference = 4;
const patience = 8;
/** After so many, those that are set aside will do. */
const mostPatience = 24;

/** The design of a plan; undefined unless it passes every rule of level `error`. */
const designFor = (plan: Plan, { recipe }: Candidate): Design | undefined => {
  const { wish } = recipe;
  if (checkPlan(plan, wish).some(({ level }) => level === 'error')) return undefined;
  const code = codeOf(recipe);
  const name = nameOf(code, plan.width, plan.length);
  return {
    code,
    name,
    widthClass: plan.widthClass,
    squareFeet: plan.summary.squareFeet,
    plan: { ...plan, name, code, wish },
  };
};

interface Built {
  readonly plan: Plan;
  readonly candidate: Candidate;
}

/** Up to `count` designs that differ in arrangement; none if there is no candidate that passes. */
const findDesigns = (wish: Wish, seed: number, count: number, limits: Search): Design[] => {
  const found: Design[] = [];
  const waiting: Built[] = [];
  // Taken only where nothing better is found.
  const spare: Built[] = [];
  const differenceFrom = (plan: Plan): number =>
    Math.min(99, ...found.map((other) => differenceOf(other.plan, plan)));
  const take = (plan: Plan, candidate: Candidate): void => {
    const design = designFor(plan, candidate);
    if (design) found.push(design);
  };
  const takeFrom = (list: Built[]): void => {
    for (const { plan, candidate } of list.splice(0))
      if (found.length < count && differenceFrom(plan) >= leastDifference) take(plan, candidate);
  };
  let built = 0;
  for (const candidate of candidatesOf(wish, seed, limits)) {
    if (built++ >= limits.built) break;
    if (built > patience && waiting.length > 0) takeFrom(waiting);
    if (found.length >= count || (built > mostPatience && found.length + spare.length >= count)) break;
    const plan = buildCandidate(candidate);
    if (!plan) continue;
    if (!isWellProportioned(plan)) {
      spare.push({ plan, candidate });
      continue;
    }
    const difference = differenceFrom(plan);
    if (difference >= wantedDifference || (built > patience && difference >= leastDifference))
      take(plan, candidate);
    else if (difference >= leastDifference) waiting.push({ plan, candidate });
  }
  takeFrom(waiting);
  takeFrom(spare);
  return found;
};

/**
 * Designs for a wish: every one passes every rule of level `error`, and no two are the same arrangement mirrored or
 * stretched. The same wish, seed and count give the same designs on any machine, whatever time it takes.
 * @param wish read by `wishSchema`
 * @param seed a whole number from 0 to 2147483647; another one gives other designs
 * @param count how many, 1 to 6; there may be fewer
 */
export const designsFor = (wish: Wish, seed: number, count: number): DesignAnswer => {
  const wanted = normalWish(wish);
  const [first, ...others] = isWithinLimits(wanted) ? findDesigns(wanted, seed, count, search) : [];
  if (first) return { designs: [first, ...others] };
  const works = (other: Wish): boolean =>
    isWithinLimits(other) && findDesigns(other, seed, 1, nearby).length > 0;
  const nearest = nearestWishes(wanted, seed, works);
  return { designs: [], reason: reasonFor(wanted, nearest), nearest };
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
