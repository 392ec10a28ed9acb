import { isLeaf, type Part, type Tree } from '../../../model/book/tree.ts';
import { snapped } from './mutate.ts';

/** A tree made longer or shorter along the home: its largest parts take what is more or less. */
export const withSize = (tree: Tree, length: number): Tree => {
  if (isLeaf(tree)) return tree;
  if (tree.axis === 'column')
    return {
      axis: 'column',
      parts: tree.parts.map(({ size, tree: one }) => ({ size, tree: withSize(one, length) })),
    };
  const more = length - tree.parts.reduce((sum, { size }) => sum + size, 0);
  const largest = tree.parts.reduce((max, part) => (part.size > max.size ? part : max));
  return {
    axis: 'row',
    parts: tree.parts.map((part) =>
      part === largest ? { size: part.size + more, tree: withSize(part.tree, part.size + more) } : part,
    ),
  };
};

/** A tree whose columns fill another depth, each part in proportion. */
const asDeepAs = (tree: Tree, depth: number): Tree => {
  if (isLeaf(tree)) return tree;
  if (tree.axis === 'row')
    return {
      axis: 'row',
      parts: tree.parts.map(({ size, tree: one }) => ({ size, tree: asDeepAs(one, depth) })),
    };
  const sum = tree.parts.reduce((all, { size }) => all + size, 0);
  let left = depth;
  return {
    axis: 'column',
    parts: tree.parts.map(({ size, tree: one }, index): Part => {
      const next = index === tree.parts.length - 1 ? left : Math.round((size * depth) / sum);
      left -= next;
      return { size: next, tree: asDeepAs(one, next) };
    }),
  };
};

/** A tree in sections of other depths, from the rear to the front in inches: walls near a marriage line return to it. */
export const withDepths = (tree: Tree, depths: readonly number[]): Tree => {
  const ends = depths.map((_, index) => depths.slice(0, index + 1).reduce((sum, one) => sum + one, 0));
  return snapped(asDeepAs(tree, ends.at(-1) ?? 0), ends.slice(0, -1));
};
