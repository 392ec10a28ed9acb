import type { Rect, Room, RoomKind } from './room.ts';

/**
 * A home is cut like a board: a rectangle into strips, each strip into rooms. A cut states the preferred
 * size of a part (`size`), how small it may become (`min`) and its share of the spare length (`grow`).
 */
export interface Leaf {
  readonly cut: 'none';
  readonly id: string;
  readonly kind: RoomKind;
  readonly name: string;
}

export interface Part {
  readonly size: number;
  readonly min: number;
  readonly grow: number;
  readonly node: Node;
}

export interface Cut {
  readonly cut: 'x' | 'y';
  readonly parts: readonly Part[];
}

export type Node = Leaf | Cut;

/** A room as a leaf of the tree. */
export const room = (kind: RoomKind, id: string, name: string): Leaf => ({ cut: 'none', id, kind, name });

/** A part of exactly this size, or of at least `min` with a share `grow` of the spare length. */
export const part = (size: number, node: Node, grow = 0, min = size): Part => ({ size, min, grow, node });

/** Side by side along the length. */
export const row = (...parts: readonly Part[]): Cut => ({ cut: 'x', parts });

/** One behind the other, from the rear wall to the front. */
export const column = (...parts: readonly Part[]): Cut => ({ cut: 'y', parts });

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Sizes of the parts that add up to `total` exactly; null when they cannot. */
const sizes = (parts: readonly Part[], total: number): number[] | null => {
  const wanted = sum(parts.map(({ size }) => size));
  const spare = total - wanted;
  const weights = parts.map((each) => (spare >= 0 ? each.grow : each.size - each.min));
  const weight = sum(weights);
  if (spare !== 0 && weight === 0) return null;
  if (spare < 0 && weight < -spare) return null;
  const result = parts.map(
    (each, index) => each.size + (spare === 0 ? 0 : Math.trunc((spare * (weights[index] ?? 0)) / weight)),
  );
  const rest = total - sum(result);
  const last = weights.indexOf(Math.max(...weights));
  if (rest !== 0) result[last] = (result[last] ?? 0) + rest;
  return result;
};

/** The rooms of a tree inside a rectangle; null when something does not fit. */
export const rooms = (node: Node, into: Rect): Room[] | null => {
  if (node.cut === 'none') {
    const { id, kind, name } = node;
    return [{ id, kind, name, ...into }];
  }
  const along = sizes(node.parts, node.cut === 'x' ? into.w : into.h);
  if (!along) return null;
  const result: Room[] = [];
  let offset = 0;
  for (const [index, { node: child }] of node.parts.entries()) {
    const size = along[index] ?? 0;
    const rect =
      node.cut === 'x' ? { ...into, x: into.x + offset, w: size } : { ...into, y: into.y + offset, h: size };
    const inner = rooms(child, rect);
    if (!inner) return null;
    result.push(...inner);
    offset += size;
  }
  return result;
};

/** A part whose size is the sum of the sizes of the parts inside it. */
export const sized = (parts: readonly Part[], build: (parts: readonly Part[]) => Node, grow: number): Part =>
  part(sum(parts.map(({ size }) => size)), build(parts), grow, sum(parts.map(({ min }) => min)));
