import type { Corner } from '../../plan/document.ts';
import type { Grid } from './grid.ts';

const keyOf = ([x, y]: Corner): string => `${x},${y}`;

/** The ring round a room's floor; undefined if the room is in pieces, has a hole, or has no floor. */
export const floorOf = (grid: Grid, room: string): Corner[] | undefined => {
  const next = new Map<string, Corner>();
  let pieces = 0;
  const edge = (from: Corner, to: Corner): void => {
    next.set(keyOf(from), to);
    pieces++;
  };
  let start: Corner | undefined;
  for (const [row, y] of grid.ys.slice(0, -1).entries())
    for (const [column, x] of grid.xs.slice(0, -1).entries()) {
      if (grid.cell(column, row) !== room) continue;
      start ??= [x, y];
      const [right, below] = [grid.xs[column + 1] ?? x, grid.ys[row + 1] ?? y];
      if (grid.cell(column, row - 1) !== room) edge([x, y], [right, y]);
      if (grid.cell(column + 1, row) !== room) edge([right, y], [right, below]);
      if (grid.cell(column, row + 1) !== room) edge([right, below], [x, below]);
      if (grid.cell(column - 1, row) !== room) edge([x, below], [x, y]);
    }
  if (!start || next.size !== pieces) return undefined;
  const ring: Corner[] = [];
  let at: Corner = start;
  do {
    ring.push(at);
    const to = next.get(keyOf(at));
    if (!to || ring.length > pieces) return undefined;
    at = to;
  } while (keyOf(at) !== keyOf(start));
  if (ring.length !== pieces) return undefined;
  return ring.filter((corner, index) => {
    const before = ring.at(index - 1) ?? corner;
    const after = ring[(index + 1) % ring.length] ?? corner;
    return !(
      (before[0] === corner[0] && corner[0] === after[0]) ||
      (before[1] === corner[1] && corner[1] === after[1])
    );
  });
};
