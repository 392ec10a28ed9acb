import { editLimits } from '../edit/edit.ts';
import { colors, type StreetSide, type Style, type Wish } from '../plan/document.ts';
import { sequence } from '../random.ts';
import { codeOf, homeLength, recipeOf, stylesAt, type Recipe } from './code.ts';
import { widthOf, type Entry } from './entry.ts';
import { entries, entriesFor, shareOfZones } from './plan-book.ts';
import { lengthOf as treeLength, resizedAt, stretched } from './size.ts';
import { isLeaf, roomsIn, type Tree } from './tree.ts';

/** An entry in a size and a dress, not yet built. */
export interface Candidate {
  readonly entry: Entry;
  readonly recipe: Recipe;
}

/** Whether a home of sections of these depths is looked for; in inches. */
export type Fits = (depths: readonly number[]) => boolean;

/** Whatever its width. */
export const anyWidth: Fits = () => true;

const foot = 12;
/** How far a length or a size may be from what was asked for. */
const lengthSlack = 2 * foot;
const sizeSlack = 0.05;

/** Where the street is in a plan of an entry. */
export const streetOf = ({ arrangement }: Entry, mirror: boolean): StreetSide =>
  arrangement === 'porch-end' ? (mirror ? 'right' : 'left') : 'front';

/** The tree of an entry as a recipe sizes it. */
export const sizedTree = (entry: Entry, { length, resized = [] }: Pick<Recipe, 'length' | 'resized'>): Tree =>
  resized.reduce(
    (tree, { room, inches }) => resizedAt(tree, room, inches, treeLength(tree), widthOf(entry)),
    stretched(entry.tree, length - treeLength(entry.tree)),
  );

/** No part of a home is less, in inches: two halves of walls, and something between. */
const minPart = 8;

const isSound = (tree: Tree): boolean =>
  isLeaf(tree) || tree.parts.every(({ size, tree: one }) => size >= minPart && isSound(one));

/** Whether the rooms that a recipe resizes are there and stay rooms. */
const canResize = (entry: Entry, recipe: Recipe): boolean => {
  if (!recipe.resized) return true;
  const rooms = roomsIn(entry.tree);
  return (
    recipe.resized.every(({ room }) => rooms.includes(room)) &&
    homeLength(recipe) <= editLimits.inches &&
    isSound(sizedTree(entry, recipe))
  );
};

/** The lengths in inches that a wish allows an entry; none if the least is above the most. */
export const lengthsFor = ({ length, squareFeet }: Wish, entry: Entry): { min: number; max: number } => {
  let [min, max] = entry.lengths;
  if (length !== undefined)
    [min, max] = [Math.max(min, length * foot - lengthSlack), Math.min(max, length * foot + lengthSlack)];
  if (squareFeet !== undefined) {
    const exact = (squareFeet * 144) / widthOf(entry);
    [min, max] = [
      Math.max(min, Math.ceil(exact * (1 - sizeSlack))),
      Math.min(max, Math.floor(exact * (1 + sizeSlack))),
    ];
  }
  return { min, max };
};

/** What was asked for, or the entry's own length, in which it is best. */
const lengthOf = (wish: Wish, entry: Entry): number => {
  const { min, max } = lengthsFor(wish, entry);
  const within = (inches: number): number => Math.min(max, Math.max(min, inches));
  if (wish.length !== undefined) return within(wish.length * foot);
  if (wish.squareFeet !== undefined) return within(Math.round((min + max) / 2));
  return treeLength(entry.tree);
};

/** How many bedrooms an entry for a wish has: one of them is the office that is asked for. */
export const bedroomsFor = ({ beds, office }: Wish): number => beds.length + (office === true ? 1 : 0);

/** Whether an entry may answer a wish; sizes of rooms and what doors need are found out by building. */
const suits = (wish: Wish, entry: Entry): boolean =>
  (wish.kitchen !== 'closed' || entry.kitchen === 'both') &&
  (wish.primaryApart !== true || entry.arrangement !== 'one-wing') &&
  (wish.style === undefined || stylesAt(streetOf(entry, false)).includes(wish.style));

/** Which style a plan has: the one that was asked for, or one that fits, another for each plan where there are enough. */
export const styleFor = (
  wish: Wish,
  street: StreetSide,
  used: readonly Style[],
  next: () => number,
): Style => {
  if (wish.style) return wish.style;
  const fitting = stylesAt(street).filter((style) => wish.porch !== true || style !== 'plain');
  const fresh = fitting.filter((style) => !used.includes(style));
  const from = fresh.length > 0 ? fresh : fitting;
  return from[Math.floor(next() * from.length)] ?? 'plain';
};

/** A list in another order, by a sequence of numbers. */
const shuffled = <One>(list: readonly One[], next: () => number): One[] => {
  const left = [...list];
  const found: One[] = [];
  while (left.length > 0) found.push(...left.splice(Math.floor(next() * left.length), 1));
  return found;
};

/** What an entry repeats of those before it weighs, against a grade: zones most. `common`: zones that all entries of its width have. */
const weights = { zones: 5, arrangement: 3, grade: 5, common: 6 } as const;

/**
 * The entries that may answer a wish, each in a length, in the order in which they are tried: by the seed, grade A before
 * grade B, those first of whose zones and arrangement there are the fewest before them, and rare zones before common ones.
 */
export const candidatesFor = (wish: Wish, seed: number, fits: Fits): Candidate[] => {
  const next = sequence(`2/${seed}`);
  const waiting = shuffled(
    entriesFor(wish.width, bedroomsFor(wish), wish.baths).filter((entry) => {
      const { min, max } = lengthsFor(wish, entry);
      return min <= max && fits(entry.depths) && suits(wish, entry);
    }),
    next,
  );
  const ordered: Entry[] = [];
  const repeats = (entry: Entry): number =>
    ordered.reduce(
      (sum, { zones, arrangement }) =>
        sum +
        (zones === entry.zones ? weights.zones : 0) +
        (arrangement === entry.arrangement ? weights.arrangement : 0),
      (entry.grade === 'A' ? 0 : weights.grade) + weights.common * shareOfZones(entry),
    );
  while (waiting.length > 0) {
    const [first] = waiting
      .map((entry, index) => ({ index, cost: repeats(entry) }))
      .toSorted((a, b) => a.cost - b.cost);
    ordered.push(...waiting.splice(first?.index ?? 0, 1));
  }
  return ordered.map((entry): Candidate => {
    const mirror = next() < 0.5;
    const recipe: Recipe = {
      wish,
      entry: entry.id,
      length: lengthOf(wish, entry),
      mirror,
      style: styleFor(wish, streetOf(entry, mirror), [], next),
      color: colors[Math.floor(next() * colors.length)] ?? 'white',
    };
    return { entry, recipe };
  });
};

/**
 * What comes nearest to a length in feet, or to square feet, among what the entries for a wish allow; undefined if there are
 * none, or if it is what was asked for.
 */
export const nearestSize = (wish: Wish, field: 'length' | 'squareFeet', fits: Fits): number | undefined => {
  const requested = wish[field];
  if (requested === undefined) return undefined;
  const found = entriesFor(wish.width, bedroomsFor(wish), wish.baths)
    .filter((entry) => fits(entry.depths) && suits(wish, entry))
    .map((entry) => {
      const [min, max] = entry.lengths;
      const per = field === 'length' ? foot : 144 / widthOf(entry);
      return Math.max(Math.ceil(min / per), Math.min(Math.floor(max / per), requested));
    })
    .reduce<number | undefined>(
      (near, size) =>
        near === undefined || Math.abs(size - requested) < Math.abs(near - requested) ? size : near,
      undefined,
    );
  return found === requested ? undefined : found;
};

/** What a code of this version names; undefined if that is no entry, or a size, style or wish that the entry cannot have. */
export const candidateOf = (code: string): Candidate | undefined => {
  const recipe = recipeOf(code);
  const entry = entries.get(recipe?.entry ?? '');
  if (!recipe || !entry || codeOf(recipe) !== code) return undefined;
  const { wish, length, mirror, style } = recipe;
  const { min, max } = lengthsFor(wish, entry);
  const isOf = entry.width === wish.width && entry.beds === bedroomsFor(wish) && entry.baths === wish.baths;
  if (!isOf || length < min || length > max || !stylesAt(streetOf(entry, mirror)).includes(style))
    return undefined;
  return canResize(entry, recipe) ? { entry, recipe } : undefined;
};
