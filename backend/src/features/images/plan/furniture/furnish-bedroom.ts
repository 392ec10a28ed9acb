import { best, covered, offCentre, spots, type Space, type Spot } from '@hearthline/model/furniture/spot.ts';
import { overlaps, type Rect } from '@hearthline/model/layout/room.ts';
import { ink } from '../ink.ts';
import { armchair, bed, bench, chest, nightstand, plant, put, rug, type Furnished } from './symbol.ts';

interface BedSize {
  readonly w: number;
  readonly d: number;
  readonly tables: 0 | 1 | 2;
  /** Free floor at the foot. */
  readonly foot?: number;
}

const king = [
  { w: 76, d: 82, tables: 2 },
  { w: 60, d: 82, tables: 2 },
  { w: 60, d: 82, tables: 1 },
  { w: 60, d: 82, tables: 0 },
] as const;
const guest = [
  { w: 60, d: 82, tables: 2 },
  { w: 54, d: 77, tables: 2 },
  { w: 54, d: 77, tables: 1 },
  { w: 39, d: 77, tables: 1 },
  { w: 39, d: 77, tables: 0 },
  { w: 39, d: 77, tables: 0, foot: 2 },
] as const;

const tableWidth = 20;

/** Bed and nightstands as one piece against the wall: best on a solid wall, in its middle, away from the doors. */
const bedSpot = (space: Space, { w, d, tables, foot = 24 }: BedSize): Spot | null => {
  const group = { w: w + tables * (tableWidth + 2), d, reach: foot };
  const aside = (spot: Spot): number => {
    const [from, to] =
      spot.side === 'rear' || spot.side === 'front'
        ? [spot.rect.x - space.floor.x, space.floor.x + space.floor.w - spot.rect.x - spot.rect.w]
        : [spot.rect.y - space.floor.y, space.floor.y + space.floor.h - spot.rect.y - spot.rect.h];
    return Math.min(from, to);
  };
  return best(spots(space, group, []), (spot) => {
    const window = covered(space.room, spot, space.windows) > 0 ? 14 : 0;
    // A single nightstand may be next to a wall; with two, people need to walk on both sides.
    const walk = tables === 2 || aside(spot) < 2 ? 0 : 10;
    const doors = space.doors.filter((door) => overlaps(door, spot.reach, 12)).length * 8;
    return -offCentre(space.floor, spot) * (tables === 2 ? 0.5 : 0.05) - window - walk - doors;
  });
};

const parts = (spot: Spot, size: BedSize): { bed: Rect; tables: Rect[] } => {
  const lengthwise = spot.side === 'rear' || spot.side === 'front';
  const { rect } = spot;
  const take = (offset: number, width: number, depth: number): Rect => {
    if (lengthwise)
      return {
        x: rect.x + offset,
        y: spot.side === 'rear' ? rect.y : rect.y + rect.h - depth,
        w: width,
        h: depth,
      };
    return {
      x: spot.side === 'left' ? rect.x : rect.x + rect.w - depth,
      y: rect.y + offset,
      w: depth,
      h: width,
    };
  };
  const first = size.tables === 2 ? tableWidth + 2 : 0;
  const tables =
    size.tables === 2
      ? [take(0, tableWidth, 17), take(first + size.w + 2, tableWidth, 17)]
      : size.tables === 1
        ? [take(size.w + 2, tableWidth, 17)]
        : [];
  return { bed: take(first, size.w, size.d), tables };
};

export const furnishBedroom = (space: Space): Furnished[] => {
  const suite = space.room.kind === 'primary';
  const choices: readonly BedSize[] = suite ? king : guest;
  const cover = suite
    ? ink.sage
    : ([ink.sky, ink.clay, ink.sage, '#c9bfa8'][Number(space.room.id.at(-1)) % 4 || 0] ?? ink.sky);
  const items: Furnished[] = [];
  for (const size of choices) {
    const spot = bedSpot(space, size);
    if (!spot) continue;
    const { bed: place, tables } = parts(spot, size);
    if (size.tables === 2) {
      const margin = 18;
      const lengthwise = spot.side === 'rear' || spot.side === 'front';
      const carpet = lengthwise
        ? {
            x: place.x - margin,
            y: place.y + (spot.side === 'rear' ? 34 : -8),
            w: place.w + 2 * margin,
            h: place.h - 26,
          }
        : {
            x: place.x + (spot.side === 'left' ? 34 : -8),
            y: place.y - margin,
            w: place.w - 26,
            h: place.h + 2 * margin,
          };
      items.push({ shape: put(rug, carpet, spot.side), rect: carpet, flat: true });
    }
    items.push({ shape: put(bed(cover), place, spot.side), rect: place });
    for (const table of tables) items.push({ shape: put(nightstand, table, spot.side), rect: table });
    if (suite && Math.max(spot.reach.w, spot.reach.h) > 0) items.push(...footBench(space, spot, place));
    break;
  }
  const solid = (): Rect[] => items.filter(({ flat }) => !flat).map(({ rect }) => rect);
  for (const piece of suite
    ? [
        { w: 62, d: 19, reach: 26 },
        { w: 48, d: 18, reach: 22 },
      ]
    : [
        { w: 42, d: 17, reach: 20 },
        { w: 30, d: 16, reach: 18 },
      ]) {
    const spot = best(
      spots(space, piece, solid()),
      (each) => -offCentre(space.floor, each) * 0.2 - covered(space.room, each, space.windows) * 0.5,
    );
    if (!spot) continue;
    items.push({ shape: put(chest, spot.rect, spot.side), rect: spot.rect });
    break;
  }
  if (suite) {
    const seat = best(spots(space, { w: 30, d: 30, reach: 16 }, solid()), (each) =>
      covered(space.room, each, space.windows),
    );
    if (seat) items.push({ shape: put(armchair, seat.rect, seat.side), rect: seat.rect });
    const green = best(spots(space, { w: 18, d: 18 }, solid()), (each) => offCentre(space.floor, each));
    if (green) items.push({ shape: put(plant, green.rect), rect: green.rect });
  }
  return items;
};

const footBench = (space: Space, spot: Spot, bedPlace: Rect): Furnished[] => {
  const depth = 16;
  const rect: Rect = {
    rear: { x: bedPlace.x + 10, y: bedPlace.y + bedPlace.h + 3, w: bedPlace.w - 20, h: depth },
    front: { x: bedPlace.x + 10, y: bedPlace.y - depth - 3, w: bedPlace.w - 20, h: depth },
    left: { x: bedPlace.x + bedPlace.w + 3, y: bedPlace.y + 10, w: depth, h: bedPlace.h - 20 },
    right: { x: bedPlace.x - depth - 3, y: bedPlace.y + 10, w: depth, h: bedPlace.h - 20 },
  }[spot.side];
  const { floor } = space;
  const room = {
    rear: floor.y + floor.h - rect.y - rect.h,
    front: rect.y - floor.y,
    left: floor.x + floor.w - rect.x - rect.w,
    right: rect.x - floor.x,
  }[spot.side];
  if (room < 32 || space.doors.some((door) => overlaps(door, rect))) return [];
  return [{ shape: put(bench, rect, spot.side), rect }];
};
