import { centreOf, distanceOf, sharedArea, type Point } from '../plan/box.ts';
import type { Box, Level, Plan, Room, Window } from '../plan/document.ts';
import { isBedroom } from '../plan/kinds.ts';
import { areaOf, boundsOf, boxesOf } from '../plan/ring.ts';

/** Square inches as square feet, to one decimal. */
const squareFeetOf = (squareInches: number): number => Math.round(squareInches / 14.4) / 10;

const fromWalls = 8;

/** Whether all of a box lies on a floor. */
export const isOnFloor = (box: Box, floors: readonly Box[]): boolean =>
  floors.reduce((sum, floor) => sum + sharedArea(box, floor), 0) === box.w * box.h;

const around = ({ x, y }: Point): Box => ({
  x: x - fromWalls,
  y: y - fromWalls,
  w: 2 * fromWalls,
  h: 2 * fromWalls,
});

/** A place on the ceiling, clear of walls: this one if it is, else as near to the middle as the shape allows. */
const ceilingPlace = <T extends Point>(point: T, room: Room): T => {
  const floors = boxesOf(room.floor);
  if (isOnFloor(around(point), floors)) return point;
  const bounds = boundsOf(room.floor);
  const middle = centreOf(bounds);
  let found = point;
  let min = Infinity;
  for (let x = bounds.x + fromWalls; x <= bounds.x + bounds.w - fromWalls; x += 6)
    for (let y = bounds.y + fromWalls; y <= bounds.y + bounds.h - fromWalls; y += 6) {
      const off = Math.abs(x - middle.x) + Math.abs(y - middle.y);
      if (off < min && isOnFloor(around({ x, y }), floors)) [found, min] = [{ ...point, x, y }, off];
    }
  return found;
};

const nearDoor = 12;
const isWet = /^(tub|tub-shower|shower)$/;

/** Glass beside a door, a tub or a shower is safety glass (24 CFR 3280.113); whoever moves them orders it. */
const glazed = (window: Window, { doors, fixtures }: Level): Window =>
  !window.safetyGlazing &&
  [...doors, ...fixtures.filter(({ kind, room }) => isWet.test(kind) && room === window.room)].some(
    (one) => distanceOf(one, window) <= nearDoor,
  )
    ? { ...window, safetyGlazing: true }
    : window;

const wholeHouse = { perSquareFoot: 0.035, min: 50, max: 90 } as const;

const counted = (rooms: readonly Room[], bath: Room['bath']): number =>
  rooms.filter((room) => room.use === 'bath' && room.bath === bath).length;

/** A plan whose derived fields say what is drawn: areas, counts, places of alarms and fans, glass beside doors. */
export const derived = (plan: Plan): Plan => {
  const [level] = plan.levels;
  const rooms = level.rooms.map((room) => ({ ...room, squareFeet: squareFeetOf(areaOf(room.floor)) }));
  const roomOf = new Map(rooms.map((room) => [room.id, room]));
  const hung = <T extends Point & { room: string }>(one: T): T => {
    const room = roomOf.get(one.room);
    return room ? ceilingPlace(one, room) : one;
  };
  const squareFeet = squareFeetOf(plan.length * plan.width);
  const due = Math.max(
    wholeHouse.min,
    Math.min(wholeHouse.max, Math.ceil(squareFeet * wholeHouse.perSquareFoot)),
  );
  return {
    ...plan,
    summary: {
      ...plan.summary,
      bedrooms: rooms.filter(({ use }) => isBedroom(use)).length,
      fullBaths: counted(rooms, 'full'),
      threeQuarterBaths: counted(rooms, 'three-quarter'),
      halfBaths: counted(rooms, 'half'),
      squareFeet,
    },
    levels: [
      {
        ...level,
        rooms,
        windows: level.windows.map((window) => glazed(window, level)),
        alarms: level.alarms.map(hung),
        fans: level.fans.map((fan) => {
          if (fan.kind === 'range-hood') return fan;
          const placed = hung(fan);
          return fan.kind === 'whole-house' && fan.cfm < due ? { ...placed, cfm: due } : placed;
        }),
      },
    ],
  };
};
