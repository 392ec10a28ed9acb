import type { Side } from './room.ts';
import { column, part, room, row, type Leaf, type Node, type Part } from './split.ts';

/**
 * How two rooms meet. `open`: no wall. `opening`: a wall with a cased opening. `door` swings,
 * `pocket` slides into the wall, `bifold` folds in front of a closet.
 */
export interface Link {
  readonly kind: 'open' | 'opening' | 'door' | 'pocket' | 'bifold';
  readonly a: string;
  /** A swinging door opens into this room. */
  readonly b: string;
  readonly near: 'start' | 'middle' | 'end';
}

/** A door to the outside, on one of a room's outside walls. */
export interface OutsideDoor {
  readonly kind: 'entry' | 'back' | 'patio';
  readonly room: string;
  readonly side: Side;
  readonly near: 'start' | 'middle' | 'end';
}

/** One way to arrange a home: how it is divided and how its rooms connect. */
export interface Design {
  readonly tree: Node;
  readonly links: readonly Link[];
  readonly outside: readonly OutsideDoor[];
  /** The wall that carries the kitchen counter. */
  readonly counter: 'rear' | 'front';
}

/** What the designs know about a home; all lengths in inches. */
export interface Brief {
  readonly length: number;
  readonly width: number;
  readonly bedrooms: number;
  readonly bathrooms: number;
  /** Decides between equally good choices. */
  readonly taste: number;
}

/** Width of a hall from wall line to wall line, in inches. */
export const hallDepth = 44;

type Near = Link['near'];
const link =
  (kind: Link['kind']) =>
  (a: string, b: string, near: Near = 'start'): Link => ({ kind, a, b, near });

/** Ways in which two rooms meet, as `Link` describes them. */
export const open = link('open');
export const opening = link('opening');
export const door = link('door');
export const pocket = link('pocket');
export const bifold = link('bifold');

/** A door to the outside. `side`: the wall of the room `of` that it is in. */
export const outsideDoor = (
  kind: OutsideDoor['kind'],
  of: string,
  side: Side,
  near: Near = 'middle',
): OutsideDoor => ({
  kind,
  room: of,
  side,
  near,
});

/** The rooms that designs are made of. */
export const primary = room('primary', 'primary', 'Primary Suite');
export const primaryBath = room('bath', 'primary-bath', 'Primary Bath');
export const primaryCloset = room('closet', 'primary-closet', 'W.I.C.');
export const kitchen = room('kitchen', 'kitchen', 'Kitchen');
export const kitchenDining = room('kitchen', 'kitchen', 'Kitchen & Dining');
export const dining = room('dining', 'dining', 'Dining');
export const living = room('living', 'living', 'Living Room');
export const utility = room('utility', 'utility', 'Utility');
export const laundry = room('laundry', 'laundry', 'Laundry');
export const hall = room('hall', 'hall', 'Hall');

export const bedroom = (number: number): Leaf => room('bedroom', `bedroom-${number}`, `Bedroom ${number}`);
export const bath = (number: number): Leaf => room('bath', `bath-${number}`, `Bath ${number}`);
export const powder = (number: number): Leaf => room('half-bath', `bath-${number}`, 'Powder');
export const closet = (number: number): Leaf => room('closet', `closet-${number}`, 'Closet');

/** Two closets back to back in one strip, each for the bedroom on its side. */
export const closets = (first: number, second: number): Part =>
  part(28, column(part(60, closet(first), 1, 44), part(60, closet(second), 1, 44)));

/** The suite's bath and walk-in closet side by side; both open to the bedroom. */
export const bathAndCloset = (bathWidth: number, closetWidth: number, closetFirst: boolean): Node => {
  const both = [part(bathWidth, primaryBath, 1, 84), part(closetWidth, primaryCloset, 0.8, 52)] as const;
  return closetFirst ? row(both[1], both[0]) : row(...both);
};

/** How the suite's bath and closet open to its bedroom. */
export const suiteLinks: readonly Link[] = [
  door('primary', 'primary-bath'),
  pocket('primary', 'primary-closet', 'middle'),
];
