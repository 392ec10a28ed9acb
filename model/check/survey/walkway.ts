import { ahead } from '../../plan/box.ts';
import type { Box, Door, Level } from '../../plan/document.ts';
import { clip, type Raster } from '../../plan/raster.ts';
import { rules } from '../rules.ts';
import { blockedBoxes, clearanceOf, type Clearance } from './clearance.ts';
import { innerRoom } from './joins.ts';
import type { Opening } from './opening.ts';

/** Where one gets to from the front door, past all furniture, along a way of the width that the rule names. */
export interface Walkway {
  /** Whether the middle of the way gets onto the floor of a room. */
  readonly reachesRoom: (room: number) => boolean;
  /** Whether the middle of the way gets into a box. */
  readonly reachesBox: (box: Box) => boolean;
}

/** Points of a row from `start` to before `end`. */
interface Stretch {
  readonly y: number;
  readonly start: number;
  readonly end: number;
  reached: boolean;
}

const stretchesOf = ({ clear, columns, rows }: Clearance): Stretch[][] =>
  Array.from({ length: rows }, (_, y) => {
    const row: Stretch[] = [];
    const base = y * columns;
    for (let x = 0; x < columns; x++) {
      if (clear[base + x] === 0) continue;
      const start = x;
      while (x < columns && clear[base + x] === 1) x++;
      row.push({ y, start, end: x, reached: false });
    }
    return row;
  });

const inBox = (rows: readonly Stretch[][], { x, y, w, h }: Box): Stretch[] =>
  rows
    .slice(Math.max(0, y), Math.max(0, y + h + 1))
    .flatMap((row) => row.filter(({ start, end }) => start <= x + w && end > x));

const spread = (rows: readonly Stretch[][], from: readonly Stretch[]): void => {
  const waiting = [...from];
  for (const stretch of waiting) stretch.reached = true;
  for (let stretch = waiting.pop(); stretch; stretch = waiting.pop())
    for (const next of [...(rows[stretch.y - 1] ?? []), ...(rows[stretch.y + 1] ?? [])])
      if (!next.reached && next.start < stretch.end && stretch.start < next.end) {
        next.reached = true;
        waiting.push(next);
      }
};

/** Where floor is free to walk on: neither wall nor fixture, and through every door. */
const freeFloor = (level: Level, { cells, length, width }: Raster, occupied: Int16Array): Uint8Array => {
  const free = new Uint8Array(length * width);
  for (let at = 0; at < free.length; at++) if ((cells[at] ?? 0) > 0 && occupied[at] === 0) free[at] = 1;
  for (const door of level.doors) {
    const { x, y, w, h } = clip(door, length, width);
    for (let row = y; row < y + h; row++)
      for (let at = row * length + x; at < row * length + x + w; at++) if (occupied[at] === 0) free[at] = 1;
  }
  return free;
};

export const walkway = (
  level: Level,
  raster: Raster,
  occupied: Int16Array,
  doors: readonly Opening<Door>[],
): Walkway => {
  const { length, width, cells } = raster;
  const half = rules['use.walkway'].limit.inches / 2;
  const free = freeFloor(level, raster, occupied);
  const rows = stretchesOf(clearanceOf(blockedBoxes(free, length, width), length, width, half));
  const starts = doors.flatMap((door) => {
    if (!door.item.entry || innerRoom(door) === undefined) return [];
    const inner = door.faces.find(({ room }) => room >= 0);
    return inner ? inBox(rows, ahead(door.item, inner.side, 2 * half)) : [];
  });
  spread(rows, starts);
  const rooms = new Set<number>();
  for (const row of rows)
    for (const { y, start, end, reached } of row) {
      if (!reached) continue;
      let before = 0;
      for (let at = y * length + start; at < y * length + end; at++) {
        const code = cells[at] ?? 0;
        if (code > 0 && code !== before) rooms.add(code - 1);
        before = code;
      }
    }
  return {
    reachesRoom: (room) => rooms.has(room),
    reachesBox: (box) => inBox(rows, box).some(({ reached }) => reached),
  };
};
