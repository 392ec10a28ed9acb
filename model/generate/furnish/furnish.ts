import { opposite } from '../../plan/box.ts';
import type { Box, Fixture, Use, Window } from '../../plan/document.ts';
import type { FramedRoom, Frame } from '../frame/frame.ts';
import type { PlacedDoor } from '../openings/doors.ts';
import { furnishBath, wetCost } from './bath.ts';
import { furnishBedroom } from './bedroom.ts';
import { furnishKitchen } from './kitchen.ts';
import { furnishDining, furnishFamily, furnishLiving, furnishOffice } from './living.ts';
import { boxAt, type Furnishing, type Furniture, type Spot } from './spots.ts';
import { furnishUtility } from './utility.ts';

export interface Household {
  readonly bedrooms: number;
  readonly accessible: boolean;
  readonly island: boolean;
}

const isWetUse = (use: Use | undefined): boolean =>
  use === 'bath' || use === 'utility' || use === 'kitchen' || use === 'laundry';
const wetKinds = new Set<string>([
  'toilet',
  'lavatory',
  'double-lavatory',
  'tub',
  'tub-shower',
  'shower',
  'sink',
  'dishwasher',
  'washer',
  'water-heater',
]);

/** Rooms whose furniture must find its place first; others adapt to it. */
const order: readonly Use[] = [
  'kitchen',
  'bath',
  'utility',
  'laundry',
  'primary',
  'bedroom',
  'dining',
  'living',
  'family',
  'office',
];

/** Whether another wet room is behind the wall that a piece stands at. */
const backsOntoWet =
  (frame: Frame, own: string) =>
  ({ box, edge }: Spot): boolean => {
    const uses = new Map(frame.rooms.map(({ room }) => [room.id, room.use]));
    const far = boxAt(
      { ...edge, side: opposite[edge.side] },
      edge.side === 'rear' || edge.side === 'front' ? box.x : box.y,
      1,
      10,
    );
    const beyond = frame.grid.at(
      edge.side === 'left' ? far.x : edge.side === 'right' ? far.x + far.w - 1 : far.x,
      edge.side === 'rear' ? far.y : edge.side === 'front' ? far.y + far.h - 1 : far.y,
    );
    return beyond !== own && isWetUse(uses.get(beyond));
  };

const furnishingOf = (
  frame: Frame,
  one: FramedRoom,
  doors: readonly PlacedDoor[],
  windows: readonly Window[],
): Furnishing => ({
  one,
  grid: frame.grid,
  doors: doors.flatMap(({ keep }) => keep),
  windows: windows
    .filter(({ room }) => room === one.room.id)
    .map((window) => {
      const wall = { x: window.x, y: window.y, w: window.w, h: window.h };
      return window.w >= window.h
        ? { ...wall, y: wall.y - 40, h: wall.h + 80 }
        : { ...wall, x: wall.x - 40, w: wall.w + 80 };
    }),
  bodies: [],
  keeps: [],
});

/** Everything that stands in the rooms, or the room that cannot be furnished. */
export const furnish = (
  frame: Frame,
  doors: readonly PlacedDoor[],
  windows: readonly Window[],
  { bedrooms, accessible, island }: Household,
): { fixtures: Fixture[] } | { bare: string } => {
  const found: Furniture[] = [];
  const wet: Box[] = [];
  const hasDining = frame.rooms.some(({ room }) => room.use === 'dining');
  let turning = accessible;
  const rooms = frame.rooms.toSorted((a, b) => order.indexOf(a.room.use) - order.indexOf(b.room.use));
  for (const one of rooms) {
    const furnishing = furnishingOf(frame, one, doors, windows);
    const { use, id, bath, bed } = one.room;
    // Rooms that are open to each other share the floor that has to stay free.
    const open: Furnishing = { ...furnishing, bodies: found };
    const cost = wetCost(backsOntoWet(frame, id), wet);
    let pieces: Furniture[] | undefined = [];
    if (use === 'kitchen') pieces = furnishKitchen(open, island, hasDining ? 3 : bedrooms + 1);
    else if (use === 'bath' && bath) {
      const wide = turning && bath !== 'half' && Math.min(one.bounds.w, one.bounds.h) >= 88;
      pieces = furnishBath(furnishing, bath, one.spec.for !== undefined, wide, cost);
      if (wide) turning = false;
    } else if (use === 'utility' || use === 'laundry') pieces = furnishUtility(furnishing, cost);
    else if ((use === 'primary' || use === 'bedroom') && bed) pieces = furnishBedroom(furnishing, bed);
    else if (use === 'dining') pieces = furnishDining(open, bedrooms + 1);
    else if (use === 'living') pieces = furnishLiving(open);
    else if (use === 'family') pieces = furnishFamily(open);
    else if (use === 'office') pieces = furnishOffice(furnishing);
    if (!pieces) return { bare: id };
    found.push(...pieces);
    wet.push(...pieces.filter(({ kind }) => wetKinds.has(kind)));
  }
  return { fixtures: found.map((piece, index) => ({ id: `item-${index + 1}`, ...piece })) };
};
