import { blockedBoxes, clearanceOf } from '../check/survey/clearance.ts';
import { ahead, centreOf, distance, runsAlongX, type Point } from '../plan/box.ts';
import { outside, type Box, type Door, type Plan, type Room, type Side } from '../plan/document.ts';
import { fixtureFacts } from '../plan/kinds.ts';
import { clip, rasterOf, type Raster } from '../plan/raster.ts';
import { boundsOf } from '../plan/ring.ts';

/** How far the middle of somebody who walks through a home stays from walls and from what stands there, in inches. */
export const bodyRadius = 9;

/** How high the eyes of somebody who walks through a home are above its floor, in inches. */
export const walkingEye = 66;

/** Where somebody stands in a plan, in inches, and looks to: radians, clockwise as drawn, 0 along the length. */
export interface Stand extends Point {
  readonly heading: number;
}

/** A room that can be walked into, and where one stands in it at first. */
export interface WalkRoom {
  readonly room: Room;
  readonly stand: Stand;
}

/** A home as somebody walks through it: walls and fixtures stop them, doors between rooms are open. */
export interface Walk {
  /** Just inside of the front door. */
  readonly entry: Stand;
  /** Every room but closets, as the document has them. */
  readonly rooms: readonly WalkRoom[];
  /** Whether somebody has room to stand there. */
  readonly isFree: (at: Point) => boolean;
  /** Whether one gets there from the front door. */
  readonly isReached: (at: Point) => boolean;
  /** The room whose floor is there; undefined in a doorway. */
  readonly roomAt: (at: Point) => Room | undefined;
  /** Where somebody comes to who goes so far: along a wall that they meet at a slant, else up to it. */
  readonly moved: (from: Point, by: Point) => Point;
}

/** No step is longer, in inches: less than anything that could be stepped over. */
const maxStep = 2;

/** How far apart the places are among which the first one in a room is chosen, in inches. */
const grid = 3;

/** How far from the front door one stands inside of it, in inches. */
const inward = 24;

/** Farther one need not see to choose where to look to, in inches; and the turns from straight ahead among which that is chosen. */
const maxSight = 240;
const turns = [0, -1, 1, -2, 2, -3, 3].map((eighth) => (eighth * Math.PI) / 8);

/** What stands within so many inches before the eyes hides a room; seen are so many radians to both sides. */
const [nearby, halfView] = [60, Math.PI / 8];

/** Square inches to walk over: floor and doors between rooms, less what stands there. */
const freeFloor = ({ levels: [level] }: Plan, { cells, length, width }: Raster): Uint8Array => {
  const free = Uint8Array.from(cells, (code) => (code > 0 ? 1 : 0));
  const fill = (box: Box, value: number): void => {
    const { x, y, w, h } = clip(box, length, width);
    for (let row = y; row < y + h; row++) free.fill(value, row * length + x, row * length + x + w);
  };
  for (const door of level.doors) if (!door.rooms.includes(outside)) fill(door, 1);
  for (const fixture of level.fixtures) fill(fixture, 0);
  return free;
};

/** The front door, else any door to the outside. */
const wayIn = (doors: readonly Door[]): Door | undefined => {
  const outer = doors.filter(({ rooms }) => rooms.includes(outside));
  return outer.find(({ entry }) => entry) ?? outer[0];
};

const headings: Readonly<Record<Side, number>> = {
  left: Math.PI,
  right: 0,
  rear: -Math.PI / 2,
  front: Math.PI / 2,
};

const beyond = ({ x, y }: Point, heading: number, far: number): Point => ({
  x: x + Math.cos(heading) * far,
  y: y + Math.sin(heading) * far,
});

/** A home to walk through; undefined where no door leads to a floor on which somebody could stand. */
export const walkOf = (plan: Plan): Walk | undefined => {
  const [level] = plan.levels;
  const raster = rasterOf(plan);
  const { length, width, cells } = raster;
  const { clear, columns, rows } = clearanceOf(
    blockedBoxes(freeFloor(plan, raster), length, width),
    length,
    width,
    bodyRadius,
  );
  const indexAt = ({ x, y }: Point): number => {
    const [column, row] = [Math.round(x), Math.round(y)];
    return column < 0 || row < 0 || column >= columns || row >= rows ? -1 : row * columns + column;
  };
  const isFree = (at: Point): boolean => clear[indexAt(at)] === 1;
  const roomAt = ({ x, y }: Point): Room | undefined =>
    x < 0 || y < 0 || x >= length || y >= width
      ? undefined
      : level.rooms[(cells[Math.floor(y) * length + Math.floor(x)] ?? 0) - 1];

  const reached = new Uint8Array(clear.length);
  const isReached = (at: Point): boolean => reached[indexAt(at)] === 1;
  const reachFrom = (from: Point): void => {
    const waiting = [indexAt(from)];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      if (clear[at] !== 1 || reached[at] === 1) continue;
      reached[at] = 1;
      // The outer columns are never clear, so that no row runs into the next.
      waiting.push(at - 1, at + 1, at - columns, at + columns);
    }
  };

  /** Where somebody may stand in a room. */
  const placesIn = (room: Room): Point[] => {
    const { x, y, w, h } = boundsOf(room.floor);
    const places: Point[] = [];
    for (let row = y; row <= y + h; row += grid)
      for (let column = x; column <= x + w; column += grid) {
        const at = { x: column, y: row };
        if (isFree(at) && roomAt(at) === room) places.push(at);
      }
    return places;
  };

  /** Whether nothing is in sight between two points of a room but its own floor. */
  const isOpen = (room: Room, from: Point, to: Point): boolean => {
    const steps = Math.max(1, Math.ceil(distance(from, to) / grid));
    for (let step = 0; step < steps; step++) {
      const share = step / steps;
      const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      if (roomAt(at) !== room) return false;
    }
    return true;
  };
  const tall = level.fixtures.filter(({ kind }) => fixtureFacts[kind].tall);
  const isHidden = (from: Point, heading: number): boolean =>
    [-halfView, 0, halfView].some((turn) => {
      for (let far = 0; far < nearby; far += grid) {
        const { x, y } = beyond(from, heading + turn, far);
        if (tall.some((box) => x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h)) return true;
      }
      return false;
    });

  /** From where most of a room is seen: the farthest from a corner that is in sight. */
  const standIn = (room: Room): Stand | undefined => {
    const places = placesIn(room);
    const ways = places.filter(isReached);
    let best: Stand | undefined;
    let most = -Infinity;
    for (const at of ways.length > 0 ? ways : places)
      for (const [x, y] of room.floor) {
        const corner = { x, y };
        const heading = Math.atan2(y - at.y, x - at.x);
        const far = distance(at, corner);
        if (far <= most) continue;
        const isGood = isOpen(room, at, corner) && !isHidden(at, heading);
        const worth = isGood ? far : far - length;
        if (worth > most) [best, most] = [{ ...at, heading }, worth];
      }
    return best;
  };

  const door = wayIn(level.doors);
  const side =
    door &&
    (runsAlongX(door) ? (['rear', 'front'] as const) : (['left', 'right'] as const)).find((one) =>
      roomAt(centreOf(ahead(door, one, 2))),
    );
  const hall = door && side && roomAt(centreOf(ahead(door, side, 2)));
  if (!hall) return undefined;
  const inside = centreOf(ahead(door, side, 2 * inward));
  /** How far the floor goes on in a direction. */
  const sight = (from: Point, heading: number): number => {
    let far = grid;
    while (far < maxSight && roomAt(beyond(from, heading, far))) far += grid;
    return far;
  };
  const [first] = placesIn(hall).sort((a, b) => distance(a, inside) - distance(b, inside));
  if (!first) return undefined;
  reachFrom(first);
  // Away from the door, to where most of the home is seen.
  const heading = turns
    .map((turn) => headings[side] + turn)
    .map((to) => ({ to, far: Math.min(...[-halfView, 0, halfView].map((turn) => sight(first, to + turn))) }))
    .reduce((best, one) => (one.far > best.far + grid ? one : best)).to;
  return {
    entry: { ...first, heading },
    rooms: level.rooms.flatMap((room) => {
      const stand = room.use === 'closet' ? undefined : standIn(room);
      return stand ? [{ room, stand }] : [];
    }),
    isFree,
    isReached,
    roomAt,
    moved: (from, by) => {
      const count = Math.ceil(Math.hypot(by.x, by.y) / maxStep);
      let at = from;
      for (let step = 0; step < count; step++) {
        const next = { x: at.x + by.x / count, y: at.y + by.y / count };
        const along = [next, { x: next.x, y: at.y }, { x: at.x, y: next.y }].find(
          (one) => isFree(one) && (one.x !== at.x || one.y !== at.y),
        );
        if (!along) break;
        at = along;
      }
      return at;
    },
  };
};
