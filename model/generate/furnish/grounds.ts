import type { Box } from '../../plan/document.ts';
import type { Frame } from '../frame/frame.ts';
import type { PlacedDoor } from '../openings/door-spots.ts';
import type { Ground } from './spots.ts';
import { wallsWithin } from './free-ways.ts';

const around = (boxes: readonly Box[]): Box => {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return {
    x,
    y,
    w: Math.max(...boxes.map((box) => box.x + box.w)) - x,
    h: Math.max(...boxes.map((box) => box.y + box.h)) - y,
  };
};

/** The floor that each room shares with the rooms it is open to, and where its doors are. */
export const groundsOf = (
  { rooms, grid, open }: Frame,
  doors: readonly PlacedDoor[],
): ReadonlyMap<string, Ground> => {
  const group = new Map(rooms.map(({ room }, index) => [room.id, index]));
  for (const [a, b] of open) {
    const [one = 0, other = 0] = [group.get(a), group.get(b)];
    for (const [room, own] of group) if (own === Math.max(one, other)) group.set(room, Math.min(one, other));
  }
  const grounds = new Map<number, Ground>();
  const floors = doors.flatMap(({ landings }) => landings);
  for (const number of new Set(group.values())) {
    const isFloor = (room: string): boolean => group.get(room) === number;
    const bounds = around(rooms.filter(({ room }) => isFloor(room.id)).map((one) => one.bounds));
    grounds.set(number, {
      bounds,
      isFloor,
      walls: wallsWithin(grid, bounds, isFloor),
      goals: floors.filter(({ x, y, w, h }) => isFloor(grid.at(x + (w >> 1), y + (h >> 1)))),
    });
  }
  return new Map(
    [...group].flatMap(([room, number]) => {
      const ground = grounds.get(number);
      return ground ? [[room, ground] as const] : [];
    }),
  );
};
