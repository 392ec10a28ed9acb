import { contains, facesAlongX } from '../plan/box.ts';
import type { Box, Corner, Plan } from '../plan/document.ts';
import { boundsOf, ringFault } from '../plan/ring.ts';
import { derived } from './derive.ts';
import { editLimits, refused, tooLongForRoad, type Refused } from './edit.ts';
import { stepsAfter } from './steps.ts';
import { openingFault, roomFault } from './sound.ts';

const foot = 12;
/** The longest section that goes by road. */
const maxLength = editLimits.inches;

/** What a cut across the home at x would pass: worse things cost more; a wall along the cut cannot be passed at all. */
const costOf = (
  { levels: [{ walls, doors, windows, fixtures, rooms }], porches }: Plan,
  x: number,
  end: number,
): number => {
  const passed = (box: Box): boolean =>
    box.x < end && x < box.x + box.w && (x < end || (box.x < x && x < box.x + box.w));
  if (
    walls.some(
      (wall) => wall.h > wall.w && wall.x < Math.max(end, x + 1) && Math.min(x, end) < wall.x + wall.w,
    )
  )
    return Infinity;
  if (rooms.some(({ floor }) => floor.some(([at]) => at > x && at < end))) return Infinity;
  const kitchens = new Set(
    rooms.filter(({ use }) => use === 'kitchen' || use === 'bath').map(({ id }) => id),
  );
  const crosses = (box: Box): boolean => (x === end ? box.x < x && x < box.x + box.w : passed(box));
  return (
    1000 * [...doors, ...windows].filter(crosses).length +
    fixtures.filter(crosses).reduce((sum, { room }) => sum + (kitchens.has(room) ? 100 : 10), 0) +
    porches.filter(crosses).length
  );
};

/** Where the home is best cut within a room: x and, where a strip is taken out, its other end. */
const cutIn = (plan: Plan, room: Box, strip: number): { x: number; end: number } | undefined => {
  const middle = room.x + room.w / 2;
  let best: { x: number; end: number } | undefined;
  let min = Infinity;
  for (let x = room.x + 1; x + strip < room.x + room.w; x++) {
    const cost = costOf(plan, x, x + strip) + Math.abs(x + strip / 2 - middle) / 10_000;
    if (cost < min) [best, min] = [{ x, end: x + strip }, cost];
  }
  return best;
};

/** Makes the home longer or shorter by feet where a room lies: what lies to the right of the cut moves. */
export const stretchHome = (plan: Plan, index: number, feet: number): Plan | Refused => {
  const [level] = plan.levels;
  const room = level.rooms[index];
  if (!room) return refused('There is no such room.');
  const by = feet * foot;
  if (plan.length + by > maxLength) return refused(tooLongForRoad);
  const cut = cutIn(plan, boundsOf(room.floor), Math.max(0, -by));
  if (!cut) return refused(`${room.name} is too short for that, or a wall stands in the way.`);
  const { x: at, end } = cut;
  const line = (x: number): number => (x >= end && x > at ? x + by : x);
  const grown = <T extends Box>(box: T): T => {
    const [x, right] = [line(box.x), line(box.x + box.w)];
    return { ...box, x, w: right - x };
  };
  const carried = <T extends Box>(box: T): T =>
    box.x + box.w / 2 > (at + end) / 2 ? { ...box, x: box.x + by } : box;
  const point = <T extends { x: number }>(one: T): T =>
    one.x > (at + end) / 2 ? { ...one, x: one.x + by } : one;
  const porches = plan.porches.map(carried);
  const steps = stepsAfter(plan, porches);
  const rooms = level.rooms.map((one) => ({
    ...one,
    floor: one.floor.map(([x, y]): Corner => [line(x), y]),
  }));
  if (rooms.some(({ floor }) => ringFault(floor))) return refused(`${room.name} is too short for that.`);
  const next: Plan = {
    ...plan,
    length: plan.length + by,
    porches,
    ...(steps && { steps }),
    ...(plan.front && {
      front: {
        ...plan.front,
        parts: plan.front.parts.map((part) =>
          !facesAlongX(part.side) && (part.from + part.to) / 2 > (at + end) / 2
            ? { ...part, from: part.from + by, to: part.to + by }
            : part,
        ),
      },
    }),
    levels: [
      {
        ...level,
        sections: level.sections.map(grown),
        rooms,
        walls: level.walls.map(grown),
        doors: level.doors.map(carried),
        windows: level.windows.map(carried),
        fixtures: level.fixtures.map(carried),
        alarms: level.alarms.map(point),
        fans: level.fans.map(point),
      },
    ],
  };
  const home: Box = { x: 0, y: 0, w: next.length, h: next.width };
  if (next.levels[0].fixtures.some((piece) => !contains(home, piece)))
    return refused('A piece would leave the home.');
  const fault = roomFault(next.levels[0]) ?? openingFault(next);
  return fault ? refused(fault) : derived(next);
};
