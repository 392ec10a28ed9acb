import { ahead, facesAlongX, opposite, sharedArea } from '../../plan/box.ts';
import type { Box, Fixture, Level, Side } from '../../plan/document.ts';
import { isInside } from '../opening-frame.ts';
import { facingOf, Frame } from '../sheet-frame.ts';
import type { Path, Style } from '../primitive.ts';
import { circle } from '../shapes.ts';

/** A seat that a document implies and does not list: at an island that says how many sit there, before a desk. */
export interface ImpliedSeat extends Box {
  readonly kind: 'stool' | 'chair';
  readonly facing: Side;
}

const stool = 15;
const chair = 19;
/** How far seats are pushed under. */
const tucked = 5;
/** Along an island for one who sits there. */
const perSeat = 24;
/** A document may state any number. */
const maxStools = 12;

/** Boxes of one size in a row before a piece, evenly spaced. */
const inRow = (piece: Box, facing: Side, count: number, size: number): Box[] => {
  const zone = ahead(piece, facing, size - tucked);
  const start = facing === 'right' || facing === 'front' ? -tucked : 0;
  const along = facesAlongX(facing) ? piece.h : piece.w;
  return Array.from({ length: count }, (_, index) => {
    const middle = ((2 * index + 1) * along) / (2 * count) - size / 2;
    return facesAlongX(facing)
      ? { x: zone.x + start, y: piece.y + middle, w: size, h: size }
      : { x: piece.x + middle, y: zone.y + start, w: size, h: size };
  });
};

const seatsAt = (piece: Fixture, level: Level): ImpliedSeat[] => {
  const facing = facingOf(piece, level);
  const along = facesAlongX(facing) ? piece.h : piece.w;
  const seen = (kind: ImpliedSeat['kind'], count: number, size: number): ImpliedSeat[] =>
    inRow(piece, facing, count, size).map((box) => ({ ...box, kind, facing: opposite[facing] }));
  if (piece.kind === 'island')
    return seen(
      'stool',
      Math.max(0, Math.min(piece.seats ?? 0, Math.floor(along / perSeat), maxStools)),
      stool,
    );
  return piece.kind === 'desk' ? seen('chair', 1, chair) : [];
};

/**
 * The seats of a level where there is floor for them, and nothing else stands.
 * @param taken where doors swing
 */
export const impliedSeats = (level: Level, taken: readonly Box[]): ImpliedSeat[] => {
  const hasFloor = ({ x, y, w, h }: Box): boolean =>
    [
      { x: x + 1, y: y + 1 },
      { x: x + w - 1, y: y + 1 },
      { x: x + 1, y: y + h - 1 },
      { x: x + w - 1, y: y + h - 1 },
    ].every((corner) => level.rooms.some(({ floor }) => isInside(floor, corner)));
  return level.fixtures
    .filter(({ kind }) => kind === 'island' || kind === 'desk')
    .flatMap((piece) =>
      seatsAt(piece, level).filter(
        (seat) =>
          hasFloor(seat) &&
          ![...taken, ...level.fixtures].some((other) => other !== piece && sharedArea(other, seat) > 0),
      ),
    );
};

/** Stools and chairs, to be painted before what they are pushed under. */
export const drawSeats = (seats: readonly ImpliedSeat[]): Path[] =>
  seats.flatMap(({ kind, facing, ...box }): readonly Path[] => {
    const style: Style = { layer: 'furniture', pen: 'fine', ink: 'detail', fill: 'soft' };
    if (kind === 'stool') {
      const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
      return [circle(middle, box.w / 2, style), circle(middle, box.w / 2 - 2, { ...style, pen: 'hair' })];
    }
    const frame = new Frame(box, facing, style);
    return frame.rect(1, 2, box.w - 2, box.h - 2, {}, 3).rect(0, 0, box.w, 3, { fill: 'piece' }, 1.2).paths;
  });
