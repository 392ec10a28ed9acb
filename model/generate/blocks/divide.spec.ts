import { expect, it } from 'vitest';
import { divide, sizesOf } from './divide.ts';
import { column, fixed, leaf, mirrored, part, rangeOf, row } from './node.ts';

it('gives what is left over by shares, within the most that each may have', () => {
  const ranges = [
    { min: 100, max: 120 },
    { min: 100, max: 400 },
  ];
  expect(sizesOf(ranges, [1, 1], 240)).toEqual([120, 120]);
  expect(sizesOf(ranges, [1, 1], 300)).toEqual([120, 180]);
  expect(sizesOf(ranges, [0, 1], 300)).toEqual([100, 200]);
  expect(sizesOf(ranges, [1, 1], 199)).toBeUndefined();
  expect(sizesOf(ranges, [1, 1], 521)).toBeUndefined();
});

const home = row(
  part(leaf('kitchen'), 140, 180),
  part(
    column(fixed(leaf('hall'), 44), part(row(part(leaf('bath'), 66, 84), part(leaf('bed'), 108, 168)), 100)),
    0,
  ),
);

it('knows the lengths that a division can take', () => {
  expect(rangeOf(home, 'row')).toEqual({ min: 140 + 66 + 108, max: 180 + 84 + 168 });
});

it('divides a box without gaps', () => {
  const boxes = divide(home, { x: 0, y: 0, w: 360, h: 160 });
  expect(boxes?.map(({ room }) => room)).toEqual(['kitchen', 'hall', 'bath', 'bed']);
  expect(boxes?.reduce((sum, { w, h }) => sum + w * h, 0)).toBe(360 * 160);
  expect(divide(home, { x: 0, y: 0, w: 300, h: 160 })).toBeUndefined();
});

it('mirrors a division', () => {
  const [bed, bath] = (divide(mirrored(home, 'row'), { x: 0, y: 0, w: 360, h: 160 }) ?? []).slice(1, 3);
  expect([bed?.room, bath?.room]).toEqual(['bed', 'bath']);
  expect(bed?.x).toBe(0);
});
