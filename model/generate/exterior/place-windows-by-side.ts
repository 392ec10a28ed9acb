import { sides, type Side, type StreetSide, type Window } from '../../plan/document.ts';
import { isWithinReach } from '../furnish/measure.ts';
import type { Frame } from '../frame/frame.ts';
import type { PlacedDoor } from '../openings/door-spots.ts';
import { openingBox } from '../openings/room-contacts.ts';
import { lightGroupsOf, type LightGroup } from './light-groups.ts';
import { outsideDoorsOf, type OutsideDoor } from './outside-doors.ts';
import { airedIn, glassIn, isService, raisedWhere, untilDone, type WallLoads } from './raise-windows.ts';
import { dressed, evened, groupsAtStreet, withoutBlanks, type StreetWall } from './street-wall.ts';
import { usualWindows } from './usual-windows.ts';
import { sideLength } from './wall-side.ts';
import { groupsIn, startsOf } from './window-groups.ts';
import { lightened } from './window-levels.ts';
import { windowOf } from './window-sizes.ts';
import { slotsOf, type Slot } from './window-slots.ts';

/** Glass in parts of a thousand of the floor: of each group of rooms, half of it to be opened, and of all together. */
const lightShare = 88;
const homeShare = 124;
/** A window this near to a door has safety glazing; in inches. */
const nearDoor = 13;

const loadsOf = (frame: Frame, doors: readonly OutsideDoor[]): WallLoads =>
  Object.fromEntries(
    sides.map((side) => [
      side,
      {
        length: sideLength(frame, side),
        doors: doors.reduce((sum, door) => (door.side === side ? sum + door.to - door.from : sum), 0),
      },
    ]),
  ) as Record<Side, WallLoads[Side]>;

/** Light and air for each group of rooms. */
const withLight = (
  slots: readonly Slot[],
  groups: readonly LightGroup[],
  doors: readonly OutsideDoor[],
  loads: WallLoads,
): readonly Slot[] =>
  groups.reduce((found, { rooms, floor }) => {
    const ofDoors = doors.reduce((sum, { room, aired }) => (rooms.has(room) ? sum + aired : sum), 0);
    const isOwn = (slot: Slot): boolean => rooms.has(slot.one.room.id);
    return untilDone(found, (now) =>
      1000 * (ofDoors + airedIn(now.filter(isOwn))) < lightShare * floor
        ? raisedWhere(now, loads, (slot) => isOwn(slot) && !isService(slot))
        : undefined,
    );
  }, slots);

/** As much glass as makes a home bright. */
const brightened = (
  slots: readonly Slot[],
  groups: readonly LightGroup[],
  doors: readonly OutsideDoor[],
  loads: WallLoads,
): readonly Slot[] => {
  const floors = groups.reduce((sum, { floor }) => sum + floor, 0);
  const ofDoors = doors.reduce((sum, { glass }) => sum + glass, 0);
  return untilDone(slots, (now) =>
    1000 * (ofDoors + glassIn(now)) < homeShare * floors
      ? raisedWhere(now, loads, (slot) => !isService(slot))
      : undefined,
  );
};

/**
 * Windows, wall by wall: all heads at one height, pairs and threes in the middle of what a room has of the wall, the two
 * beside the front door alike about it, no long blank stretch to the street; light and air for every room, and a way out of
 * every bedroom. They depend on rooms and doors only, so that a plan is the same in every style.
 */
export const placeWindowsBySide = (
  frame: Frame,
  doors: readonly PlacedDoor[],
  street: StreetSide,
): Window[] => {
  const outsideDoors = outsideDoorsOf(frame, doors);
  const loads = loadsOf(frame, outsideDoors);
  const lightGroups = lightGroupsOf(frame);
  const wall: StreetWall = {
    length: sideLength(frame, street),
    doors: outsideDoors.filter(({ side }) => side === street),
    loads,
    isSingle: frame.sections.length === 1,
    isStreet: ({ side }) => side === street,
  };
  const usual = untilDone(usualWindows(slotsOf(frame, doors), street, wall.isSingle), (now) =>
    lightened(now, loads),
  );
  const light = withLight(withoutBlanks(evened(usual, wall), wall), lightGroups, outsideDoors, loads);
  const bright = brightened(dressed(light, wall), lightGroups, outsideDoors, loads);
  // Windows that were added since may have moved others.
  const slots = withoutBlanks(bright, wall);
  const groups = [
    ...groupsAtStreet(slots, wall),
    ...slots.filter((slot) => !wall.isStreet(slot)).flatMap(groupsIn),
  ];
  return groups
    .flatMap((group) => startsOf(group).map((start) => ({ slot: group.slot, start })))
    .map(({ slot: { one, contact, size }, start }, index) => {
      const box = openingBox(contact, start, size.width);
      const safe = one.room.use === 'bath' || doors.some(({ door }) => isWithinReach(door, box, nearDoor));
      return windowOf(`window-${index + 1}`, contact.wall.id, one.room.id, box, size, safe);
    });
};
