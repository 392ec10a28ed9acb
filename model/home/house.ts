import type { RoofProfile } from '@hearthline/rules/home-options.ts';
import { decksOf } from '../layout/decks.ts';
import type { Layout } from '../layout/plan-model.ts';
import type { Size } from './body/parts.ts';
import type { Opening } from './opening.ts';
import type { Porch } from './porch-posts.ts';

/** A home as it stands there, without materials: what its layout and roof decide. All lengths in inches. */
export interface House extends Size {
  readonly roof: RoofProfile;
  /** Windows and doors of the front wall, from left to right as `u`. */
  readonly front: readonly Opening[];
  /** Those of the right end wall, `u` from the front to the rear. */
  readonly end: readonly Opening[];
  readonly porch: Porch;
}

/** Height of an outside door, in inches. */
const doorHeight = 82;

/** Windows and doors of one outside wall of a plan, seen from outside. */
const openingsOf = (layout: Layout, side: 'front' | 'right'): Opening[] => {
  const at = side === 'front' ? layout.width : layout.length;
  const axis = side === 'front' ? 'x' : 'y';
  // Along the end wall, inches run from the front to the rear; in a plan, from the rear to the front.
  const from = ({ from: start, to }: { from: number; to: number }): number =>
    side === 'front' ? start : layout.width - to;
  const windows = layout.windows
    .filter((window) => window.side === side)
    .map(({ edge, sill, height }): Opening => ({
      kind: 'window',
      u: from(edge),
      w: edge.to - edge.from,
      sill,
      h: height,
    }));
  const doors = layout.doors
    .filter(({ rooms, edge }) => rooms[1] === null && edge.axis === axis && edge.at === at)
    .map(({ kind, edge }): Opening => ({
      kind: kind === 'patio' ? 'glass-door' : 'door',
      u: from(edge),
      w: edge.to - edge.from,
      sill: 0,
      h: doorHeight,
    }));
  return [...windows, ...doors];
};

const porchOf = (layout: Layout): Porch => {
  const deck = decksOf(layout).find(({ covered }) => covered);
  return deck
    ? { x: deck.rect.x, w: deck.rect.w, depth: deck.rect.h, door: deck.door }
    : { x: 0, w: 120, depth: 60, door: 60 };
};

/** The home of a layout under a roof; windows, doors and porch are those of the layout. */
export const houseOf = (layout: Layout, roof: RoofProfile): House => ({
  length: layout.length,
  depth: layout.width,
  roof,
  front: openingsOf(layout, 'front'),
  end: openingsOf(layout, 'right'),
  porch: porchOf(layout),
});
