import type { Box, Room, Side } from '../../plan/document.ts';

/** A stretch of a side of the home: along x for the rear and the front, along y for the ends. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What of a home its outside depends on, besides its openings. */
export interface Footprint {
  readonly length: number;
  readonly width: number;
}

/** A footprint with what a roof looks at: how many sections there are, and where the rooms lie. */
export interface Outline extends Footprint {
  readonly sections: readonly unknown[];
  readonly rooms: readonly { readonly room: Pick<Room, 'use'>; readonly bounds: Box }[];
}

/** How long a side of the home is, in inches. */
export const sideLength = ({ length, width }: Footprint, side: Side): number =>
  side === 'left' || side === 'right' ? width : length;

/** The side in whose exterior wall an opening lies; undefined for one in an interior wall. */
export const sideOfOpening = ({ length, width }: Footprint, { x, y, w, h }: Box): Side | undefined => {
  if (w >= h) return y === 0 ? 'rear' : y + h === width ? 'front' : undefined;
  return x === 0 ? 'left' : x + w === length ? 'right' : undefined;
};

/** The stretch of a side that a box takes. */
export const spanOf = ({ x, y, w, h }: Box, side: Side): Span =>
  side === 'left' || side === 'right' ? { from: y, to: y + h } : { from: x, to: x + w };

/** A box outside of the home that begins `near` and ends `far` inches before a side. */
export const boxBefore = (
  { length, width }: Footprint,
  side: Side,
  { from, to }: Span,
  near: number,
  far: number,
): Box => {
  const [along, deep] = [to - from, far - near];
  switch (side) {
    case 'left':
      return { x: -far, y: from, w: deep, h: along };
    case 'right':
      return { x: length + near, y: from, w: deep, h: along };
    case 'rear':
      return { x: from, y: -far, w: along, h: deep };
    case 'front':
      return { x: from, y: width + near, w: along, h: deep };
  }
};
