import { checkPlan } from '../check/check-plan.ts';
import type { Plan, Wish } from '../plan/document.ts';
import {
  anyWidth,
  buildCandidate,
  candidatesOf,
  outlineOfCandidate,
  type Candidate,
  type Fits,
  type Search,
} from './candidates.ts';
import { codeOf } from './code.ts';
import type { Design } from './design.ts';
import { differenceOf, outlineDifference } from './differ.ts';
import { discomfortOf } from './livability.ts';
import { nameOf } from './names.ts';
import type { Outline } from './outline.ts';
import { disproportion } from './proportions.ts';

/** How far is looked: numbers of candidates, never time, so that the same seed finds the same designs. */
export const search: Search = { tries: 400, fruitless: 200, outlines: 120, batch: 9, built: 90 };
/** The same for wishes near one that cannot be built. */
export const nearby: Search = { tries: 100, fruitless: 40, outlines: 10, batch: 1, built: 10 };

/** Rooms that must lie elsewhere for two designs to be two arrangements. */
const minDifference = 2;
/** So many are better: each that is wanting weighs as much as so many points against a plan. */
const wantedDifference = 4;
const perDifference = 12;

/** The design of a plan; undefined unless it passes every rule of level `error`. */
export const designFor = (plan: Plan, { recipe }: Candidate): Design | undefined => {
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

interface Sketch {
  readonly candidate: Candidate;
  readonly outline: Outline;
  readonly points: number;
}

/** Candidates by the proportions of their rooms, the best first; those alike stay in the order of the seed. */
const sketchesOf = (wish: Wish, seed: number, limits: Search, fits: Fits): Sketch[] =>
  candidatesOf(wish, seed, limits, fits)
    .flatMap((candidate): Sketch[] => {
      const outline = outlineOfCandidate(candidate);
      return outline ? [{ candidate, outline, points: disproportion(outline) }] : [];
    })
    .toSorted((a, b) => a.points - b.points);

/** Takes the next to be built: the best that differ from each other, then whatever is left. */
const takeBatch = (sketches: Sketch[], size: number): Sketch[] => {
  const batch: Sketch[] = [];
  for (const one of [...sketches]) {
    if (batch.length >= size) break;
    if (batch.some(({ outline }) => outlineDifference(outline, one.outline) < minDifference)) continue;
    batch.push(one);
    sketches.splice(sketches.indexOf(one), 1);
  }
  return batch;
};

interface Built {
  readonly plan: Plan;
  readonly candidate: Candidate;
  readonly points: number;
}

/** Up to `count` designs that differ in arrangement, the best first; none if there is no candidate that fits and passes. */
export const findDesigns = (
  wish: Wish,
  seed: number,
  count: number,
  limits: Search,
  fits = anyWidth,
): Design[] => {
  const found: Design[] = [];
  const sketches = sketchesOf(wish, seed, limits, fits);
  let built: Built[] = [];
  /** Points with what a plan lacks in difference; undefined if it is the same arrangement as one that was found. */
  const costOf = ({ plan, points }: Built): number | undefined => {
    const difference = Math.min(wantedDifference, ...found.map((other) => differenceOf(other.plan, plan)));
    return difference < minDifference ? undefined : points + (wantedDifference - difference) * perDifference;
  };
  /** The best of what is built, taken from the list. */
  const takeBest = (): Built | undefined => {
    let best: { one: Built; cost: number } | undefined;
    const accepted: Built[] = [];
    for (const one of built) {
      const cost = costOf(one);
      if (cost === undefined) continue;
      accepted.push(one);
      if (!best || cost < best.cost) best = { one, cost };
    }
    built = accepted.filter((one) => one !== best?.one);
    return best?.one;
  };
  let tried = 0;
  // While nothing is found all are tried: what is found for a wish near another must be found again when it is asked for.
  while (found.length < count && sketches.length > 0 && (tried < limits.built || found.length === 0)) {
    for (const { candidate } of takeBatch(sketches, limits.batch)) {
      tried++;
      const plan = buildCandidate(candidate);
      if (plan) built.push({ plan, candidate, points: discomfortOf(plan) });
    }
    for (let one = takeBest(); one; one = takeBest()) {
      const design = designFor(one.plan, one.candidate);
      if (design) found.push(design);
      if (found.length >= count) break;
    }
  }
  return found;
};
