import { isHabitable } from '../../plan/kinds.ts';
import { pairOf } from '../frame/frame-walls.ts';
import type { Frame } from '../frame/frame.ts';
import { wallCell, type Grid } from '../frame/grid.ts';

/** Rooms that light each other, and the floor that needs light, in square inches. */
export interface LightGroup {
  readonly rooms: ReadonlySet<string>;
  readonly floor: number;
}

/** Two rooms light each other through an opening of this many square feet, or this share of both floors if that is more. */
const minOpening = 25;
const floorsPerOpening = 10;
const ceilingFeet = 8;

/** Inches along which two floors touch without a wall, for every pair of rooms. */
const openStretches = ({ xs, ys, cell }: Grid): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  const meet = (a: string, b: string, inches: number): void => {
    if (a === b || !a || !b || a === wallCell || b === wallCell) return;
    const pair = pairOf(a, b);
    found.set(pair, (found.get(pair) ?? 0) + inches);
  };
  for (let row = 0; row < ys.length - 1; row++)
    for (let column = 0; column < xs.length - 1; column++) {
      const [wide, high] = [(xs[column + 1] ?? 0) - (xs[column] ?? 0), (ys[row + 1] ?? 0) - (ys[row] ?? 0)];
      meet(cell(column, row), cell(column + 1, row), high);
      meet(cell(column, row), cell(column, row + 1), wide);
    }
  return found;
};

/** The groups of rooms that count as one for daylight. Kitchens lend their glass; their floor needs none. */
export const lightGroupsOf = ({ rooms, grid, open }: Frame): LightGroup[] => {
  const stretches = openStretches(grid);
  const floors = new Map(rooms.map(({ room }) => [room.id, room.squareFeet]));
  const group = new Map(rooms.map(({ room }, index) => [room.id, index]));
  for (const [a, b] of open) {
    const squareFeet = ((stretches.get(pairOf(a, b)) ?? 0) * ceilingFeet) / 12;
    const both = (floors.get(a) ?? 0) + (floors.get(b) ?? 0);
    if (squareFeet < Math.max(minOpening, both / floorsPerOpening)) continue;
    const [one = 0, other = 0] = [group.get(a), group.get(b)];
    for (const [room, own] of group) if (own === Math.max(one, other)) group.set(room, Math.min(one, other));
  }
  return [...new Set(group.values())].flatMap((number): LightGroup[] => {
    const own = rooms.filter(({ room }) => group.get(room.id) === number);
    const floor = own
      .filter(({ room: { use } }) => isHabitable(use) && use !== 'kitchen')
      .reduce((sum, { room }) => sum + Math.round(room.squareFeet * 144), 0);
    return floor > 0 ? [{ rooms: new Set(own.map(({ room }) => room.id)), floor }] : [];
  });
};
