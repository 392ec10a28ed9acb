import type {
  Alarm,
  Box,
  Corner,
  Door,
  Fan,
  Fixture,
  FixtureKind,
  Room,
  Side,
  Use,
  Wall,
  WallKind,
  Window,
} from '../plan/document.ts';
import { areaOf } from '../plan/ring.ts';

/** What hand-written plans are put together from. Corners are given as left, rear, right and front. */
export type Edges = readonly [left: number, rear: number, right: number, front: number];

const boxOf = ([left, rear, right, front]: Edges): Box => ({
  x: left,
  y: rear,
  w: right - left,
  h: front - rear,
});

export const ringOf = ([left, rear, right, front]: Edges): Corner[] => [
  [left, rear],
  [right, rear],
  [right, front],
  [left, front],
];

export const room = (id: string, use: Use, floor: Edges | Corner[], more: Partial<Room> = {}): Room => {
  const ring = typeof floor[0] === 'number' ? ringOf(floor as Edges) : (floor as Corner[]);
  return {
    id,
    name: id,
    use,
    floor: ring,
    ceiling: 96,
    squareFeet: Math.round(areaOf(ring) / 14.4) / 10,
    ...more,
  };
};

export const wall = (id: string, kind: WallKind, edges: Edges): Wall => ({ id, kind, ...boxOf(edges) });

export const section = (id: string, edges: Edges): Box & { id: string } => ({ id, ...boxOf(edges) });

export const door = (
  id: string,
  on: string,
  edges: Edges,
  rooms: [string, string],
  more: Partial<Door> = {},
): Door => {
  const box = boxOf(edges);
  return {
    id,
    wall: on,
    ...box,
    kind: 'hinged',
    rooms,
    clearWidth: Math.max(box.w, box.h) - 2,
    clearHeight: 78,
    lock: 'none',
    into: rooms[1],
    hinge: 'end',
    ...more,
  };
};

export const bifold = (id: string, on: string, edges: Edges, rooms: [string, string]): Door =>
  door(id, on, edges, rooms, { kind: 'bifold', into: undefined, hinge: undefined });

export const exteriorDoor = (
  id: string,
  on: string,
  edges: Edges,
  inside: string,
  more: Partial<Door> = {},
): Door =>
  door(id, on, edges, ['outside', inside], {
    lock: 'keyed',
    hinge: 'start',
    exit: true,
    glazedArea: 0,
    openableArea: 0,
    safetyGlazing: false,
    ...more,
  });

/** A window that one can leave through, as wide as its box. */
export const window = (
  id: string,
  on: string,
  edges: Edges,
  inside: string,
  more: Partial<Window> = {},
): Window => ({
  id,
  wall: on,
  room: inside,
  ...boxOf(edges),
  operation: 'egress',
  sill: 24,
  height: 60,
  glazedArea: 1900,
  openableArea: 1700,
  clearWidth: 32,
  clearHeight: 52,
  latch: 50,
  safetyGlazing: false,
  ...more,
});

export const fixture = (
  id: string,
  kind: FixtureKind,
  inside: string,
  edges: Edges,
  facing?: Side,
  seats?: number,
): Fixture => ({
  id,
  kind,
  room: inside,
  ...boxOf(edges),
  ...(facing ? { facing } : {}),
  ...(seats ? { seats } : {}),
});

export const alarm = (id: string, kind: Alarm['kind'], inside: string, x: number, y: number): Alarm => ({
  id,
  kind,
  room: inside,
  x,
  y,
  mount: 'ceiling',
  interconnected: true,
  photoelectric: true,
  silence: true,
});

export const fan = (
  id: string,
  kind: Fan['kind'],
  inside: string,
  x: number,
  y: number,
  cfm: number,
): Fan => ({ id, kind, room: inside, x, y, cfm });
