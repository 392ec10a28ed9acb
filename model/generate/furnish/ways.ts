import type { Box } from '../../plan/document.ts';
import type { Grid } from '../frame/grid.ts';

/** Half of the width of a way. */
const half = 11;

const blocksNode = (body: Box, x: number, y: number): boolean =>
  x > body.x - half && x < body.x + body.w + half && y > body.y - half && y < body.y + body.h + half;

const cutsOf = (low: number, high: number, edges: readonly number[]): number[] =>
  [...new Set([low + half, high - half, ...edges.flatMap((edge) => [edge - half, edge, edge + half])])]
    .filter((cut) => cut >= low + half && cut <= high - half)
    .sort((a, b) => a - b);

/**
 * Whether one can walk between all of some boxes of a room's floor, past what stands there: on lines that keep a
 * distance from walls and bodies.
 */
export const isWalkable = (
  { grid, bounds }: { readonly grid: Grid; readonly bounds: Box },
  isFloor: (room: string) => boolean,
  bodies: readonly Box[],
  goals: readonly Box[],
): boolean => {
  if (goals.length < 2) return true;
  const near = bodies.filter(
    ({ x, y, w, h }) =>
      x < bounds.x + bounds.w && bounds.x < x + w && y < bounds.y + bounds.h && bounds.y < y + h,
  );
  const all = [...near, ...goals];
  const inside = (cuts: readonly number[], from: number, to: number): number[] =>
    cuts.filter((cut) => cut > from && cut < to);
  const xs = cutsOf(bounds.x, bounds.x + bounds.w, [
    ...all.flatMap(({ x, w }) => [x, x + w]),
    ...inside(grid.xs, bounds.x, bounds.x + bounds.w),
  ]);
  const ys = cutsOf(bounds.y, bounds.y + bounds.h, [
    ...all.flatMap(({ y, h }) => [y, y + h]),
    ...inside(grid.ys, bounds.y, bounds.y + bounds.h),
  ]);
  const free = (x: number, y: number): boolean =>
    !near.some((body) => blocksNode(body, x, y)) &&
    grid.isWithin({ x: x - half, y: y - half, w: 2 * half, h: 2 * half }, isFloor);
  const nodes = new Map<number, boolean>();
  const isFree = (column: number, row: number): boolean => {
    const key = row * xs.length + column;
    const known = nodes.get(key) ?? free(xs[column] ?? 0, ys[row] ?? 0);
    nodes.set(key, known);
    return known;
  };
  const indexesIn = (cuts: readonly number[], from: number, to: number): number[] =>
    cuts.flatMap((cut, index) => (cut >= from && cut <= to ? [index] : []));
  const nodesIn = ({ x, y, w, h }: Box): [number, number][] =>
    indexesIn(ys, y, y + h).flatMap((row) =>
      indexesIn(xs, x, x + w).flatMap((column): [number, number][] =>
        isFree(column, row) ? [[column, row]] : [],
      ),
    );
  const [first, ...others] = goals.map(nodesIn);
  const reached = new Set<number>();
  const waiting = (first ?? []).slice(0, 1);
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const [column, row] = node;
    const key = row * xs.length + column;
    if (reached.has(key)) continue;
    reached.add(key);
    for (const [nextColumn, nextRow] of [
      [column - 1, row],
      [column + 1, row],
      [column, row - 1],
      [column, row + 1],
    ] as const) {
      if (nextColumn < 0 || nextRow < 0 || nextColumn >= xs.length || nextRow >= ys.length) continue;
      if (isFree(nextColumn, nextRow)) waiting.push([nextColumn, nextRow]);
    }
  }
  return others.every((goal) => goal.some(([column, row]) => reached.has(row * xs.length + column)));
};
