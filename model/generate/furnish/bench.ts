import type { Box } from '../../plan/document.ts';
import {
  byCost,
  furnitureAt,
  leavesWays,
  placed,
  spotsFor,
  type Furnishing,
  type Furniture,
  type Piece,
} from './spots.ts';

const benches: readonly Piece[] = [
  { kind: 'bench', width: 42, depth: 16, front: 0 },
  { kind: 'bench', width: 30, depth: 14, front: 0 },
];

/** How far the middles of two boxes are apart in a straight line, squared and times four. */
const apart = (a: Box, b: Box): number =>
  (2 * a.x + a.w - 2 * b.x - b.w) ** 2 + (2 * a.y + a.h - 2 * b.y - b.h) ** 2;

/** A bench to take off one's shoes, as near to an outside door as it can stand. @param reach in inches, from middle to middle */
export const benchNear = (furnishing: Furnishing, door: Box, reach: number): Furniture | undefined => {
  for (const piece of benches) {
    const spot = spotsFor(furnishing, piece)
      .filter(({ box }) => apart(box, door) <= 4 * reach ** 2)
      .toSorted(byCost(({ box }) => apart(box, door)))
      .slice(0, 4)
      .find((one) => leavesWays(placed(furnishing, one)));
    if (spot) return furnitureAt(furnishing, piece, spot);
  }
  return undefined;
};
