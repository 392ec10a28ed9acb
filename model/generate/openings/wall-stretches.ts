import { outside } from '../../plan/document.ts';
import type { Contact } from './room-contacts.ts';
import type { PlacedDoor } from './door-spots.ts';

/** From a window to a door in the same wall. */
const fromDoor = 14;
const minStretch = 30;

/** Exterior wall of a room that no door takes. */
export interface Stretch {
  readonly contact: Contact;
  readonly from: number;
  readonly to: number;
}

/** The free exterior wall of a room, the longest stretch first. */
export const stretchesOf = (
  contacts: readonly Contact[],
  doors: readonly PlacedDoor[],
  room: string,
): Stretch[] =>
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
      return found.filter(({ from: start, to }) => to - start >= minStretch);
    })
    .toSorted((a, b) => b.to - b.from - (a.to - a.from));
