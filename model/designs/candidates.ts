import type { Box, Plan, Wish } from '../plan/document.ts';
import type { Arrangement } from '../generate/arrangement.ts';
import { arrange } from '../generate/arrange.ts';
import { assemble } from '../generate/assemble.ts';
import { divide } from '../generate/blocks/divide.ts';
import { lengthsOf } from '../generate/blocks/module.ts';
import { pickAgain, pickBySeed } from '../generate/pick.ts';
import type { Recipe } from './code.ts';
import { shapeOf, type Outline, type Shape } from './outline.ts';

/** An arrangement with a length, not yet built. */
export interface Candidate {
  readonly recipe: Recipe;
  readonly arrangement: Arrangement;
}

const foot = 12;
/** The longest that goes by road, and the longest without a special permit. */
const maxLength = 80 * foot;
const defaultMaxLength = 76 * foot;

/** The lengths in inches that a wish allows an arrangement. */
const allowed = (wish: Wish, arrangement: Arrangement): { min: number; max: number } => {
  let { min, max } = lengthsOf(arrangement.home);
  max = Math.min(max, maxLength);
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
  const requested = wish.length === undefined ? undefined : wish.length * foot;
  if (requested !== undefined) return Math.min(max, Math.max(min, requested));
  const minWhole = Math.ceil(min / foot) * foot;
  if (wish.squareFeet !== undefined) {
    const middle = Math.round((min + max) / 2);
    return Math.min(max, Math.max(min, middle));
  }
  const wanted = minWhole + more * foot;
  // Where not even the least leaves room for a choice, the road's limit is the only one.
  return Math.min(
    max,
    wanted <= defaultMaxLength || minWhole > defaultMaxLength - 3 * foot ? wanted : defaultMaxLength,
  );
};

const maxExtraFeet = 6;

/** How far is looked for candidates. */
export interface Search {
  /** How often choices are made; how often at most before the first arrangement that can have a length. */
  readonly tries: number;
  readonly fruitless: number;
  /** How many of these are judged by their outlines. */
  readonly outlines: number;
  /** How many of these are built at most, once a design is found. */
  readonly built: number;
  /** How many are built before one is chosen among them. */
  readonly batch: number;
}

/** Whether a home of sections of these depths is looked for; in inches. */
export type Fits = (depths: readonly number[]) => boolean;

/** Whatever its width. */
export const anyWidth: Fits = () => true;

/** The candidates of a wish by a seed: those of so many tries that can have a length. */
export const candidatesOf = (
  wish: Wish,
  seed: number,
  { tries, fruitless, outlines }: Search,
  fits = anyWidth,
): Candidate[] => {
  const found = new Map<string, Candidate>();
  for (let attempt = 0; attempt < tries && found.size < outlines; attempt++) {
    if (attempt >= fruitless && found.size === 0) break;
    const choices: number[] = [];
    const arrangement = arrange(wish, pickBySeed(`${seed}/${attempt}`, choices));
    if (!arrangement || !fits(arrangement.depths)) continue;
    const range = allowed(wish, arrangement);
    const key = choices.join();
    if (range.min > range.max || found.has(key)) continue;
    const more = pickBySeed(`${seed}/${attempt}/length`, [])(maxExtraFeet);
    found.set(key, { recipe: { wish, choices, length: lengthOf(wish, range, more) }, arrangement });
  }
  return [...found.values()];
};

/** What an interior wall takes of a room on each side. */
const halfWall = 2;

const inside = ({ x, y, w, h }: Box): Box => ({
  x: x + halfWall,
  y: y + halfWall,
  w: Math.max(0, w - 2 * halfWall),
  h: Math.max(0, h - 2 * halfWall),
});

/** The floor of a room whose boxes reach to the middle of its walls. */
const floorWithin = (shape: Shape): Shape => {
  const bounds = inside(shape.bounds);
  const walls = shape.bounds.w * shape.bounds.h - bounds.w * bounds.h;
  return { ...shape, bounds, largest: inside(shape.largest), area: Math.max(0, shape.area - walls) };
};

/** The rooms of a candidate by their places alone, which cost little; undefined if they have none. */
export const outlineOfCandidate = ({ recipe, arrangement }: Candidate): Outline | undefined => {
  const width = arrangement.depths.reduce((sum, depth) => sum + depth, 0);
  const boxes = divide(arrangement.home.node, { x: 0, y: 0, w: recipe.length, h: width });
  if (!boxes) return undefined;
  const shapes = arrangement.home.rooms.flatMap((room) => {
    const own = boxes.filter((box) => box.room === room.id);
    return own.length > 0 ? [floorWithin(shapeOf(room, own))] : [];
  });
  return { length: recipe.length, width, shapes };
};

/** How many arrangements are looked at for the lengths that they allow. */
const sampled = 80;

/**
 * What comes nearest to a length in feet, or to square feet, among what arrangements of a wish allow; undefined if there
 * are none.
 */
export const nearestSize = (
  wish: Wish,
  field: 'length' | 'squareFeet',
  seed: number,
  fits = anyWidth,
): number | undefined => {
  const requested = wish[field];
  if (requested === undefined) return undefined;
  let nearest: number | undefined;
  const free: Wish = { ...wish, length: undefined, squareFeet: undefined };
  for (let attempt = 0; attempt < sampled; attempt++) {
    const arrangement = arrange(free, pickBySeed(`${seed}/${attempt}`, []));
    if (!arrangement || !fits(arrangement.depths)) continue;
    const { min, max } = allowed(free, arrangement);
    if (min > max) continue;
    const width = arrangement.depths.reduce((sum, depth) => sum + depth, 0);
    const [shortest, greatest] =
      field === 'length'
        ? [Math.ceil(min / foot), Math.floor(max / foot)]
        : [Math.ceil((min * width) / 144), Math.floor((max * width) / 144)];
    const found = Math.max(shortest, Math.min(greatest, requested));
    if (nearest === undefined || Math.abs(found - requested) < Math.abs(nearest - requested)) nearest = found;
  }
  return nearest === requested ? undefined : nearest;
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
