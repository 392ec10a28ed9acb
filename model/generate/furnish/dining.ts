import type { Box, Side } from '../../plan/document.ts';
import { middlesApart } from './measure.ts';
import { byCost, leavesWays, touches, type Furnishing, type Furniture } from './spots.ts';

const tables: readonly (readonly [number, number])[] = [
  [84, 40],
  [72, 40],
  [60, 36],
  [48, 36],
];
const chair = 18;
/** Around a table, for chairs and whoever sits down. */
const walk = 32;
const step = 6;
const perSeat = 24;

const chairsAt = (table: Box, seats: number): (Box & { facing: Side })[] => {
  const found: (Box & { facing: Side })[] = [];
  const long = table.w >= table.h;
  const count = Math.min(Math.floor(Math.max(table.w, table.h) / perSeat), Math.ceil(seats / 2));
  const length = Math.max(table.w, table.h);
  for (let index = 0; index < count; index++) {
    const along = Math.floor(((2 * index + 1) * length) / (2 * count)) - chair / 2;
    found.push(
      long
        ? { x: table.x + along, y: table.y - chair, w: chair, h: chair, facing: 'front' }
        : { x: table.x - chair, y: table.y + along, w: chair, h: chair, facing: 'right' },
      long
        ? { x: table.x + along, y: table.y + table.h, w: chair, h: chair, facing: 'rear' }
        : { x: table.x + table.w, y: table.y + along, w: chair, h: chair, facing: 'left' },
    );
  }
  if (found.length >= seats) return found;
  const middle = ((long ? table.h : table.w) - chair) >> 1;
  return [
    ...found,
    long
      ? { x: table.x - chair, y: table.y + middle, w: chair, h: chair, facing: 'right' }
      : { x: table.x + middle, y: table.y - chair, w: chair, h: chair, facing: 'front' },
    long
      ? { x: table.x + table.w, y: table.y + middle, w: chair, h: chair, facing: 'left' }
      : { x: table.x + middle, y: table.y + table.h, w: chair, h: chair, facing: 'rear' },
  ];
};

/** A table with chairs, as near to the middle of the room as it can stand. */
export const furnishDining = (furnishing: Furnishing, seats: number): Furniture[] | undefined => {
  const { one, grid, doors, bodies, keeps, ground } = furnishing;
  const isFloor = (name: string): boolean => name !== 'wall' && name !== '';
  const { x, y, w, h } = one.bounds;
  const min = Math.max(4, seats);
  for (const [long, short] of tables) {
    if (2 * Math.floor(long / perSeat) + 2 < min) continue;
    const spots: Box[] = [];
    for (const [tw, th] of [
      [long, short],
      [short, long],
    ] as const)
      for (let left = x + 24; left + tw <= x + w - 18; left += step)
        for (let top = y + 24; top + th <= y + h - 18; top += step) {
          const box = { x: left, y: top, w: tw, h: th };
          const around = { x: left - walk, y: top - walk, w: tw + 2 * walk, h: th + 2 * walk };
          if (!grid.isWithin(around, isFloor)) continue;
          if (touches(around, bodies) || touches(box, [...doors, ...keeps])) continue;
          if (!grid.isWithin(box, (name) => name === one.room.id)) continue;
          spots.push(box);
        }
    const table = spots
      .toSorted(byCost((box) => middlesApart(box, one.bounds)))
      .slice(0, 3)
      .find((box) => leavesWays({ ...furnishing, bodies: [...bodies, box] }));
    if (!table) continue;
    const chairs = chairsAt(table, min).filter(
      (box) => grid.isWithin(box, (name) => ground.isFloor(name)) && !touches(box, bodies),
    );
    const inRoom = chairs.filter((box) => grid.isWithin(box, (name) => name === one.room.id));
    return [
      { kind: 'table', room: one.room.id, ...table, seats: Math.max(seats, inRoom.length) },
      ...inRoom.map((box): Furniture => ({ kind: 'chair', room: one.room.id, ...box })),
    ];
  }
  return undefined;
};
