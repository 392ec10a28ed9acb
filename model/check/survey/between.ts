import type { Box, Side } from '../../plan/document.ts';

/**
 * What lies between two boxes of which the second lies straight across from a side of the first. Where it does not, a side of what
 * is between is negative.
 */
export const between = (one: Box, other: Box, side: Side): Box => {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  const w = Math.min(one.x + one.w, other.x + other.w) - x;
  const h = Math.min(one.y + one.h, other.y + other.h) - y;
  switch (side) {
    case 'left':
      return { x: other.x + other.w, y, w: one.x - other.x - other.w, h };
    case 'right':
      return { x: one.x + one.w, y, w: other.x - one.x - one.w, h };
    case 'rear':
      return { x, y: other.y + other.h, w, h: one.y - other.y - other.h };
    case 'front':
      return { x, y: one.y + one.h, w, h: other.y - one.y - one.h };
  }
};
