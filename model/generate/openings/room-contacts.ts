import { outside, type Box, type Wall } from '../../plan/document.ts';
import { runsAlongX } from '../../plan/box.ts';
import { wallCell, type Grid } from '../frame/grid.ts';

/** A stretch of a wall with the same two rooms on its sides. */
export interface Contact {
  readonly wall: Wall;
  readonly alongX: boolean;
  /** Towards the rear or the left. */
  readonly before: string;
  readonly after: string;
  readonly from: number;
  readonly to: number;
}

const contactsOfWall = (grid: Grid, wall: Wall): Contact[] => {
  const alongX = runsAlongX(wall);
  const [start, end] = alongX ? [wall.x, wall.x + wall.w] : [wall.y, wall.y + wall.h];
  const [near, far] = alongX ? [wall.y - 1, wall.y + wall.h] : [wall.x - 1, wall.x + wall.w];
  const cuts = [start, ...(alongX ? grid.xs : grid.ys).filter((cut) => cut > start && cut < end), end];
  const found: Contact[] = [];
  for (const [index, from] of cuts.slice(0, -1).entries()) {
    const to = cuts[index + 1] ?? from;
    const [before, after] = [near, far].map(
      (at) => (alongX ? grid.at(from, at) : grid.at(at, from)) || outside,
    ) as [string, string];
    if (before === wallCell || after === wallCell || before === after) continue;
    const last = found.at(-1);
    if (last?.to === from && last.before === before && last.after === after)
      found[found.length - 1] = { ...last, to };
    else found.push({ wall, alongX, before, after, from, to });
  }
  return found;
};

export const contactsOf = (grid: Grid, walls: readonly Wall[]): Contact[] =>
  walls.flatMap((wall) => contactsOfWall(grid, wall));

/** The box of an opening in a wall. */
export const openingBox = ({ wall, alongX }: Contact, at: number, width: number): Box =>
  alongX ? { x: at, y: wall.y, w: width, h: wall.h } : { x: wall.x, y: at, w: wall.w, h: width };
