import type { Box } from '../../plan/document.ts';
import type { Grid } from '../frame/grid.ts';

/** Half of the width of a way. */
const half = 11;

/** Everything within some bounds that is no floor, as boxes. */
export const wallsWithin = (grid: Grid, bounds: Box, isFloor: (room: string) => boolean): Box[] => {
  const boxes: Box[] = [];
  const [right, front] = [bounds.x + bounds.w, bounds.y + bounds.h];
  for (const [row, y] of grid.ys.entries()) {
    if (y < bounds.y || y >= front) continue;
    const h = (grid.ys[row + 1] ?? y) - y;
    let last: Box | undefined;
    for (const [column, x] of grid.xs.entries()) {
      if (x < bounds.x || x >= right) continue;
      const w = (grid.xs[column + 1] ?? x) - x;
      if (isFloor(grid.cell(column, row))) last = undefined;
      else if (last) last.w += w;
      else boxes.push((last = { x, y, w, h }));
    }
  }
  return boxes;
};

/** Where a way may turn, along one axis: at its distance from each edge, and at the edges themselves. */
const cutsOf = (
  low: number,
  high: number,
  starts: readonly number[],
  sizes: readonly number[],
): Int16Array => {
  const [min, max] = [low + half, high - half];
  const cuts = new Set<number>([min, max]);
  const add = (cut: number): void => {
    if (cut > min && cut < max) cuts.add(cut);
  };
  for (const [index, start] of starts.entries()) {
    const end = start + (sizes[index] ?? 0);
    add(start - half);
    add(start);
    add(end);
    add(end + half);
  }
  return Int16Array.from(cuts).sort();
};

const atLeast = (cuts: Int16Array, value: number): number => {
  let [low, high] = [0, cuts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cuts[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Floor on which one walks. */
export interface WalkedGround {
  readonly bounds: Box;
  /** What within the bounds is no floor. */
  readonly walls: readonly Box[];
  /** Where one must get to. */
  readonly goals: readonly Box[];
}

/** Whether one can walk between all goals, past what stands there, at a distance from walls and bodies. */
export const isWalkable = ({ bounds, walls, goals }: WalkedGround, bodies: readonly Box[]): boolean => {
  if (goals.length < 2) return true;
  const blocked = [...walls];
  for (const body of bodies)
    if (
      body.x < bounds.x + bounds.w &&
      bounds.x < body.x + body.w &&
      body.y < bounds.y + bounds.h &&
      bounds.y < body.y + body.h
    )
      blocked.push(body);
  const all = [...blocked, ...goals];
  const xs = cutsOf(bounds.x, bounds.x + bounds.w, all.map(({ x }) => x), all.map(({ w }) => w)); // prettier-ignore
  const ys = cutsOf(bounds.y, bounds.y + bounds.h, all.map(({ y }) => y), all.map(({ h }) => h)); // prettier-ignore
  const columns = xs.length;
  // 0 free, 1 blocked, 2 reached.
  const nodes = new Uint8Array(columns * ys.length);
  for (const { x, y, w, h } of blocked) {
    const [first, last] = [atLeast(xs, x - half + 1), atLeast(xs, x + w + half)];
    for (let row = atLeast(ys, y - half + 1), end = atLeast(ys, y + h + half); row < end; row++)
      nodes.fill(1, row * columns + first, row * columns + last);
  }
  const someIn = ({ x, y, w, h }: Box, value: number): number => {
    const [first, last] = [atLeast(xs, x), atLeast(xs, x + w + 1)];
    for (let row = atLeast(ys, y), end = atLeast(ys, y + h + 1); row < end; row++)
      for (let at = row * columns + first; at < row * columns + last; at++)
        if (nodes[at] === value) return at;
    return -1;
  };
  const start = goals[0] ? someIn(goals[0], 0) : -1;
  if (start < 0) return false;
  const waiting = [start];
  nodes[start] = 2;
  const visit = (at: number): void => {
    if (nodes[at] !== 0) return;
    nodes[at] = 2;
    waiting.push(at);
  };
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const column = at % columns;
    if (column > 0) visit(at - 1);
    if (column + 1 < columns) visit(at + 1);
    visit(at - columns);
    visit(at + columns);
  }
  return goals.every((goal) => someIn(goal, 2) >= 0);
};
