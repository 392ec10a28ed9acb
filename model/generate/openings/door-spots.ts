import { ahead } from '../../plan/box.ts';
import { outside, type Box, type Door, type Hinge, type Side } from '../../plan/document.ts';
import type { Frame } from '../frame/frame.ts';
import { touches } from '../furnish/spots.ts';
import { openingBox, type Contact } from './room-contacts.ts';

export interface PlacedDoor {
  readonly door: Door;
  /** Floor that has to stay free: before and behind it, and where it swings. */
  readonly keep: readonly Box[];
  /** Floor on both sides on which one stands to go through. */
  readonly landings: readonly Box[];
  readonly swing?: Box;
}

const usualLanding = 24;
/** Between two openings of a wall. */
const between = 6;

const facing = ({ alongX }: Contact, after: boolean): Side =>
  alongX ? (after ? 'front' : 'rear') : after ? 'right' : 'left';

/** A place for a door. */
export interface DoorSpot {
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

/** An opening's box with as much more on either side along its wall; unchanged where it is wide enough. */
const widened = (box: Box, { alongX }: Contact, inches: number): Box => {
  const more = Math.max(0, Math.ceil(inches / 2));
  return alongX
    ? { ...box, x: box.x - more, w: box.w + 2 * more }
    : { ...box, y: box.y - more, h: box.h + 2 * more };
};

/** How much a place has to say against it: doors belong near the corner of the room they swing into. */
export const doorSpotsIn = (
  frame: Frame,
  contact: Contact,
  width: number,
  placed: readonly PlacedDoor[],
  closets: ReadonlySet<string>,
  swingsInto?: string,
  middle = false,
  landing: number = usualLanding,
): DoorSpot[] => {
  const spots: DoorSpot[] = [];
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
      const wider = widened(box, contact, landing - width);
      const before = ahead(wider, facing(contact, after), closets.has(room) ? 6 : landing);
      if (!frame.grid.isWithin(before, (name) => name !== 'wall' && name !== '')) blocked = true;
      landings.push(before);
    }
    if (blocked) continue;
    const swing = swingsInto && swingsInto !== outside ? swingBox(contact, box, swingsInto) : undefined;
    if (swing && !frame.grid.isWithin(swing, (name) => name === swingsInto)) continue;
    if (swing && placed.some((other) => other.swing && touches(other.swing, [swing]))) continue;
    const [toStart, toEnd] = [at - contact.from, contact.to - at - width];
    const crowded = placed.filter(
      (other) => (swing && touches(swing, other.keep)) || (other.swing && touches(other.swing, landings)),
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
