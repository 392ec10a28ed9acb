import { ahead, opposite } from '../../plan/box.ts';
import {
  outside,
  type Box,
  type Door,
  type Fixture,
  type Side,
  type Use,
  type Window,
} from '../../plan/document.ts';
import { fixtureFacts } from '../../plan/kinds.ts';
import type { FramedRoom, Frame } from '../frame/frame.ts';
import type { PlacedDoor } from '../openings/door-spots.ts';
import { furnishBath, wetCost } from './furnish-bath.ts';
import { benchNear } from './bench.ts';
import { furnishBedroom } from './bedroom.ts';
import { furnishDining, furnishNook, furnishTable } from './dining.ts';
import { groundsOf } from './grounds.ts';
import { furnishEatInKitchen, furnishKitchenWithTable, kitchensOf, withAisles } from './eat-in.ts';
import { furnishKitchen } from './furnish-kitchen.ts';
import { furnishFamily, furnishLiving, furnishOffice } from './furnish-living.ts';
import type { Furnishing, Furniture, Ground } from './spots.ts';
import { frontsOf, furnishUtility } from './furnish-utility.ts';
import { maxWetGroups, wetGroups } from './wet-groups.ts';

export interface Household {
  readonly bedrooms: number;
  readonly accessible: boolean;
  /** How many have a seat at a table, with floor to walk past their chairs; null: a place to eat for all, and chairs may stand in the way. */
  readonly table: number | null;
  /** The kitchen's style that is tried first. */
  readonly style: number;
}

const isWetUse = (use: Use | undefined): boolean => use === 'bath' || use === 'utility' || use === 'kitchen';

/** Rooms whose furniture must find its place first; others adapt to it. */
const order: readonly Use[] = [
  'kitchen',
  'bath',
  'utility',
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
  (box: Box, facing: Side): boolean => {
    const far = ahead(box, opposite[facing], 10);
    const beyond = frame.grid.at(
      facing === 'left' ? far.x + far.w - 1 : far.x,
      facing === 'rear' ? far.y + far.h - 1 : far.y,
    );
    return beyond !== own && isWetUse(frame.rooms.find(({ room }) => room.id === beyond)?.room.use);
  };

const kitchenOf = ({ rooms }: Frame): Box | undefined =>
  rooms.find(({ room }) => room.use === 'kitchen')?.bounds;

/** Rooms in which one takes off one's boots. */
const benchUses: readonly Use[] = ['utility', 'mud'];

/** From an outside door to the bench beside it. */
const benchReach = 70;

/** As far into the room as something tall would hide a window. */
const hidden = 30;

const furnishingOf = (
  frame: Frame,
  one: FramedRoom,
  ground: Ground,
  doors: readonly PlacedDoor[],
  windows: readonly Window[],
  found: readonly Furniture[],
  table: number | null,
): Furnishing => ({
  one,
  grid: frame.grid,
  ground,
  // Nothing may stand on chairs; without a table for all one may walk where they are.
  doors: [
    ...doors.flatMap(({ keep }) => keep),
    ...(table === null ? found.filter(({ kind }) => kind === 'chair') : []),
  ],
  windows: windows
    .filter(({ room }) => room === one.room.id)
    .map(({ x, y, w, h }) =>
      w >= h ? { x, y: y - hidden, w, h: h + 2 * hidden } : { x: x - hidden, y, w: w + 2 * hidden, h },
    ),
  bodies: found.filter(({ kind }) => table !== null || kind !== 'chair'),
  keeps: [],
});

/** A living room with a small table at a wall. */
const furnishLivingToEatIn = (furnishing: Furnishing, seats: number): Furniture[] | undefined => {
  const table = furnishNook(furnishing, seats);
  const lounge = table && furnishLiving({ ...furnishing, bodies: [...furnishing.bodies, ...table] });
  return lounge && [...table, ...lounge];
};

/** A living room with a table for so many: beside the kitchen or in a corner, where it leaves room to sit before a screen. */
const furnishLivingWithTable = (
  furnishing: Furnishing,
  seats: number,
  kitchen: Box | undefined,
): Furniture[] | undefined => {
  const { x, y, w, h } = furnishing.one.bounds;
  const corners = [y + h, y].flatMap((front) =>
    [x, x + w].map((side) => ({ x: side, y: front, w: 0, h: 0 })),
  );
  const found = [...(kitchen ? [kitchen] : []), ...corners].flatMap((near) => {
    const table = furnishTable(furnishing, seats, near);
    const lounge = table && furnishLiving({ ...furnishing, bodies: [...furnishing.bodies, ...table] }, true);
    return lounge ? [[...table, ...lounge]] : [];
  });
  return found.find((pieces) => pieces.some(({ kind }) => kind === 'media-unit')) ?? found[0];
};

/** Everything that stands in the rooms, or the rooms that cannot be furnished. */
export const furnish = (
  frame: Frame,
  doors: readonly PlacedDoor[],
  windows: readonly Window[],
  { bedrooms, accessible, table, style }: Household,
): { fixtures: Fixture[] } | { bare: string[] } => {
  const bare: string[] = [];
  const found: Furniture[] = [];
  const isWet = ({ kind }: Furniture): boolean => fixtureFacts[kind].plumbing === true;
  const hasDining = frame.rooms.some(({ room }) => room.use === 'dining');
  const wetRooms: Box[] = frame.rooms
    .filter(({ room }) => room.use === 'bath' || room.use === 'utility')
    .map(({ bounds }) => bounds);
  let turning = accessible;
  let eatsInLiving = false;
  const grounds = groundsOf(frame, doors);
  const placeBench = (isDoor: (door: Door) => boolean): void => {
    const door = doors.find((each) => each.door.rooms.includes(outside) && isDoor(each.door))?.door;
    const one = frame.rooms.find(({ room }) => room.id === door?.rooms[0]);
    const ground = one && grounds.get(one.room.id);
    if (!door || !one || !ground) return;
    const own = furnishingOf(frame, one, ground, doors, windows, found, table);
    const keeps = frontsOf(found.filter(({ room }) => room === one.room.id));
    const bench = benchNear({ ...own, keeps }, door, benchReach);
    if (bench) found.push(bench);
  };
  /** Whether the dining room has a table for so many beside what stands already. */
  const hasTable = (standing: readonly Furniture[], seats: number): boolean =>
    frame.rooms.every((one) => {
      const ground = grounds.get(one.room.id);
      if (one.room.use !== 'dining' || !ground) return true;
      const own = furnishingOf(frame, one, ground, doors, windows, standing, table);
      return furnishTable(withAisles(own, standing), seats) !== undefined;
    });
  const useOf = new Map(frame.rooms.map(({ room }) => [room.id, room.use]));
  for (const use of order) {
    if (use === 'primary')
      placeBench(({ entry, rooms }) => !entry && benchUses.includes(useOf.get(rooms[0]) ?? 'hall'));
    if (use === 'family') placeBench(({ entry }) => entry === true);
    // Kitchen, baths and utility room come first.
    if (use === 'primary' && wetGroups(found) > maxWetGroups(frame)) bare.push('pipes');
    for (const one of frame.rooms) {
      if (one.room.use !== use) continue;
      const { id, bath, bed } = one.room;
      const ground = grounds.get(id);
      if (!ground) continue;
      const furnishing = furnishingOf(frame, one, ground, doors, windows, found, table);
      const behind = backsOntoWet(frame, id);
      const sharesWall = (piece: Furniture): boolean =>
        piece.facing !== undefined && behind(piece, piece.facing);
      const cost = wetCost(
        ({ box, facing }) => behind(box, facing),
        found.filter(isWet),
        frame.rooms.filter(({ room }) => room.id !== id && isWetUse(room.use)).map(({ bounds }) => bounds),
      );
      const own = windows.filter(({ room }) => room === id);
      let pieces: Furniture[] | undefined = [];
      if (use === 'kitchen') {
        const wanted = { wetRooms, windows: own, seats: bedrooms + 1, style };
        if (table === null) pieces = (hasDining ? furnishKitchen : furnishEatInKitchen)(furnishing, wanted);
        else
          pieces = hasDining
            ? kitchensOf(furnishing, wanted).find((kitchen) => hasTable([...found, ...kitchen], table))
            : furnishKitchenWithTable(furnishing, wanted, table);
        // In the smallest homes one eats in the living room.
        if (!pieces && !hasDining) {
          pieces = furnishKitchen(furnishing, { ...wanted, withoutIsland: true });
          eatsInLiving = pieces !== undefined;
        }
      } else if (use === 'bath' && bath) {
        const wide = turning && bath !== 'half' && Math.min(one.bounds.w, one.bounds.h) >= 88;
        pieces = furnishBath(furnishing, bath, one.spec.for !== undefined, wide, cost);
        if (wide) turning = false;
      } else if (use === 'utility') pieces = furnishUtility(furnishing, found.filter(isWet), sharesWall);
      else if ((use === 'primary' || use === 'bedroom') && bed) pieces = furnishBedroom(furnishing, bed);
      else if (use === 'dining')
        pieces =
          table === null
            ? (furnishDining(furnishing, bedrooms + 1) ?? furnishNook(furnishing, bedrooms + 1))
            : furnishTable(withAisles(furnishing, found), table);
      else if (use === 'living' && !eatsInLiving) pieces = furnishLiving(furnishing, table !== null);
      else if (use === 'living')
        pieces =
          table === null
            ? furnishLivingToEatIn(furnishing, bedrooms + 1)
            : furnishLivingWithTable(withAisles(furnishing, found), table, kitchenOf(frame));
      else if (use === 'family') pieces = furnishFamily(furnishing);
      else if (use === 'office') pieces = furnishOffice(furnishing);
      if (pieces) found.push(...pieces);
      else bare.push(id);
    }
  }
  if (bare.length > 0) return { bare };
  return { fixtures: found.map((piece, index) => ({ id: `item-${index + 1}`, ...piece })) };
};
