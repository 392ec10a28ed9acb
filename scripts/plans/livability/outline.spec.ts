import { expect, it } from 'vitest';
import { doubleWide } from '../../../model/testing/plans.ts';
import { merged, outlineOf, shapeOf } from './outline.ts';

it('joins boxes that lie side by side, and no others', () => {
  const [left, right] = [
    { x: 0, y: 0, w: 10, h: 20 },
    { x: 10, y: 0, w: 5, h: 20 },
  ];
  expect(merged([right, left])).toEqual([{ x: 0, y: 0, w: 15, h: 20 }]);
  const below = { x: 0, y: 20, w: 15, h: 7 };
  expect(merged([left, below, right])).toEqual([{ x: 0, y: 0, w: 15, h: 27 }]);
  const shorter = { x: 10, y: 0, w: 5, h: 19 };
  expect(merged([left, shorter])).toEqual([left, shorter]);
  const apart = { x: 11, y: 0, w: 5, h: 20 };
  expect(merged([left, apart])).toEqual([left, apart]);
  expect(merged([])).toEqual([]);
});

it('knows a room of several boxes', () => {
  const shape = shapeOf({ id: 'a', name: 'A', use: 'living', for: 'b' }, [
    { x: 5, y: 0, w: 10, h: 10 },
    { x: 0, y: 10, w: 15, h: 20 },
  ]);
  expect(shape).toEqual({
    id: 'a',
    name: 'A',
    use: 'living',
    for: 'b',
    bounds: { x: 0, y: 0, w: 15, h: 30 },
    largest: { x: 0, y: 10, w: 15, h: 20 },
    area: 400,
  });
});

it('outlines the rooms of a plan', () => {
  const plan = doubleWide();
  const { length, width, shapes } = outlineOf(plan);
  expect([length, width]).toEqual([plan.length, plan.width]);
  for (const [index, { id, squareFeet }] of plan.levels[0].rooms.entries()) {
    expect(shapes[index]?.id).toBe(id);
    expect(Math.abs((shapes[index]?.area ?? 0) - squareFeet * 144)).toBeLessThan(144);
  }
});
