import { contains } from '../plan/box.ts';
import type { Box, Fixture, Plan, Wall } from '../plan/document.ts';
import { endOf, other, overlapsOn, runOf, shifted, sizeOf, spanned, startOf, type Axis } from './axis.ts';
import { derived } from './derive.ts';
import { refused, type Refused } from './edit.ts';
import { roomsBetween } from './floors.ts';
import { pushed, pushedOpenings } from './push.ts';
import { openingFault, roomFault } from './sound.ts';

/** Whether a box touches or overlaps another. */
const meets = (a: Box, b: Box): boolean => overlapsOn(a, b, 'x', true) && overlapsOn(a, b, 'y', true);

/** Whether a point of an axis lies within the thickness of a wall that runs across it. */
const isIn = (at: number, wall: Wall, axis: Axis): boolean =>
  at >= startOf(wall, axis) && at <= endOf(wall, axis);

/** A wall that ends on one that moves: its end goes along, unless another wall holds on to what would be gone. */
const followed = (
  wall: Wall,
  moved: Wall,
  { axis, by, all }: { axis: Axis; by: number; all: readonly Wall[] },
): Wall | Refused => {
  const [start, end] = [startOf(wall, axis), endOf(wall, axis)];
  const startMoves = isIn(start, moved, axis);
  const endMoves = isIn(end, moved, axis);
  if (startMoves === endMoves) return wall;
  const shrinks = startMoves ? by > 0 : by < 0;
  if (shrinks) {
    const removed = startMoves ? spanned(wall, axis, start, start + by) : spanned(wall, axis, end + by, end);
    const connected = all.some(
      (one) =>
        one.id !== wall.id &&
        one.id !== moved.id &&
        one.kind !== 'exterior' &&
        runOf(one) !== runOf(wall) &&
        meets(one, removed),
    );
    const beside = all.some(
      (one) =>
        one.id !== wall.id &&
        one.id !== moved.id &&
        runOf(one) === runOf(moved) &&
        isIn(endOf(one, axis), moved, axis) &&
        meets(one, removed),
    );
    if (connected || beside) return wall;
  }
  const [from, to] = startMoves ? [start + by, end] : [start, end + by];
  // What is left must still be longer than it is thick.
  if (to - from <= sizeOf(wall, other(axis))) return refused('A wall that ends here would be gone.');
  return spanned(wall, axis, from, to);
};

/** Whether an end of a wall rests on another one. */
const rests = (wall: Wall, atEnd: boolean, walls: readonly Wall[]): boolean => {
  const run = runOf(wall);
  const at = atEnd ? endOf(wall, run) : startOf(wall, run);
  const tip = spanned(wall, run, at, at);
  return walls.some(
    (one) =>
      one.id !== wall.id &&
      isIn(at, one, run) &&
      startOf(one, other(run)) <= startOf(tip, other(run)) &&
      endOf(one, other(run)) >= endOf(tip, other(run)),
  );
};

/** Moves an interior wall across its run; the rooms on both sides, what stands in it and what stands at it follow. */
export const moveWall = (plan: Plan, index: number, by: number): Plan | Refused => {
  const [level] = plan.levels;
  const wall = level.walls[index];
  if (!wall) return refused('There is no such wall.');
  if (wall.kind === 'exterior')
    return refused('An exterior wall stays: lengthen or shorten the home instead.');
  if (wall.kind === 'marriage')
    return refused('The wall where the sections are joined stays where they are.');
  const axis = other(runOf(wall));
  const moved = shifted(wall, axis, by);
  const home: Box = { x: 0, y: 0, w: plan.length, h: plan.width };
  if (!contains(home, moved)) return refused('The wall would leave the home.');
  const walls: Wall[] = [];
  for (const one of level.walls) {
    if (one.id === wall.id) walls.push(moved);
    else if (
      one.kind === 'exterior' ||
      runOf(one) === runOf(wall) ||
      !overlapsOn(one, wall, runOf(wall), true)
    )
      walls.push(one);
    else {
      const next = followed(one, wall, { axis, by, all: level.walls });
      if ('refused' in next) return next;
      walls.push(next);
    }
  }
  for (const atEnd of [false, true])
    if (rests(wall, atEnd, level.walls) && !rests(moved, atEnd, walls))
      return refused('The wall would no longer reach another one.');
  const swept = spanned<Box>(
    wall,
    axis,
    Math.min(startOf(wall, axis), startOf(moved, axis)),
    Math.max(endOf(wall, axis), endOf(moved, axis)),
  );
  const rooms = roomsBetween(plan, walls, swept, axis, by > 0 ? -1 : 1);
  if (!rooms) return refused('A room stands in the way.');
  const doors = pushedOpenings(
    level.doors.map((door) => (door.wall === wall.id ? shifted(door, axis, by) : door)),
    level,
    wall,
    { axis, by },
  );
  const windows = pushedOpenings(level.windows, level, wall, { axis, by });
  const fixtures: Fixture[] = pushed(level, wall, { axis, by });
  const next: Plan = { ...plan, levels: [{ ...level, rooms, walls, doors, windows, fixtures }] };
  if (fixtures.some((piece) => !contains(home, piece))) return refused('A piece would leave the home.');
  const fault = roomFault(next.levels[0]) ?? openingFault(next);
  return fault ? refused(fault) : derived(next);
};
