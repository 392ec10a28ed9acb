import { ahead, sharedArea } from '../plan/box.ts';
import type { Alarm, Box, Door, Fixture, Level, Plan, Room, Side } from '../plan/document.ts';
import { boundsOf, boxesOf } from '../plan/ring.ts';
import { clockwise } from './axis.ts';
import { derived, isOnFloor } from './derive.ts';
import { refused, type Refused } from './edit.ts';

/** Rooms without pipes, which can be one thing as well as another. */
const movable = new Set(['living', 'family', 'dining', 'primary', 'bedroom', 'office']);

/** How the furniture of a room is carried into another: turned by quarter turns, mirrored or not. */
interface Carry {
  readonly quarters: number;
  readonly mirrored: boolean;
}

const carries: readonly Carry[] = [0, 1, 2, 3].flatMap((quarters) => [
  { quarters, mirrored: false },
  { quarters, mirrored: true },
]);

const reflected: Readonly<Record<Side, Side>> = {
  left: 'right',
  right: 'left',
  rear: 'rear',
  front: 'front',
};

/** A piece within a room whose bounds begin at 0, 0, after one mirroring or one quarter turn of the room. */
const mirror = (piece: Fixture, { w }: Box): Fixture => ({
  ...piece,
  x: w - piece.x - piece.w,
  ...(piece.facing ? { facing: reflected[piece.facing] } : {}),
});
const turn = (piece: Fixture, { h }: Box): Fixture => ({
  ...piece,
  x: h - piece.y - piece.h,
  y: piece.x,
  w: piece.h,
  h: piece.w,
  ...(piece.facing ? { facing: clockwise[piece.facing] } : {}),
});

/** Where a stretch lies in another room: as far from the nearer end as it was, in the middle if it was there. */
const anchored = (at: number, size: number, room: number, next: number): number => {
  const after = room - at - size;
  if (Math.abs(at - after) <= 2) return Math.round((next - size) / 2);
  return at < after ? at : next - after - size;
};

const carried = (
  pieces: readonly Fixture[],
  from: Room,
  to: Room,
  { quarters, mirrored }: Carry,
): Fixture[] => {
  let room = { ...boundsOf(from.floor) };
  let inside = pieces.map((piece) => ({ ...piece, x: piece.x - room.x, y: piece.y - room.y }));
  room = { ...room, x: 0, y: 0 };
  if (mirrored) inside = inside.map((piece) => mirror(piece, room));
  for (let count = 0; count < quarters; count++) {
    const now = room;
    inside = inside.map((piece) => turn(piece, now));
    room = { x: 0, y: 0, w: now.h, h: now.w };
  }
  const bounds = boundsOf(to.floor);
  return inside.map((piece) => ({
    ...piece,
    room: to.id,
    x: bounds.x + anchored(piece.x, piece.w, room.w, bounds.w),
    y: bounds.y + anchored(piece.y, piece.h, room.h, bounds.h),
  }));
};

/** Floor that must stay free before a door: as far as it swings, or as one needs to step in. */
const step = 24;

const before = (door: Door, room: string): Box[] => {
  const sides = door.w >= door.h ? (['rear', 'front'] as const) : (['left', 'right'] as const);
  const depth = door.into === room ? Math.max(step, door.w, door.h) : step;
  return sides.map((side) => ahead(door, side, depth));
};

const fits = (pieces: readonly Fixture[], room: Room, { doors }: Level): boolean => {
  const floors = boxesOf(room.floor);
  const solid = pieces.filter(({ kind }) => kind !== 'chair');
  const free = doors.filter(({ rooms }) => rooms.includes(room.id)).flatMap((door) => before(door, room.id));
  return (
    pieces.every((piece) => isOnFloor(piece, floors)) &&
    solid.every((piece, index) => solid.slice(index + 1).every((one) => sharedArea(one, piece) === 0)) &&
    solid.every((piece) => free.every((box) => sharedArea(box, piece) === 0))
  );
};

/** What a room is for, without its shape. */
const purposeOf = ({ name, use, bed, sleeps, bath, rod, shelf }: Room): Partial<Room> => ({
  name,
  use,
  ...(bed === undefined ? {} : { bed }),
  ...(sleeps === undefined ? {} : { sleeps }),
  ...(bath === undefined ? {} : { bath }),
  ...(rod === undefined ? {} : { rod }),
  ...(shelf === undefined ? {} : { shelf }),
});

const shapeOf = ({
  id,
  floor,
  ceiling,
  squareFeet,
}: Room): Pick<Room, 'id' | 'floor' | 'ceiling' | 'squareFeet'> => ({
  id,
  floor,
  ceiling,
  squareFeet,
});

/** Whether two rooms can change what they are for at all; their furniture may still not fit. */
export const canSwap = (a: Room, b: Room): boolean =>
  a.id !== b.id && movable.has(a.use) && movable.has(b.use);

/** Two rooms change their names, what they are for, their furniture and their alarms. Their closets and doors stay. */
export const swapRooms = (plan: Plan, first: number, second: number): Plan | Refused => {
  const [level] = plan.levels;
  const [a, b] = [level.rooms[first], level.rooms[second]];
  if (!a || !b) return refused('There is no such room.');
  if (!canSwap(a, b))
    return refused(`${a.name} and ${b.name} cannot change places: one has pipes, or is no room to live in.`);
  const piecesIn = ({ id }: Room): Fixture[] => level.fixtures.filter(({ room }) => room === id);
  const into = (from: Room, to: Room): Fixture[] | undefined =>
    carries
      .map((carry) => carried(piecesIn(from), from, to, carry))
      .find((pieces) => fits(pieces, to, level));
  const [toB, toA] = [into(a, b), into(b, a)];
  if (!toB || !toA) {
    const [what, where] = toB ? [b, a] : [a, b];
    return refused(`The furniture of ${what.name} does not fit into ${where.name}.`);
  }
  const moved = new Map([...toA, ...toB].map((piece) => [piece.id, piece]));
  const swapped = (alarm: Alarm): Alarm =>
    alarm.room === a.id ? { ...alarm, room: b.id } : alarm.room === b.id ? { ...alarm, room: a.id } : alarm;
  return derived({
    ...plan,
    levels: [
      {
        ...level,
        rooms: level.rooms.map((room) =>
          room === a
            ? { ...shapeOf(a), ...purposeOf(b) }
            : room === b
              ? { ...shapeOf(b), ...purposeOf(a) }
              : room,
        ) as Room[],
        fixtures: level.fixtures.map((piece) => moved.get(piece.id) ?? piece),
        alarms: level.alarms.map(swapped),
      },
    ],
  });
};
