import { isWithinReach } from '../furnish/measure.ts';
import { outside, type Box, type Use, type Window } from '../../plan/document.ts';
import { isBedroom } from '../../plan/kinds.ts';
import type { FramedRoom, Frame } from '../frame/frame.ts';
import { contactsOf, openingBox, type Contact } from './contacts.ts';
import type { PlacedDoor } from './doors.ts';

interface WindowSize {
  readonly width: number;
  readonly height: number;
  readonly sill: number;
}

/** Share of the frame that is glass, and of the floor that there is of it: a little more than the code asks for. */
const glassShare = 0.8;
const lightShare = 0.086;
const widths = [36, 48, 60, 72] as const;
const tallWindow = 60;
const tallSill = 21;
const aboveCounter: WindowSize = { width: 36, height: 36, sill: 43 };
const inBaths: WindowSize = { width: 24, height: 24, sill: 56 };
/** From a window to a door in the same wall. */
const fromDoor = 14;
const nearDoor = 13;

const glassOf = ({ width, height }: WindowSize): number => Math.floor(width * height * glassShare);

const sharesLight = (use: Use): boolean => use === 'living' || use === 'dining' || use === 'family';

interface Stretch {
  readonly contact: Contact;
  readonly from: number;
  readonly to: number;
}

/** Exterior wall of a room that no door takes, the longest stretch first. */
const stretchesOf = (contacts: readonly Contact[], doors: readonly PlacedDoor[], room: string): Stretch[] =>
  contacts
    .filter(
      ({ before, after }) => (before === room && after === outside) || (after === room && before === outside),
    )
    .flatMap((contact): Stretch[] => {
      const taken = doors
        .filter(({ door }) => door.wall === contact.wall.id)
        .map(({ door }) => (contact.alongX ? [door.x, door.x + door.w] : [door.y, door.y + door.h]))
        .filter(([from = 0, to = 0]) => to > contact.from && from < contact.to)
        .toSorted(([a = 0], [b = 0]) => a - b);
      const found: Stretch[] = [];
      let from = contact.from;
      for (const [start = 0, end = 0] of taken) {
        found.push({ contact, from, to: start - fromDoor });
        from = end + fromDoor;
      }
      found.push({ contact, from, to: contact.to });
      return found.filter(({ from: start, to }) => to - start >= 30);
    })
    .toSorted((a, b) => b.to - b.from - (a.to - a.from));

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

/** Windows for light and air, and to leave bedrooms by. */
export const placeWindows = (frame: Frame, doors: readonly PlacedDoor[]): Window[] => {
  const contacts = contactsOf(frame.grid, frame.walls).filter(
    ({ before, after }) => before === outside || after === outside,
  );
  const windows: Window[] = [];
  const add = ({ room }: FramedRoom, { contact, from, to }: Stretch, size: WindowSize, share = 0.5): void => {
    const at = Math.round(from + (to - from) * share - size.width / 2);
    const box = openingBox(contact, Math.max(from, Math.min(at, to - size.width)), size.width);
    const safe = room.use === 'bath' || doors.some(({ door }) => isWithinReach(door, box, nearDoor));
    windows.push(windowIn(`window-${windows.length + 1}`, room.id, contact, box, size, room.use, safe));
  };
  const tall = (width: number): WindowSize => ({ width, height: tallWindow, sill: tallSill });
  const fitting = (needed: number, room: number): WindowSize | undefined => {
    const possible = widths.filter((width) => width <= room - 8);
    const width = possible.find((one) => glassOf(tall(one)) >= needed) ?? possible.at(-1);
    return width === undefined ? undefined : tall(width);
  };
  const shared = frame.rooms.filter(({ room }) => sharesLight(room.use));
  const open = doors
    .filter(({ door }) => shared.some(({ room }) => door.rooms.includes(room.id)))
    .reduce((sum, { door }) => sum + (door.openableArea ?? 0) * 2, 0);
  const sharedFloor = shared.reduce((sum, { room }) => sum + room.squareFeet * 144, 0);
  for (const one of frame.rooms) {
    const { id, use, squareFeet } = one.room;
    const stretches = stretchesOf(contacts, doors, id);
    const [longest] = stretches;
    if (!longest) continue;
    if (isBedroom(use) || use === 'office') {
      const needed = squareFeet * 144 * lightShare;
      // A corner room has a window in each of its outer walls.
      const two = stretches.filter(({ to, from }) => to - from >= 44).slice(0, 2);
      for (const stretch of two) {
        const size = fitting(needed / two.length, stretch.to - stretch.from);
        if (size) add(one, stretch, size);
      }
    } else if (use === 'kitchen') {
      if (longest.to - longest.from >= 80) add(one, longest, aboveCounter);
    } else if (sharesLight(use)) {
      const total = stretches.reduce((sum, { from, to }) => sum + to - from, 0);
      const all = shared
        .flatMap(({ room }) => stretchesOf(contacts, doors, room.id))
        .reduce((sum, { from, to }) => sum + to - from, 0);
      let needed = (Math.max(0, sharedFloor * lightShare - open) * total) / all;
      for (const { contact, from, to } of stretches) {
        const count = Math.min(
          Math.max(1, Math.ceil(needed / glassOf(tall(72)))),
          Math.floor((to - from) / 84),
        );
        if (needed <= 0) break;
        for (let index = 0; index < count; index++) {
          const size = fitting(needed / (count - index), (to - from) / count) ?? tall(36);
          add(one, { contact, from, to }, size, (index + 0.5) / count);
          needed -= glassOf(size);
        }
        if (count === 0 && to - from >= 48) {
          add(one, { contact, from, to }, tall(36));
          needed -= glassOf(tall(36));
        }
      }
    } else if (use === 'bath' && longest.to - longest.from >= 100) add(one, longest, inBaths);
  }
  return windows;
};
