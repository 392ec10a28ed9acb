import type { Point } from '../../plan/box.ts';
import type { Box, Corner } from '../../plan/document.ts';
import { boundsOf, boxesOf } from '../../plan/ring.ts';

/** Cells along the longer side of a room: fine enough for text, and few enough for the largest room. */
const maxCells = 120;

/** Where on a floor there is room for text: cells of equal size, each free or not. */
export class FreeSpace {
  readonly bounds: Box;
  readonly #cell: number;
  readonly #columns: number;
  readonly #rows: number;
  /** How many cells to the rear and left of each crossing are taken. */
  readonly #taken: Int32Array;

  constructor(floor: readonly Corner[], obstacles: readonly Box[]) {
    this.bounds = boundsOf(floor);
    const { x, y, w, h } = this.bounds;
    this.#cell = Math.max(1, Math.ceil(Math.max(w, h) / maxCells));
    this.#columns = Math.max(1, Math.floor(w / this.#cell));
    this.#rows = Math.max(1, Math.floor(h / this.#cell));
    const free = new Uint8Array(this.#columns * this.#rows);
    const mark = (box: Box, value: 0 | 1): void => {
      // A cell is free only if all of it is floor, and taken if any of it is.
      const [low, high] = value === 1 ? [Math.ceil, Math.floor] : [Math.floor, Math.ceil];
      const left = Math.max(0, low((box.x - x) / this.#cell));
      const right = Math.min(this.#columns, high((box.x + box.w - x) / this.#cell));
      const rear = Math.max(0, low((box.y - y) / this.#cell));
      const front = Math.min(this.#rows, high((box.y + box.h - y) / this.#cell));
      for (let row = rear; row < front; row++)
        if (left < right) free.fill(value, row * this.#columns + left, row * this.#columns + right);
    };
    for (const part of boxesOf(floor)) mark(part, 1);
    for (const obstacle of obstacles) mark(obstacle, 0);
    this.#taken = new Int32Array((this.#columns + 1) * (this.#rows + 1));
    for (let row = 0; row < this.#rows; row++) {
      let along = 0;
      for (let column = 0; column < this.#columns; column++) {
        along += free[row * this.#columns + column] === 1 ? 0 : 1;
        this.#taken[(row + 1) * (this.#columns + 1) + column + 1] =
          (this.#taken[row * (this.#columns + 1) + column + 1] ?? 0) + along;
      }
    }
  }

  #isFree(column: number, row: number, wide: number, high: number): boolean {
    const upper = row * (this.#columns + 1) + column;
    const lower = upper + high * (this.#columns + 1);
    const taken = this.#taken;
    return (
      (taken[lower + wide] ?? 0) - (taken[lower] ?? 0) === (taken[upper + wide] ?? 0) - (taken[upper] ?? 0)
    );
  }

  /** The free place for a box of this size that lies nearest to a point; its middle. */
  nearest(size: { readonly w: number; readonly h: number }, to: Point): Point | null {
    const wide = Math.ceil(size.w / this.#cell);
    const high = Math.ceil(size.h / this.#cell);
    const free = this.#columns * this.#rows - (this.#taken.at(-1) ?? 0);
    if (wide * high > free) return null;
    let best: Point | null = null;
    let min = Infinity;
    for (let row = 0; row + high <= this.#rows; row++)
      for (let column = 0; column + wide <= this.#columns; column++) {
        const x = this.bounds.x + (column + wide / 2) * this.#cell;
        const y = this.bounds.y + (row + high / 2) * this.#cell;
        const off = Math.hypot(x - to.x, y - to.y);
        if (off < min && this.#isFree(column, row, wide, high)) [best, min] = [{ x, y }, off];
      }
    return best;
  }
}
