import { ahead, contains } from '../../plan/box.ts';
import type { Box, Side } from '../../plan/document.ts';

/**
 * How deep a porch is before an outside door, in inches.
 * @param side on which the outside is
 * @returns 0 where it does not lie before the whole width of the door
 */
export const depthBefore = (porch: Box, door: Box, side: Side): number => {
  if (!contains(porch, ahead(door, side, 1))) return 0;
  switch (side) {
    case 'left':
      return door.x - porch.x;
    case 'right':
      return porch.x + porch.w - door.x - door.w;
    case 'rear':
      return door.y - porch.y;
    case 'front':
      return porch.y + porch.h - door.y - door.h;
  }
};
