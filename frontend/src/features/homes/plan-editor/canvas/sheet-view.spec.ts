import { expect, it } from 'vitest';
import { wayInPlan, wayOnSheet } from './sheet-view.ts';

const views = [false, true].flatMap((mirrored) => [false, true].map((turned) => ({ mirrored, turned })));

it('turns ways on the sheet into ways in the plan and back', () => {
  for (const view of views)
    for (const way of [
      { x: 3, y: 0 },
      { x: 0, y: -2 },
      { x: 1, y: 5 },
    ])
      expect(wayOnSheet(wayInPlan(way, view), view)).toEqual(way);
});

it('knows where right and down lead', () => {
  const [right, down] = [
    { x: 1, y: 0 },
    { x: 0, y: 1 },
  ];
  expect(wayInPlan(right, { mirrored: true, turned: false })).toEqual({ x: -1, y: 0 });
  // Turned clockwise: the left end is at the top, the front at the left.
  expect(wayInPlan(down, { mirrored: false, turned: true })).toEqual({ x: 1, y: 0 });
  expect(wayInPlan(right, { mirrored: false, turned: true })).toEqual({ x: 0, y: -1 });
  expect(wayInPlan(down, { mirrored: true, turned: true })).toEqual({ x: -1, y: 0 });
});
