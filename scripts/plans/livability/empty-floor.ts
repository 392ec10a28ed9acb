import type { Box, Plan } from '../../../model/plan/document.ts';
import { boxesOf } from '../../../model/plan/ring.ts';

const foot = 12;

/** The side in feet of the largest square of floor, among rooms of these uses, in which nothing stands. */
export const emptySquare = (plan: Plan, uses: readonly string[]): number => {
  const [columns, rows] = [Math.floor(plan.length / foot), Math.floor(plan.width / foot)];
  const free = new Uint8Array(columns * rows).fill(1);
  const block = ({ x, y, w, h }: Box): void => {
    const [left, right] = [Math.max(0, Math.floor(x / foot)), Math.min(columns, Math.ceil((x + w) / foot))];
    const [rear, front] = [Math.max(0, Math.floor(y / foot)), Math.min(rows, Math.ceil((y + h) / foot))];
    for (let row = rear; row < front; row++)
      if (left < right) free.fill(0, row * columns + left, row * columns + right);
  };
  const { rooms, walls, fixtures } = plan.levels[0];
  for (const { use, floor } of rooms) if (!uses.includes(use)) boxesOf(floor).forEach(block);
  walls.forEach(block);
  fixtures.forEach(block);
  // Of each square of a foot: the largest free square of which it is the front right corner.
  const sides = new Uint8Array(columns * rows);
  let max = 0;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      if (free[at] !== 1) continue;
      const before =
        row === 0 || column === 0
          ? 0
          : Math.min(sides[at - 1] ?? 0, sides[at - columns] ?? 0, sides[at - columns - 1] ?? 0);
      sides[at] = before + 1;
      max = Math.max(max, before + 1);
    }
  return max;
};
