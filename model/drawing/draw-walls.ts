import type { Box, Level } from '../plan/document.ts';
import type { Path, Ring, Vertex } from './primitive.ts';
import { outline } from './shapes.ts';

/** Which cells between the given lines lie in any of the boxes. */
const covered = (boxes: readonly Box[], xs: readonly number[], ys: readonly number[]): Uint8Array => {
  const columns = xs.length - 1;
  const rows = ys.length - 1;
  const column = new Map(xs.map((x, at) => [x, at]));
  const row = new Map(ys.map((y, at) => [y, at]));
  // Each box adds one at its corner and takes it back beyond its sides, so that the time does not depend on its size.
  const change = new Int32Array((columns + 1) * (rows + 1));
  const add = (x: number, y: number, by: number): void => {
    const at = y * (columns + 1) + x;
    change[at] = (change[at] ?? 0) + by;
  };
  for (const { x, y, w, h } of boxes) {
    const [left, right] = [column.get(x) ?? 0, column.get(x + w) ?? 0];
    const [rear, front] = [row.get(y) ?? 0, row.get(y + h) ?? 0];
    add(left, rear, 1);
    add(right, rear, -1);
    add(left, front, -1);
    add(right, front, 1);
  }
  const cells = new Uint8Array(columns * rows);
  const above = new Int32Array(columns + 1);
  for (let y = 0; y < rows; y++) {
    let along = 0;
    for (let x = 0; x < columns; x++) {
      along += change[y * (columns + 1) + x] ?? 0;
      above[x] = (above[x] ?? 0) + along;
      cells[y * columns + x] = (above[x] ?? 0) > 0 ? 1 : 0;
    }
  }
  return cells;
};

const linesOf = (boxes: readonly Box[], start: 'x' | 'y', size: 'w' | 'h'): number[] =>
  [...new Set(boxes.flatMap((one) => [one[start], one[start] + one[size]]))].sort((a, b) => a - b);

/** To the right, down, to the left, up. */
const steps = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** The outlines of the bodies without the holes, corner by corner. Bodies that touch become one. */
export const unionOf = (bodies: readonly Box[], holes: readonly Box[]): Ring[] => {
  const xs = linesOf([...bodies, ...holes], 'x', 'w');
  const ys = linesOf([...bodies, ...holes], 'y', 'h');
  const columns = xs.length - 1;
  const rows = ys.length - 1;
  if (columns < 1 || rows < 1) return [];
  const solid = covered(bodies, xs, ys);
  const cut = covered(holes, xs, ys);
  const isSolid = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < columns && y < rows && solid[y * columns + x] === 1 && cut[y * columns + x] === 0;

  /** Whether an edge leaves the crossing of two lines in a direction, with the body to its right. */
  const leaves = (x: number, y: number, direction: number): boolean => {
    switch (direction) {
      case 0:
        return isSolid(x, y) && !isSolid(x, y - 1);
      case 1:
        return isSolid(x - 1, y) && !isSolid(x, y);
      case 2:
        return isSolid(x - 1, y - 1) && !isSolid(x - 1, y);
      default:
        return isSolid(x, y - 1) && !isSolid(x - 1, y - 1);
    }
  };

  const seen = new Uint8Array((columns + 1) * (rows + 1));
  const trace = (startX: number, startY: number): Ring => {
    const ring: Vertex[] = [];
    let [x, y, direction] = [startX, startY, 0];
    let before = -1;
    do {
      if (direction === 0) seen[y * (columns + 1) + x] = 1;
      if (direction !== before) ring.push({ x: xs[x] ?? 0, y: ys[y] ?? 0 });
      const [dx, dy] = steps[direction] ?? [0, 0];
      x += dx;
      y += dy;
      before = direction;
      // Turning right first keeps bodies apart that only touch at a corner.
      direction =
        [(before + 1) % 4, before, (before + 3) % 4].find((next) => leaves(x, y, next)) ?? (before + 2) % 4;
    } while (x !== startX || y !== startY || direction !== 0);
    return before === 0 ? ring.slice(1) : ring;
  };

  const rings: Ring[] = [];
  for (let y = 0; y <= rows; y++)
    for (let x = 0; x < columns; x++)
      if (seen[y * (columns + 1) + x] === 0 && leaves(x, y, 0)) rings.push(trace(x, y));
  return rings;
};

/** All walls as one solid body, open where doors and windows are. */
export const drawWalls = ({ walls, doors, windows }: Level): Path[] => [
  outline(unionOf(walls, [...doors, ...windows]), {
    layer: 'walls',
    pen: 'medium',
    ink: 'line',
    fill: 'wall',
  }),
];
