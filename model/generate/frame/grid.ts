import type { Box, Wall } from '../../plan/document.ts';
import type { RoomBox } from '../home-rooms.ts';

/** What lies where, by cells between all edges of rooms and walls. */
export interface Grid {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** Room of a cell, `wall` or, outside the home, an empty text. */
  readonly cell: (column: number, row: number) => string;
  readonly at: (x: number, y: number) => string;
  /** Whether a whole box lies in rooms that fulfil a condition. */
  readonly isWithin: (box: Box, of: (room: string) => boolean) => boolean;
}

export const wallCell = 'wall';

const sorted = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b);

const indexes = (edges: readonly number[]): Int16Array => {
  const found = new Int16Array((edges.at(-1) ?? 0) + 1).fill(-1);
  for (const [index, edge] of edges.slice(0, -1).entries()) found.fill(index, edge, edges[index + 1] ?? edge);
  return found;
};

export const gridOf = (boxes: readonly RoomBox[], walls: readonly Wall[]): Grid => {
  const bodies = [...boxes, ...walls];
  const xs = sorted(bodies.flatMap(({ x, w }) => [x, x + w]));
  const ys = sorted(bodies.flatMap(({ y, h }) => [y, y + h]));
  const [columnAt, rowAt] = [indexes(xs), indexes(ys)];
  const columns = xs.length - 1;
  const cells = new Array<string>(columns * (ys.length - 1)).fill('');
  const fill = ({ x, y, w, h }: Box, value: string): void => {
    for (let row = rowAt[y] ?? 0; (ys[row] ?? Infinity) < y + h; row++)
      for (let column = columnAt[x] ?? 0; (xs[column] ?? Infinity) < x + w; column++)
        cells[row * columns + column] = value;
  };
  for (const box of boxes) fill(box, box.room);
  for (const wall of walls) fill(wall, wallCell);
  const cell = (column: number, row: number): string =>
    column < 0 || row < 0 || column >= columns || row >= ys.length - 1
      ? ''
      : (cells[row * columns + column] ?? '');
  return {
    xs,
    ys,
    cell,
    at: (x, y) => cell(columnAt[x] ?? -1, rowAt[y] ?? -1),
    isWithin: ({ x, y, w, h }, of) => {
      if (x < 0 || y < 0 || x + w > (xs.at(-1) ?? 0) || y + h > (ys.at(-1) ?? 0)) return false;
      for (let row = rowAt[y] ?? 0; (ys[row] ?? Infinity) < y + h; row++)
        for (let column = columnAt[x] ?? 0; (xs[column] ?? Infinity) < x + w; column++)
          if (!of(cells[row * columns + column] ?? '')) return false;
      return true;
    },
  };
};
