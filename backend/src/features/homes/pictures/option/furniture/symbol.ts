import type { Box, Side } from '@hearthline/model/plan/document.ts';
import {
  circle,
  ellipse,
  group,
  line,
  polyline,
  rect,
  roundRect,
  type GroupShape,
  type PathStyle,
  type Shape,
} from '../../drawing/shape.ts';
import { ink } from '../../drawing/ink.ts';

/**
 * Furniture seen from above. Every symbol is drawn around its middle with its back to the top,
 * `w` along the wall and `d` away from it, in inches.
 */
export type Symbol = (w: number, d: number) => Shape[];

const outline: PathStyle = { fill: ink.white, stroke: ink.line, width: 0.9, join: 'round' };
const thin: PathStyle = { stroke: ink.line, width: 0.7 };
const soft = (fill: string): PathStyle => ({ ...outline, fill });

/** One thing in a room: what it looks like and the floor it stands on. */
export interface Furnished {
  readonly shape: Shape;
  readonly rect: Box;
  /** Whether a label may cover it, as with rugs and rods. */
  readonly flat?: boolean;
}

/** Degrees to turn a symbol, which is drawn with its back to the top. */
const turnOf: Record<Side, number> = { rear: 0, right: 90, front: 180, left: 270 };

/** A symbol at its place in the room. */
export const put = (symbol: Symbol, place: Box, side: Side = 'rear'): GroupShape => {
  const sideways = side === 'left' || side === 'right';
  const [w, d] = sideways ? [place.h, place.w] : [place.w, place.h];
  return group(symbol(w, d), { move: [place.x + place.w / 2, place.y + place.h / 2], turn: turnOf[side] });
};

export const nightstand: Symbol = (w, d) => [
  roundRect(-w / 2, -d / 2, w, d, 1, soft(ink.timber)),
  circle(0, 0, Math.min(w, d) * 0.27, { fill: ink.white, stroke: ink.line, width: 0.6 }),
];

export const chest: Symbol = (w, d) => [
  roundRect(-w / 2, -d / 2, w, d, 1, soft(ink.timber)),
  line(0, -d / 2 + 2, 0, d / 2, thin),
  line(-w / 2, d / 2 - 3, w / 2, d / 2 - 3, thin),
];

export const bench: Symbol = (w, d) => [roundRect(-w / 2, -d / 2, w, d, 3, soft(ink.rug))];

export const armchair: Symbol = (w, d) => [
  roundRect(-w / 2, -d / 2, w, d, 6, soft(ink.clay)),
  roundRect(-w / 2 + 6, -d / 2 + 7, w - 12, d - 7, 4, { fill: '#dcb29b', stroke: ink.line, width: 0.7 }),
];

export const rug: Symbol = (w, d) => [
  rect(-w / 2, -d / 2, w, d, { fill: ink.rug, stroke: ink.rugLine, width: 0.8 }),
  rect(-w / 2 + 4, -d / 2 + 4, w - 8, d - 8, { stroke: ink.rugLine, width: 0.6 }),
];

export const desk: Symbol = (w, d) => [
  roundRect(-w / 2, -d / 2, w, d, 1, soft(ink.timber)),
  rect(-9, -d / 2 + 5, 18, 3, { fill: ink.wall }),
  rect(-8, -d / 2 + 12, 16, 6, { fill: ink.white, stroke: ink.line, width: 0.5 }),
  group(
    [
      circle(0, 0, 9, outline),
      polyline(
        [
          [-8, 6],
          [-4, 9],
          [4, 9],
          [8, 6],
        ],
        { stroke: ink.line, width: 1.6, cap: 'round' },
      ),
    ],
    { move: [0, d / 2 + 7] },
  ),
];

export const plant: Symbol = (w) => [
  circle(0, 0, w / 2, { fill: ink.leaf, opacity: 0.35 }),
  ...[0, 60, 120, 180, 240, 300].map((turn) =>
    group([ellipse(0, -w * 0.24, w * 0.12, w * 0.24, { fill: ink.leaf, stroke: ink.leafDark, width: 0.5 })], {
      turn,
    }),
  ),
  circle(0, 0, w * 0.1, { fill: ink.leafDark }),
];
