import { ahead, opposite } from '../../plan/box.ts';
import type { Box, Side } from '../../plan/document.ts';
import { middlesApart } from './measure.ts';
import { boxAt, byCost, leavesWays, touches, type Furnishing, type Furniture } from './spots.ts';

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

/** A table for two or three at a wall, where no other has a place. */
export const furnishNook = (
  { one, grid, doors, bodies, keeps, ...rest }: Furnishing,
  seats: number,
): Furniture[] | undefined => {
  if (seats > 3) return undefined;
  const isFloor = (name: string): boolean => name !== 'wall' && name !== '';
  const isOwn = (name: string): boolean => name === one.room.id;
  for (const long of [36, 30])
    for (const edge of one.backs) {
      const alongX = edge.side === 'rear' || edge.side === 'front';
      for (let along = edge.from; along + long <= edge.to; along += step) {
        const box = boxAt(edge, along, long, 30);
        if (!grid.isWithin(box, isOwn) || touches(box, [...doors, ...bodies, ...keeps])) continue;
        const sides = alongX
          ? [
              { ...box, x: box.x - walk, w: walk },
              { ...box, x: box.x + box.w, w: walk },
            ]
          : [
              { ...box, y: box.y - walk, h: walk },
              { ...box, y: box.y + box.h, h: walk },
            ];
        const before = ahead(box, opposite[edge.side], walk);
        const places = [...sides, ...(seats > 2 ? [before] : [])];
        if (!places.every((place) => grid.isWithin(place, isFloor) && !touches(place, bodies))) continue;
        if (!leavesWays({ one, grid, doors, keeps, ...rest, bodies: [...bodies, box] })) continue;
        const middle = (long - chair) >> 1;
        const chairs: (Box & { facing: Side })[] = [
          ...(alongX
            ? [
                { x: box.x - chair, y: box.y + 6, w: chair, h: chair, facing: 'right' as const },
                { x: box.x + box.w, y: box.y + 6, w: chair, h: chair, facing: 'left' as const },
              ]
            : [
                { x: box.x + 6, y: box.y - chair, w: chair, h: chair, facing: 'front' as const },
                { x: box.x + 6, y: box.y + box.h, w: chair, h: chair, facing: 'rear' as const },
              ]),
          ...(seats > 2
            ? [
                {
                  rear: { x: box.x + middle, y: box.y + box.h, w: chair, h: chair, facing: 'rear' as const },
                  front: {
                    x: box.x + middle,
                    y: box.y - chair,
                    w: chair,
                    h: chair,
                    facing: 'front' as const,
                  },
                  left: { x: box.x + box.w, y: box.y + middle, w: chair, h: chair, facing: 'left' as const },
                  right: {
                    x: box.x - chair,
                    y: box.y + middle,
                    w: chair,
                    h: chair,
                    facing: 'right' as const,
                  },
                }[edge.side],
              ]
            : []),
        ].filter((each) => grid.isWithin(each, isOwn));
        if (chairs.length < seats) continue;
        return [
          { kind: 'table', room: one.room.id, ...box, seats },
          ...chairs.map((each): Furniture => ({ kind: 'chair', room: one.room.id, ...each })),
        ];
      }
    }
  return undefined;
};

/** How long a table for so many is at least and at most, in inches: two at each side and one at each end, or three at each side. */
const lengthsFor = (seats: number): readonly [number, number] => (seats > 4 ? [60, 84] : [48, 60]);

/**
 * A table with chairs, as near to the middle of the room, or to something else, as it can stand.
 * @param all whether each seat needs its chair, and a way past the chairs to every door
 * @param near what it stands near to
 */
export const furnishDining = (
  furnishing: Furnishing,
  seats: number,
  margins: readonly [number, number] = [24, 18],
  all = false,
  near: Box = furnishing.one.bounds,
): Furniture[] | undefined => {
  const { one, grid, doors, bodies, keeps, ground } = furnishing;
  const [start, end] = margins;
  const isFloor = (name: string): boolean => name !== 'wall' && name !== '';
  const { x, y, w, h } = one.bounds;
  const min = Math.max(4, seats);
  for (const [long, short] of tables) {
    if (2 * Math.floor(long / perSeat) + 2 < min) continue;
    const [least, most] = all ? lengthsFor(min) : [long, long];
    if (long < least || long > most) continue;
    const chairsOf = (box: Box): (Box & { facing: Side })[] =>
      chairsAt(box, min).filter(
        (each) => grid.isWithin(each, (name) => ground.isFloor(name)) && !touches(each, bodies),
      );
    const isOwn = (box: Box): boolean => grid.isWithin(box, (name) => name === one.room.id);
    // A chair may stand in the next room, where the table is at the edge of both.
    const roomOf = ({ x: left, y: rear }: Box): string => (all ? grid.at(left, rear) : one.room.id);
    const isInOne = (box: Box): boolean => grid.isWithin(box, (name) => name === roomOf(box));
    const seatsAll = (box: Box): boolean => chairsOf(box).filter(isInOne).length >= min;
    const spots: Box[] = [];
    for (const [tw, th] of [
      [long, short],
      [short, long],
    ] as const)
      for (let left = x + start; left + tw <= x + w - end; left += step)
        for (let top = y + start; top + th <= y + h - end; top += step) {
          const box = { x: left, y: top, w: tw, h: th };
          const around = { x: left - walk, y: top - walk, w: tw + 2 * walk, h: th + 2 * walk };
          if (!grid.isWithin(around, isFloor)) continue;
          if (touches(around, bodies) || touches(box, [...doors, ...keeps])) continue;
          if (!isOwn(box) || (all && !seatsAll(box))) continue;
          spots.push(box);
        }
    const table = spots
      .toSorted(byCost((box) => middlesApart(box, near)))
      .slice(0, 3)
      .find((box) => leavesWays({ ...furnishing, bodies: [...bodies, box, ...(all ? chairsOf(box) : [])] }));
    if (!table) continue;
    const inRoom = chairsOf(table).filter(isInOne);
    return [
      { kind: 'table', room: one.room.id, ...table, seats: Math.max(seats, inRoom.length) },
      ...inRoom.map((box): Furniture => ({ kind: 'chair', room: roomOf(box), ...box })),
    ];
  }
  return undefined;
};

/**
 * A table for so many, each with a chair, and floor to walk past them; in the smallest homes at a wall.
 * @param near what it stands near to; by default the middle of the room
 */
export const furnishTable = (furnishing: Furnishing, seats: number, near?: Box): Furniture[] | undefined =>
  seats > 3
    ? ((near ? undefined : furnishDining(furnishing, seats, [24, 18], true)) ??
      furnishDining(furnishing, seats, [0, 0], true, near))
    : furnishNook(furnishing, seats);
