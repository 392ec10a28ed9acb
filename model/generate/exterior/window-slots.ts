import { outside, type Side, type Use } from '../../plan/document.ts';
import type { FramedRoom, Frame } from '../frame/frame.ts';
import type { PlacedDoor } from '../openings/door-spots.ts';
import { contactsOf, type Contact } from '../openings/room-contacts.ts';
import { stretchesOf } from '../openings/wall-stretches.ts';
import { sideLength, type Span } from './wall-side.ts';
import { bathSizes, kitchenSizes, livingSizes, type WindowSize } from './window-sizes.ts';

/** So many groups of so many windows side by side. */
export interface Motif {
  readonly groups: number;
  readonly each: number;
}

/** Free exterior wall of a room, with the ways to put windows there, from few to many. */
export interface Slot extends Span {
  readonly one: FramedRoom;
  readonly contact: Contact;
  readonly side: Side;
  readonly size: WindowSize;
  readonly motifs: readonly Motif[];
  /** How many of the motifs are reached: 0 for a wall without windows. */
  readonly level: number;
}

/** Between two windows of a group. */
export const mullion = 6;
/** Between two groups of a wall. */
const betweenGroups = 48;
/** From a group to an interior wall, and to a corner of the home; a door's distance is already out. */
const fromWall = 4;
const fromCorner = 18;

/** Inches that some windows take side by side. */
export const groupWidth = (count: number, { width }: WindowSize): number =>
  count * width + (count - 1) * mullion;

const living: readonly Motif[] = [
  { groups: 1, each: 1 },
  { groups: 1, each: 2 },
  { groups: 1, each: 3 },
  { groups: 2, each: 2 },
  { groups: 2, each: 3 },
  { groups: 3, each: 2 },
  { groups: 3, each: 3 },
  { groups: 4, each: 3 },
];
const bedroom = living.slice(0, 4);
const kitchen = living.slice(0, 2);
const single = living.slice(0, 1);
const hall: readonly Motif[] = [1, 2, 3].map((groups) => ({ groups, each: 1 }));

interface Offer {
  readonly sizes: readonly WindowSize[];
  readonly motifs: readonly Motif[];
}

const lounge: Offer = { sizes: livingSizes, motifs: living };
const retreat: Offer = { sizes: livingSizes, motifs: bedroom };
const passage: Offer = { sizes: livingSizes, motifs: hall };
const service: Offer = { sizes: kitchenSizes, motifs: single };

/** What rooms can have; others have no windows. */
const offers: Readonly<Partial<Record<Use, Offer>>> = {
  living: lounge,
  family: lounge,
  dining: lounge,
  primary: retreat,
  bedroom: retreat,
  office: retreat,
  foyer: passage,
  hall: passage,
  kitchen: { sizes: kitchenSizes, motifs: kitchen },
  laundry: service,
  mud: service,
  utility: service,
  bath: { sizes: bathSizes, motifs: single },
};

const sideOf = ({ alongX, after }: Contact): Side =>
  alongX ? (after === outside ? 'front' : 'rear') : after === outside ? 'right' : 'left';

const fits = ({ from, to }: Span, { groups, each }: Motif, size: WindowSize): boolean =>
  Math.floor((to - from) / groups) >= groupWidth(each, size) + (groups > 1 ? betweenGroups : 0);

/** Where windows can be: for each room the free stretches of its exterior walls, the longest first. */
export const slotsOf = (frame: Frame, doors: readonly PlacedDoor[]): Slot[] => {
  const contacts = contactsOf(frame.grid, frame.walls).filter(
    ({ before, after }) => before === outside || after === outside,
  );
  return frame.rooms.flatMap((one): Slot[] => {
    const offer = offers[one.room.use];
    if (!offer) return [];
    return stretchesOf(contacts, doors, one.room.id).flatMap((stretch): Slot[] => {
      const { contact } = stretch;
      const side = sideOf(contact);
      const length = sideLength(frame, side);
      const [from, to] = [
        Math.max(stretch.from + (stretch.from === contact.from ? fromWall : 0), fromCorner),
        Math.min(stretch.to - (stretch.to === contact.to ? fromWall : 0), length - fromCorner),
      ];
      const span = { from, to };
      const size = offer.sizes.find((each) => fits(span, { groups: 1, each: 1 }, each));
      if (!size) return [];
      const motifs = offer.motifs.filter((motif) => fits(span, motif, size));
      return [{ one, contact, side, ...span, size, motifs, level: 0 }];
    });
  });
};

/** How many windows a slot has. */
export const countOf = ({ motifs, level }: Pick<Slot, 'motifs' | 'level'>): number => {
  const motif = motifs[level - 1];
  return motif ? motif.groups * motif.each : 0;
};
