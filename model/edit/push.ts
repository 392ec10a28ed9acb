import type { Box, Fixture, Level, Wall } from '../plan/document.ts';
import { endOf, other, overlapsOn, runOf, shifted, startOf, type Axis } from './axis.ts';

/** As near as this a piece stands at a wall. */
const atWall = 2;
/** More pieces than ever stand one before the other. */
const maxRounds = 12;

/**
 * The pieces when a wall moves: those at it on either side follow, and what stands in the way of the wall or of a piece
 * that was pushed is pushed on.
 */
export const pushed = (level: Level, wall: Wall, { axis, by }: { axis: Axis; by: number }): Fixture[] => {
  const along = other(axis);
  const ahead = by > 0;
  const swept = (of: Fixture | Wall, far: number): { near: number; end: number } =>
    ahead
      ? { near: endOf(of, axis), end: endOf(of, axis) + far }
      : { near: startOf(of, axis) - far, end: startOf(of, axis) };
  const shifts = level.fixtures.map((piece): number => {
    if (!overlapsOn(piece, wall, along)) return 0;
    const before = startOf(wall, axis) - endOf(piece, axis);
    const after = startOf(piece, axis) - endOf(wall, axis);
    return (before >= 0 && before <= atWall) || (after >= 0 && after <= atWall) ? by : 0;
  });
  /** How far a piece must go so as not to be run over by something that moves this far towards it. */
  const need = (of: Fixture | Wall, far: number, piece: Fixture): number => {
    if (!overlapsOn(of, piece, along)) return 0;
    const { near, end } = swept(of, Math.abs(far));
    const gap = ahead ? startOf(piece, axis) - near : end - endOf(piece, axis);
    if (gap < 0) return 0;
    return Math.max(0, Math.abs(far) - gap);
  };
  for (let round = 0; round < maxRounds; round++) {
    let changed = false;
    for (const [index, piece] of level.fixtures.entries()) {
      const already = Math.abs(shifts[index] ?? 0);
      const due = Math.max(
        need(wall, by, piece),
        ...level.fixtures.map((one, at) =>
          at === index || !shifts[at] || one.kind === 'chair' ? 0 : need(one, shifts[at] ?? 0, piece),
        ),
      );
      if (due <= already) continue;
      shifts[index] = Math.sign(by) * due;
      changed = true;
    }
    if (!changed) break;
  }
  return level.fixtures.map((piece, index) => (shifts[index] ? shifted(piece, axis, shifts[index]) : piece));
};

/** An opening beside a wall that crosses is this far from it. */
const besideWall = 4;

/** Openings of crossing walls that a wall would run over are pushed along before it. */
export const pushedOpenings = <T extends Box & { readonly wall: string }>(
  openings: readonly T[],
  { walls }: Level,
  wall: Wall,
  { axis, by }: { axis: Axis; by: number },
): T[] =>
  openings.map((opening) => {
    const own = walls.find(({ id }) => id === opening.wall);
    if (!own || own.id === wall.id || runOf(own) !== axis || !overlapsOn(own, wall, other(axis), true))
      return opening;
    const gap =
      by > 0 ? startOf(opening, axis) - endOf(wall, axis) : startOf(wall, axis) - endOf(opening, axis);
    // What was nearer than it should be goes as far as the wall does.
    const short = Math.abs(by) - gap + Math.min(gap, besideWall);
    return gap < 0 || short <= 0 ? opening : shifted(opening, axis, Math.sign(by) * short);
  });
