import { outside, type Box, type Door, type Side } from '../../plan/document.ts';
import { isBedroom } from '../../plan/kinds.ts';
import type { Link, OutsideDoor } from '../home-rooms.ts';
import type { Frame } from '../frame/frame.ts';
import { contactsOf, openingBox, type Contact } from './room-contacts.ts';
import { areWalksShort, costByUse, costOutside, haveSeparateExits, isOffStreet } from './door-costs.ts';
import { doorSizes, exteriorDoor, type DoorSizes } from './door-sizes.ts';
import { doorSpotsIn, type DoorSpot, type PlacedDoor } from './door-spots.ts';

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

/** Floor that stays free before the front door, each way. */
const welcome = 48;

/** All doors of a home, or the pair of rooms that has no place for its door. */
export const placeDoors = (
  frame: Frame,
  links: readonly Link[],
  outsideDoors: readonly OutsideDoor[],
  sizes: DoorSizes,
  street: Side,
): { doors: PlacedDoor[] } | { missing: string } => {
  const contacts = contactsOf(frame.grid, frame.walls);
  const closets = new Set(frame.rooms.filter(({ room }) => room.use === 'closet').map(({ room }) => room.id));
  const useOf = new Map(frame.rooms.map(({ room }) => [room.id, room.use]));
  const doors: PlacedDoor[] = [];
  const place = (
    door: (spot: DoorSpot, box: Box) => Door,
    spots: readonly DoorSpot[],
    width: number,
  ): boolean => {
    const best = spots.reduce<DoorSpot | undefined>(
      (min, spot) => (!min || spot.cost < min.cost ? spot : min),
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
      doorSpotsIn(
        frame,
        contact,
        width,
        doors,
        closets,
        undefined,
        kind === 'patio',
        kind === 'entry' ? welcome : undefined,
      )
        .filter(
          ({ at }) =>
            kind !== 'entry' || !isOffStreet(openingBox(contact, at, width), contact, street, frame),
        )
        .map((spot) => ({
          ...spot,
          cost:
            spot.cost +
            costOutside(openingBox(contact, spot.at, width), kind, contact, street, doors, sleeping, frame),
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
  for (const { kind, a: near, b, optional } of inOrder) {
    if (kind === 'open') continue;
    const a = neighborOf(contacts, near, b);
    const own = contacts.filter(
      ({ before, after }) => (before === a && after === b) || (before === b && after === a),
    );
    const longest = Math.max(0, ...own.map(({ from, to }) => to - from));
    const uses = [a, b].map((id) => useOf.get(id));
    const { width, clearWidth, lock } = sizes(kind, uses, longest);
    const inMiddle = kind !== 'hinged' && !uses.includes('utility') && !uses.includes('kitchen');
    const spots = own.flatMap((contact) =>
      doorSpotsIn(frame, contact, width, doors, closets, kind === 'hinged' ? b : undefined, inMiddle).map(
        (spot) => ({
          ...spot,
          cost: spot.cost + costByUse(openingBox(contact, spot.at, width), uses, doors, [a, b], frame),
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
    if (!made && !optional) return { missing: `${a}|${b}` };
  }
  const bedrooms = frame.rooms.filter(({ room }) => isBedroom(room.use)).map(({ room }) => room.id);
  return areWalksShort(doors, new Set(bedrooms)) ? { doors } : { missing: 'near exit' };
};
