import { runsAlongX, type Point } from '../plan/box.ts';
import { outside, type Box, type Corner, type Door, type Level } from '../plan/document.ts';
import type { Ring } from './primitive.ts';

/** Whether a point lies inside a ring. */
export const isInside = (ring: readonly Corner[], { x, y }: Point): boolean => {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[i] ?? [0, 0];
    const [bx, by] = ring[j] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
};

/** An opening seen from a room: `along` runs over its width from the hinge, `out` from the wall's face into the room. */
export interface OpeningFrame {
  readonly width: number;
  /** Of the wall. */
  readonly thickness: number;
  readonly at: (along: number, out: number) => Point;
  /** A line or ring given as along, out and bulge. */
  readonly ring: (points: readonly (readonly [along: number, out: number, bulge?: number])[]) => Ring;
}

const wallOf = (opening: { wall: string } & Box, level: Level): Box =>
  level.walls.find(({ id }) => id === opening.wall) ?? opening;

/** Whether the room lies on the side of greater coordinates. */
const isBeyond = (door: Door, room: string, alongX: boolean, level: Level): boolean => {
  const other = door.rooms.find((one) => one !== room) ?? outside;
  const probe = (greater: boolean): Point =>
    alongX
      ? { x: door.x + door.w / 2, y: greater ? door.y + door.h + 1 : door.y - 1 }
      : { x: greater ? door.x + door.w + 1 : door.x - 1, y: door.y + door.h / 2 };
  const holds = (id: string, greater: boolean): boolean => {
    const found = level.rooms.find((one) => one.id === id);
    return found !== undefined && isInside(found.floor, probe(greater));
  };
  if (holds(room, true)) return true;
  if (holds(room, false)) return false;
  return holds(other, false);
};

/** An opening as seen from one of its rooms, with the given end first. */
export const openingFrame = (
  door: Door,
  room: string,
  level: Level,
  from: 'start' | 'end' = 'start',
): OpeningFrame => {
  const alongX = runsAlongX(wallOf(door, level));
  const beyond = isBeyond(door, room, alongX, level);
  const [width, thickness] = alongX ? [door.w, door.h] : [door.h, door.w];
  const at = (along: number, out: number): Point => {
    const a = from === 'start' ? along : width - along;
    const c = beyond ? thickness + out : -out;
    return alongX ? { x: door.x + a, y: door.y + c } : { x: door.x + c, y: door.y + a };
  };
  // Seen from one side in two, along and out run the other way round, and arcs bend to the other side.
  const turn = ((from === 'start') === beyond) === alongX ? 1 : -1;
  return {
    width,
    thickness,
    at,
    ring: (points) =>
      points.map(([along, out, bulge]) => ({
        ...at(along, out),
        ...(bulge === undefined ? {} : { bulge: bulge * turn }),
      })),
  };
};

/** How much wall there is beside each end of an opening, up to the next opening of that wall. */
export const wallBeside = (door: Door, level: Level): { start: number; end: number } => {
  const wall = wallOf(door, level);
  const alongX = runsAlongX(wall);
  const span = (one: Box): readonly [number, number] =>
    alongX ? [one.x, one.x + one.w] : [one.y, one.y + one.h];
  const [from, to] = span(door);
  let [min, max] = span(wall);
  for (const other of [...level.doors, ...level.windows]) {
    if (other === door || other.wall !== door.wall) continue;
    const [start, end] = span(other);
    if (end <= from) min = Math.max(min, end);
    if (start >= to) max = Math.min(max, start);
  }
  return { start: from - min, end: max - to };
};
