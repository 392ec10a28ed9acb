import { circle, ellipse, line, rect, roundRect, type PathStyle, type Shape } from '../../drawing/shape.ts';
import { ink } from '../../drawing/ink.ts';
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
