import { depthOf } from '../../plan/box.ts';
import { outside, type Box, type Door, type Side } from '../../plan/document.ts';
import { sideLength, sideOfOpening, spanOf, type Footprint, type Span } from './wall-side.ts';

/** A porch to be: along a side, so deep. */
export interface PorchPlace extends Span {
  readonly depth: number;
}

/** The side before which a porch lies; undefined for one that touches the home at a corner at most. */
export const sideOfPorch = ({ length, width }: Footprint, { x, y, w, h }: Box): Side | undefined => {
  if (x < length && x + w > 0) return y >= width ? 'front' : y + h <= 0 ? 'rear' : undefined;
  if (y < width && y + h > 0) return x >= length ? 'right' : 'left';
  return undefined;
};

/** Where along a side a porch lies. */
export const placeOf = (porch: Box, side: Side): PorchPlace => ({
  ...spanOf(porch, side),
  depth: depthOf(porch, side),
});

export const isUnder = ({ from, to }: Span, place: Span): boolean => from >= place.from && to <= place.to;

/** Before an outside door: how deep its landing is and how far it reaches beyond the door on either side. Inches. */
const landing = { depth: 36, beside: 6 } as const;
/** Before a glass door lies a deck to sit on. */
const deck = { depth: 60, beside: 12 } as const;

/** What lies at least before a door of a wall. */
export const landingOf = (door: Door, side: Side, length: number): PorchPlace => {
  const { depth, beside } = door.kind === 'sliding-glass' ? deck : landing;
  const { from, to } = spanOf(door, side);
  return { from: Math.max(0, from - beside), to: Math.min(length, to + beside), depth };
};

/** The outside doors of a side. */
export const doorsAt = (home: Footprint, doors: readonly Door[], side: Side): Door[] =>
  doors.filter((door) => door.rooms.includes(outside) && sideOfOpening(home, door) === side);

/** One landing before each door of a side, or before several where theirs would meet. */
export const landingsAt = (home: Footprint, doors: readonly Door[], side: Side): PorchPlace[] => {
  const length = sideLength(home, side);
  const found: PorchPlace[] = [];
  for (const one of doors.map((door) => landingOf(door, side, length)).toSorted((a, b) => a.from - b.from)) {
    const last = found.at(-1);
    if (last && one.from <= last.to)
      found[found.length - 1] = {
        from: last.from,
        to: Math.max(last.to, one.to),
        depth: Math.max(last.depth, one.depth),
      };
    else found.push(one);
  }
  return found;
};
