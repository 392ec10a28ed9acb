import { circle, ellipse, line, rect, roundRect, type PathStyle, type Shape } from '../../drawing/shape.ts';
import { ink } from '../ink.ts';
import type { Symbol } from './symbol.ts';

/** Kitchen, bath and laundry fixtures, drawn like the furniture: back to the top, around the middle. */
const outline: PathStyle = { fill: ink.white, stroke: ink.line, width: 0.9 };
const thin: PathStyle = { stroke: ink.line, width: 0.7 };

/** A tub with its drain at the left end. */
export const tub: Symbol = (w, d) => [
  rect(-w / 2, -d / 2, w, d, outline),
  roundRect(-w / 2 + 4, -d / 2 + 3.5, w - 8, d - 7, d / 2.4, {
    fill: '#f1f6f6',
    stroke: ink.line,
    width: 0.8,
  }),
  circle(-w / 2 + 11, 0, 1.6, thin),
];

/** A freestanding look for the primary bath. */
export const soakingTub: Symbol = (w, d) => [
  roundRect(-w / 2 + 1, -d / 2 + 1, w - 2, d - 2, d / 2, outline),
  roundRect(-w / 2 + 4, -d / 2 + 4, w - 8, d - 8, d / 2, { fill: '#eef5f6', stroke: ink.line, width: 0.7 }),
  circle(0, 0, 1.6, thin),
];

export const shower: Symbol = (w, d) => [
  rect(-w / 2, -d / 2, w, d, { ...outline, fill: '#eef3f2' }),
  line(-w / 2, -d / 2, w / 2, d / 2, { stroke: ink.line, width: 0.45 }),
  line(w / 2, -d / 2, -w / 2, d / 2, { stroke: ink.line, width: 0.45 }),
  circle(0, 0, 2.2, { fill: ink.white, stroke: ink.line, width: 0.8 }),
  line(-w / 2, d / 2, w / 2, d / 2, { stroke: ink.sky, width: 2.4 }),
];

export const toilet: Symbol = (_, d) => [
  roundRect(-9.5, -d / 2, 19, 8, 2, outline),
  ellipse(0, -d / 2 + 17.5, 7.6, 10, outline),
  ellipse(0, -d / 2 + 18, 5, 7, { stroke: ink.line, width: 0.6 }),
];

const basin = (x: number, y: number): Shape[] => [
  ellipse(x, y, 8.5, 6.2, { fill: '#f1f6f6', stroke: ink.line, width: 0.8 }),
  line(x, y - 8, x, y - 3.5, { stroke: ink.line, width: 1.4, cap: 'round' }),
];

export const vanity: Symbol = (w, d) => [
  rect(-w / 2, -d / 2, w, d, { ...outline, fill: '#efe6d6' }),
  ...(w >= 56 ? [...basin(-w / 4, 1), ...basin(w / 4, 1)] : basin(0, 1)),
];

export const counter: Symbol = (w, d) => [
  rect(-w / 2, -d / 2, w, d, { ...outline, fill: '#f4efe6' }),
  line(-w / 2, d / 2 - 2, w / 2, d / 2 - 2, { stroke: ink.faint, width: 0.6 }),
];

export const sink: Symbol = (w, d) => [
  roundRect(-w / 2, -d / 2 + 4, w, d - 8, 2, { fill: ink.steel, stroke: ink.line, width: 0.8 }),
  line(0, -d / 2 + 4, 0, d / 2 - 4, thin),
  line(0, -d / 2 + 1, 0, -d / 2 + 8, { stroke: ink.line, width: 1.6, cap: 'round' }),
];

export const range: Symbol = (w, d) => [
  rect(-w / 2, -d / 2, w, d, { ...outline, fill: ink.steel }),
  ...[-1, 1].flatMap((x) =>
    [-1, 1].map((y) =>
      circle(x * w * 0.23, y * d * 0.2 - 1, y < 0 ? 3.4 : 4.4, { stroke: ink.line, width: 0.9 }),
    ),
  ),
  line(-w / 2 + 3, d / 2 - 2.5, w / 2 - 3, d / 2 - 2.5, thin),
];

export const fridge: Symbol = (w, d) => [
  rect(-w / 2, -d / 2, w, d, { ...outline, fill: ink.steel }),
  line(-w / 2, d / 2 - 4, w / 2, d / 2 - 4, thin),
  line(0, d / 2 - 4, 0, d / 2, thin),
];

export const dishwasher: Symbol = (w, d) => [
  rect(-w / 2, -d / 2, w, d, { stroke: ink.line, width: 0.7, dash: [3, 2] }),
];

/** An island with its stools on the far side; the box is the island itself. */
export const island: Symbol = (w, d) => {
  const stools = Math.max(2, Math.floor(w / 26));
  return [
    ...Array.from({ length: stools }, (_, index) =>
      circle(-w / 2 + ((index + 0.5) * w) / stools, d / 2 + 4, 7, {
        fill: ink.white,
        stroke: ink.line,
        width: 0.8,
      }),
    ),
    roundRect(-w / 2, -d / 2, w, d, 1.5, { ...outline, fill: '#f7f3ec' }),
    line(-w / 2, d / 2 - 10, w / 2, d / 2 - 10, { stroke: ink.faint, width: 0.6 }),
  ];
};

export const washer: Symbol = (w, d) => [
  roundRect(-w / 2, -d / 2, w, d, 1.5, outline),
  circle(0, 1, w * 0.33, thin),
  circle(0, 1, w * 0.22, thin),
  line(-w / 2 + 2, -d / 2 + 4, w / 2 - 2, -d / 2 + 4, thin),
];

export const heater: Symbol = (w) => [circle(0, 0, w / 2, outline), circle(0, 0, w / 4, thin)];

/** A clothes rod with hangers. */
export const rod: Symbol = (w, d) => {
  const count = Math.max(3, Math.floor(w / 5));
  return [
    line(-w / 2, 0, w / 2, 0, { stroke: ink.line, width: 0.9 }),
    ...Array.from({ length: count }, (_, index) => {
      const x = -w / 2 + ((index + 0.5) * w) / count;
      return line(x - 1.2, -d * 0.4, x + 1.2, d * 0.4, { stroke: ink.line, width: 0.5, opacity: 0.8 });
    }),
  ];
};
