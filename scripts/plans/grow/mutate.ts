// Changes of a tree at random, for growing entries of the plan book.
import { kinds, letterOf } from '../../../model/book/rooms.ts';
import { isLeaf, roomsIn, type Part, type Tree } from '../../../model/book/tree.ts';

/** A whole number from 0 to below n. */
export type Roll = (n: number) => number;

const clone = (tree: Tree): Tree =>
  isLeaf(tree)
    ? { room: tree.room }
    : { axis: tree.axis, parts: tree.parts.map(({ size, tree: one }) => ({ size, tree: clone(one) })) };

interface MutablePart {
  size: number;
  tree: MutableTree;
}
type MutableTree = { room: string } | { axis: 'row' | 'column'; parts: MutablePart[] };

const splitsOf = (tree: MutableTree): { axis: 'row' | 'column'; parts: MutablePart[] }[] =>
  'room' in tree ? [] : [tree, ...tree.parts.flatMap((one) => splitsOf(one.tree))];
const partsOf = (tree: MutableTree): MutablePart[] =>
  'room' in tree ? [] : tree.parts.flatMap((one) => [one, ...partsOf(one.tree)]);
const leavesOf = (tree: MutableTree): { room: string }[] =>
  'room' in tree ? [tree] : tree.parts.flatMap((one) => leavesOf(one.tree));

/** Scales what lies along an axis to a new size. */
const scale = (tree: MutableTree, axis: 'row' | 'column', size: number): void => {
  if ('room' in tree) return;
  if (tree.axis !== axis) {
    for (const part of tree.parts) scale(part.tree, axis, size);
    return;
  }
  const sum = tree.parts.reduce((all, part) => all + part.size, 0);
  let left = size;
  for (const [index, part] of tree.parts.entries()) {
    const next = index === tree.parts.length - 1 ? left : Math.max(8, Math.round((part.size * size) / sum));
    scale(part.tree, axis, next);
    part.size = next;
    left -= next;
  }
};

const one = <T>(list: readonly T[], roll: Roll): T | undefined => list[roll(Math.max(1, list.length))];

/** Moves the wall between two neighbors. */
const moveWall = (tree: MutableTree, roll: Roll): void => {
  const split = one(
    splitsOf(tree).filter(({ parts }) => parts.length > 1),
    roll,
  );
  if (!split) return;
  const at = roll(split.parts.length - 1);
  const [a, b] = [split.parts[at], split.parts[at + 1]];
  if (!a || !b) return;
  const by = (1 + roll(8)) * (roll(3) === 0 ? 4 : 2) * (roll(2) === 0 ? 1 : -1);
  if (a.size + by < 20 || b.size - by < 20) return;
  scale(a.tree, split.axis, a.size + by);
  a.size += by;
  scale(b.tree, split.axis, b.size - by);
  b.size -= by;
};

/** Makes one part of the outermost row longer or shorter, and the home with it. */
const moveEnd = (tree: MutableTree, roll: Roll): void => {
  if ('room' in tree) return;
  const part = one(tree.parts, roll);
  if (!part) return;
  const by = (1 + roll(4)) * 4 * (roll(2) === 0 ? 1 : -1);
  if (part.size + by < 40) return;
  scale(part.tree, 'row', part.size + by);
  part.size += by;
};

const swapParts = (tree: MutableTree, roll: Roll): void => {
  const split = one(
    splitsOf(tree).filter(({ parts }) => parts.length > 1),
    roll,
  );
  if (!split) return;
  const [a, b] = [roll(split.parts.length), roll(split.parts.length)];
  const [pa, pb] = [split.parts[a], split.parts[b]];
  if (!pa || !pb) return;
  split.parts[a] = pb;
  split.parts[b] = pa;
};

const reverse = (tree: MutableTree, axis: 'row' | 'column'): void => {
  if ('room' in tree) return;
  for (const part of tree.parts) reverse(part.tree, axis);
  if (tree.axis === axis) tree.parts.reverse();
};

const mirrorPart = (tree: MutableTree, roll: Roll): void => {
  const part = one(
    partsOf(tree).filter((each) => !('room' in each.tree)),
    roll,
  );
  if (part) reverse(part.tree, roll(2) === 0 ? 'row' : 'column');
};

const swapRooms = (tree: MutableTree, roll: Roll): void => {
  const leaves = leavesOf(tree);
  const [a, b] = [one(leaves, roll), one(leaves, roll)];
  if (!a || !b || a.room === b.room) return;
  [a.room, b.room] = [b.room, a.room];
};

/** Swaps two whole parts of the home, each taking the other's place and size. */
const swapPlaces = (tree: MutableTree, roll: Roll): void => {
  const parts = partsOf(tree);
  const [a, b] = [one(parts, roll), one(parts, roll)];
  if (!a || !b || partsOf(a.tree).includes(b) || partsOf(b.tree).includes(a)) return;
  [a.tree, b.tree] = [b.tree, a.tree];
};

const optional = ['Y', 'N', 'G', 'E', 'M', 'T', 'D'] as const;
/** Beside which rooms each of them belongs. */
const hosts: Readonly<Record<string, string>> = {
  Y: 'KDU',
  N: 'BUHAQ',
  G: 'LED',
  E: 'LD',
  M: 'UHK',
  T: 'A',
  D: 'KL',
};
const defaultSize: Readonly<Record<string, readonly [number, number]>> = {
  Y: [30, 48],
  N: [24, 36],
  G: [30, 36],
  E: [60, 84],
  M: [60, 84],
  T: [36, 66],
  D: [108, 130],
};

const addRoom = (tree: MutableTree, roll: Roll): void => {
  const present = new Set(leavesOf(tree).map(({ room }) => letterOf(room)));
  const room = one(
    optional.filter((each) => !present.has(each)),
    roll,
  );
  const part = one(
    partsOf(tree).filter(
      (each) => 'room' in each.tree && (hosts[room ?? ''] ?? '').includes(letterOf(each.tree.room)),
    ),
    roll,
  );
  if (!room || !part || !('room' in part.tree)) return;
  const [least = 30, most = 48] = defaultSize[room] ?? [];
  const size = least + 2 * roll((most - least) / 2 + 1);
  const inner = { room: part.tree.room };
  const axis = roll(2) === 0 ? ('row' as const) : ('column' as const);
  const rest = 60 + roll(100);
  const parts = [
    { size, tree: { room } as MutableTree },
    { size: rest, tree: inner as MutableTree },
  ];
  part.tree = { axis, parts: roll(2) === 0 ? parts : parts.reverse() };
};

const removable = new Set(['Y', 'N', 'G', 'E', 'M', 'T']);
const removeRoom = (tree: MutableTree, roll: Roll): void => {
  const options = splitsOf(tree).flatMap((split) =>
    split.parts
      .filter(
        (part) => 'room' in part.tree && (removable.has(letterOf(part.tree.room)) || part.tree.room === 'D'),
      )
      .map((part) => ({ split, part })),
  );
  const found = one(options, roll);
  if (!found || found.split.parts.length < 2) return;
  const index = found.split.parts.indexOf(found.part);
  found.split.parts.splice(index, 1);
};

/** Cuts a part in two stacked differently: turns a row into a column or back. */
const turn = (tree: MutableTree, roll: Roll): void => {
  const split = one(splitsOf(tree).slice(1), roll);
  if (split) split.axis = split.axis === 'row' ? 'column' : 'row';
};

/** Takes a leaf out of its place and puts it beside another one. */
const moveRoom = (tree: MutableTree, roll: Roll): void => {
  const from = one(
    splitsOf(tree).filter(({ parts }) => parts.length > 1),
    roll,
  );
  if (!from) return;
  const at = roll(from.parts.length);
  const part = from.parts[at];
  if (!part || !('room' in part.tree)) return;
  from.parts.splice(at, 1);
  const target = one(partsOf(tree), roll);
  if (!target) return;
  const axis = roll(2) === 0 ? ('row' as const) : ('column' as const);
  const moved = { size: part.size, tree: part.tree };
  const rest = { size: 120, tree: target.tree };
  target.tree = { axis, parts: roll(2) === 0 ? [moved, rest] : [rest, moved] };
};

/** Joins splits of one part or of one axis, and sizes everything to the box. */
const tidy = (tree: MutableTree, w: number, h: number): MutableTree => {
  if ('room' in tree) return tree;
  const parts: MutablePart[] = [];
  const total = tree.axis === 'row' ? w : h;
  const sum = tree.parts.reduce((all, part) => all + part.size, 0);
  let left = total;
  for (const [index, part] of tree.parts.entries()) {
    const size = index === tree.parts.length - 1 ? left : Math.round((part.size * total) / sum);
    left -= size;
    const inner = tidy(part.tree, tree.axis === 'row' ? size : w, tree.axis === 'row' ? h : size);
    const last = parts.at(-1);
    if (!('room' in inner) && inner.axis === tree.axis) parts.push(...inner.parts);
    else if ('room' in inner && last && 'room' in last.tree && last.tree.room === inner.room)
      parts[parts.length - 1] = { size: last.size + size, tree: inner };
    else parts.push({ size, tree: inner });
  }
  const [only] = parts;
  if (parts.length === 1 && only) return only.tree;
  return { axis: tree.axis, parts };
};

const small: readonly ((tree: MutableTree, roll: Roll) => void)[] = [
  moveWall,
  moveWall,
  moveWall,
  moveWall,
  moveEnd,
  moveEnd,
];
const great: readonly ((tree: MutableTree, roll: Roll) => void)[] = [
  swapParts,
  mirrorPart,
  swapRooms,
  swapPlaces,
  addRoom,
  addRoom,
  removeRoom,
  turn,
  moveRoom,
];

/**
 * A tree like another one with a change or two.
 * @param boldness of 100, how often the change is of where rooms lie, and not of their sizes
 * @param lines where a section ends, in inches from the rear: walls that stood on one return to it
 */
export const mutated = (tree: Tree, depth: number, roll: Roll, boldness: number): Tree | undefined => {
  const copy = clone(tree) as MutableTree;
  const count = 1 + roll(3);
  for (let index = 0; index < count; index++) one(roll(100) < boldness ? great : small, roll)?.(copy, roll);
  if ('room' in copy) return undefined;
  const length = copy.axis === 'row' ? copy.parts.reduce((sum, part) => sum + part.size, 0) : 0;
  const tidied = tidy(copy, length, depth);
  if ('room' in tidied || tidied.axis !== 'row') return undefined;
  const before = roomsIn(tree).filter((room) => !removable.has(letterOf(room)) && letterOf(room) !== 'D');
  const after = new Set(roomsIn(tidied));
  if (!before.every((room) => after.has(room))) return undefined;
  return [...after].every((room) => kinds[letterOf(room)]) ? tidied : undefined;
};

/** Puts walls that are within some inches of a section's end on it. */
export const snapped = (tree: Tree, lines: readonly number[], from = 0): Tree => {
  if (isLeaf(tree) || lines.length === 0) return tree;
  if (tree.axis === 'row')
    return {
      axis: 'row',
      parts: tree.parts.map(({ size, tree: one }) => ({ size, tree: snapped(one, lines, from) })),
    };
  const ends: number[] = [];
  let at = from;
  for (const { size } of tree.parts) ends.push((at += size));
  const last = ends.at(-1) ?? from;
  for (const [index, end] of ends.slice(0, -1).entries()) {
    const line = lines.find((each) => Math.abs(each - end) <= 20 && each > from && each < last);
    if (line !== undefined && (ends[index - 1] ?? from) < line && (ends[index + 1] ?? last) > line)
      ends[index] = line;
  }
  let start = from;
  const parts: Part[] = tree.parts.map(({ tree: one }, index) => {
    const end = ends[index] ?? start;
    const size = end - start;
    const inner = clone(one) as MutableTree;
    scale(inner, 'column', size);
    const part = { size, tree: snapped(inner, lines, start) };
    start = end;
    return part;
  });
  return { axis: 'column', parts };
};
