import type { Box, Side } from '../plan/document.ts';

/** A direction in the plan: along the length, or across the width. */
export type Axis = 'x' | 'y';

/** Across the width for along the length, and the other way round. */
export const other = (axis: Axis): Axis => (axis === 'x' ? 'y' : 'x');

/** The lesser coordinate of a box on an axis. */
export const startOf = (box: Box, axis: Axis): number => box[axis];

/** How far a box extends along an axis. */
export const sizeOf = (box: Box, axis: Axis): number => (axis === 'x' ? box.w : box.h);

/** The greater coordinate of a box on an axis. */
export const endOf = (box: Box, axis: Axis): number => box[axis] + sizeOf(box, axis);

/** The same thing between two other lines of an axis. */
export const spanned = <T extends Box>(box: T, axis: Axis, start: number, end: number): T =>
  axis === 'x' ? { ...box, x: start, w: end - start } : { ...box, y: start, h: end - start };

/** The same thing, moved along an axis. */
export const shifted = <T extends Box>(box: T, axis: Axis, by: number): T => ({
  ...box,
  [axis]: box[axis] + by,
});

/** Whether two boxes share a stretch of an axis; with `touching`, also where they only meet. */
export const overlapsOn = (a: Box, b: Box, axis: Axis, touching = false): boolean =>
  touching
    ? startOf(a, axis) <= endOf(b, axis) && startOf(b, axis) <= endOf(a, axis)
    : startOf(a, axis) < endOf(b, axis) && startOf(b, axis) < endOf(a, axis);

/** Where a side is after a quarter turn clockwise, as seen from above. */
export const clockwise: Readonly<Record<Side, Side>> = {
  left: 'rear',
  rear: 'right',
  right: 'front',
  front: 'left',
};

/** The axis along which a body, such as a wall, runs. */
export const runOf = (box: Box): Axis => (box.w >= box.h ? 'x' : 'y');
