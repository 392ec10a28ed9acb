import { drawElevation } from '@hearthline/model/drawing/elevation.ts';
import { drawPlan } from '@hearthline/model/drawing/draw-plan.ts';
import { doubleWide } from '@hearthline/model/testing/plans.ts';
import { expect, it } from 'vitest';
import { sides } from '@hearthline/model/plan/document.ts';
import { fitDrawing, fitTogether, minTextPixels } from './fit-drawing.ts';

const plan = doubleWide();
const heights = ({ drawing, scale }: ReturnType<typeof fitDrawing>): number[] =>
  drawing.primitives.flatMap((one) => (one.kind === 'text' ? [one.size * scale] : []));

it.each([
  ['a desk', 1150, 600, false, true],
  ['a phone', 358, 720, true, false],
  ['a phone, enlarged', 1074, 2160, true, false],
] as const)(
  'no text of a plan is lower than 12 pixels on %s, and none much higher than it must be',
  (_, width, height, turned, dimensions) => {
    const found = heights(
      fitDrawing((textSize) => drawPlan(plan, { turned, dimensions, textSize }), { width, height }),
    );
    expect(Math.min(...found)).toBeGreaterThanOrEqual(minTextPixels);
    expect(Math.max(...found)).toBeLessThan(minTextPixels * 1.6);
  },
);

it('the same holds for its sides', () => {
  for (const side of ['front', 'left'] as const) {
    const found = heights(
      fitDrawing((textSize) => drawElevation(plan, side, textSize), { width: 560, height: 320 }),
    );
    expect(Math.min(...found)).toBeGreaterThanOrEqual(minTextPixels);
    expect(Math.max(...found)).toBeLessThan(minTextPixels * 1.6);
  }
});

it.each([560, 348])('the four sides are in one scale, each within %d pixels', (width) => {
  const fitted = fitTogether(
    sides.map((side) => (textSize: number) => drawElevation(plan, side, textSize)),
    { width, height: 320 },
  );
  expect(new Set(fitted.map(({ scale }) => scale)).size).toBe(1);
  for (const one of fitted) {
    const { w, h } = one.drawing.bounds;
    expect(w * one.scale).toBeLessThanOrEqual(width + 0.01);
    expect(h * one.scale).toBeLessThanOrEqual(320.01);
    expect(Math.min(...heights(one))).toBeGreaterThanOrEqual(minTextPixels);
  }
});
