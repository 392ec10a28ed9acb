import type { Box } from '../../plan/document.ts';
import type { Node, Part } from './node.ts';

export interface RoomBox extends Box {
  readonly room: string;
}

/** Whole sizes that add up to the total; undefined if the least sizes do not fit. */
export const sizesOf = (parts: readonly Part[], total: number): number[] | undefined => {
  const extra = total - parts.reduce((sum, { min }) => sum + min, 0);
  if (extra < 0) return undefined;
  const shares = parts.reduce((sum, { grow }) => sum + grow, 0);
  let [given, counted] = [0, 0];
  return parts.map(({ min, grow }, index) => {
    counted += shares > 0 ? grow : Number(index === parts.length - 1);
    const due = Math.floor((extra * counted) / (shares || 1));
    const size = min + due - given;
    given = due;
    return size;
  });
};

/** The boxes of all rooms; undefined if they do not fit. */
export const divide = (node: Node, box: Box): RoomBox[] | undefined => {
  if (node.kind === 'leaf') return [{ ...box, room: node.room }];
  const across = node.kind === 'row';
  const sizes = sizesOf(node.parts, across ? box.w : box.h);
  if (!sizes) return undefined;
  const found: RoomBox[] = [];
  let at = across ? box.x : box.y;
  for (const [index, { node: inner }] of node.parts.entries()) {
    const size = sizes[index] ?? 0;
    const boxes = divide(inner, across ? { ...box, x: at, w: size } : { ...box, y: at, h: size });
    if (!boxes) return undefined;
    found.push(...boxes);
    at += size;
  }
  return found;
};
