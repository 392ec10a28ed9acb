import { isLeaf, type Tree } from '../../../model/book/tree.ts';

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
