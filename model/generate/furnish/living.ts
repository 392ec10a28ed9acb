import { centreOf, distance, distanceOf, facesAlongX, opposite } from '../../plan/box.ts';
import type { Box } from '../../plan/document.ts';
import {
  best,
  furnitureAt,
  placed,
  spotsFor,
  touches,
  type Furnishing,
  type Furniture,
  type Piece,
} from './spots.ts';

const sofas: readonly Piece[] = [
  { kind: 'sofa', width: 84, depth: 36, front: 36 },
  { kind: 'sofa', width: 72, depth: 34, front: 30 },
];
const media: Piece = { kind: 'media-unit', width: 60, depth: 18, front: 24 };
const armchair: Piece = { kind: 'armchair', width: 32, depth: 32, front: 24 };
const desk: Piece = { kind: 'desk', width: 60, depth: 26, front: 36 };
const shelf: Piece = { kind: 'shelf', width: 36, depth: 14, front: 24 };

const fromDoors = ({ doors }: Furnishing, box: Box): number =>
  Math.min(90, ...doors.map((door) => distanceOf(door, box)));

/** A sofa that looks at a media unit across the room, and an armchair. */
export const furnishLiving = (furnishing: Furnishing): Furniture[] | undefined => {
  const middle = centreOf(furnishing.one.bounds);
  for (const sofa of sofas) {
    const spots = spotsFor(furnishing, sofa).toSorted(
      (a, b) =>
        distance(centreOf(a.box), middle) -
        fromDoors(furnishing, a.box) -
        (distance(centreOf(b.box), middle) - fromDoors(furnishing, b.box)),
    );
    const spot = spots[0];
    if (!spot) continue;
    const found = [furnitureAt(furnishing, sofa, spot)];
    let after = placed(furnishing, spot);
    const centre = centreOf(spot.box);
    const across = spotsFor(after, media).filter(({ facing }) => facing === opposite[spot.facing]);
    const screen = best(
      across,
      ({ box }) => distance(centreOf(box), centre) + offLine(box, spot.box, spot.facing),
    );
    if (screen) {
      found.push(furnitureAt(after, media, screen));
      after = placed(after, screen);
    }
    const seat = best(
      spotsFor(after, armchair),
      ({ box }) => distance(centreOf(box), centre) - fromDoors(after, box) / 2,
    );
    if (seat) found.push(furnitureAt(after, armchair, seat));
    return found;
  }
  return undefined;
};

const offLine = (box: Box, sofa: Box, facing: 'left' | 'right' | 'rear' | 'front'): number => {
  const [a, b] = [centreOf(box), centreOf(sofa)];
  return 4 * (facesAlongX(facing) ? Math.abs(a.y - b.y) : Math.abs(a.x - b.x));
};

const tables: readonly (readonly [number, number])[] = [
  [72, 40],
  [60, 36],
  [48, 36],
];
const chair = 18;
const walk = 30;

/** A table in the middle, with a chair to each side that there is room for. */
export const furnishDining = (furnishing: Furnishing, seats: number): Furniture[] | undefined => {
  const { one, grid, doors, bodies, keeps } = furnishing;
  const isRoom = (name: string): boolean => name !== 'wall' && name !== '';
  const { x, y, w, h } = one.bounds;
  const spots: Box[] = [];
  for (const [long, short] of tables)
    for (const [tw, th] of [
      [long, short],
      [short, long],
    ] as const) {
      if (2 * (tw + th) < seats * 24) continue;
      for (let left = x + 24; left + tw <= x + w - 24; left += 6)
        for (let top = y + 24; top + th <= y + h - 24; top += 6) {
          const box = { x: left, y: top, w: tw, h: th };
          const around = { x: left - walk, y: top - walk, w: tw + 2 * walk, h: th + 2 * walk };
          if (!grid.isWithin(box, (name) => name === one.room.id)) continue;
          if (!grid.isWithin(around, isRoom)) continue;
          if (touches(box, [...bodies, ...doors, ...keeps]) || touches(around, bodies)) continue;
          spots.push(box);
        }
    }
  const middle = centreOf(one.bounds);
  const table = best(spots, (box) => distance(centreOf(box), middle) - (box.w + box.h) / 2);
  if (!table) return undefined;
  const [across, rows] = [table.w, table.h].map((size) => Math.max(1, Math.floor(size / 24))) as [
    number,
    number,
  ];
  const chairs: Box[] = [];
  for (let index = 0; index < across; index++) {
    const at = table.x + Math.round(((index + 0.5) * table.w) / across - chair / 2);
    chairs.push({ x: at, y: table.y - chair, w: chair, h: chair });
    chairs.push({ x: at, y: table.y + table.h, w: chair, h: chair });
  }
  for (let index = 0; index < rows; index++) {
    const at = table.y + Math.round(((index + 0.5) * table.h) / rows - chair / 2);
    chairs.push({ x: table.x - chair, y: at, w: chair, h: chair });
    chairs.push({ x: table.x + table.w, y: at, w: chair, h: chair });
  }
  const standing = chairs.filter(
    (box) => grid.isWithin(box, (name) => name === one.room.id) && !touches(box, bodies),
  );
  const used = standing.slice(0, Math.max(seats, 4));
  return [
    { kind: 'table', room: one.room.id, ...table, seats: Math.max(seats, used.length) },
    ...used.map((box): Furniture => ({ kind: 'chair', room: one.room.id, ...box })),
  ];
};

/** A desk, and a shelf where there is room. */
export const furnishOffice = (furnishing: Furnishing): Furniture[] | undefined => {
  const spot = best(spotsFor(furnishing, desk), ({ box }) => -fromDoors(furnishing, box));
  if (!spot) return undefined;
  const after = placed(furnishing, spot);
  const other = best(spotsFor(after, shelf), ({ box }) => -fromDoors(after, box));
  return [furnitureAt(furnishing, desk, spot), ...(other ? [furnitureAt(after, shelf, other)] : [])];
};

/** A family room has a sofa of its own if there is room. */
export const furnishFamily = (furnishing: Furnishing): Furniture[] => furnishLiving(furnishing) ?? [];
