import type { Box, Plan } from './document.ts';
import { boxesOf } from './ring.ts';

/** What each square inch of the footprint holds, row by row from the rear, each from the left. */
export interface Raster {
  readonly length: number;
  readonly width: number;
  /** 0 nothing, n the floor of the room with index n - 1, -n the wall with index n - 1. */
  readonly cells: Int16Array;
  /** Square inches of each room's floor that another floor or a wall holds as well. */
  readonly overlaps: readonly number[];
  /** How many square inches hold anything. */
  readonly covered: number;
}

/** The part of a box inside the footprint. */
export const clip = (box: Box, length: number, width: number): Box => {
  const x = Math.max(0, box.x);
  const y = Math.max(0, box.y);
  return {
    x,
    y,
    w: Math.max(0, Math.min(length, box.x + box.w) - x),
    h: Math.max(0, Math.min(width, box.y + box.h) - y),
  };
};

/** Draws floors and walls in square inches. Where walls cross, the exterior one wins; a wall wins over a floor. */
export const rasterOf = (plan: Plan): Raster => {
  const { length, width } = plan;
  const [level] = plan.levels;
  const cells = new Int16Array(length * width);
  let covered = 0;
  // Floors that lie on each other many times are counted, but not drawn.
  let budget = 3 * cells.length;
  const overlaps = level.rooms.map((room, index) => {
    let twice = 0;
    for (const drawn of boxesOf(room.floor)) {
      const box = clip(drawn, length, width);
      budget -= box.w * box.h;
      if (budget < 0) {
        twice += box.w * box.h;
        continue;
      }
      for (let y = box.y; y < box.y + box.h; y++) {
        const end = y * length + box.x + box.w;
        for (let at = y * length + box.x; at < end; at++) {
          if (cells[at] === 0) {
            cells[at] = index + 1;
            covered++;
          } else twice++;
        }
      }
    }
    return twice;
  });
  const drawWall = (wall: Box, code: number): void => {
    const box = clip(wall, length, width);
    for (let y = box.y; y < box.y + box.h; y++) {
      const end = y * length + box.x + box.w;
      for (let at = y * length + box.x; at < end; at++) {
        const before = cells[at] ?? 0;
        if (before > 0) overlaps[before - 1] = (overlaps[before - 1] ?? 0) + 1;
        else if (before === 0) covered++;
        cells[at] = code;
      }
    }
  };
  for (const last of [false, true])
    for (const [index, wall] of level.walls.entries())
      if ((wall.kind === 'exterior') === last) drawWall(wall, -index - 1);
  return { length, width, cells, overlaps, covered };
};
