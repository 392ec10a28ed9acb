import { expect, it } from 'vitest';
import { noneOf, percentile, printed, slope } from './report.ts';

it('the slope of a line is its slope, whatever noise lies on it', () => {
  expect(
    slope([
      [0, 1],
      [1, 3],
      [2, 5],
    ]),
  ).toBeCloseTo(2);
  expect(slope(Array.from({ length: 101 }, (_, x) => [x, 10 + 0.5 * x + (x % 2)]))).toBeCloseTo(0.5, 2);
  expect(
    slope([
      [5, 7],
      [5, 9],
    ]),
  ).toBe(0);
});

it('a percentile is one of the values', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([
    percentile(values, 0),
    percentile(values, 0.5),
    percentile(values, 0.99),
    percentile(values, 1),
  ]).toEqual([1, 51, 100, 100]);
});

it('the table says what held and what did not', () => {
  expect(
    printed([
      { what: 'a', came: '1' },
      { what: 'b', came: '2', goal: '< 2', held: false },
      { what: 'c', came: '3', goal: '3', held: true },
    ])
      .trim()
      .split('\n')
      .slice(2),
  ).toEqual(['| a | 1 |  |  |', '| b | 2 | < 2 | **no** |', '| c | 3 | 3 | yes |']);
});

it('a requirement on work that was never done does not hold', () => {
  expect(
    [
      noneOf(3, 'imports: not done', 0),
      noneOf(3, 'imports: not done', 1),
      noneOf(0, 'imports: not done', 0),
    ].map(({ held }) => held),
  ).toEqual([true, false, false]);
});
