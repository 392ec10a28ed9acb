import type { RoomBox, RoomSpec } from '../home-rooms.ts';
import type { Box, Corner, Room, Section, Side, Wall } from '../../plan/document.ts';
import { floorOf } from './frame-floors.ts';
import { gridOf, wallCell, type Grid } from './grid.ts';
import { pairOf, wallsOf } from './frame-walls.ts';

/** A stretch of a room's edge. `side`: on which side of the floor it lies. */
export interface Edge {
  readonly side: Side;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

export interface FramedRoom {
  readonly spec: RoomSpec;
  readonly room: Room;
  /** Where the floor ends at a wall. */
  readonly backs: readonly Edge[];
  readonly bounds: Box;
}

/** Rooms and walls of a home, without doors. */
export interface Frame {
  readonly length: number;
  readonly width: number;
  readonly sections: readonly Section[];
  readonly rooms: readonly FramedRoom[];
  readonly walls: readonly Wall[];
  readonly grid: Grid;
  /** Pairs of rooms without a wall. */
  readonly open: readonly (readonly [string, string])[];
}

const areaOf = (floor: readonly Corner[]): number =>
  Math.abs(
    floor.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = floor[(index + 1) % floor.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

const ceiling = 96;

const sideOf = ([x, y]: Corner, [nextX, nextY]: Corner): Side =>
  y === nextY ? (nextX > x ? 'rear' : 'front') : nextY > y ? 'right' : 'left';

/** Rings run clockwise on paper: the floor lies to the right of each edge. */
const backsOf = (grid: Grid, floor: readonly Corner[]): Edge[] =>
  floor.flatMap((corner, index): Edge[] => {
    const next = floor[(index + 1) % floor.length] ?? corner;
    const side = sideOf(corner, next);
    const upright = side === 'left' || side === 'right';
    const at = upright ? corner[0] : corner[1];
    const beyond = side === 'left' || side === 'rear' ? at - 1 : at;
    const [from, to] = (upright ? [corner[1], next[1]] : [corner[0], next[0]]).sort((a, b) => a - b) as [
      number,
      number,
    ];
    const cuts = [from, ...(upright ? grid.ys : grid.xs).filter((cut) => cut > from && cut < to), to];
    const edges: Edge[] = [];
    for (const [cut, start] of cuts.slice(0, -1).entries()) {
      const end = cuts[cut + 1] ?? start;
      if ((upright ? grid.at(beyond, start) : grid.at(start, beyond)) !== wallCell) continue;
      const last = edges.at(-1);
      if (last?.to === start) edges[edges.length - 1] = { ...last, to: end };
      else edges.push({ side, at, from: start, to: end });
    }
    return edges;
  });

const boundsOf = (floor: readonly Corner[]): Box => {
  const [xs, ys] = [floor.map(([x]) => x), floor.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
};

/** Undefined if a room has no floor, or one in pieces. */
export const frameOf = (
  boxes: readonly RoomBox[],
  specs: readonly RoomSpec[],
  open: readonly (readonly [string, string])[],
  length: number,
  depths: readonly number[],
): Frame | undefined => {
  const ends = depths.map((_, index) => depths.slice(0, index + 1).reduce((sum, depth) => sum + depth, 0));
  const width = ends.at(-1) ?? 0;
  const pairs = new Set(open.map(([a, b]) => pairOf(a, b)));
  const walls = wallsOf(boxes, pairs, length, width, ends.slice(0, -1));
  const grid = gridOf(boxes, walls);
  const rooms: FramedRoom[] = [];
  for (const spec of specs) {
    const floor = floorOf(grid, spec.id);
    if (!floor) return undefined;
    const { id, name, use, bed, bath } = spec;
    const room: Room = {
      id,
      name,
      use,
      floor,
      ceiling,
      squareFeet: Math.round((areaOf(floor) / 144) * 10) / 10,
      ...(bed ? { bed, sleeps: bed === 'twin' ? 1 : 2 } : {}),
      ...(bath ? { bath } : {}),
      ...(spec.for ? { for: spec.for } : {}),
      ...(use === 'closet' ? { rod: true, shelf: true } : {}),
    };
    rooms.push({ spec, room, backs: backsOf(grid, floor), bounds: boundsOf(floor) });
  }
  const sections = depths.map((h, index) => ({
    id: `section-${index + 1}`,
    x: 0,
    y: (ends[index] ?? 0) - h,
    w: length,
    h,
  }));
  return { length, width, sections, rooms, walls, grid, open };
};
