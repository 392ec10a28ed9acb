// Where a pantry, linen, coats or a bath may be cut out of a room.
import { letterOf } from '../../../model/book/rooms.ts';
import { isLeaf, type Part, type Tree } from '../../../model/book/tree.ts';
import { withSize } from './resize.ts';

/** How deep and how long what is cut out may be, in inches. */
const sizes: Readonly<
  Record<string, { readonly deep: readonly number[]; readonly long: readonly number[] }>
> = {
  Y: { deep: [28, 36, 44], long: [30, 40, 52] },
  N: { deep: [24, 30], long: [30, 40] },
  G: { deep: [28, 32], long: [34, 44] },
  Z: { deep: [42, 60], long: [60, 72, 84] },
  B: { deep: [60], long: [90, 102] },
};
/** A strip this long at most may be one closet. */
const longestCloset = 76;
const leftOver = { across: 40, along: 30 } as const;
/** Rooms of which nothing is taken. */
const tooSmall = 'CTZN';

/** Two parts in either order. */
const bothWays = (one: Part, other: Part): Part[][] => [
  [one, other],
  [other, one],
];

/** The ways in which a leaf of this size may give a strip to another room. */
const cutsOf = (
  host: string,
  room: string,
  w: number,
  h: number,
): { axis: 'row' | 'column'; deep: number; tree: Tree }[] => {
  const { deep: depths, long } = sizes[letterOf(room)] ?? { deep: [], long: [] };
  return (['row', 'column'] as const).flatMap((axis) => {
    const [total, cross] = axis === 'row' ? [w, h] : [h, w];
    const other = axis === 'row' ? 'column' : 'row';
    return depths
      .filter((deep) => total - deep >= leftOver.across)
      .flatMap((deep) => {
        const strips: Tree[] = [
          ...(cross <= longestCloset ? [{ room }] : []),
          ...long
            .filter((size) => cross - size >= leftOver.along)
            .flatMap((size) =>
              bothWays({ size, tree: { room } }, { size: cross - size, tree: { room: host } }).map(
                (parts): Tree => ({ axis: other, parts }),
              ),
            ),
        ];
        return strips.flatMap((strip) =>
          bothWays({ size: deep, tree: strip }, { size: total - deep, tree: { room: host } }).map(
            (parts) => ({
              axis,
              deep,
              tree: { axis, parts } as Tree,
            }),
          ),
        );
      });
  });
};

/** A tree with splits of one axis in one another joined. */
const joined = (tree: Tree): Tree => {
  if (isLeaf(tree)) return tree;
  const parts = tree.parts.flatMap(({ size, tree: one }): Part[] => {
    const inner = joined(one);
    return !isLeaf(inner) && inner.axis === tree.axis ? [...inner.parts] : [{ size, tree: inner }];
  });
  return { axis: tree.axis, parts };
};

/** A tree with each of its leaves replaced in turn. */
const replaced = (
  tree: Tree,
  w: number,
  h: number,
  change: (room: string, w: number, h: number) => Tree[],
): Tree[] => {
  if (isLeaf(tree)) return change(tree.room, w, h);
  return tree.parts.flatMap(({ size, tree: one }, index) =>
    replaced(one, tree.axis === 'row' ? size : w, tree.axis === 'row' ? h : size, change).map(
      (made): Tree => ({
        axis: tree.axis,
        parts: tree.parts.map((part, at) => (at === index ? { size, tree: made } : part)),
      }),
    ),
  );
};

/**
 * A tree with a pantry (Y), linen (N) or coats (G) cut out of one of its rooms, in every way; the home as long as it was,
 * or longer by what was cut out.
 * @param depth of the home, in inches
 */
export const insertions = (tree: Tree, room: string, depth: number): Tree[] => {
  if (isLeaf(tree)) return [];
  const length = tree.parts.reduce((sum, { size }) => sum + size, 0);
  const cut = (host: string, w: number, h: number): Tree[] =>
    tooSmall.includes(letterOf(host)) ? [] : cutsOf(host, room, w, h).map((one) => one.tree);
  const longer = tree.parts.flatMap(({ size, tree: one }, index) =>
    (sizes[letterOf(room)]?.deep ?? []).flatMap((deep) => {
      const wider = tree.parts.map((part, at) =>
        at === index ? { size: size + deep, tree: withSize(one, size + deep) } : part,
      );
      return replaced(wider[index]?.tree ?? one, size + deep, depth, (host, w, h) =>
        tooSmall.includes(letterOf(host))
          ? []
          : cutsOf(host, room, w, h).flatMap((each) =>
              each.axis === 'row' && each.deep === deep ? [each.tree] : [],
            ),
      ).map((made): Tree => ({
        axis: 'row',
        parts: wider.map((part, at) => (at === index ? { ...part, tree: made } : part)),
      }));
    }),
  );
  return [...replaced(tree, length, depth, cut), ...longer].map(joined);
};
