import { ahead, facesAlongX, opposite, sharedArea } from '../../plan/box.ts';
import type { Box, Fixture, FixtureKind, Side } from '../../plan/document.ts';
import type { Edge, FramedRoom } from '../frame/frame.ts';
import type { Grid } from '../frame/grid.ts';
import { isWalkable, type WalkedGround } from './free-ways.ts';

/** A piece with its back to a wall, and the floor that must stay free for it. */
export interface Piece {
  readonly kind: FixtureKind;
  /** Along the wall, and away from it. */
  readonly width: number;
  readonly depth: number;
  readonly front: number;
  /** On both sides; floor for walking (`beside`), or only no wall and no other piece (`apart`). */
  readonly beside?: number;
  /** On one side at least. */
  readonly besideOne?: number;
  readonly seats?: number;
}

export interface Spot {
  readonly box: Box;
  readonly facing: Side;
  readonly edge: Edge;
  /** Floor that must stay free. */
  readonly keep: readonly Box[];
}

/** Floor without walls in between. */
export interface Ground extends WalkedGround {
  readonly isFloor: (room: string) => boolean;
}

/** A room while it is being furnished. */
export interface Furnishing {
  readonly one: FramedRoom;
  readonly grid: Grid;
  /** Floor that doors need. */
  readonly doors: readonly Box[];
  /** Windows, as far into the room as something tall would hide them. */
  readonly windows: readonly Box[];
  readonly bodies: readonly Box[];
  /** The floor on which one walks from door to door: of this room, or of all rooms that are open to each other. */
  readonly ground: Ground;
  readonly keeps: readonly Box[];
}

export const touches = (box: Box, others: readonly Box[]): boolean => {
  const { x, y, w, h } = box;
  for (const other of others)
    if (x < other.x + other.w && other.x < x + w && y < other.y + other.h && other.y < y + h) return true;
  return false;
};

const strips = (box: Box, facing: Side, depth: number): [Box, Box] =>
  facesAlongX(facing)
    ? [ahead(box, 'rear', depth), ahead(box, 'front', depth)]
    : [ahead(box, 'left', depth), ahead(box, 'right', depth)];

/** The box of a piece whose back is at an edge. */
export const boxAt = ({ side, at }: Edge, along: number, width: number, depth: number): Box => {
  switch (side) {
    case 'rear':
      return { x: along, y: at, w: width, h: depth };
    case 'front':
      return { x: along, y: at - depth, w: width, h: depth };
    case 'left':
      return { x: at, y: along, w: depth, h: width };
    case 'right':
      return { x: at - depth, y: along, w: depth, h: width };
  }
};

/** Where along an edge a piece can begin: at corners, in the middle, and beside whatever else is there. */
const startsAlong = (
  { from, to, side }: Edge,
  { width, beside = 0 }: Piece,
  zone: Box,
  obstacles: readonly Box[],
): number[] => {
  const last = to - width;
  if (last < from) return [];
  const starts = new Set([from, last, from + beside, last - beside, from + ((last - from) >> 1)]);
  const alongX = !facesAlongX(side);
  for (const other of obstacles) {
    if (sharedArea(zone, other) === 0) continue;
    const [start, end] = alongX ? [other.x, other.x + other.w] : [other.y, other.y + other.h];
    for (const at of [end, end + beside, start - width, start - width - beside]) starts.add(at);
  }
  return [...starts].filter((at) => at >= from && at <= last).sort((one, other) => one - other);
};

/** Every place where a piece can stand. */
export const spotsFor = (furnishing: Furnishing, piece: Piece, tall = false): Spot[] => {
  const { one, grid, doors, windows, bodies, keeps } = furnishing;
  const { width, depth, front, beside = 0, besideOne = 0 } = piece;
  const isOwn = (name: string): boolean => name === one.room.id;
  const isFree = (box: Box): boolean => grid.isWithin(box, isOwn) && !touches(box, bodies);
  const obstacles = [...doors, ...bodies, ...keeps, ...(tall ? windows : [])];
  const found: Spot[] = [];
  for (const edge of one.backs) {
    const zone = boxAt(edge, edge.from, edge.to - edge.from, depth + front);
    for (const along of startsAlong(edge, piece, zone, obstacles)) {
      const box = boxAt(edge, along, width, depth);
      if (!isFree(box) || touches(box, doors) || touches(box, keeps)) continue;
      if (tall && touches(box, windows)) continue;
      const facing = opposite[edge.side];
      const keep: Box[] = front > 0 ? [ahead(box, facing, front)] : [];
      if (beside > 0) keep.push(...strips(box, facing, beside));
      if (!keep.every(isFree)) continue;
      if (besideOne > 0) {
        const side = strips(box, facing, besideOne).find(isFree);
        if (!side) continue;
        keep.push(side);
      }
      found.push({ box, facing, edge, keep });
    }
  }
  return found;
};

export const placed = (furnishing: Furnishing, spot: Pick<Spot, 'box' | 'keep'>): Furnishing => ({
  ...furnishing,
  bodies: [...furnishing.bodies, spot.box],
  keeps: [...furnishing.keeps, ...spot.keep],
});

/** Orders by cost; what costs the same stays in its order. */
export const byCost =
  <One>(cost: (one: One) => number) =>
  (a: One, b: One): number =>
    cost(a) - cost(b);

/** A fixture without its id, which is given when all rooms are furnished. */
export type Furniture = Omit<Fixture, 'id'>;

export const furnitureAt = (furnishing: Furnishing, piece: Piece, spot: Spot): Furniture => ({
  kind: piece.kind,
  room: furnishing.one.room.id,
  ...spot.box,
  facing: spot.facing,
  ...(piece.seats ? { seats: piece.seats } : {}),
});

/** Whether one still gets to every door of the room. */
export const leavesWays = ({ bodies, ground }: Furnishing): boolean => isWalkable(ground, bodies);

/** Puts all pieces into a room, trying again when one has no place; undefined if it cannot be done in so many steps. */
export const pack = (
  furnishing: Furnishing,
  pieces: readonly Piece[],
  cost: (spot: Spot, piece: Piece, soFar: Furnishing) => number,
  isTall: (piece: Piece) => boolean,
  steps = { left: 60 },
): Furniture[] | undefined => {
  const [piece, ...rest] = pieces;
  if (!piece) return leavesWays(furnishing) ? [] : undefined;
  const spots = spotsFor(furnishing, piece, isTall(piece))
    .map((spot) => ({ spot, own: cost(spot, piece, furnishing) }))
    .toSorted((a, b) => a.own - b.own);
  for (const { spot } of spots) {
    if (steps.left-- <= 0) return undefined;
    const others = pack(placed(furnishing, spot), rest, cost, isTall, steps);
    if (others) return [furnitureAt(furnishing, piece, spot), ...others];
  }
  return undefined;
};
