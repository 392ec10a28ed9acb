import type { Level } from '../../plan/document.ts';
import type { Raster } from '../../plan/raster.ts';
import { edgesOf } from '../../plan/ring.ts';
import { roomAt } from './opening.ts';

/** How much of their border two rooms share. */
export interface Contact {
  /** Indexes of rooms, a below b. */
  readonly a: number;
  readonly b: number;
  /** Inches along which their floors touch. */
  open: number;
  /** Inches along which a wall stands between them, its doors included. */
  wall: number;
}

/** No wall is thicker; what lies farther away stands behind something else. */
const thickest = 12;

/** Which rooms border on which, measured by looking across every inch of each floor's edges. */
export const contactsOf = (level: Level, raster: Raster): Contact[] => {
  const { length, cells } = raster;
  const found = new Map<number, Contact>();
  const contactOf = (a: number, b: number): Contact => {
    const key = a * level.rooms.length + b;
    const known = found.get(key) ?? { a, b, open: 0, wall: 0 };
    found.set(key, known);
    return known;
  };
  const look = (room: number, x: number, y: number, dx: number, dy: number): void => {
    const next = roomAt(raster, x, y);
    if (next > room) contactOf(room, next).open++;
    if (next >= 0) return;
    for (let step = 0; step <= thickest; step++) {
      const [atX, atY] = [x + dx * step, y + dy * step];
      const across = roomAt(raster, atX, atY);
      if (across > room && step > 0) contactOf(room, across).wall++;
      // Only walls may lie between: not the outside, and not a square inch that holds nothing.
      if (across !== -2 || (cells[atY * length + atX] ?? 0) === 0) return;
    }
  };
  for (const [room, { floor }] of level.rooms.entries())
    for (const edge of edgesOf(floor)) {
      for (let x = edge.x; edge.h === 0 && x < edge.x + edge.w; x++) {
        if (roomAt(raster, x, edge.y) === room) look(room, x, edge.y - 1, 0, -1);
        else if (roomAt(raster, x, edge.y - 1) === room) look(room, x, edge.y, 0, 1);
      }
      for (let y = edge.y; edge.w === 0 && y < edge.y + edge.h; y++) {
        if (roomAt(raster, edge.x, y) === room) look(room, edge.x - 1, y, -1, 0);
        else if (roomAt(raster, edge.x - 1, y) === room) look(room, edge.x, y, 1, 0);
      }
    }
  return [...found.values()];
};
