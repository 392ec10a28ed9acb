import { checkPlan } from '../check/check-plan.ts';
import type { Wish } from '../plan/document.ts';
import { buildCandidate, candidateOf, candidatesOf, codeOfCandidate, type Candidate } from './candidates.ts';
import { recipeOf } from './code.ts';
import type { Design, DesignAnswer } from './design.ts';
import { differenceOf } from './differ.ts';
import { nameOf } from './names.ts';
import { nearestWishes } from './nearest.ts';
import { reasonFor } from './reason.ts';

/** How far is looked: numbers of candidates, never time, so that the same seed finds the same designs. */
const search = { tries: 400, built: 60 } as const;

/** Rooms that must lie elsewhere for two designs to be two arrangements. */
const leastDifference = 2;

/** The design of a candidate; undefined unless it passes every rule of level `error`. */
const designFor = (candidate: Candidate): Design | undefined => {
  const plan = buildCandidate(candidate);
  const { wish } = candidate.recipe;
  if (!plan || checkPlan(plan, wish).some(({ level }) => level === 'error')) return undefined;
  const code = codeOfCandidate(candidate);
  const name = nameOf(code, plan.width, plan.length);
  return {
    code,
    name,
    widthClass: plan.widthClass,
    squareFeet: plan.summary.squareFeet,
    plan: { ...plan, name, code, wish },
  };
};

/** Up to `count` designs that differ in arrangement; none if there is no candidate that passes. */
export const findDesigns = (wish: Wish, seed: number, count: number): Design[] => {
  const found: Design[] = [];
  let built = 0;
  for (const candidate of candidatesOf(wish, seed, search.tries)) {
    if (found.length >= count || built++ >= search.built) break;
    const design = designFor(candidate);
    if (design && found.every(({ plan }) => differenceOf(plan, design.plan) >= leastDifference))
      found.push(design);
  }
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
  const [first, ...others] = findDesigns(wish, seed, count);
  if (first) return { designs: [first, ...others] };
  const nearest = nearestWishes(wish, (other) => findDesigns(other, seed, 1).length > 0);
  return { designs: [], reason: reasonFor(wish, nearest), nearest };
};

/**
 * Makes the design of a code again, byte for byte. Undefined if the code is none, belongs to no known version, or was
 * not given by the generator: nothing is looked for, so that a forged code costs no more than one plan.
 */
export const designOf = (code: string): Design | undefined => {
  const recipe = recipeOf(code);
  const candidate = recipe && candidateOf(recipe);
  const design = candidate && designFor(candidate);
  return design?.code === code ? design : undefined;
};
