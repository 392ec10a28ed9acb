import type { Box, Level, Plan, Room, Use, Wall } from '../plan/document.ts';
import { boundsOf } from '../plan/ring.ts';
import type { Fill, InteriorFinish, Path, Style } from './primitive.ts';
import { box, line, outline } from './shapes.ts';

/** The tone of a floor, by what its room is for. */
export const floorFills: Readonly<Record<Use, Fill>> = {
  living: 'living',
  family: 'living',
  dining: 'living',
  kitchen: 'living',
  foyer: 'living',
  hall: 'living',
  office: 'sleeping',
  primary: 'sleeping',
  bedroom: 'sleeping',
  bath: 'wet',
  toilet: 'wet',
  closet: 'storage',
  pantry: 'storage',
  laundry: 'service',
  utility: 'service',
  mud: 'service',
  mechanical: 'service',
};

/** Whether a room has the floor that was chosen: where it is wet, and where machines stand, it is tiled whatever is chosen. */
export const floorFinish = (use: Use): InteriorFinish | undefined =>
  floorFills[use] === 'wet' || floorFills[use] === 'service' ? undefined : 'floors';

const floorStyle = (use: Use): Style => ({
  layer: 'floors',
  fill: floorFills[use],
  finish: floorFinish(use),
});

/** The floors, in tones by what the rooms are for; those of doorways as on one of their sides. */
export const drawFloors = ({ rooms, doors }: Level): Path[] => [
  ...doors.flatMap((door) => {
    const room = rooms.find(({ id }) => id === door.rooms[1]) ?? rooms.find(({ id }) => id === door.rooms[0]);
    return room ? [box(door, floorStyle(room.use))] : [];
  }),
  ...rooms.map((room) =>
    outline([room.floor.map(([x, y]) => ({ x, y }))], { ...floorStyle(room.use), of: room.id }),
  ),
];

const overlaps = (from: number, to: number, start: number, end: number): boolean => from < end && start < to;

/** Shelf and rod along the long walls of a closet in which there is no door. */
const hangingSpace = (room: Room, level: Level): Path[] => {
  const floor = boundsOf(room.floor);
  const alongX = floor.w >= floor.h;
  const deep = alongX ? floor.h : floor.w;
  const [near, far] = alongX ? [floor.y, floor.y + floor.h] : [floor.x, floor.x + floor.w];
  const hasDoor = (edge: number): boolean =>
    level.doors.some((door) => {
      const [start, end] = alongX ? [door.y, door.y + door.h] : [door.x, door.x + door.w];
      return door.rooms.includes(room.id) && overlaps(start, end, edge - 1, edge + 1);
    });
  const free = [near, far].filter((edge) => !hasDoor(edge));
  // One needs 30 in to walk between two rods.
  const used = deep >= 2 * 24 + 30 ? free : free.slice(0, 1);
  return used.flatMap((edge) => {
    const into = edge === near ? 1 : -1;
    const [shelf, rod] = [edge + into * Math.min(12, deep / 2), edge + into * Math.min(10, deep / 2 - 2)];
    const along = (at: number, dash: boolean): Path => {
      const plain: Style = { layer: 'fixtures', pen: 'hair', ink: 'detail', of: room.id };
      const style: Style = dash ? { ...plain, dash: 'hidden' } : plain;
      return alongX
        ? line(floor.x, at, floor.x + floor.w, at, style)
        : line(at, floor.y, at, floor.y + floor.h, style);
    };
    return [along(shelf, false), along(rod, true)];
  });
};

/** What hangs in closets. */
export const drawClosets = (level: Level): Path[] =>
  level.rooms
    .filter(({ use, rod, floor }) => use === 'closet' && rod === true && floor.length === 4)
    .flatMap((room) => hangingSpace(room, level));

/** Where two sections are joined: a line, as a box without thickness. In a turned plan it runs along y. */
export const jointsOf = ({ length, width, levels: [{ sections }] }: Plan): Box[] =>
  sections.flatMap(({ x, y, w }) => {
    if (y > 0) return [{ x: 0, y, w: length, h: 0 }];
    return x > 0 && w < length ? [{ x, y: 0, w: 0, h: width }] : [];
  });

/** Where the sections of the home are joined: over floors and, in another color, within walls. */
export const drawMarriageLines = (plan: Plan): Path[] =>
  jointsOf(plan).flatMap((joint) => {
    const along = joint.h === 0;
    const between = (from: number, to: number, style: Style): Path =>
      along ? line(from, joint.y, to, joint.y, style) : line(joint.x, from, joint.x, to, style);
    const isIn = ({ kind, x, y, w, h }: Wall): boolean =>
      kind === 'marriage' && (along ? y < joint.y && joint.y < y + h : x < joint.x && joint.x < x + w);
    return [
      between(0, along ? joint.w : joint.h, {
        layer: 'marriage line',
        pen: 'fine',
        ink: 'quiet',
        dash: 'center',
      }),
      ...plan.levels[0].walls.filter(isIn).map(({ x, y, w, h }) =>
        between(along ? x : y, along ? x + w : y + h, {
          layer: 'marriage line',
          pen: 'hair',
          ink: 'joint',
        }),
      ),
    ];
  });
