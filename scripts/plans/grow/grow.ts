// Grows entries for one cell of the plan book: from trees that are known, by changes that are judged.
import type { Entry } from '../../../model/book/entry.ts';
import { letterOf } from '../../../model/book/rooms.ts';
import { lengthOf, stretched } from '../../../model/book/size.ts';
import { roomsIn, treeText, type Tree } from '../../../model/book/tree.ts';
import { holdsArrangement } from '../../../model/check/arrangement.ts';
import type { Plan, Wish } from '../../../model/plan/document.ts';
import { sequence } from '../../../model/random.ts';
import { matrixBeds } from '../measure-matrix.ts';
import { insertions } from './insert.ts';
import { judge, type Judgement } from './judge.ts';
import { mutated, snapped, type Roll } from './mutate.ts';

export interface Grown extends Judgement {
  readonly entry: Entry;
}

export interface Limits {
  /** Of the home's length, in inches. */
  readonly lengths: readonly [min: number, max: number];
  /** Every home is made as long as this before it is judged, in inches. */
  readonly length?: number | undefined;
  /** The beds, where they are not those of the matrix. */
  readonly beds?: Wish['beds'] | undefined;
  readonly seconds: number;
  readonly seed: string;
  /** Plans that are not looked for, for instance of a zone schema of which there are enough. */
  readonly fits?: (plan: Plan) => boolean;
}

const poolSize = 8;
/** Of 100, how often a change is of where rooms lie and not of their sizes: mostly, and each fourth time. */
const [calm, bold] = [8, 35];

const outsideRooms = ({ entry, exits, patio }: Entry): string[] => [
  entry,
  ...exits,
  ...(patio === null ? [] : [patio]),
];

/** Coats, and the rooms that a plan's findings of good practice ask for, if it has none yet. */
const missingRooms = ({ entry, practice }: Grown): string[] => {
  const present = new Set(roomsIn(entry.tree).map(letterOf));
  const wanted = ['G', ...(practice.includes('store.kinds') ? ['Y', 'N'] : [])];
  return wanted.filter((room) => !present.has(room));
};

/** The best found in the time, the best first: plans that pass every rule of level `error`. */
export const grow = (
  seeds: readonly Entry[],
  { lengths: [min, max], length: exact, beds, seconds, seed, fits = () => true }: Limits,
): Grown[] => {
  const next = sequence(seed);
  const roll: Roll = (n) => Math.floor(next() * n);
  let pool: Grown[] = [];
  const add = (entry: Entry): void => {
    const worst = pool.length < poolSize ? Infinity : (pool.at(-1)?.points ?? Infinity);
    const wish: Wish = {
      beds: beds ?? [...(matrixBeds[entry.beds] ?? [])],
      baths: entry.baths,
      width: entry.width,
    };
    const one = { ...judge(entry, wish, (plan) => holdsArrangement(plan) && fits(plan), worst), entry };
    const text = treeText(entry.tree);
    if (one.points >= worst || pool.some((other) => treeText(other.entry.tree) === text)) return;
    pool = [...pool, one].toSorted((a, b) => a.points - b.points).slice(0, poolSize);
  };
  for (const entry of seeds) add(entry);
  const end = Date.now() + seconds * 1000;
  for (let tries = 1; Date.now() < end; tries++) {
    const parent = pool[Math.min(roll(pool.length), roll(pool.length))];
    if (!parent) break;
    const { entry } = parent;
    const depth = entry.depths.reduce((sum, one) => sum + one, 0);
    const lines = entry.depths
      .slice(0, -1)
      .map((_, index) => entry.depths.slice(0, index + 1).reduce((sum, one) => sum + one, 0));
    const addTree = (tree: Tree): void => {
      const sized = exact === undefined ? tree : stretched(tree, exact - lengthOf(tree));
      const made = snapped(sized, lines);
      const rooms = new Set(roomsIn(made));
      const length = lengthOf(made);
      if (length >= min && length <= max && outsideRooms(entry).every((room) => rooms.has(room)))
        add({ ...entry, tree: made });
    };
    const [missing] = tries % 400 === 0 ? missingRooms(parent) : [];
    if (missing) for (const tree of insertions(entry.tree, missing, depth)) addTree(tree);
    const tree = mutated(entry.tree, depth, roll, tries % 4 === 0 ? bold : calm);
    if (tree) addTree(tree);
  }
  return pool.filter(({ plan, errors }) => plan !== undefined && errors.length === 0);
};
