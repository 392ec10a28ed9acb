import { growOf } from './rooms.ts';
import { isLeaf, type Tree } from './tree.ts';

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

/** The tree longer or shorter by so many inches along the home: rooms to live in take most of it, wet rooms hardly any. */
export const stretched = (tree: Tree, inches: number): Tree => {
  if (isLeaf(tree) || inches === 0) return tree;
  if (tree.axis === 'column')
    return {
      axis: 'column',
      parts: tree.parts.map(({ size, tree: one }) => ({ size, tree: stretched(one, inches) })),
    };
  const parts = shares(
    inches,
    tree.parts.map(({ tree: one }) => growth(one)),
  );
  return {
    axis: 'row',
    parts: tree.parts.map(({ size, tree: one }, index) => {
      const more = parts[index] ?? 0;
      return { size: size + more, tree: stretched(one, more) };
    }),
  };
};
