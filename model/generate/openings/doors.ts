import { ahead, sharedArea } from '../../plan/box.ts';
import { outside, type Box, type Door, type Hinge, type Side, type Use } from '../../plan/document.ts';
import type { Link, OutsideDoor } from '../blocks/module.ts';
import type { FramedRoom, Frame } from '../frame/frame.ts';
import { isBedroom } from '../../plan/kinds.ts';
import { apart, isWithinReach, middlesApart } from '../furnish/measure.ts';
import { contactsOf, openingBox, type Contact } from './contacts.ts';
import { doorSizes, exteriorDoor, type DoorSizes } from './door-sizes.ts';

export interface PlacedDoor {
  readonly door: Door;
  /** Floor that has to stay free: before and behind it, and where it swings. */
  readonly keep: readonly Box[];
  /** Floor on both sides on which one stands to go through. */
  readonly landings: readonly Box[];
  readonly swing?: Box;
}

const landing = 24;
/** Between two openings of a wall. */
const between = 6;

const facing = ({ alongX }: Contact, after: boolean): Side =>
  alongX ? (after ? 'front' : 'rear') : after ? 'right' : 'left';

interface Spot {
  readonly contact: Contact;
  readonly at: number;
  readonly cost: number;
  readonly swing?: Box;
  readonly hinge?: Hinge;
  readonly landings: readonly Box[];
}

const swingBox = (contact: Contact, box: Box, into: string): Box => {
  const radius = contact.alongX ? box.w : box.h;
  return ahead(box, facing(contact, contact.after === into), radius);
};

const middleBox = ({ x, y, w, h }: Box): Box => ({ x: x + (w >> 1), y: y + (h >> 1), w: 0, h: 0 });

const overlaps = (a: Box, b: Box): boolean => sharedArea(a, b) > 0;

/** How much a place has to say against it: doors belong near the corner of the room they swing into. */
const spotsIn = (
  frame: Frame,
  contact: Contact,
  width: number,
  placed: readonly PlacedDoor[],
  closets: ReadonlySet<string>,
  swingsInto?: string,
  middle = false,
): Spot[] => {
  const spots: Spot[] = [];
  const margin = Math.min(4, Math.floor((contact.to - contact.from - width) / 2));
  const last = contact.to - margin - width;
  for (let at = contact.from + margin; at <= last; at = at < last ? Math.min(last, at + 3) : last + 1) {
    const box = openingBox(contact, at, width);
    const gap = placed.some(({ door }) => {
      if (door.wall !== contact.wall.id) return false;
      const [from, to] = contact.alongX ? [door.x, door.x + door.w] : [door.y, door.y + door.h];
      return at < to + between && from < at + width + between;
    });
    if (gap) continue;
    const landings: Box[] = [];
    let blocked = false;
    for (const after of [false, true]) {
      const room = after ? contact.after : contact.before;
      if (room === outside) continue;
      const before = ahead(box, facing(contact, after), closets.has(room) ? 6 : landing);
      if (!frame.grid.isWithin(before, (name) => name !== 'wall' && name !== '')) blocked = true;
      landings.push(before);
    }
    if (blocked) continue;
    const swing = swingsInto && swingsInto !== outside ? swingBox(contact, box, swingsInto) : undefined;
    if (swing && !frame.grid.isWithin(swing, (name) => name === swingsInto)) continue;
    if (swing && placed.some((other) => other.swing && overlaps(other.swing, swing))) continue;
    const [toStart, toEnd] = [at - contact.from, contact.to - at - width];
    const crowded = placed.filter(
      (other) =>
        (swing && other.keep.some((keep) => overlaps(keep, swing))) ||
        (other.swing && landings.some((one) => overlaps(one, other.swing as Box))),
    ).length;
    const cost = crowded * 40 + (middle ? Math.abs(toStart - toEnd) / 2 : Math.min(toStart, toEnd));
    spots.push({
      contact,
      at,
      cost,
      landings,
      ...(swing ? { swing, hinge: toStart <= toEnd ? 'start' : 'end' } : {}),
    });
  }
  return spots;
};

/**
 * What speaks against a place by what the rooms are: the doors of a utility room belong together, so that its other
 * walls are free; a kitchen's belong far from the outer wall, where its counters are.
 */
const costByUse = (
  box: Box,
  uses: readonly (Use | undefined)[],
  doors: readonly PlacedDoor[],
  rooms: readonly string[],
  width: number,
): number => {
  const utility = rooms[uses.indexOf('utility')];
  const others = utility ? doors.filter(({ door }) => door.rooms.includes(utility)) : [];
  const apartFromOthers = others.reduce((sum, { door }) => sum + Math.min(120, apart(door, box)), 0) >> 1;
  const fromOuter = uses.includes('kitchen') ? Math.min(box.y, width - box.y - box.h) : 0;
  return uses.includes('kitchen') ? -fromOuter : apartFromOthers;
};

/** Exits are apart by this, in inches, in homes of one and of more sections. */
const exitsApart = { one: 146, more: 242 } as const;
/** A bedroom's middle farther than this from an exit, along x plus along y, may be too far to walk. */
const nearExit = 330;

const haveSeparateExits = (doors: readonly PlacedDoor[], { sections }: Frame): boolean => {
  const entry = doors.find(({ door }) => door.entry)?.door;
  const least = sections.length === 1 ? 144 : 240;
  return doors.some(
    ({ door }) =>
      entry &&
      door.exit &&
      door !== entry &&
      door.kind !== 'sliding-glass' &&
      door.rooms[0] !== entry.rooms[0] &&
      !isWithinReach(middleBox(door), middleBox(entry), least - 1),
  );
};

/** What speaks against a place of an outside door: exits near each other, bedrooms far from all, a door in an end wall. */
const costOutside = (
  box: Box,
  kind: OutsideDoor['kind'],
  contact: Contact,
  doors: readonly PlacedDoor[],
  bedrooms: readonly Box[],
  { sections }: Frame,
): number => {
  // The front door belongs to the front.
  const atFront = contact.alongX && box.y > 0;
  const inEnd = kind === 'exit' || atFront ? 0 : contact.alongX ? (kind === 'entry' ? 150 : 0) : 200;
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
  if (kind !== 'entry') return inEnd + far;
  const apartBy = sections.length === 1 ? exitsApart.one : exitsApart.more;
  const separate = exits.filter(({ door }) => door.kind !== 'sliding-glass');
  const tooNear = separate.every(({ door }) => isWithinReach(middleBox(door), middleBox(box), apartBy))
    ? 1000
    : 0;
  return inEnd + tooNear + far;
};

/** The first of several rooms that borders on another. */
const neighborOf = (contacts: readonly Contact[], rooms: string | readonly string[], b: string): string => {
  if (typeof rooms === 'string') return rooms;
  const borders = (a: string): boolean =>
    contacts.some(
      ({ before, after, from, to }) =>
        to - from >= 36 && ((before === a && after === b) || (before === b && after === a)),
    );
  return rooms.find(borders) ?? rooms[0] ?? '';
};

/** All doors of a home, or the pair of rooms that has no place for its door. */
export const placeDoors = (
  frame: Frame,
  links: readonly Link[],
  outsideDoors: readonly OutsideDoor[],
  sizes: DoorSizes,
): { doors: PlacedDoor[] } | { missing: string } => {
  const contacts = contactsOf(frame.grid, frame.walls);
  const closets = new Set(frame.rooms.filter(({ room }) => room.use === 'closet').map(({ room }) => room.id));
  const roomOf = new Map<string, FramedRoom>(frame.rooms.map((one) => [one.room.id, one]));
  const doors: PlacedDoor[] = [];
  const place = (door: (spot: Spot, box: Box) => Door, spots: readonly Spot[], width: number): boolean => {
    const best = spots.reduce<Spot | undefined>(
      (least, spot) => (!least || spot.cost < least.cost ? spot : least),
      undefined,
    );
    if (!best) return false;
    const made = door(best, openingBox(best.contact, best.at, width));
    doors.push({
      door: made,
      landings: best.landings,
      keep: [...best.landings, ...(best.swing ? [best.swing] : [])],
      ...(best.swing ? { swing: best.swing } : {}),
    });
    return true;
  };
  const sleeping = frame.rooms.filter(({ room }) => isBedroom(room.use)).map(({ bounds }) => bounds);
  const outdoors = ['exit', 'patio', 'entry'];
  for (const { room, kind } of outsideDoors.toSorted(
    (one, other) => outdoors.indexOf(one.kind) - outdoors.indexOf(other.kind),
  )) {
    const own = contacts.filter(
      ({ before, after }) => (before === room && after === outside) || (after === room && before === outside),
    );
    const { width, ...rest } = exteriorDoor(kind);
    const spots = own.flatMap((contact) =>
      spotsIn(frame, contact, width, doors, closets, undefined, kind === 'patio').map((spot) => ({
        ...spot,
        cost:
          spot.cost + costOutside(openingBox(contact, spot.at, width), kind, contact, doors, sleeping, frame),
      })),
    );
    const made = place(
      ({ contact }, box) => ({
        id: `door-${doors.length + 1}`,
        wall: contact.wall.id,
        ...box,
        rooms: [room, outside],
        ...rest,
      }),
      spots,
      width,
    );
    if (!made) return { missing: `${room}|outside` };
  }
  if (!haveSeparateExits(doors, frame)) return { missing: 'exits apart' };
  const order = ['hinged', 'pocket', 'barn', 'cased', 'bifold', 'bypass'];
  const inOrder = links
    .filter(({ kind }) => kind !== 'open')
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  for (const { kind, a: near, b } of inOrder) {
    if (kind === 'open') continue;
    const a = neighborOf(contacts, near, b);
    const own = contacts.filter(
      ({ before, after }) => (before === a && after === b) || (before === b && after === a),
    );
    const longest = Math.max(0, ...own.map(({ from, to }) => to - from));
    const uses = [a, b].map((id) => roomOf.get(id)?.room.use);
    const { width, clearWidth, lock } = sizes(kind, uses, longest);
    const inMiddle = kind !== 'hinged' && !uses.includes('utility') && !uses.includes('kitchen');
    const spots = own.flatMap((contact) =>
      spotsIn(frame, contact, width, doors, closets, kind === 'hinged' ? b : undefined, inMiddle).map(
        (spot) => ({
          ...spot,
          cost: spot.cost + costByUse(openingBox(contact, spot.at, width), uses, doors, [a, b], frame.width),
        }),
      ),
    );
    const made = place(
      ({ contact, hinge }, box) => ({
        id: `door-${doors.length + 1}`,
        wall: contact.wall.id,
        ...box,
        kind,
        rooms: [a, b],
        clearWidth,
        clearHeight: doorSizes.height,
        lock,
        ...(kind === 'hinged' ? { into: b, hinge: hinge ?? 'start' } : {}),
      }),
      spots,
      width,
    );
    if (!made) return { missing: `${a}|${b}` };
  }
  return { doors };
};
