import { expect, it } from 'vitest';
import type { Box } from '../plan/document.ts';
import { doubleWide, singleWide } from '../testing/plans.ts';
import { drawElevation } from './elevation.ts';
import { drawPlan } from './draw-plan.ts';
import { boxOfText, extentOf } from './extent.ts';
import type { Primitive } from './primitive.ts';

/** Where a figure's ink is: digits have no descenders, and are about seven tenths of their size high. */
const inkOf = (text: Extract<Primitive, { kind: 'text' }>): Box => {
  const { x, y, w, h } = boxOfText(text);
  const less = text.size * 0.3;
  return text.upright ? { x: x + less / 2, y, w: w - less, h } : { x, y: y + less / 2, w, h: h - less };
};
const apart = (a: Box, b: Box): number =>
  Math.max(a.x - b.x - b.w, b.x - a.x - a.w, a.y - b.y - b.h, b.y - a.y - a.h);

/** How close a figure comes to a stroke of a dimension, in text sizes; below zero where they overlap. */
const closest = (primitives: readonly Primitive[], textSize: number): number => {
  const own = primitives.filter(({ layer }) => layer === 'dimensions');
  const figures = own.filter((one) => one.kind === 'text');
  const strokes = own
    .filter((one) => one.kind === 'path' && one.pen === 'medium')
    .map((one) => extentOf([one]));
  expect(figures.length).toBeGreaterThan(1);
  expect(strokes.length).toBeGreaterThan(2);
  const gaps = figures.flatMap((figure) => strokes.map((stroke) => apart(inkOf(figure), stroke)));
  return Math.min(...gaps) / textSize;
};

it.each([
  ['a single wide', singleWide()],
  ['a double wide', doubleWide()],
])('figures do not touch their strokes, around %s and beside its sides', (_name, plan) => {
  for (const textSize of [6, 9, 14]) {
    for (const turned of [false, true])
      expect(closest(drawPlan(plan, { textSize, turned }).primitives, textSize)).toBeGreaterThan(0.1);
    for (const side of ['front', 'left'] as const)
      expect(closest(drawElevation(plan, side, textSize).primitives, textSize)).toBeGreaterThan(0.1);
  }
});
