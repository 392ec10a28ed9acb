import type { Point } from '../plan/box.ts';
import { depthOf, opposite, widthOf } from '../plan/box.ts';
import type { Box, Fixture, Level, Side } from '../plan/document.ts';
import { boundsOf } from '../plan/ring.ts';
import type { Path, Ring, Style } from './primitive.ts';
import { circle, outline, polyline, roundedCornersOf } from './shapes.ts';

type At = (across: number, depth: number) => Point;

const placed = ({ x, y, w, h }: Box, facing: Side): At => {
  switch (facing) {
    case 'front':
      return (across, depth) => ({ x: x + across, y: y + depth });
    case 'rear':
      return (across, depth) => ({ x: x + w - across, y: y + h - depth });
    case 'right':
      return (across, depth) => ({ x: x + depth, y: y + h - across });
    case 'left':
      return (across, depth) => ({ x: x + w - depth, y: y + across });
  }
};

/**
 * A piece as its maker draws it: `across` runs along its front, `depth` from its back to its front. What is drawn in these
 * inches is turned, never mirrored, to where the piece stands.
 */
export class Frame {
  readonly width: number;
  readonly depth: number;
  readonly #at: At;
  readonly #style: Style;
  readonly #paths: Path[] = [];

  constructor(body: Box, facing: Side, style: Style) {
    this.width = widthOf(body, facing);
    this.depth = depthOf(body, facing);
    this.#at = placed(body, facing);
    this.#style = style;
  }

  get paths(): readonly Path[] {
    return this.#paths;
  }

  #placedRing(ring: Ring): Ring {
    return ring.map(({ x, y, bulge }) => ({ ...this.#at(x, y), ...(bulge === undefined ? {} : { bulge }) }));
  }

  /** A rectangle, its corners rounded if `r` is given. */
  rect(across: number, depth: number, wide: number, deep: number, style: Partial<Style> = {}, r = 0): this {
    if (wide <= 0 || deep <= 0) return this;
    return this.ring(roundedCornersOf({ x: across, y: depth, w: wide, h: deep }, r), style);
  }

  ring(ring: Ring, style: Partial<Style> = {}): this {
    this.#paths.push(outline([this.#placedRing(ring)], { ...this.#style, ...style }));
    return this;
  }

  circle(across: number, depth: number, radius: number, style: Partial<Style> = {}): this {
    this.#paths.push(circle(this.#at(across, depth), radius, { ...this.#style, ...style }));
    return this;
  }

  /** Lines and arcs through points, without a fill. */
  line(points: Ring, style: Partial<Style> = {}): this {
    const { fill: _none, ...stroke } = { ...this.#style, ...style };
    this.#paths.push(polyline(this.#placedRing(points), stroke));
    return this;
  }

  segment(
    across: number,
    depth: number,
    toAcross: number,
    toDepth: number,
    style: Partial<Style> = {},
  ): this {
    return this.line(
      [
        { x: across, y: depth },
        { x: toAcross, y: toDepth },
      ],
      style,
    );
  }
}

const touches = (piece: Box, room: Box, side: Side): boolean => {
  const gap = {
    left: piece.x - room.x,
    right: room.x + room.w - piece.x - piece.w,
    rear: piece.y - room.y,
    front: room.y + room.h - piece.y - piece.h,
  }[side];
  return Math.abs(gap) <= 3;
};

const towards = (from: Point, to: Point): Side => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'right' : 'left';
  return dy > 0 ? 'front' : 'rear';
};

const middle = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 });

/** The side from which a piece is used. Where the document does not say: chairs look at the nearest table, others stand with their back to a wall. */
export const facingOf = (piece: Fixture, level: Level): Side => {
  if (piece.facing) return piece.facing;
  if (piece.kind === 'chair') {
    const at = middle(piece);
    const near = level.fixtures
      .filter(({ kind, room }) => room === piece.room && /^(table|desk|island)$/.test(kind))
      .map(middle)
      .sort((a, b) => Math.hypot(a.x - at.x, a.y - at.y) - Math.hypot(b.x - at.x, b.y - at.y))[0];
    if (near) return towards(at, near);
  }
  const room = level.rooms.find(({ id }) => id === piece.room);
  const along: readonly Side[] = piece.w >= piece.h ? ['rear', 'front'] : ['left', 'right'];
  const ends: readonly Side[] = piece.w >= piece.h ? ['left', 'right'] : ['rear', 'front'];
  const back = room && [...along, ...ends].find((side) => touches(piece, boundsOf(room.floor), side));
  return back ? opposite[back] : piece.w >= piece.h ? 'front' : 'right';
};
