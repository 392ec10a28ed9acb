import type { Plan, Wish } from '../plan/document.ts';
import type { Arrangement } from '../generate/arrangement.ts';
import { arrange } from '../generate/arrange.ts';
import { assemble } from '../generate/assemble.ts';
import { lengthsOf } from '../generate/blocks/module.ts';
import { pickAgain, pickBySeed } from '../generate/pick.ts';
import type { Recipe } from './code.ts';

/** An arrangement with a length, not yet built. */
export interface Candidate {
  readonly recipe: Recipe;
  readonly arrangement: Arrangement;
}

const foot = 12;
/** The longest that goes by road, and the longest without a special permit. */
const longest = 80 * foot;
const usual = 76 * foot;

/** The lengths in inches that a wish allows an arrangement. */
const allowed = (wish: Wish, arrangement: Arrangement): { min: number; max: number } => {
  let { min, max } = lengthsOf(arrangement.home);
  max = Math.min(max, longest);
  if (wish.length !== undefined)
    [min, max] = [Math.max(min, wish.length * foot - 2 * foot), Math.min(max, wish.length * foot + 2 * foot)];
  if (wish.squareFeet !== undefined) {
    const width = arrangement.depths.reduce((sum, depth) => sum + depth, 0);
    const exact = (wish.squareFeet * 144) / width;
    [min, max] = [Math.max(min, Math.ceil(exact * 0.955)), Math.min(max, Math.floor(exact * 1.045))];
  }
  return { min, max };
};

/** A length to the foot where it can be: what was asked for, or little more than the least. */
const lengthOf = (wish: Wish, { min, max }: { min: number; max: number }, more: number): number => {
  const asked = wish.length === undefined ? undefined : wish.length * foot;
  if (asked !== undefined) return Math.min(max, Math.max(min, asked));
  const least = Math.ceil(min / foot) * foot;
  if (wish.squareFeet !== undefined) {
    const middle = Math.round((min + max) / 2);
    return Math.min(max, Math.max(min, middle));
  }
  const wanted = least + more * foot;
  // Where not even the least leaves room for a choice, the road's limit is the only one.
  return Math.min(max, wanted <= usual || least > usual - 3 * foot ? wanted : usual);
};

const mostExtraFeet = 6;

/** How far is looked for candidates. */
export interface Search {
  /** How often choices are made; how often at most before the first arrangement that can have a length. */
  readonly tries: number;
  readonly fruitless: number;
  /** How many of these are built. */
  readonly built: number;
}

/** The candidates of a wish by a seed, one after another: those of so many tries that can have a length. */
export function* candidatesOf(wish: Wish, seed: number, { tries, fruitless }: Search): Generator<Candidate> {
  const found = new Set<string>();
  for (let attempt = 0; attempt < tries; attempt++) {
    if (attempt >= fruitless && found.size === 0) return;
    const choices: number[] = [];
    const arrangement = arrange(wish, pickBySeed(`${seed}/${attempt}`, choices));
    if (!arrangement) continue;
    const range = allowed(wish, arrangement);
    const key = choices.join();
    if (range.min > range.max || found.has(key)) continue;
    found.add(key);
    const more = pickBySeed(`${seed}/${attempt}/length`, [])(mostExtraFeet);
    yield { recipe: { wish, choices, length: lengthOf(wish, range, more) }, arrangement };
  }
}

/** How many arrangements are looked at for the lengths that they allow. */
const sampled = 80;

/**
 * What comes nearest to a length in feet, or to square feet, among what arrangements of a wish allow; undefined if there
 * are none.
 */
export const nearestSize = (wish: Wish, field: 'length' | 'squareFeet', seed: number): number | undefined => {
  const asked = wish[field];
  if (asked === undefined) return undefined;
  let nearest: number | undefined;
  const free: Wish = { ...wish, length: undefined, squareFeet: undefined };
  for (let attempt = 0; attempt < sampled; attempt++) {
    const arrangement = arrange(free, pickBySeed(`${seed}/${attempt}`, []));
    if (!arrangement) continue;
    const { min, max } = allowed(free, arrangement);
    if (min > max) continue;
    const width = arrangement.depths.reduce((sum, depth) => sum + depth, 0);
    const [least, most] =
      field === 'length'
        ? [Math.ceil(min / foot), Math.floor(max / foot)]
        : [Math.ceil((min * width) / 144), Math.floor((max * width) / 144)];
    const found = Math.max(least, Math.min(most, asked));
    if (nearest === undefined || Math.abs(found - asked) < Math.abs(nearest - asked)) nearest = found;
  }
  return nearest === asked ? undefined : nearest;
};

/** The candidate of a recipe; undefined if no arrangement is made by these choices or it cannot have this length. */
export const candidateOf = (recipe: Recipe): Candidate | undefined => {
  const { pick, isOver } = pickAgain(recipe.choices);
  const arrangement = arrange(recipe.wish, pick);
  if (!arrangement || !isOver()) return undefined;
  const { min, max } = allowed(recipe.wish, arrangement);
  return recipe.length >= min && recipe.length <= max ? { recipe, arrangement } : undefined;
};

/** The plan of a candidate, not yet checked; undefined if something has no place. */
export const buildCandidate = ({ recipe, arrangement }: Candidate): Plan | undefined => {
  const plan = assemble(arrangement, recipe.length, recipe.wish.width, recipe.wish);
  return 'refused' in plan ? undefined : plan;
};
