import { centreOf, contains, distanceTo, type Point } from '../plan/box.ts';
import type { Fan, Fixture, Level, Plan } from '../plan/document.ts';
import { boxesOf } from '../plan/ring.ts';
import { clockwise } from './axis.ts';
import { derived } from './derive.ts';
import { refused, type Refused } from './edit.ts';

/** The room under a point; within a wall, the one that it was in. */
const roomAt = ({ rooms }: Level, point: Point, before: string): string =>
  rooms.find(({ floor }) => boxesOf(floor).some((box) => distanceTo(box, point) === 0))?.id ?? before;

/** The hood hangs over the range. */
const withHood = (fans: readonly Fan[], before: Fixture, after: Fixture): Fan[] => {
  const [from, to] = [centreOf(before), centreOf(after)];
  return fans.map((fan) =>
    before.kind === 'range' && fan.kind === 'range-hood' && fan.room === before.room
      ? {
          ...fan,
          room: after.room,
          x: Math.round(fan.x + to.x - from.x),
          y: Math.round(fan.y + to.y - from.y),
        }
      : fan,
  );
};

const placed = (plan: Plan, index: number, piece: Fixture): Plan | Refused => {
  const [level] = plan.levels;
  const before = level.fixtures[index];
  if (!before) return refused('There is no such piece.');
  if (!contains({ x: 0, y: 0, w: plan.length, h: plan.width }, piece))
    return refused('The piece would leave the home.');
  const after = { ...piece, room: roomAt(level, centreOf(piece), before.room) };
  return derived({
    ...plan,
    levels: [
      {
        ...level,
        fixtures: level.fixtures.map((one, at) => (at === index ? after : one)),
        fans: withHood(level.fans, before, after),
      },
    ],
  });
};

/** Moves a fixture or a piece of furniture; it belongs to the room that its middle lies in. */
export const movePiece = (plan: Plan, index: number, x: number, y: number): Plan | Refused => {
  const piece = plan.levels[0].fixtures[index];
  if (!piece) return refused('There is no such piece.');
  return placed(plan, index, { ...piece, x: piece.x + x, y: piece.y + y });
};

/** Turns a piece clockwise around its middle, by quarter turns; two of them bring it back to where it stood. */
export const turnPiece = (plan: Plan, index: number, quarters: number): Plan | Refused => {
  const piece = plan.levels[0].fixtures[index];
  if (!piece) return refused('There is no such piece.');
  let facing = piece.facing;
  for (let turn = 0; turn < quarters; turn++) facing = facing && clockwise[facing];
  const body =
    quarters % 2 === 0
      ? piece
      : {
          ...piece,
          x: piece.x + Math.trunc((piece.w - piece.h) / 2),
          y: piece.y + Math.trunc((piece.h - piece.w) / 2),
          w: piece.h,
          h: piece.w,
        };
  return placed(plan, index, { ...body, ...(facing ? { facing } : {}) });
};
