import type { Box, Room } from '../../plan/document.ts';
import { boundsOf } from '../../plan/ring.ts';
import { clip } from '../../plan/raster.ts';
import type { Survey } from './survey.ts';

/** A part of the plan in square inches: 1 where a square may move. */
export interface Ground {
  readonly w: number;
  readonly h: number;
  readonly cells: Uint8Array;
  /** How many square inches may be moved on. */
  readonly area: number;
}

/** The floor of a room, without what stands on it if asked so. */
export const groundOf = (survey: Survey, room: Room, withoutFixtures = false): Ground => {
  const { length, width, cells } = survey.raster;
  const code = survey.indexOf(room.id) + 1;
  const { x, y, w, h }: Box = clip(boundsOf(room.floor), length, width);
  const ground = new Uint8Array(w * h);
  let area = 0;
  for (let row = 0; row < h; row++)
    for (let column = 0; column < w; column++) {
      const at = (y + row) * length + x + column;
      if (cells[at] !== code || (withoutFixtures && (survey.occupied[at] ?? 0) > 0)) continue;
      ground[row * w + column] = 1;
      area++;
    }
  return { w, h, cells: ground, area };
};

/** How many square inches a square of this side covers while it moves on the ground without leaving it. */
export const sweptArea = ({ w, h, cells, area }: Ground, side: number): number => {
  if (area === w * h) return Math.min(w, h) >= side ? area : 0;
  const left = new Uint16Array(w * h);
  // First the largest square that ends at each square inch, then how far those that are large enough extend back.
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const at = y * w + x;
      if (cells[at] !== 1) continue;
      const least =
        x > 0 && y > 0 ? Math.min(left[at - 1] ?? 0, left[at - w] ?? 0, left[at - w - 1] ?? 0) : 0;
      left[at] = least + 1;
    }
  let swept = 0;
  for (let y = h - 1; y >= 0; y--)
    for (let x = w - 1; x >= 0; x--) {
      const at = y * w + x;
      let rest = (left[at] ?? 0) >= side ? side : 0;
      if (x + 1 < w) rest = Math.max(rest, (left[at + 1] ?? 0) - 1);
      if (y + 1 < h) rest = Math.max(rest, (left[at + w] ?? 0) - 1);
      if (x + 1 < w && y + 1 < h) rest = Math.max(rest, (left[at + w + 1] ?? 0) - 1);
      left[at] = rest;
      if (rest > 0) swept++;
    }
  return swept;
};

/** The side of the widest square that covers this share of the ground while it moves on it. */
export const widestSquare = (ground: Ground, share: number): number => {
  let [fits, tooWide] = [0, ground.area === 0 ? 1 : Math.min(ground.w, ground.h) + 1];
  while (tooWide - fits > 1) {
    const middle = (fits + tooWide) >> 1;
    if (sweptArea(ground, middle) >= share * ground.area) fits = middle;
    else tooWide = middle;
  }
  return fits;
};

/** Whether a square of this side covers the share, without looking for the widest. */
export const isSwept = (ground: Ground, side: number, share: number): boolean =>
  ground.area > 0 && sweptArea(ground, side) >= share * ground.area;
