import type { Design, Link, OutsideDoor } from './design.ts';
import {
  front,
  outsideEdges,
  overlaps,
  right,
  sharedEdge,
  wall,
  within,
  type Edge,
  type Rect,
  type Room,
} from './room.ts';

/** A door or opening, inside or to the outside. */
export interface Door {
  readonly kind: Link['kind'] | OutsideDoor['kind'];
  /** The rooms on both sides; the second is null for the outside. A swinging door opens into `into`. */
  readonly rooms: readonly [string, string | null];
  readonly into: string;
  /** The clear opening on the wall line. */
  readonly edge: Edge;
  /** The end of the opening with the hinges. */
  readonly hinge: 'from' | 'to';
  /** Direction of the room it opens into, across the wall: 1 towards larger coordinates. */
  readonly towards: 1 | -1;
  /** Floor that must stay free of furniture, per room. */
  readonly clear: readonly { readonly room: string; readonly rect: Rect }[];
}

const widths: Record<Exclude<Door['kind'], 'open'>, { wanted: number; least: number }> = {
  opening: { wanted: 72, least: 30 },
  door: { wanted: 30, least: 28 },
  pocket: { wanted: 28, least: 26 },
  bifold: { wanted: 58, least: 30 },
  entry: { wanted: 36, least: 36 },
  back: { wanted: 34, least: 32 },
  patio: { wanted: 72, least: 60 },
};

const swings = (kind: Door['kind']): boolean => kind === 'door' || kind === 'entry' || kind === 'back';

/**
 * The floor of a room between its walls.
 * @param length of the home, which tells outer walls from inner ones
 * @param width of the home
 */
export const floorOf = (room: Rect, length: number, width: number): Rect => {
  const inset = (outer: boolean): number => (outer ? wall.outer : wall.inner / 2);
  const left = inset(room.x === 0);
  const rear = inset(room.y === 0);
  return {
    x: room.x + left,
    y: room.y + rear,
    w: room.w - left - inset(right(room) === length),
    h: room.h - rear - inset(front(room) === width),
  };
};

/** A rectangle on one side of an opening, `depth` deep. */
const beside = (edge: Edge, towards: 1 | -1, depth: number): Rect => {
  const start = towards === 1 ? edge.at : edge.at - depth;
  return edge.axis === 'x'
    ? { x: edge.from, y: start, w: edge.to - edge.from, h: depth }
    : { x: start, y: edge.from, w: depth, h: edge.to - edge.from };
};

const positions = (from: number, to: number, width: number, near: 'start' | 'middle' | 'end'): number[] => {
  const last = to - width;
  const list: number[] = [];
  for (let position = from; position <= last; position += 2) list.push(position);
  const aim = near === 'start' ? from : near === 'end' ? last : (from + last) / 2;
  return list.sort((a, b) => Math.abs(a - aim) - Math.abs(b - aim) || a - b);
};

const side = (edge: Edge, room: Rect): 1 | -1 => ((edge.axis === 'x' ? room.y : room.x) >= edge.at ? 1 : -1);
const back = (towards: 1 | -1): 1 | -1 => (towards === 1 ? -1 : 1);

interface Place {
  readonly kind: Door['kind'];
  readonly edge: Edge;
  readonly near: 'start' | 'middle' | 'end';
  readonly into: Room;
  readonly from: Room | null;
}

const place = (
  { kind, edge, near, into, from }: Place,
  floor: (room: Room) => Rect,
  taken: readonly Door[],
): Door | null => {
  const towards = side(edge, into);
  const rooms = [into.id, from?.id ?? null] as const;
  if (kind === 'open') return { kind, rooms, into: into.id, edge, hinge: 'from', towards, clear: [] };
  const { wanted, least } = widths[kind];
  // Leaves space for the casing and for the wall at the corner.
  const [start, end] = [edge.from + 5, edge.to - 5];
  const width = Math.min(wanted, end - start);
  if (width < least) return null;
  for (const position of positions(start, end, width, near)) {
    const opening: Edge = { ...edge, from: position, to: position + width };
    const depth = swings(kind) ? width + 4 : kind === 'opening' ? 30 : 24;
    const inside = beside(opening, towards, depth);
    const outside = beside(opening, back(towards), 26);
    const clear = [{ room: into.id, rect: inside }, ...(from ? [{ room: from.id, rect: outside }] : [])];
    const fits = !swings(kind) || within(beside(opening, towards, width), grow(floor(into), 6));
    const free = taken.every(
      (other) =>
        other.clear.every((zone) => {
          if (zone.room === into.id)
            return !overlaps(zone.rect, inside) || (!swings(kind) && !swings(other.kind));
          return true;
        }) && !sameOpening(other.edge, opening),
    );
    if (!fits || !free) continue;
    // Hinges at the end nearer to a corner, so that the open leaf rests against a wall.
    const hinge = position - edge.from <= edge.to - (position + width) ? 'from' : 'to';
    return { kind, rooms, into: into.id, edge: opening, hinge, towards, clear };
  }
  return null;
};

const grow = (rect: Rect, by: number): Rect => ({
  x: rect.x - by,
  y: rect.y - by,
  w: rect.w + 2 * by,
  h: rect.h + 2 * by,
});

const sameOpening = (a: Edge, b: Edge): boolean =>
  a.axis === b.axis && a.at === b.at && a.from < b.to + 6 && b.from < a.to + 6;

/** Places every door of a design; null if there is no space for one of them. */
export const placeDoors = (
  design: Design,
  rooms: readonly Room[],
  length: number,
  width: number,
): Door[] | null => {
  const byId = new Map(rooms.map((room) => [room.id, room]));
  const floor = (room: Room): Rect => floorOf(room, length, width);
  const doors: Door[] = [];
  const outside: Place[] = [];
  for (const { kind, room: id, side: wanted, near } of design.outside) {
    const into = byId.get(id);
    const edge = into && outsideEdges(into, length, width).find(({ side: each }) => each === wanted)?.edge;
    if (!into || !edge) return null;
    outside.push({ kind, edge, near, into, from: null });
  }
  const inside: Place[] = [];
  for (const { kind, a, b, near } of design.links) {
    const from = byId.get(a);
    const into = byId.get(b);
    const edge = from && into && sharedEdge(from, into);
    if (!from || !into || !edge) return null;
    inside.push({ kind, edge, near, into, from });
  }
  const order = ['open', 'opening', 'entry', 'patio', 'back', 'door', 'bifold', 'pocket'];
  const all = [...outside, ...inside].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  for (const each of all) {
    const door = place(each, floor, doors);
    if (!door) return null;
    doors.push(door);
  }
  return doors;
};
