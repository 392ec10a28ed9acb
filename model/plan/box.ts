import type { Box, Side } from './document.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const opposite: Readonly<Record<Side, Side>> = {
  left: 'right',
  right: 'left',
  rear: 'front',
  front: 'rear',
};

/** Whether a side faces along the length. */
export const facesAlongX = (side: Side): boolean => side === 'left' || side === 'right';

/** The two sides beside this one. */
export const beside = (side: Side): readonly [Side, Side] =>
  facesAlongX(side) ? ['rear', 'front'] : ['left', 'right'];

export const centreOf = (box: Box): Point => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });

/** The middle of a side. */
export const middleOf = (box: Box, side: Side): Point => ({
  x: side === 'left' ? box.x : side === 'right' ? box.x + box.w : box.x + box.w / 2,
  y: side === 'rear' ? box.y : side === 'front' ? box.y + box.h : box.y + box.h / 2,
});

/** The box of this depth that lies against a side, outside. */
export const ahead = (box: Box, side: Side, depth: number): Box => {
  switch (side) {
    case 'left':
      return { x: box.x - depth, y: box.y, w: depth, h: box.h };
    case 'right':
      return { x: box.x + box.w, y: box.y, w: depth, h: box.h };
    case 'rear':
      return { x: box.x, y: box.y - depth, w: box.w, h: depth };
    case 'front':
      return { x: box.x, y: box.y + box.h, w: box.w, h: depth };
  }
};

/** How far the box extends in the direction of a side. */
export const depthOf = (box: Box, side: Side): number => (facesAlongX(side) ? box.w : box.h);

/** The length of a side. */
export const widthOf = (box: Box, side: Side): number => (facesAlongX(side) ? box.h : box.w);

/** Whether a body, such as a wall, runs along the length: its greater side does. */
export const runsAlongX = (box: Box): boolean => box.w >= box.h;

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const gap = (start: number, end: number, otherStart: number, otherEnd: number): number =>
  Math.max(0, otherStart - end, start - otherEnd);

/** The straight line between the nearest points of two boxes; 0 if they touch. */
export const distanceOf = (a: Box, b: Box): number =>
  Math.hypot(gap(a.x, a.x + a.w, b.x, b.x + b.w), gap(a.y, a.y + a.h, b.y, b.y + b.h));

/** The straight line from a point to a box; 0 inside. */
export const distanceTo = (box: Box, { x, y }: Point): number =>
  Math.hypot(gap(box.x, box.x + box.w, x, x), gap(box.y, box.y + box.h, y, y));

/** The area that two boxes share. */
export const sharedArea = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

export const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.w <= outer.x + outer.w &&
  inner.y + inner.h <= outer.y + outer.h;

/** Whether two boxes share a stretch of a side, without overlapping. */
export const adjoins = (a: Box, b: Box): boolean => {
  const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const along = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return (across === 0 && along > 0) || (along === 0 && across > 0);
};
