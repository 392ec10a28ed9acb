import { ahead, facesAlongX, opposite } from '../../plan/box.ts';
import type { Box, Side } from '../../plan/document.ts';
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

const media: Piece = { kind: 'media-unit', width: 60, depth: 18, front: 24 };
const smallMedia: Piece = { ...media, width: 48, depth: 16 };
const wallSofas: readonly Piece[] = [
  { kind: 'sofa', width: 84, depth: 36, front: 30 },
  { kind: 'sofa', width: 72, depth: 34, front: 26 },
];
const desk: Piece = { kind: 'desk', width: 60, depth: 26, front: 36 };
const shelf: Piece = { kind: 'shelf', width: 36, depth: 14, front: 24 };
const armchair: Piece = { kind: 'armchair', width: 32, depth: 32, front: 20 };

/** From the screen to the front of the sofa, the best first. */
const sights = [102, 90, 114, 126, 78, 138, 66] as const;
const sofaLengths = [84, 72] as const;
const sofaDepth = 36;
const lowTable = { width: 44, depth: 24, away: 16 } as const;
const seat = 32;

/** A box before another one: so far away, so wide and deep, and with the middle moved along its side. */
const before = (of: Box, facing: Side, away: number, width: number, depth: number, shift = 0): Box => {
  const zone = ahead(of, facing, away + depth);
  if (facesAlongX(facing))
    return {
      x: facing === 'right' ? zone.x + away : zone.x,
      y: of.y + ((of.h - width) >> 1) + shift,
      w: depth,
      h: width,
    };
  return {
    x: of.x + ((of.w - width) >> 1) + shift,
    y: facing === 'front' ? zone.y + away : zone.y,
    w: width,
    h: depth,
  };
};

interface Group {
  readonly pieces: readonly Furniture[];
  readonly cost: number;
}

/** A sofa that looks at a screen, a low table between them, and an armchair or two beside it. */
const groupAt = (furnishing: Furnishing, screen: Spot, piece: Piece, clear: boolean): Group | undefined => {
  const { one, grid, doors, bodies } = furnishing;
  const room = one.room.id;
  const isFree = (box: Box): boolean =>
    grid.isWithin(box, (name) => name === room) && !touches(box, [...doors, ...bodies, screen.box]);
  const { facing, box } = screen;
  for (const length of sofaLengths)
    for (const [rank, sight] of sights.entries()) {
      const sofa = before(box, facing, sight, length, sofaDepth);
      if (!isFree(sofa) || (clear && touches(ahead(box, facing, sight), bodies))) continue;
      const back = ahead(sofa, facing, 34);
      const atWall = !grid.isWithin(ahead(sofa, facing, 1), (name) => name === room);
      if (
        !atWall &&
        (!grid.isWithin(back, (name) => name !== 'wall' && name !== '') || touches(back, bodies))
      )
        continue;
      const table = before(sofa, opposite[facing], lowTable.away, lowTable.width, lowTable.depth);
      const chairs = [-1, 1]
        .map((side) => {
          const shift = side * ((length >> 1) + 8 + (seat >> 1));
          return before(sofa, opposite[facing], 14, seat, seat, shift);
        })
        .filter(isFree);
      const chairFacing = (chair: Box): Side =>
        facesAlongX(facing) ? (chair.y < sofa.y ? 'front' : 'rear') : chair.x < sofa.x ? 'right' : 'left';
      const pieces: Furniture[] = [
        furnitureAt(furnishing, piece, screen),
        { kind: 'sofa', room, ...sofa, facing: opposite[facing] },
        ...(isFree(table) ? [{ kind: 'table' as const, room, ...table, facing }] : []),
        ...chairs.map((chair): Furniture => ({
          kind: 'armchair',
          room,
          ...chair,
          facing: chairFacing(chair),
        })),
      ];
      const cost =
        rank * 6 +
        (atWall ? -24 : 0) +
        (length < 84 ? 12 : 0) -
        chairs.length * 8 +
        (middlesApart(sofa, one.bounds) >> 2) -
        nearestOf(sofa, doors, 40);
      return { pieces, cost };
    }
  return undefined;
};

/**
 * A group of seats round a screen; where there is no room for one, a sofa at a wall.
 * @param clear whether nothing may stand already between the seats and the screen
 */
export const furnishLiving = (furnishing: Furnishing, clear = false): Furniture[] | undefined => {
  const groups = [media, smallMedia].flatMap((piece) =>
    spotsFor(furnishing, piece, true).flatMap((screen) => {
      const group = groupAt(furnishing, screen, piece, clear);
      return group ? [group] : [];
    }),
  );
  const fitting = (pieces: readonly Furniture[]): boolean =>
    leavesWays({ ...furnishing, bodies: [...furnishing.bodies, ...pieces] });
  const group = groups
    .toSorted(byCost(({ cost }) => cost))
    .slice(0, 6)
    .find(({ pieces }) => fitting(pieces));
  if (group) return [...group.pieces];
  for (const sofa of wallSofas) {
    const spot = spotsFor(furnishing, sofa)
      .toSorted(
        byCost(({ box }) => middlesApart(box, furnishing.one.bounds) - nearestOf(box, furnishing.doors, 90)),
      )
      .slice(0, 6)
      .find((one) => leavesWays(placed(furnishing, one)));
    if (!spot) continue;
    const after = placed(furnishing, spot);
    const chair = spotsFor(after, armchair)
      .toSorted(byCost(({ box }) => apart(box, spot.box) - nearestOf(box, after.doors, 30)))
      .slice(0, 3)
      .find((one) => leavesWays(placed(after, one)));
    const seated = chair ? placed(after, chair) : after;
    const screen = spotsFor(seated, smallMedia, true)
      .filter((one) => one.facing === opposite[spot.facing])
      .toSorted(byCost(({ box }) => middlesApart(box, spot.box)))
      .slice(0, 3)
      .find((one) => leavesWays(placed(seated, one)));
    return [
      furnitureAt(furnishing, sofa, spot),
      ...(chair ? [furnitureAt(after, armchair, chair)] : []),
      ...(screen ? [furnitureAt(seated, smallMedia, screen)] : []),
    ];
  }
  return undefined;
};

/** A family room has seats of its own if there is room. */
export const furnishFamily = (furnishing: Furnishing): Furniture[] => furnishLiving(furnishing) ?? [];

/** A desk, and a shelf where there is room. */
export const furnishOffice = (furnishing: Furnishing): Furniture[] | undefined => {
  const cost = ({ box }: Spot): number => -nearestOf(box, furnishing.doors, 90);
  const spot = spotsFor(furnishing, desk)
    .toSorted(byCost(cost))
    .slice(0, 6)
    .find((one) => leavesWays(placed(furnishing, one)));
  if (!spot) return undefined;
  const after = placed(furnishing, spot);
  const other = spotsFor(after, shelf)
    .toSorted(byCost(cost))
    .slice(0, 3)
    .find((one) => leavesWays(placed(after, one)));
  return [furnitureAt(furnishing, desk, spot), ...(other ? [furnitureAt(after, shelf, other)] : [])];
};
