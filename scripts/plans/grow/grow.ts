// Grows entries for one cell of the plan book: from trees that are known, by changes at random that are judged.
import { sequence } from '../../../model/random.ts';
import type { Entry } from '../../../model/book/entry.ts';
import type { ArrangementKind } from '../../../model/plan/document.ts';
import { letterOf } from '../../../model/book/rooms.ts';
import { lengthOf, stretched } from '../../../model/book/size.ts';
import { parseTree, roomsIn, treeText } from '../../../model/book/tree.ts';
import type { WidthClass, Wish } from '../../../model/plan/document.ts';
import { holds } from './holds.ts';
import { bedsOf, judge, type Judgement } from './judge.ts';
import { mutated, snapped, type Roll } from './mutate.ts';

export interface Seed {
  readonly cell: string;
  readonly depths: readonly number[];
  readonly tree: string;
  readonly entry: string;
  readonly exits: readonly string[];
  readonly patio: string | null;
}

export interface Task {
  readonly width: WidthClass;
  readonly beds: number;
  readonly baths: number;
  readonly arrangement: ArrangementKind;
  /** In inches. */
  readonly length: number;
  readonly depth?: number;
  readonly seconds: number;
  readonly seed: string;
}

export interface Grown extends Judgement {
  readonly entry: Entry;
}

const withoutSizes = (entry: Entry): string => `${treeText(entry.tree).replaceAll(/\d+(?=[A-Z[{])/g, '')}${entry.entry}${entry.exits.join()}${entry.patio}`;

const isPublic = (room: string): boolean => 'LDKEF'.includes(letterOf(room));

/** Rooms in which the doors to the outside may be. */
const otherDoors = (entry: Entry, roll: Roll): Entry => {
  const rooms = roomsIn(entry.tree);
  const pick = (list: readonly string[]): string | undefined => list[roll(Math.max(1, list.length))];
  const roomsFor = (letters: string): string[] => rooms.filter((room) => letters.includes(letterOf(room)));
  switch (roll(4)) {
    case 0:
      return { ...entry, entry: pick(roomsFor('LEDF')) ?? entry.entry };
    case 1:
      return { ...entry, patio: roll(6) === 0 ? null : (pick(rooms.filter((room) => isPublic(room) && room !== 'E')) ?? null) };
    case 2:
      return { ...entry, exits: [pick(roomsFor('UHMD')) ?? 'U'] };
    default: {
      const more = pick(roomsFor('UHMDK'));
      return more && !entry.exits.includes(more) && entry.exits.length < 2 ? { ...entry, exits: [...entry.exits, more] } : entry;
    }
  }
};

export const entryOfSeed = (seed: Seed, { width, beds, baths, arrangement }: Task): Entry => ({
  id: '', arrangement, width, beds, baths, kitchen: 'open', grade: 'B', lengths: [0, 0],
  depths: seed.depths, tree: parseTree(seed.tree), entry: seed.entry, exits: seed.exits, patio: seed.patio,
});

/** The best found in the time, the best first, no two with their rooms alike. */
export const grow = (task: Task, seeds: readonly Seed[], keep = 16): Grown[] => {
  const next = sequence(task.seed);
  const roll: Roll = (n) => Math.floor(next() * n);
  const wish: Wish = { beds: bedsOf[task.beds] ?? [], baths: task.baths, width: task.width };
  const pool = new Map<string, Grown>();
  const value = (entry: Entry, limit: number): Grown => {
    const judged = judge(entry, wish, (plan) => holds(plan, task.arrangement), limit);
    const off = Math.max(0, Math.abs(lengthOf(entry.tree) - task.length) - 6);
    return { ...judged, points: judged.points + off * 2, entry };
  };
  const worst = (): Grown | undefined => [...pool.values()].reduce<Grown | undefined>((a, b) => (!a || b.points > a.points ? b : a), undefined);
  const add = (one: Grown): void => {
    if (one.points === Infinity) return;
    const key = withoutSizes(one.entry);
    const before = pool.get(key);
    if (before && before.points <= one.points) return;
    pool.set(key, one);
    if (pool.size > keep * (tries < 400 ? 2 : 1)) {
      const last = worst();
      if (last) pool.delete(withoutSizes(last.entry));
    }
  };
  const suitable = seeds.filter(({ depths }) => (task.depth === undefined || depths[0] === task.depth) && depths.every((depth) => depth <= 192));
  let tries = 0;
  const picked = suitable.length > 60 ? suitable.filter((_, index) => index < 6 || roll(suitable.length) < 54) : suitable;
  for (const seed of picked) {
    const entry = entryOfSeed(seed, task);
    add(value({ ...entry, tree: stretched(entry.tree, task.length - lengthOf(entry.tree)) }, Infinity));
    add(value(entry, Infinity));
  }
  const end = Date.now() + task.seconds * 1000;
  while (Date.now() < end) {
    tries++;
    const all = [...pool.values()].toSorted((a, b) => a.points - b.points);
    const parent = all[Math.min(roll(all.length), roll(all.length))];
    if (!parent) break;
    const { entry } = parent;
    const depth = entry.depths.reduce((sum, one) => sum + one, 0);
    let lines: number[] = [];
    let at = 0;
    for (const one of entry.depths.slice(0, -1)) lines = [...lines, (at += one)];
    const doors = roll(6) === 0 ? otherDoors(entry, roll) : entry;
    const tree = roll(8) === 0 && doors !== entry ? entry.tree : mutated(entry.tree, depth, roll, tries % 3 === 0 ? 60 : 15);
    if (!tree) continue;
    const known = new Set(roomsIn(tree));
    if (![doors.entry, ...doors.exits, ...(doors.patio === null ? [] : [doors.patio])].every((room) => known.has(room))) continue;
    const limit = Math.max(...all.map(({ points }) => points));
    const one = value({ ...doors, tree: snapped(tree, lines) }, limit);
    if (one.points <= limit || pool.size < keep) add(one);
  }
  if (process.env.DEBUG) console.log('tries', tries);
  if (process.env.DEBUG) for (const one of [...pool.values()].toSorted((a, b) => a.points - b.points).slice(0, 4)) console.log('pool', one.points, one.errors.join(), treeText(one.entry.tree), one.entry.entry, one.entry.exits.join(), one.entry.patio);
  return [...pool.values()].filter(({ plan, errors }) => plan !== undefined && errors.length === 0).toSorted((a, b) => a.points - b.points);
};
