import type { Layout } from '../layout/plan-model.ts';
import { floorOf } from '../layout/doors.ts';
import { overlaps, within, type Edge, type Rect, type Room, type Side } from '../layout/room.ts';

/** The obstacles inside one room, and where its walls are. */
export interface Space {
  readonly room: Room;
  readonly floor: Rect;
  /** Floor in front of doors and openings. */
  readonly doors: readonly Rect[];
  /** Stretches of the room's sides without a wall: openings, doors and open sides. */
  readonly gaps: readonly Edge[];
  readonly windows: readonly Edge[];
}

/** A piece of furniture that stands with its back to a wall. */
export interface Piece {
  /** Along the wall and away from it. */
  readonly w: number;
  readonly d: number;
  /** Floor that must stay free in front. */
  readonly reach?: number;
}

/** A place that a piece can take. */
export interface Spot {
  readonly rect: Rect;
  readonly side: Side;
  /** The free floor in front. */
  readonly reach: Rect;
}

/** What of a layout matters to the furniture of one room. */
export const spaceOf = (layout: Layout, room: Room): Space => {
  const doors = layout.doors.filter((door) => door.rooms.includes(room.id));
  return {
    room,
    floor: floorOf(room, layout.length, layout.width),
    doors: doors.flatMap((door) =>
      door.clear.filter((zone) => zone.room === room.id).map((zone) => zone.rect),
    ),
    gaps: doors.map((door) => door.edge),
    windows: layout.windows.filter((window) => window.room === room.id).map((window) => window.edge),
  };
};

/** Sides on which the room has another room or the outside, in drawing order. */
const sides: readonly Side[] = ['rear', 'left', 'right', 'front'];

const along = (side: Side): 'x' | 'y' => (side === 'rear' || side === 'front' ? 'x' : 'y');

/** Degrees to turn a symbol that is drawn with its back to the top. */
export const turnOf: Record<Side, number> = { rear: 0, right: 90, front: 180, left: 270 };

const spotAt = (floor: Rect, side: Side, position: number, { w, d, reach = 0 }: Piece): Spot => {
  const { x, y } = floor;
  const far = { x: x + floor.w, y: y + floor.h };
  switch (side) {
    case 'rear':
      return { side, rect: { x: position, y, w, h: d }, reach: { x: position, y: y + d, w, h: reach } };
    case 'front':
      return {
        side,
        rect: { x: position, y: far.y - d, w, h: d },
        reach: { x: position, y: far.y - d - reach, w, h: reach },
      };
    case 'left':
      return { side, rect: { x, y: position, w: d, h: w }, reach: { x: x + d, y: position, w: reach, h: w } };
    case 'right':
      return {
        side,
        rect: { x: far.x - d, y: position, w: d, h: w },
        reach: { x: far.x - d - reach, y: position, w: reach, h: w },
      };
  }
};

/** How much of a spot's stretch of wall coincides with edges such as gaps or windows. */
export const covered = (room: Rect, spot: Spot, edges: readonly Edge[]): number => {
  const axis = along(spot.side);
  const at = { rear: room.y, front: room.y + room.h, left: room.x, right: room.x + room.w }[spot.side];
  const from = axis === 'x' ? spot.rect.x : spot.rect.y;
  const to = from + (axis === 'x' ? spot.rect.w : spot.rect.h);
  return edges
    .filter((edge) => edge.axis === axis && Math.abs(edge.at - at) < 2)
    .reduce((total, edge) => total + Math.max(0, Math.min(to, edge.to) - Math.max(from, edge.from)), 0);
};

/** Every place along the walls where the piece fits, in steps of `step` inches, corners included. */
export const spots = (
  space: Space,
  piece: Piece,
  taken: readonly Rect[],
  step = 4,
  only: readonly Side[] = sides,
): Spot[] => {
  const { floor, room } = space;
  const result: Spot[] = [];
  for (const side of only) {
    const start = along(side) === 'x' ? floor.x : floor.y;
    const end = start + (along(side) === 'x' ? floor.w : floor.h) - piece.w;
    const positions = [start, end];
    for (let position = start + step; position < end; position += step) positions.push(position);
    if (end < start) continue;
    for (const position of positions) {
      const spot = spotAt(floor, side, position, piece);
      if (!within(spot.rect, floor) || (piece.reach && !within(spot.reach, floor))) continue;
      if (covered(room, spot, space.gaps) > 0) continue;
      if ([...space.doors, ...taken].some((rect) => overlaps(rect, spot.rect))) continue;
      if (piece.reach && taken.some((rect) => overlaps(rect, spot.reach))) continue;
      result.push(spot);
    }
  }
  return result;
};

/** The spot with the highest score; the first one wins a tie, so that drawings repeat. */
export const best = (candidates: readonly Spot[], score: (spot: Spot) => number): Spot | null => {
  let winner: Spot | null = null;
  let high = -Infinity;
  for (const spot of candidates) {
    const value = score(spot);
    if (value > high) {
      high = value;
      winner = spot;
    }
  }
  return winner;
};

/** Distance of a spot's middle from the middle of its wall. */
export const offCentre = (floor: Rect, { rect, side }: Spot): number =>
  along(side) === 'x'
    ? Math.abs(rect.x + rect.w / 2 - floor.x - floor.w / 2)
    : Math.abs(rect.y + rect.h / 2 - floor.y - floor.h / 2);
