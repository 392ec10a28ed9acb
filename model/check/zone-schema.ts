import type { Box, Plan, Room } from '../plan/document.ts';
import { isBedroom, isGreatRoom } from '../plan/kinds.ts';
import { boundsOf } from '../plan/ring.ts';

/** The primary bedroom with what belongs to it, other bedrooms with theirs, the great room. */
type Zone = 'P' | 'B' | 'G';

/** How much of its depth a room has in a section to be counted there. */
const minShare = 0.3;

/** What of a room decides its zone and where it lies. */
export interface ZonedRoom extends Pick<Room, 'id' | 'use' | 'for'> {
  readonly bounds: Box;
}

/** The room to which a room belongs in the end: a toilet compartment through its bath to a bedroom. */
const ownerOf = (room: ZonedRoom, rooms: ReadonlyMap<string, ZonedRoom>): ZonedRoom => {
  let owner = room;
  // No chain is longer than the list; a document may name rooms in a circle.
  for (let step = 0; step < rooms.size; step++) {
    const next = owner.for === undefined ? undefined : rooms.get(owner.for);
    if (!next || isBedroom(owner.use)) return owner;
    owner = next;
  }
  return owner;
};

const zoneOf = (room: ZonedRoom, rooms: ReadonlyMap<string, ZonedRoom>): Zone | undefined => {
  if (isGreatRoom(room.use)) return 'G';
  const { use } = ownerOf(room, rooms);
  return use === 'primary' ? 'P' : use === 'bedroom' ? 'B' : undefined;
};

interface Placed {
  readonly zone: Zone;
  /** The middle along x. */
  readonly x: number;
}

/** The zones of a section from left to right, equal neighbors once. */
const rowOf = (placed: readonly Placed[], direction: 1 | -1): string =>
  placed
    .toSorted((a, b) => direction * (a.x - b.x) || (a.zone < b.zone ? -1 : 1))
    .map(({ zone }) => zone)
    .filter((zone, index, all) => zone !== all[index - 1])
    .join('');

/**
 * Where the zones of rooms lie, section by section from the rear: `PG/GB` has the primary bedroom at the left of the rear section
 * and other bedrooms at the right of the front one. Equal for mirror images: the least of the four in the order of letters.
 * @param sections where each begins and how deep it is along y, in inches
 */
export const zonesOf = (rooms: readonly ZonedRoom[], sections: readonly Pick<Box, 'y' | 'h'>[]): string => {
  const byId = new Map(rooms.map((room) => [room.id, room]));
  const placed = sections
    .toSorted((a, b) => a.y - b.y)
    .map((section) =>
      rooms.flatMap((room): Placed[] => {
        const zone = zoneOf(room, byId);
        const { x, y, w, h } = room.bounds;
        const inside = Math.min(y + h, section.y + section.h) - Math.max(y, section.y);
        return zone && inside >= minShare * h ? [{ zone, x: x + w / 2 }] : [];
      }),
    );
  const images = ([1, -1] as const).flatMap((direction) => {
    const rows = placed.map((row) => rowOf(row, direction));
    return [rows.join('/'), rows.toReversed().join('/')];
  });
  return images.sort()[0] ?? '';
};

/** Where the zones of a plan lie. */
export const zoneSchemaOf = ({ levels: [{ rooms, sections }] }: Plan): string =>
  zonesOf(
    rooms.map(({ floor, ...room }) => ({ ...room, bounds: boundsOf(floor) })),
    sections,
  );
