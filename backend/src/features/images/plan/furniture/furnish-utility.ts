import {
  best,
  covered,
  offCentre,
  spots,
  type Piece,
  type Space,
  type Spot,
} from '@hearthline/model/furniture/spot.ts';
import { counter, heater, rod, sink, washer } from './fixture.ts';
import { desk, plant, put, shelves, type Symbol, type Furnished } from './symbol.ts';

interface Wish extends Piece {
  readonly symbol: Symbol;
  readonly score?: (spot: Spot) => number;
}

/** Places the wished-for pieces along the walls one after the other; those without a place are left out. */
const fill = (space: Space, wishes: readonly Wish[]): Furnished[] => {
  const items: Furnished[] = [];
  const blocked = [];
  for (const { symbol, score, ...piece } of wishes) {
    const spot = best(spots(space, piece, blocked), score ?? (() => 0));
    if (!spot) continue;
    items.push({ shape: put(symbol, spot.rect, spot.side), rect: spot.rect });
    blocked.push(spot.rect, spot.reach);
  }
  return items;
};

const atWall = (space: Space) => (spot: Spot) =>
  -covered(space.room, spot, space.windows) + offCentre(space.floor, spot) * 0.1;

export const furnishUtility = (space: Space): Furnished[] => {
  if (space.room.kind === 'laundry') {
    return fill(space, [{ symbol: washer, w: 27, d: 27, score: (spot) => -offCentre(space.floor, spot) }]);
  }
  const wall = atWall(space);
  const beside = (spot: Spot): number => wall(spot);
  const first = fill(space, [
    { symbol: (w, d) => pairOfMachines(w, d), w: 56, d: 29, reach: 24, score: beside },
  ]);
  const machines = first.length ? first : fill(space, [{ symbol: washer, w: 27, d: 29, reach: 20 }]);
  const taken = machines.map(({ rect }) => rect);
  const more: Furnished[] = [];
  for (const { symbol, score, ...piece } of [
    { symbol: heater, w: 22, d: 22, score: wall },
    { symbol: laundrySink, w: 30, d: 22, reach: 16, score: wall },
  ]) {
    const spot = best(spots(space, piece, [...taken, ...more.map(({ rect }) => rect)]), score);
    if (spot) more.push({ shape: put(symbol, spot.rect, spot.side), rect: spot.rect });
  }
  return [...machines, ...more];
};

const pairOfMachines: Symbol = (w, d) => [
  put(washer, { x: -w / 2, y: -d / 2, w: w / 2 - 0.5, h: d }),
  put(washer, { x: 0.5, y: -d / 2, w: w / 2 - 0.5, h: d }),
];

const laundrySink: Symbol = (w, d) => [
  ...counter(w, d),
  put(sink, { x: -10, y: -d / 2 + 1, w: 20, h: d - 2 }),
];

export const furnishOffice = (space: Space): Furnished[] =>
  fill(space, [
    {
      symbol: desk,
      w: 60,
      d: 28,
      reach: 30,
      score: (spot) => covered(space.room, spot, space.windows) - offCentre(space.floor, spot) * 0.2,
    },
    { symbol: shelves, w: 60, d: 13, reach: 20, score: atWall(space) },
    { symbol: plant, w: 20, d: 20, score: (spot) => offCentre(space.floor, spot) },
  ]);

/** A rod along the longest wall without a door; a walk-in closet has a second one. */
export const furnishCloset = (space: Space): Furnished[] => {
  const { floor, room } = space;
  if (room.id === 'pantry')
    return fill(space, [
      { symbol: shelves, w: Math.min(floor.w, floor.h) - 4, d: 12 },
      { symbol: shelves, w: Math.max(floor.w, floor.h) * 0.6, d: 12 },
    ]);
  const items: Furnished[] = [];
  const wide = Math.min(floor.w, floor.h) >= 50;
  for (const depth of wide ? [18, 18] : [16]) {
    const taken = items.map(({ rect }) => rect);
    const lengths = [1, 0.85, 0.7, 0.55, 0.4].map((share) => Math.max(floor.w, floor.h) * share);
    const options = lengths.flatMap((w) =>
      spots({ ...space, doors: wide ? space.doors : [] }, { w, d: depth, reach: wide ? 14 : 0 }, taken, 6),
    );
    const spot = best(options, (each) => Math.max(each.rect.w, each.rect.h) - offCentre(floor, each) * 0.2);
    if (spot) items.push({ shape: put(rod, spot.rect, spot.side), rect: spot.rect, flat: true });
  }
  return items;
};
