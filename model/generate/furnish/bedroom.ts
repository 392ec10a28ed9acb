import { centreOf, distance, distanceOf } from '../../plan/box.ts';
import type { BedKind } from '../../plan/document.ts';
import { bedFixture, bedSize } from '../../plan/kinds.ts';
import {
  best,
  furnitureAt,
  placed,
  spotsFor,
  type Furnishing,
  type Furniture,
  type Piece,
  type Spot,
} from './spots.ts';

const bedPiece = (bed: BedKind, beside: number): Piece => {
  const [width, depth] = bedSize[bed];
  const both = bed === 'king' || bed === 'queen';
  return {
    kind: bedFixture(bed),
    width,
    depth,
    front: 26,
    ...(both ? { beside } : { besideOne: beside + 4 }),
  };
};

/** The head belongs to the middle of a wall, far from the door. */
const bedCost =
  ({ one, doors }: Furnishing) =>
  ({ box, edge }: Spot): number => {
    const along = edge.side === 'rear' || edge.side === 'front' ? box.x + box.w / 2 : box.y + box.h / 2;
    const offMiddle = Math.abs(along - (edge.from + edge.to) / 2);
    const fromDoors = Math.min(120, ...doors.map((door) => distanceOf(door, box)));
    const short = edge.to - edge.from < 80 ? 30 : 0;
    const middle = distance(centreOf(box), centreOf(one.bounds));
    return offMiddle - fromDoors * 1.5 + short + middle / 8;
  };

const extras: readonly Piece[] = [
  { kind: 'dresser', width: 60, depth: 18, front: 26 },
  { kind: 'dresser', width: 36, depth: 18, front: 26 },
  { kind: 'desk', width: 42, depth: 22, front: 28 },
];

/** A bed that one can walk round, and a dresser or a desk where there is room. */
export const furnishBedroom = (furnishing: Furnishing, bed: BedKind): Furniture[] | undefined => {
  for (const beside of [24, 22, 20]) {
    const piece = bedPiece(bed, beside);
    const spot = best(spotsFor(furnishing, piece), bedCost(furnishing));
    if (!spot) continue;
    const found = [furnitureAt(furnishing, piece, spot)];
    let after = placed(furnishing, spot);
    for (const extra of bed === 'twin' || bed === 'full' ? extras.toReversed() : extras) {
      if (found.length >= 2) break;
      const place = best(
        spotsFor(after, extra),
        ({ box }) =>
          Math.abs(distanceOf(box, spot.box) - 40) -
          Math.min(60, ...after.doors.map((door) => distanceOf(door, box))),
      );
      if (!place) continue;
      found.push(furnitureAt(after, extra, place));
      after = placed(after, place);
    }
    return found;
  }
  return undefined;
};
