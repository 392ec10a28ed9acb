import { growOf } from './rooms.ts';
import { isLeaf, type Part, type Split, type Tree } from './tree.ts';

/** How much of each further inch a tree takes along the length: rooms side by side take together what each takes. */
const growth = (tree: Tree): number => {
  if (isLeaf(tree)) return growOf(tree.room);
  const parts = tree.parts.map(({ tree: one }) => growth(one));
  return tree.axis === 'row' ? parts.reduce((sum, one) => sum + one, 0) : Math.max(...parts);
};

/** The length of a tree, whose outermost parts lie side by side. */
export const lengthOf = (tree: Tree): number =>
  isLeaf(tree) ? 0 : tree.axis === 'row' ? tree.parts.reduce((sum, { size }) => sum + size, 0) : 0;

/** Whole shares of a whole number, in proportion to weights; what does not divide goes to the greatest remainders. */
const shares = (total: number, weights: readonly number[]): number[] => {
  const sum = weights.reduce((all, one) => all + one, 0);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? total : 0));
  const [amount, sign] = [Math.abs(total), Math.sign(total)];
  const whole = weights.map((weight) => Math.floor((amount * weight) / sum));
  const left = amount - whole.reduce((all, one) => all + one, 0);
  const order = weights
    .map((weight, index) => ({ index, rest: (amount * weight) % sum }))
    .toSorted((a, b) => b.rest - a.rest || a.index - b.index)
    .slice(0, left);
  for (const { index } of order) whole[index] = (whole[index] ?? 0) + 1;
  return whole.map((one) => one * sign);
};

/** How much of each further inch one of several parts side by side takes. */
type Weight = (part: Part) => number;

const byGrowth: Weight = ({ tree }) => growth(tree);

/**
 * The tree longer or shorter by so many inches along the home: rooms to live in take most of it, wet rooms hardly any.
 * @param weight by default as the entries of the book were judged
 */
export const stretched = (tree: Tree, inches: number, weight = byGrowth): Tree => {
  if (isLeaf(tree) || inches === 0) return tree;
  if (tree.axis === 'column')
    return {
      axis: 'column',
      parts: tree.parts.map(({ size, tree: one }) => ({ size, tree: stretched(one, inches, weight) })),
    };
  const parts = shares(inches, tree.parts.map(weight));
  return {
    axis: 'row',
    parts: tree.parts.map(({ size, tree: one }, index) => {
      const more = parts[index] ?? 0;
      return { size: size + more, tree: stretched(one, more, weight) };
    }),
  };
};

/** In inches: a part that is not longer is a closet, a passage or a bath across the home, and keeps its length if it can. */
const narrow = 48;

const byRoom: Weight = ({ size, tree }) => growth(tree) * Math.max(0, size - narrow);

/** The largest box of a room within a tree of a size, in square inches; 0 if it is not there. */
const largestBox = (tree: Tree, room: string, w: number, h: number): number => {
  if (isLeaf(tree)) return tree.room === room ? w * h : 0;
  return Math.max(...boxSizes(tree, room, w, h));
};

const boxSizes = ({ axis, parts }: Split, room: string, w: number, h: number): number[] =>
  parts.map(({ size, tree }) =>
    axis === 'row' ? largestBox(tree, room, size, h) : largestBox(tree, room, w, size),
  );

/** Which part holds the largest box of a room. @param w along the home, of all parts @param h across it */
export const largestPart = (tree: Split, room: string, w: number, h: number): number => {
  const sizes = boxSizes(tree, room, w, h);
  return sizes.indexOf(Math.max(...sizes));
};

/**
 * The tree with a room longer or shorter by so many inches along the home, and the home with it: what lies beside the room stays,
 * what lies before or behind it is stretched. Of a room in several boxes the largest changes.
 * @param w along the home, of the whole tree
 * @param h across the home
 */
export const resizedAt = (tree: Tree, room: string, inches: number, w: number, h: number): Tree => {
  if (isLeaf(tree)) return tree;
  const { axis, parts } = tree;
  const at = largestPart(tree, room, w, h);
  return {
    axis,
    parts: parts.map(({ size, tree: one }, index) => {
      if (axis === 'column')
        return {
          size,
          tree: index === at ? resizedAt(one, room, inches, w, size) : stretched(one, inches, byRoom),
        };
      return index === at
        ? { size: size + inches, tree: resizedAt(one, room, inches, size, h) }
        : { size, tree: one };
    }),
  };
};
