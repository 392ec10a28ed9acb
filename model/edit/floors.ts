import { unionOf } from '../drawing/draw-walls.ts';
import type { Box, Corner, Plan, Room, Wall } from '../plan/document.ts';
import { boxesOf, ringFault } from '../plan/ring.ts';
import type { Axis } from './axis.ts';

const wallCell = -1;
const nobody = 0;

const linesOf = (boxes: readonly Box[], start: 'x' | 'y', size: 'w' | 'h'): number[] =>
  [...new Set(boxes.flatMap((one) => [one[start], one[start] + one[size]]))].sort((a, b) => a - b);

/** The plan cut along every edge that there is before or after walls have moved. */
class Cells {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly #owners: Int16Array;

  constructor(boxes: readonly Box[]) {
    this.xs = linesOf(boxes, 'x', 'w');
    this.ys = linesOf(boxes, 'y', 'h');
    this.#owners = new Int16Array(this.columns * this.rows);
  }

  get columns(): number {
    return this.xs.length - 1;
  }

  get rows(): number {
    return this.ys.length - 1;
  }

  at(x: number, y: number): number {
    return x < 0 || y < 0 || x >= this.columns || y >= this.rows
      ? wallCell
      : (this.#owners[y * this.columns + x] ?? wallCell);
  }

  set(x: number, y: number, owner: number): void {
    this.#owners[y * this.columns + x] = owner;
  }

  fill(box: Box, owner: number): void {
    const [from, to] = [this.xs.indexOf(box.x), this.xs.indexOf(box.x + box.w)];
    const [top, bottom] = [this.ys.indexOf(box.y), this.ys.indexOf(box.y + box.h)];
    for (let y = top; y < bottom; y++) for (let x = from; x < to; x++) this.set(x, y, owner);
  }

  boxesOf(owner: number): Box[] {
    const boxes: Box[] = [];
    for (let y = 0; y < this.rows; y++)
      for (let x = 0; x < this.columns; x++) {
        if (this.at(x, y) !== owner) continue;
        const [left = 0, right = 0] = this.xs.slice(x, x + 2);
        const [rear = 0, front = 0] = this.ys.slice(y, y + 2);
        boxes.push({ x: left, y: rear, w: right - left, h: front - rear });
      }
    return boxes;
  }
}

/** Gives the cells that a wall has left to the room behind it; false if there is none behind some of them. */
const hand = (cells: Cells, axis: Axis, from: -1 | 1): boolean => {
  const [outer, inner] = axis === 'y' ? [cells.columns, cells.rows] : [cells.rows, cells.columns];
  let complete = true;
  for (let a = 0; a < outer; a++)
    for (let step = 0; step < inner; step++) {
      const c = from < 0 ? step : inner - 1 - step;
      const cell = (at: number): number => (axis === 'y' ? cells.at(a, at) : cells.at(at, a));
      if (cell(c) !== nobody) continue;
      const behind = cell(c + from);
      if (behind <= 0) complete = false;
      else if (axis === 'y') cells.set(a, c, behind);
      else cells.set(c, a, behind);
    }
  return complete;
};

/** What runs the same way round and begins at the same corner, so that equal floors are equal texts. */
const ringOf = (boxes: readonly Box[]): Corner[] | undefined => {
  const [ring, ...more] = unionOf(boxes, []);
  const corners = ring?.map(({ x, y }): Corner => [x, y]);
  return corners && more.length === 0 && !ringFault(corners) ? corners : undefined;
};

/**
 * The rooms between walls that have moved: what a wall has left belongs to the room behind it, what it has taken to
 * nobody. Undefined if a room would be gone, in two parts, or around another.
 * @param swept what a wall has gone over, from where it stood to where it stands
 * @param from where "behind" lies, on the axis of the move: before or after the wall
 */
export const roomsBetween = (
  { length, width, levels: [level] }: Plan,
  walls: readonly Wall[],
  swept: Box,
  axis: Axis,
  from: -1 | 1,
): Room[] | undefined => {
  const floors = level.rooms.map(({ floor }) => boxesOf(floor));
  const home: Box = { x: 0, y: 0, w: length, h: width };
  const cells = new Cells([home, swept, ...level.walls, ...walls, ...floors.flat()]);
  for (const [index, boxes] of floors.entries()) for (const box of boxes) cells.fill(box, index + 1);
  const before = floors.map((_, index) => JSON.stringify(cells.boxesOf(index + 1)));
  cells.fill(swept, nobody);
  for (const wall of walls) cells.fill(wall, wallCell);
  if (!hand(cells, axis, from)) return undefined;
  const rooms: Room[] = [];
  for (const [index, room] of level.rooms.entries()) {
    const boxes = cells.boxesOf(index + 1);
    if (JSON.stringify(boxes) === before[index]) {
      rooms.push(room);
      continue;
    }
    const floor = ringOf(boxes);
    if (!floor) return undefined;
    rooms.push({ ...room, floor });
  }
  return rooms;
};
