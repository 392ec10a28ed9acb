import { expect, it } from 'vitest';
import { percentOf, thousandths, timesCents, wholeCents } from './rounding.ts';

it.each([
  [0.5, 1],
  [-0.5, -1],
  [0.49, 0],
  [-0.49, 0],
  [2.5, 3],
])('%d cents are %i whole ones', (cents, whole) => expect(wholeCents(cents)).toBe(whole));

it.each([
  [150, 1, 1, 2],
  [-150, 1, 1, -2],
  [149, 1, 1, 1],
  [1200, 7.125, 12, 7],
  // More decimals than three: the product is rounded as it is.
  [300, 33.333_333, 1, 100],
  [3600, 33.333_333, 12, 100],
])('of %i cents, %d percent in %i parts are %i', (cents, percent, parts, expected) =>
  expect(percentOf(cents, percent, parts)).toBe(expected),
);

it.each([
  [35, 1.5, 53],
  [-35, 1.5, -53],
  [300, 0.333_333_3, 100],
])('%i cents times %d are %i', (cents, quantity, expected) =>
  expect(timesCents(cents, quantity)).toBe(expected),
);

it('a value with more than three decimals has no thousandths', () =>
  expect([1.005, 1.0005, -0.001].map(thousandths)).toEqual([1005, null, -1]));
