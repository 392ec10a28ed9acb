import type { Box, Room } from '../../plan/document.ts';
import { boundsOf } from '../../plan/ring.ts';
import { clip } from '../../plan/raster.ts';
import type { Ground } from './ground.ts';
import { lazily } from './lazily.ts';
import type { Survey } from './survey.ts';

const squaresOf = (cells: Uint8Array, w: number): Uint16Array => {
  const squares = new Uint16Array(cells.length);
  for (let at = 0; at < cells.length; at++) {
    if (cells[at] !== 1) continue;
    if (at < w || at % w === 0) squares[at] = 1;
    else squares[at] = Math.min(squares[at - 1] ?? 0, squares[at - w] ?? 0, squares[at - w - 1] ?? 0) + 1;
  }
  return squares;
};

const draw = (survey: Survey, room: Room, withoutFixtures: boolean): Ground => {
  const { length, width, cells } = survey.raster;
  const code = survey.indexOf(room.id) + 1;
  const { x, y, w, h }: Box = clip(boundsOf(room.floor), length, width);
  const ground = new Uint8Array(w * h);
  let area = 0;
  for (let row = 0; row < h; row++)
    for (let column = 0; column < w; column++) {
      const at = (y + row) * length + x + column;
      if (cells[at] !== code || (withoutFixtures && survey.occupied[at] !== 0)) continue;
      ground[row * w + column] = 1;
      area++;
    }
  return { w, h, cells: ground, area, squares: lazily(() => squaresOf(ground, w)) };
};

/** The floor of a room, without what stands on it if asked so. */
export const groundOf = (survey: Survey, room: Room, withoutFixtures = false): Ground => {
  const key = `${room.id} ${withoutFixtures}`;
  const ground = survey.grounds.get(key) ?? draw(survey, room, withoutFixtures);
  survey.grounds.set(key, ground);
  return ground;
};

/** Whether a box so wide and high has a place on the ground. */
const hasRectangle = ({ w, h, cells }: Ground, wide: number, high: number): boolean => {
  // How far each column of the last rows is free, and how many neighbors are free for long enough.
  const free = new Uint16Array(w);
  for (let y = 0; y < h; y++) {
    let run = 0;
    for (let x = 0; x < w; x++) {
      const column = cells[y * w + x] === 1 ? (free[x] ?? 0) + 1 : 0;
      free[x] = column;
      run = column >= high ? run + 1 : 0;
      if (run >= wide) return true;
    }
  }
  return false;
};

/** How many square inches a square of this side covers while it moves on the ground without leaving it. */
export const sweptArea = ({ w, h, area, squares }: Ground, side: number): number => {
  if (area === w * h) return Math.min(w, h) >= side ? area : 0;
  const ends = squares();
  const columns = w + 1;
  // Each place of the square adds one where a row enters it and takes one away where the row leaves it.
  const places = new Int32Array(columns * (h + 1));
  const add = (x: number, y: number, count: number): void => {
    places[y * columns + x] = (places[y * columns + x] ?? 0) + count;
  };
  for (let y = side - 1; y < h; y++)
    for (let x = side - 1; x < w; x++) {
      if ((ends[y * w + x] ?? 0) < side) continue;
      add(x - side + 1, y - side + 1, 1);
      add(x + 1, y - side + 1, -1);
      add(x - side + 1, y + 1, -1);
      add(x + 1, y + 1, 1);
    }
  let swept = 0;
  for (let y = 0; y < h; y++) {
    let entered = 0;
    for (let x = 0; x < w; x++) {
      const at = y * columns + x;
      entered += places[at] ?? 0;
      const covering = entered + (y > 0 ? (places[at - columns] ?? 0) : 0);
      places[at] = covering;
      if (covering > 0) swept++;
    }
  }
  return swept;
};

/**
 * The side of the widest square that covers this share of the ground while it moves on it.
 * @param max beyond which nobody asks how wide
 */
export const widestSquare = (ground: Ground, share: number, max = 240): number => {
  let [fits, tooWide] = [0, ground.area === 0 ? 1 : Math.min(ground.w, ground.h, max) + 1];
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

/** Whether the floor of a room has a place for a box of these sides, in inches, along or across. */
export const holdsBox = (survey: Survey, room: Room, side: number, otherSide: number): boolean => {
  const ground = groundOf(survey, room);
  return hasRectangle(ground, side, otherSide) || hasRectangle(ground, otherSide, side);
};
