import type {
  Box,
  Door,
  Fixture,
  FixtureKind,
  Level,
  Plan,
  Room,
  Use,
  Wall,
  Window,
} from '../plan/document.ts';
import { doubleWide } from './plans.ts';

export const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

export const room = (id: string, use: Use, { x, y, w, h }: Box): Room => ({
  id,
  name: id,
  use,
  floor: [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ],
  ceiling: 96,
  squareFeet: Math.round((w * h) / 14.4) / 10,
});

export const door = (rooms: [string, string], place: Box, more: Partial<Door> = {}): Door => ({
  id: `door ${rooms.join(' ')}`,
  wall: 'wall',
  kind: 'hinged',
  rooms,
  clearWidth: 30,
  clearHeight: 80,
  lock: 'none',
  ...place,
  ...more,
});
export const entry = (place: Box): Door => door(['living', 'outside'], place, { entry: true });

export const piece = (
  kind: FixtureKind,
  inRoom: string,
  place: Box,
  more: Partial<Fixture> = {},
): Fixture => ({
  id: `${kind} ${place.x} ${place.y}`,
  kind,
  room: inRoom,
  ...place,
  ...more,
});

export const pane = (inRoom: string, place: Box): Window => ({
  ...(doubleWide().levels[0].windows[0] as Window),
  id: `pane ${place.x} ${place.y}`,
  room: inRoom,
  ...place,
});

export const wall = (id: string, place: Box): Wall => ({ id, kind: 'interior', ...place });

/** A home of 40 × 20 feet with nothing in it but what is given. */
export const home = (level: Partial<Level>, bedrooms = 2): Plan => {
  const plan = doubleWide();
  return {
    ...plan,
    length: 480,
    width: 240,
    summary: { ...plan.summary, bedrooms },
    levels: [{ ...plan.levels[0], rooms: [], walls: [], doors: [], windows: [], fixtures: [], ...level }],
  };
};
