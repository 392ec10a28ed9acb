// Where growing begins: trees of version 1, seen in mirrors and with foyers, and some that were drawn by hand.
import { letterOf } from '../../../model/book/rooms.ts';
import { isLeaf, mirrored, parseTree, treeText, type Tree } from '../../../model/book/tree.ts';
import type { Seed, Task } from './grow.ts';

const mirroredDeep = (tree: Tree): Tree => {
  if (isLeaf(tree)) return tree;
  const parts = tree.parts.map(({ size, tree: one }) => ({ size, tree: mirroredDeep(one) }));
  return { axis: tree.axis, parts: tree.axis === 'column' ? parts.reverse() : parts };
};

const mapped = (tree: Tree, change: (room: string, w: number, h: number) => Tree | undefined, w: number, h: number): Tree =>
  isLeaf(tree)
    ? (change(tree.room, w, h) ?? tree)
    : { axis: tree.axis, parts: tree.parts.map(({ size, tree: one }) => ({ size, tree: mapped(one, change, tree.axis === 'row' ? size : w, tree.axis === 'row' ? h : size) })) };

/** A foyer with a closet for coats cut out of the living room, at its left or right end. */
const withFoyer = (tree: Tree, length: number, depth: number, left: boolean, from: string): Tree =>
  mapped(
    tree,
    (room, w, h) => {
      if (room !== from || w < 190 || h < 120) return undefined;
      const foyer = { size: 64, tree: { axis: 'column' as const, parts: [{ size: 60, tree: { room: 'G' } }, { size: h - 60, tree: { room: 'E' } }] } };
      const rest = { size: w - 64, tree: { room } };
      return { axis: 'row', parts: left ? [foyer, rest] : [rest, foyer] };
    },
    length,
    depth,
  );

const relabel = (tree: Tree, names: Readonly<Record<string, string>>): Tree => mapped(tree, (room) => (names[room] ? { room: names[room] } : undefined), 0, 0);

/** Neighbors of one room as one. */
const merged = (tree: Tree): Tree => {
  if (isLeaf(tree)) return tree;
  const parts: { size: number; tree: Tree }[] = [];
  for (const { size, tree: one } of tree.parts) {
    const inner = merged(one);
    const last = parts.at(-1);
    if (last && isLeaf(last.tree) && isLeaf(inner) && last.tree.room === inner.room) last.size += size;
    else parts.push({ size, tree: inner });
  }
  const [only] = parts;
  return parts.length === 1 && only ? only.tree : { axis: tree.axis, parts };
};

/** The same in sections of other depths: walls between sections stay between them. */
const deepened = (tree: Tree, from: readonly number[], to: readonly number[]): Tree => {
  const ends = (depths: readonly number[]): number[] => [0, ...depths.map((_, index) => depths.slice(0, index + 1).reduce((sum, one) => sum + one, 0))];
  const [before, after] = [ends(from), ends(to)];
  const moved = (y: number): number => {
    const index = Math.max(0, before.findLastIndex((end) => end <= y));
    const start = before[index] ?? 0;
    const depth = from[index];
    return depth === undefined ? (after.at(-1) ?? 0) : (after[index] ?? 0) + Math.round(((y - start) * (to[index] ?? depth)) / depth);
  };
  const walk = (one: Tree, y: number, h: number): Tree => {
    if (isLeaf(one)) return one;
    if (one.axis === 'row') return { axis: 'row', parts: one.parts.map((part) => ({ size: part.size, tree: walk(part.tree, y, h) })) };
    let at = y;
    return {
      axis: 'column',
      parts: one.parts.map(({ size, tree: inner }) => {
        const part = { size: moved(at + size) - moved(at), tree: walk(inner, at, size) };
        at += size;
        return part;
      }),
    };
  };
  return walk(tree, 0, before.at(-1) ?? 0);
};

const lengthIn = (tree: Tree): number => (isLeaf(tree) ? 0 : tree.parts.reduce((sum, { size }) => sum + size, 0));

/** The seeds for a task: those of its cell, in the forms that may become its arrangement. */
export const seedsFor = (all: readonly Seed[], byHand: readonly Seed[], { width, beds, baths, arrangement, depth }: Task): Seed[] => {
  const cell = `${width} ${beds}/${baths}`;
  const own = all
    .filter((seed) => seed.cell === cell)
    .flatMap((seed): Seed[] => {
      if (depth === undefined || seed.depths[0] === depth) return [seed];
      const [was = 0] = seed.depths;
      if (seed.depths.length > 1 && Math.abs(was - depth) > 24) return [];
      const next = seed.depths.map(() => depth);
      return [{ ...seed, depths: next, tree: treeText(deepened(parseTree(seed.tree), seed.depths, next)) }];
    })
    .filter((seed) => seed.depths.every((each) => each <= 192));
  const drawn = byHand.filter((seed) => seed.cell === cell);
  const names: readonly Readonly<Record<string, string>>[] = width === 'triple' ? [{ O: 'V', F: 'D', D: 'K' }, { O: 'V' }] : [{}];
  const plain = own.flatMap((seed) =>
    names.map((each) => ({ ...seed, tree: treeText(merged(relabel(parseTree(seed.tree), each))) })),
  );
  const forms = plain.flatMap((seed): Seed[] => {
    const tree = parseTree(seed.tree);
    const [length, width2] = [lengthIn(tree), seed.depths.reduce((sum, one) => sum + one, 0)];
    const form = (made: Tree, more: Partial<Seed> = {}): Seed => ({ ...seed, ...more, tree: treeText(made) });
    const patio = seed.patio ?? (width === 'triple' ? null : treeText(tree).includes('D') ? 'D' : 'K');
    switch (arrangement) {
      case 'foyer-wings':
        return [true, false].map((left) => form(withFoyer(tree, length, width2, left, 'L'), { entry: 'E', patio }));
      case 'rear-living': {
        const turned = mirroredDeep(tree);
        return [
          form(turned, { entry: treeText(turned).includes('D') ? 'D' : 'K', patio: 'L' }),
          ...[true, false].map((left) => form(withFoyer(turned, length, width2, left, 'D'), { entry: 'E', patio: 'L' })),
          form(tree, { patio: 'L' }),
        ];
      }
      case 'two-suites':
        return [{ B2: 'J2' }, { B2: 'Q2' }, { B3: 'Q3' }, { B3: 'J3' }, { B2: 'J3' }].map((names) => form(relabel(tree, names), { patio }));
      case 'porch-end':
        return [form(tree, { entry: 'L', patio }), form(mirrored(tree), { entry: 'L', patio })];
      default:
        return [form(tree, { patio }), form(mirroredDeep(tree), { patio }), ...(width === 'single' ? [] : [form(withFoyer(tree, length, width2, true, 'L'), { entry: 'E', patio })])];
    }
  });
  return [...drawn, ...forms.filter(({ tree, entry }) => entry.length > 0 && [...tree].includes(letterOf(entry)))];
};
