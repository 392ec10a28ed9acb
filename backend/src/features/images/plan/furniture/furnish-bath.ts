import { covered, spots, type Space, type Spot } from '@hearthline/model/furniture/spot.ts';
import { overlaps, type Rect } from '@hearthline/model/layout/room.ts';
import { shower, soakingTub, toilet, tub, vanity } from './fixture.ts';
import { put, type Symbol, type Furnished } from './symbol.ts';

interface Fixture {
  readonly name: 'tub' | 'shower' | 'vanity' | 'wc';
  readonly symbol: Symbol;
  readonly w: number;
  readonly d: number;
  readonly reach: number;
  readonly corner: boolean;
}

const fixture = (
  name: Fixture['name'],
  symbol: Symbol,
  w: number,
  d: number,
  reach: number,
  corner = false,
): Fixture => ({ name, symbol, w, d, reach, corner });

const wc = fixture('wc', toilet, 30, 28, 20);
const alcoveTub = fixture('tub', tub, 60, 30, 18, true);
const sinks = (w: number): Fixture => fixture('vanity', vanity, w, 21, 20);
/** For short floors: the tub is entered from beside the vanity. */
const tightTub = fixture('tub', tub, 60, 30, 4, true);
const stall = (w: number, d: number): Fixture => fixture('shower', shower, w, d, 18, true);

/** The fixtures of a bath, the most generous set first. */
const sets: Record<'primary' | 'full' | 'half', readonly (readonly Fixture[])[]> = {
  primary: [
    [fixture('tub', soakingTub, 66, 32, 14, true), stall(48, 36), sinks(66), wc],
    [fixture('tub', soakingTub, 60, 30, 14, true), stall(42, 36), sinks(60), wc],
    [fixture('tub', soakingTub, 60, 30, 12, true), stall(36, 36), sinks(48), wc],
    [stall(60, 34), sinks(60), wc],
    [alcoveTub, sinks(60), wc],
    [alcoveTub, sinks(42), wc],
    [alcoveTub, sinks(32), wc],
    [alcoveTub, sinks(27), wc],
    [tightTub, sinks(34), wc],
    [tightTub, sinks(27), wc],
    [stall(36, 36), sinks(27), wc],
  ],
  full: [
    [alcoveTub, sinks(60), wc],
    [alcoveTub, sinks(42), wc],
    [alcoveTub, sinks(34), wc],
    [alcoveTub, sinks(27), wc],
    [tightTub, sinks(34), wc],
    [tightTub, sinks(27), wc],
    [stall(36, 36), sinks(27), wc],
  ],
  half: [
    [sinks(34), wc],
    [sinks(27), wc],
    [sinks(22), wc],
  ],
};

const inCorner = (floor: Rect, { rect }: Spot): boolean =>
  (rect.x === floor.x || rect.x + rect.w === floor.x + floor.w) &&
  (rect.y === floor.y || rect.y + rect.h === floor.y + floor.h);

/** The first arrangement in which every fixture has a place and free floor in front. */
const arrange = (
  space: Space,
  [next, ...rest]: readonly Fixture[],
  placed: readonly Spot[],
): Spot[] | null => {
  if (!next) return [];
  const taken = placed.map(({ rect }) => rect);
  const candidates = spots(space, next, taken, 5)
    .filter((spot) => !next.corner || inCorner(space.floor, spot))
    .filter((spot) => placed.every(({ reach }) => !overlaps(reach, spot.rect)))
    .map((spot) => ({ spot, score: score(space, next, spot, placed) }))
    .sort((a, b) => b.score - a.score);
  for (const { spot } of candidates.slice(0, 14)) {
    const others = arrange(space, rest, [...placed, spot]);
    if (others) return [spot, ...others];
  }
  return null;
};

const away = (a: Rect, b: Rect): number =>
  Math.hypot(a.x + a.w / 2 - b.x - b.w / 2, a.y + a.h / 2 - b.y - b.h / 2);

const score = (space: Space, piece: Fixture, spot: Spot, placed: readonly Spot[]): number => {
  const [door] = space.doors;
  const fromDoor = door ? away(door, spot.rect) : 0;
  const window = covered(space.room, spot, space.windows);
  const sameWall = placed.some(({ side }) => side === spot.side) ? 12 : 0;
  const corner = inCorner(space.floor, spot) ? 8 : 0;
  switch (piece.name) {
    case 'tub':
      return fromDoor + window * 0.6;
    case 'shower':
      return fromDoor * 0.6 - window * 2;
    case 'wc':
      return fromDoor * 0.3 + sameWall + corner - window * 0.2;
    case 'vanity':
      return sameWall + corner - fromDoor * 0.1 - window * 0.3;
  }
};

const kindOf = (space: Space): keyof typeof sets =>
  space.room.kind === 'half-bath' ? 'half' : space.room.id === 'primary-bath' ? 'primary' : 'full';

/** The fixtures of a bath in their places; the minimum room sizes guarantee that one set fits. */
export const fixturesOf = (space: Space): { fixture: Fixture; spot: Spot }[] => {
  for (const set of sets[kindOf(space)]) {
    const found = arrange(space, set, []);
    if (found) return found.flatMap((spot, index) => (set[index] ? [{ fixture: set[index], spot }] : []));
  }
  return [];
};

export const furnishBath = (space: Space): Furnished[] =>
  fixturesOf(space).map(({ fixture: { symbol }, spot: { rect, side } }) => ({
    shape: put(symbol, rect, side),
    rect,
  }));
