import { facesAlongX } from '../../plan/box.ts';
import type { BedKind, Box } from '../../plan/document.ts';
import { bedFixture, bedSize } from '../../plan/kinds.ts';
import { apart, middlesApart, nearestOf } from './measure.ts';
import {
  byCost,
  furnitureAt,
  leavesWays,
  placed,
  spotsFor,
  touches,
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

/** The head belongs to the middle of a wall, far from the door, and not under a window. */
const bedCost =
  ({ one, doors, windows }: Furnishing) =>
  ({ box, edge }: Spot): number => {
    const [start, end] = facesAlongX(edge.side) ? [box.y, box.y + box.h] : [box.x, box.x + box.w];
    const offMiddle = Math.abs(start + end - edge.from - edge.to) >> 1;
    const short = edge.to - edge.from < 80 ? 30 : 0;
    const window = touches(box, windows) ? 12 : 0;
    return (
      offMiddle * 2 - nearestOf(box, doors, 90) * 2 + short + window + (middlesApart(box, one.bounds) >> 2)
    );
  };

const extras: readonly Piece[] = [
  { kind: 'dresser', width: 60, depth: 18, front: 26 },
  { kind: 'dresser', width: 36, depth: 18, front: 26 },
  { kind: 'desk', width: 42, depth: 22, front: 28 },
];

const nightstand = 18;

/** Beside the head of a bed that only one side is walked along, where there is room. */
const nightstandAt = (
  { grid, one, doors, bodies, keeps }: Furnishing,
  { box, facing }: Spot,
): Furniture[] => {
  const alongX = !facesAlongX(facing);
  const head = { rear: box.y + box.h, front: box.y, left: box.x + box.w, right: box.x }[facing];
  const across = facing === 'rear' || facing === 'left' ? head - nightstand : head;
  return (alongX ? [box.x - nightstand, box.x + box.w] : [box.y - nightstand, box.y + box.h])
    .map((along): Box => ({
      x: alongX ? along : across,
      y: alongX ? across : along,
      w: nightstand,
      h: nightstand,
    }))
    .filter(
      (place) =>
        grid.isWithin(place, (name) => name === one.room.id) &&
        !touches(place, [...doors, ...bodies, ...keeps]),
    )
    .slice(0, 1)
    .map((place) => ({ kind: 'nightstand', room: one.room.id, ...place, facing }));
};

/** A bed that one can walk round, and a dresser or a desk where there is room. */
export const furnishBedroom = (furnishing: Furnishing, bed: BedKind): Furniture[] | undefined => {
  for (const beside of [24, 22, 20]) {
    const piece = bedPiece(bed, beside);
    const spots = spotsFor(furnishing, piece).toSorted(byCost(bedCost(furnishing)));
    const spot = spots.slice(0, 8).find((one) => leavesWays(placed(furnishing, one)));
    if (!spot) continue;
    const found = [furnitureAt(furnishing, piece, spot)];
    let after = placed(furnishing, spot);
    for (const extra of bed === 'twin' || bed === 'full' ? extras.toReversed() : extras) {
      if (found.length >= 2) break;
      const cost = ({ box }: Spot): number =>
        Math.abs(apart(box, spot.box) - 40) - nearestOf(box, after.doors, 60);
      const place = spotsFor(after, extra)
        .toSorted(byCost(cost))
        .slice(0, 4)
        .find((one) => leavesWays(placed(after, one)));
      if (!place) continue;
      found.push(furnitureAt(after, extra, place));
      after = placed(after, place);
    }
    return [...found, ...(piece.besideOne ? nightstandAt(after, spot) : [])];
  }
  return undefined;
};
