import { isWithinReach } from '../furnish/measure.ts';
import { outside, type Box, type Use, type Window } from '../../plan/document.ts';
import { isBedroom } from '../../plan/kinds.ts';
import type { FramedRoom, Frame } from '../frame/frame.ts';
import { contactsOf, openingBox, type Contact } from './room-contacts.ts';
import type { PlacedDoor } from './door-spots.ts';
import { stretchesOf, type Stretch } from './wall-stretches.ts';

interface WindowSize {
  readonly width: number;
  readonly height: number;
  readonly sill: number;
}

/** Share of the frame that is glass, and of the floor that there is of it: a little more than the code asks for. */
const glassShare = 0.8;
const lightShare = 0.086;
/** Rooms that are open to each other may have so much more. */
const generous = 1.4;
export const widths = [36, 48, 60, 72] as const;
const tallWindow = 60;
const tallSill = 21;
const aboveCounter: WindowSize = { width: 36, height: 36, sill: 43 };
const inBaths: WindowSize = { width: 24, height: 24, sill: 56 };
const nearDoor = 13;

const glassOf = ({ width, height }: WindowSize): number => Math.floor(width * height * glassShare);

const sharesLight = (use: Use): boolean => use === 'living' || use === 'dining' || use === 'family';

const windowIn = (
  id: string,
  room: string,
  contact: Contact,
  box: Box,
  { width, height, sill }: WindowSize,
  use: Use,
  safe: boolean,
): Window => {
  const glass = glassOf({ width, height, sill });
  const slides = width > 48;
  const awning = use === 'bath' || use === 'utility';
  return {
    id,
    wall: contact.wall.id,
    room,
    ...box,
    operation: awning ? 'awning' : slides ? 'slider' : 'single-hung',
    sill,
    height,
    glazedArea: glass,
    openableArea: Math.floor(glass / 2),
    clearWidth: slides ? Math.floor(width / 2) - 3 : width - 4,
    clearHeight: slides ? height - 4 : Math.floor(height / 2) - 2,
    latch: awning ? sill + 2 : Math.min(52, sill + Math.floor(height / 2)),
    safetyGlazing: safe,
  };
};

const tall = (width: number): WindowSize => ({ width, height: tallWindow, sill: tallSill });

/** The least tall window with so much glass that a stretch has room for, or the widest that it has. */
const fitting = (needed: number, room: number): WindowSize | undefined => {
  const possible = widths.filter((width) => width <= room - 8);
  const width = possible.find((one) => glassOf(tall(one)) >= needed) ?? possible.at(-1);
  return width === undefined ? undefined : tall(width);
};

interface Planned {
  readonly one: FramedRoom;
  readonly stretch: Stretch;
  readonly size: WindowSize;
  /** The middle, from the beginning of the stretch, in hundredths of it. */
  readonly middle: number;
}

/** Two windows in a corner room, one for each outer wall; else one. */
const ofBedroom = (one: FramedRoom, stretches: readonly Stretch[]): Planned[] => {
  const needed = one.room.squareFeet * 144 * lightShare;
  const two = stretches.filter(({ to, from }) => to - from >= 44).slice(0, 2);
  return two.flatMap((stretch) => {
    const size = fitting(needed / two.length, stretch.to - stretch.from);
    return size ? [{ one, stretch, size, middle: 50 }] : [];
  });
};

/** Windows of rooms that are open to each other: one in each stretch of wall, then more where there is most room. */
const ofOpenRooms = (
  rooms: readonly { one: FramedRoom; stretches: readonly Stretch[] }[],
  doors: readonly PlacedDoor[],
): Planned[] => {
  const ids = new Set(rooms.map(({ one }) => one.room.id));
  const floor = rooms.reduce((sum, { one }) => sum + one.room.squareFeet * 144, 0);
  const needed =
    floor * lightShare -
    doors
      .filter(({ door }) => ids.has(door.rooms[0]))
      .reduce((sum, { door }) => sum + Math.min(door.glazedArea ?? 0, 2 * (door.openableArea ?? 0)), 0);
  const slots = rooms
    .flatMap(({ one, stretches }) =>
      stretches.map((stretch) => ({ one, stretch, length: stretch.to - stretch.from })),
    )
    .filter(({ length }) => length >= 44)
    .map((slot) => ({ ...slot, count: 1 }));
  const planned = (): Planned[] =>
    slots.flatMap(({ one, stretch, length, count }) => {
      const width = widths.findLast((each) => each <= Math.floor(length / count) - 14) ?? widths[0];
      return Array.from({ length: count }, (_, index) => ({
        one,
        stretch,
        size: tall(width),
        middle: Math.floor((100 * (2 * index + 1)) / (2 * count)),
      }));
    });
  const glass = (): number => planned().reduce((sum, { size }) => sum + glassOf(size), 0);
  while (glass() < needed) {
    const roomiest = slots
      .filter(({ length, count }) => length / (count + 1) >= 74)
      .toSorted((a, b) => b.length / (b.count + 1) - a.length / (a.count + 1))[0];
    if (!roomiest) break;
    roomiest.count++;
  }
  // Less glass where there is more than enough: windows of half the width in the shortest stretches.
  let more = Math.floor(glass() - needed * generous);
  return planned()
    .toSorted((a, b) => a.stretch.to - a.stretch.from - (b.stretch.to - b.stretch.from))
    .map((one) => {
      const less = widths.find((width) => width >= 48 && glassOf(one.size) - glassOf(tall(width)) <= more);
      if (less === undefined || less >= one.size.width) return one;
      more -= glassOf(one.size) - glassOf(tall(less));
      return { ...one, size: tall(less) };
    });
};

/** Windows for light and air, and to leave bedrooms by. */
export const placeWindows = (frame: Frame, doors: readonly PlacedDoor[]): Window[] => {
  const contacts = contactsOf(frame.grid, frame.walls).filter(
    ({ before, after }) => before === outside || after === outside,
  );
  const walls = frame.rooms.map((one) => ({ one, stretches: stretchesOf(contacts, doors, one.room.id) }));
  const planned = walls.flatMap(({ one, stretches }): Planned[] => {
    const { use } = one.room;
    const [longest] = stretches;
    if (!longest) return [];
    const length = longest.to - longest.from;
    if (isBedroom(use) || use === 'office') return ofBedroom(one, stretches);
    if (use === 'kitchen' && length >= 80) return [{ one, stretch: longest, size: aboveCounter, middle: 50 }];
    if (use === 'bath' && length >= 56) return [{ one, stretch: longest, size: inBaths, middle: 50 }];
    return [];
  });
  const open = ofOpenRooms(
    walls.filter(({ one }) => sharesLight(one.room.use)),
    doors,
  );
  return [...planned, ...open].map(
    ({ one: { room }, stretch: { contact, from, to }, size, middle }, index) => {
      const at = Math.floor(from + ((to - from) * middle) / 100 - size.width / 2);
      const box = openingBox(contact, Math.max(from, Math.min(at, to - size.width)), size.width);
      const safe = room.use === 'bath' || doors.some(({ door }) => isWithinReach(door, box, nearDoor));
      return windowIn(`window-${index + 1}`, room.id, contact, box, size, room.use, safe);
    },
  );
};
