import { facesAlongX } from '../../plan/box.ts';
import type { BathKind, Box } from '../../plan/document.ts';
import { isWithinReach, nearestOf } from './measure.ts';
import { pack, type Furnishing, type Furniture, type Piece, type Spot } from './spots.ts';

/** Keeps 15 in from a toilet's centre line to whatever is beside it. */
const toilet: Piece = { kind: 'toilet', width: 20, depth: 28, front: 22, beside: 5 };
const tub: Piece = { kind: 'tub-shower', width: 60, depth: 30, front: 22 };
const soaking: Piece = { kind: 'tub', width: 60, depth: 32, front: 22 };
const shower = (width: number, depth: number): Piece => ({ kind: 'shower', width, depth, front: 25 });
const vanity = (width: number): Piece => ({ kind: 'lavatory', width, depth: 21, front: 22 });
const double = (width: number): Piece => ({ kind: 'double-lavatory', width, depth: 21, front: 22 });

/** Sets of pieces, the most generous first. */
const primarySets: readonly (readonly Piece[])[] = [
  [soaking, shower(48, 36), double(60), toilet],
  [shower(60, 36), double(60), toilet],
  [shower(48, 36), vanity(48), toilet],
  [shower(48, 34), vanity(36), toilet],
  [shower(36, 36), vanity(36), toilet],
  [shower(36, 36), vanity(24), toilet],
];
const sets: Readonly<Record<BathKind, readonly (readonly Piece[])[]>> = {
  full: [
    [tub, vanity(48), toilet],
    [tub, vanity(36), toilet],
    [tub, vanity(30), toilet],
    [tub, vanity(24), toilet],
  ],
  'three-quarter': [
    [shower(48, 36), vanity(36), toilet],
    [shower(36, 36), vanity(24), toilet],
  ],
  half: [
    [vanity(30), toilet],
    [vanity(22), toilet],
  ],
};

/** From a piece to a room behind the wall beside it. */
const besideWall = 18;

/** Wet pieces share walls with the wet rooms next door, and stand side by side, away from the doors. */
export const wetCost =
  (wetNear: (spot: Spot) => boolean, wet: readonly Box[], wetRooms: readonly Box[]) =>
  (spot: Spot, _piece: Piece, { doors, bodies }: Furnishing): number => {
    const { box, edge } = spot;
    const near = wet.some((other) => isWithinReach(other, box, 24)) ? -120 : 0;
    const shared = wetNear(spot) ? -40 : 0;
    const beyond = -60 * wetRooms.filter((room) => isWithinReach(room, box, besideWall)).length;
    const [start, end] = facesAlongX(edge.side) ? [box.y, box.y + box.h] : [box.x, box.x + box.w];
    const corner = Math.min(start - edge.from, edge.to - end);
    return near + shared + beyond - nearestOf(box, doors, 60) + 2 * nearestOf(box, bodies, corner);
  };

export const furnishBath = (
  furnishing: Furnishing,
  bath: BathKind,
  primary: boolean,
  turning: boolean,
  cost: (spot: Spot, piece: Piece, soFar: Furnishing) => number,
): Furniture[] | undefined => {
  const circle = turning ? turningPlaces(furnishing) : [undefined];
  for (const pieces of [...(primary && bath === 'full' ? primarySets : []), ...sets[bath]])
    for (const place of circle) {
      const start = place ? { ...furnishing, keeps: [...furnishing.keeps, place] } : furnishing;
      const found = pack(start, pieces, cost, ({ kind }) => kind === 'shower');
      if (found) return found;
    }
  return undefined;
};

const circleSize = 61;

/** Where a wheelchair can turn: squares of floor, tried one after another. */
const turningPlaces = ({ one, grid }: Furnishing): Box[] => {
  const { x, y, w, h } = one.bounds;
  const places: Box[] = [];
  for (let top = y; top + circleSize <= y + h; top += 12)
    for (let left = x; left + circleSize <= x + w; left += 12) {
      const box = { x: left, y: top, w: circleSize, h: circleSize };
      if (grid.isWithin(box, (name) => name === one.room.id)) places.push(box);
    }
  return places;
};
