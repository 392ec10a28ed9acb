import { turnOf } from '@hearthline/model/furniture/spot.ts';
import type { Rect, Side } from '@hearthline/model/layout/room.ts';
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
import { ink } from '../ink.ts';

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
  readonly rect: Rect;
  /** Whether a label may cover it, as with rugs and rods. */
  readonly flat?: boolean;
}

/** A symbol at its place in the plan. */
export const put = (symbol: Symbol, place: Rect, side: Side = 'rear'): GroupShape => {
  const sideways = side === 'left' || side === 'right';
  const [w, d] = sideways ? [place.h, place.w] : [place.w, place.h];
  return group(symbol(w, d), { move: [place.x + place.w / 2, place.y + place.h / 2], turn: turnOf[side] });
};

export const bed =
  (cover: string): Symbol =>
  (w, d) => {
    const pillows = w > 48 ? 2 : 1;
    const pillow = (w - 8) / pillows - 4;
    return [
      roundRect(-w / 2, -d / 2, w, d, 2, outline),
      rect(-w / 2, -d / 2, w, 3, { fill: ink.timber, stroke: ink.line, width: 0.7 }),
      roundRect(-w / 2, -d / 2 + 26, w, d - 26, 2, soft(cover)),
      rect(-w / 2, -d / 2 + 26, w, 8, { fill: ink.white, stroke: ink.line, width: 0.7 }),
      ...Array.from({ length: pillows }, (_, index) =>
        roundRect(-w / 2 + 6 + index * (pillow + 4), -d / 2 + 6, pillow, 15, 4, outline),
      ),
      line(-w / 2 + 5, d / 2 - 14, w / 2 - 5, d / 2 - 14, { stroke: ink.white, width: 1.2, opacity: 0.7 }),
    ];
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

export const sofa: Symbol = (w, d) => {
  const seats = w > 70 ? 3 : 2;
  const seat = (w - 16) / seats;
  return [
    roundRect(-w / 2, -d / 2, w, d, 5, soft(ink.sage)),
    ...Array.from({ length: seats }, (_, index) =>
      roundRect(-w / 2 + 8 + index * seat, -d / 2 + 9, seat, d - 9, 3, {
        fill: '#b8c5b1',
        stroke: ink.line,
        width: 0.7,
      }),
    ),
  ];
};

export const armchair: Symbol = (w, d) => [
  roundRect(-w / 2, -d / 2, w, d, 6, soft(ink.clay)),
  roundRect(-w / 2 + 6, -d / 2 + 7, w - 12, d - 7, 4, { fill: '#dcb29b', stroke: ink.line, width: 0.7 }),
];

export const lowTable: Symbol = (w, d) => [
  roundRect(-w / 2, -d / 2, w, d, 3, soft(ink.timber)),
  roundRect(-w / 2 + 3, -d / 2 + 3, w - 6, d - 6, 2, { stroke: ink.line, width: 0.4, opacity: 0.5 }),
];

export const screen: Symbol = (w, d) => [
  roundRect(-w / 2, -d / 2, w, d, 1, soft(ink.timber)),
  rect(-w * 0.38, -d / 2 + 4, w * 0.76, 3, { fill: ink.wall }),
];

export const rug: Symbol = (w, d) => [
  rect(-w / 2, -d / 2, w, d, { fill: ink.rug, stroke: ink.rugLine, width: 0.8 }),
  rect(-w / 2 + 4, -d / 2 + 4, w - 8, d - 8, { stroke: ink.rugLine, width: 0.6 }),
];

const chair: Symbol = (w, d) => [
  roundRect(-w / 2, -d / 2, w, d, 4, outline),
  roundRect(-w / 2, -d / 2, w, 4, 2, soft(ink.timber)),
];

/** A table with chairs on its long sides and, from six seats on, at its ends. The box includes the chairs. */
export const diningTable: Symbol = (w, d) => {
  const table = { w: w - 28, d: d - 32 };
  const perSide = table.w >= 66 ? 3 : 2;
  const step = table.w / perSide;
  const seats: Shape[] = [];
  for (let index = 0; index < perSide; index += 1) {
    const x = -table.w / 2 + step * (index + 0.5);
    seats.push(
      group(chair(18, 18), { move: [x, -table.d / 2 - 6] }),
      group(chair(18, 18), { move: [x, table.d / 2 + 6], turn: 180 }),
    );
  }
  if (table.w >= 56) {
    seats.push(
      group(chair(18, 18), { move: [-table.w / 2 - 5, 0], turn: 270 }),
      group(chair(18, 18), { move: [table.w / 2 + 5, 0], turn: 90 }),
    );
  }
  return [
    ...seats,
    roundRect(-table.w / 2, -table.d / 2, table.w, table.d, 4, soft(ink.timber)),
    ellipse(0, 0, 7, 7, { fill: ink.leaf, stroke: ink.line, width: 0.5 }),
  ];
};

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

export const shelves: Symbol = (w, d) => [
  rect(-w / 2, -d / 2, w, d, soft(ink.timber)),
  ...Array.from(
    { length: Math.max(1, Math.floor(w / 14)) },
    (_, index, all = Math.max(1, Math.floor(w / 14))) =>
      line(
        -w / 2 + ((index + 1) * w) / (all + 1),
        -d / 2,
        -w / 2 + ((index + 1) * w) / (all + 1),
        d / 2,
        thin,
      ),
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
