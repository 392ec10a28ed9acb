import type { Box } from '../../plan/document.ts';
import { rangeOfPart, type Node, type Range } from './node.ts';

export interface RoomBox extends Box {
  readonly room: string;
}

/** Whole sizes within their ranges that add up to the total, what is left over given by shares; undefined if none do. */
export const sizesOf = (
  ranges: readonly Range[],
  shares: readonly number[],
  total: number,
): number[] | undefined => {
  const sizes = ranges.map(({ min }) => min);
  let left = total - sizes.reduce((sum, size) => sum + size, 0);
  if (left < 0 || ranges.some(({ min, max }) => min > max)) return undefined;
  while (left > 0) {
    const open = sizes.flatMap((size, index) => (size < (ranges[index]?.max ?? 0) ? [index] : []));
    if (open.length === 0) return undefined;
    const growing = open.filter((index) => (shares[index] ?? 0) > 0);
    const takers = growing.length > 0 ? growing : open;
    const sum = takers.reduce((all, index) => all + (shares[index] ?? 0), 0);
    const before = left;
    for (const index of takers) {
      const share = sum > 0 ? (shares[index] ?? 0) / sum : 1 / takers.length;
      const room = (ranges[index]?.max ?? 0) - (sizes[index] ?? 0);
      const added = Math.min(room, left, Math.max(1, Math.floor(before * share)));
      sizes[index] = (sizes[index] ?? 0) + added;
      left -= added;
    }
  }
  return sizes;
};

/** The boxes of all rooms; undefined if they do not fit. */
export const divide = (node: Node, box: Box): RoomBox[] | undefined => {
  if (node.kind === 'leaf') return [{ ...box, room: node.room }];
  const { kind, parts } = node;
  const sizes = sizesOf(
    parts.map((one) => rangeOfPart(one, kind)),
    parts.map(({ grow }) => grow),
    kind === 'row' ? box.w : box.h,
  );
  if (!sizes) return undefined;
  const found: RoomBox[] = [];
  let at = kind === 'row' ? box.x : box.y;
  for (const [index, one] of parts.entries()) {
    const size = sizes[index] ?? 0;
    const inner = kind === 'row' ? { ...box, x: at, w: size } : { ...box, y: at, h: size };
    const boxes = divide(one.node, inner);
    if (!boxes) return undefined;
    found.push(...boxes);
    at += size;
  }
  return found;
};
