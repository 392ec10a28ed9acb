import { opposite } from '../../plan/box.ts';
import type { Box, Side, Use } from '../../plan/document.ts';
import type { OutsideDoor } from '../home-rooms.ts';
import type { Frame } from '../frame/frame.ts';
import { apart, isWithinReach, middlesApart } from '../furnish/measure.ts';
import type { Contact } from './room-contacts.ts';
import type { PlacedDoor } from './door-spots.ts';

const middleBox = ({ x, y, w, h }: Box): Box => ({ x: x + (w >> 1), y: y + (h >> 1), w: 0, h: 0 });

/**
 * What speaks against a place by what the rooms are: the doors of a utility room belong together, so that its other
 * walls are free; a kitchen's belong far from the outer walls, where its counters are.
 */
export const costByUse = (
  box: Box,
  uses: readonly (Use | undefined)[],
  doors: readonly PlacedDoor[],
  rooms: readonly string[],
  { length, width }: Frame,
): number => {
  const utility = rooms[uses.indexOf('utility')];
  const others = utility ? doors.filter(({ door }) => door.rooms.includes(utility)) : [];
  const apartFromOthers = others.reduce((sum, { door }) => sum + Math.min(120, apart(door, box)), 0) >> 1;
  if (!uses.includes('kitchen')) return apartFromOthers;
  const fromEnd = Math.min(nearEnd, box.x, length - box.x - box.w);
  return -Math.min(box.y, width - box.y - box.h) - fromEnd;
};

/** A kitchen's door that is farther than this from the home's ends leaves their walls to counters; in inches. */
const nearEnd = 48;

/** Exits are apart by this, in inches, in homes of one and of more sections. */
const exitsApart = { one: 146, more: 242 } as const;
/** A bedroom's middle farther than this from an exit, along x plus along y, may be too far to walk. */
const nearExit = 330;

/** Whether two exits lie in rooms with walls between them, and far enough apart. */
export const haveSeparateExits = (doors: readonly PlacedDoor[], { sections }: Frame): boolean => {
  const entry = doors.find(({ door }) => door.entry)?.door;
  const min = sections.length === 1 ? 144 : 240;
  return doors.some(
    ({ door }) =>
      entry &&
      door.exit &&
      door !== entry &&
      door.kind !== 'sliding-glass' &&
      door.rooms[0] !== entry.rooms[0] &&
      !isWithinReach(middleBox(door), middleBox(entry), min - 1),
  );
};

/** On which side of the home an outside wall lies. */
export const sideOfWall = ({ alongX, wall }: Contact): Side =>
  alongX ? (wall.y === 0 ? 'rear' : 'front') : wall.x === 0 ? 'left' : 'right';

/** From the front door to either end of the street wall, in inches, where that is long enough. */
const corner = 38;
/** So much wall beside it has room for a window. */
const windowBeside = 84;

/** Whether a place is none for the front door: it stands in the street wall, away from its corners. */
export const isOffStreet = (box: Box, contact: Contact, street: Side, { length, width }: Frame): boolean => {
  if (sideOfWall(contact) !== street) return true;
  const [at, size, wall] = contact.alongX ? [box.x, box.w, length] : [box.y, box.h, width];
  return wall >= 240 ? at < corner || wall - at - size < corner : false;
};

/** What speaks against a place of an outside door: exits near each other, bedrooms far from all, the street wall. */
export const costOutside = (
  box: Box,
  kind: OutsideDoor['kind'],
  contact: Contact,
  street: Side,
  doors: readonly PlacedDoor[],
  bedrooms: readonly Box[],
  { sections, length, width }: Frame,
): number => {
  const side = sideOfWall(contact);
  const inStreet = kind === 'entry' ? 0 : side === street ? 600 : 0;
  const inEnd = kind === 'patio' && side !== opposite[street] ? 60 : 0;
  const exits = doors.filter(({ door }) => door.exit);
  const walks = bedrooms.reduce(
    (sum, bedroom) =>
      sum +
      Math.min(nearExit, middlesApart(bedroom, box), ...exits.map(({ door }) => middlesApart(bedroom, door))),
    0,
  );
  const farthest = Math.max(
    0,
    ...bedrooms.map((bedroom) =>
      Math.min(middlesApart(bedroom, box), ...exits.map(({ door }) => middlesApart(bedroom, door))),
    ),
  );
  const far = (walks >> 3) + Math.max(0, farthest - nearExit);
  if (kind !== 'entry') return inStreet + inEnd + far;
  const [at, size, wall] = contact.alongX ? [box.x, box.w, length] : [box.y, box.h, width];
  const nearCorner = wall >= 240 && Math.min(at, wall - at - size) < windowBeside ? 60 : 0;
  const apartBy = sections.length === 1 ? exitsApart.one : exitsApart.more;
  const separate = exits.filter(({ door }) => door.kind !== 'sliding-glass');
  const tooNear = separate.every(({ door }) => isWithinReach(middleBox(door), middleBox(box), apartBy))
    ? 1000
    : 0;
  return tooNear + nearCorner + far;
};

/** A walk that follows the walls is hardly ever longer than this where the taut one is within 35 ft. */
const maxWalk = 445;

/** Whether an exit is near enough to each bedroom's door; a first look, along x plus along y. */
export const areWalksShort = (doors: readonly PlacedDoor[], bedrooms: ReadonlySet<string>): boolean => {
  const exits = doors.filter(({ door }) => door.exit).map(({ door }) => middleBox(door));
  return doors.every(
    ({ door }) =>
      door.kind !== 'hinged' ||
      door.exit ||
      !bedrooms.has(door.rooms[1]) ||
      exits.some((exit) => middlesApart(exit, middleBox(door)) <= maxWalk),
  );
};
