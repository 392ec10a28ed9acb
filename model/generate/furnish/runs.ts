import { sharedArea } from '../../plan/box.ts';
import { facesAlongX } from '../../plan/box.ts';
import type { Edge } from '../frame/frame.ts';
import { boxAt, type Furnishing } from './spots.ts';

/** A stretch of a wall where counters can stand. */
export interface Run {
  readonly edge: Edge;
  readonly from: number;
  readonly to: number;
}

/** Stretches of walls with free floor as deep as the counters, and an aisle before them in which no wall stands. */
export const runsOf = ({ one, grid, doors, bodies }: Furnishing, depth: number, aisle: number): Run[] =>
  one.backs.flatMap((edge) => {
    const alongX = !facesAlongX(edge.side);
    const zone = boxAt(edge, edge.from, edge.to - edge.from, depth);
    const obstacles = [...doors, ...bodies].filter((other) => sharedArea(zone, other) > 0);
    const cuts = [
      edge.from,
      edge.to,
      ...(alongX ? grid.xs : grid.ys),
      ...obstacles.flatMap(({ x, y, w, h }) => (alongX ? [x, x + w] : [y, y + h])),
    ]
      .filter((cut) => cut >= edge.from && cut <= edge.to)
      .sort((a, b) => a - b);
    const runs: { edge: Edge; from: number; to: number }[] = [];
    for (const [index, from] of cuts.slice(0, -1).entries()) {
      const to = cuts[index + 1] ?? from;
      if (to === from) continue;
      const body = boxAt(edge, from, to - from, depth);
      const before = boxAt(edge, from, to - from, depth + aisle);
      if (obstacles.some((other) => sharedArea(body, other) > 0)) continue;
      if (!grid.isWithin(body, (name) => name === one.room.id)) continue;
      if (!grid.isWithin(before, (name) => name !== 'wall' && name !== '')) continue;
      const last = runs.at(-1);
      if (last?.to === from) last.to = to;
      else runs.push({ edge, from, to });
    }
    return runs;
  });
