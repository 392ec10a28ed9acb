import { expect, it } from 'vitest';
import { noneOf, percentile, slope, tableOf, under } from './report.ts';

it('the slope of a line is its slope, whatever noise lies on it', () => {
  expect(slope(Array.from({ length: 101 }, (_, x) => [x, 10 + 0.5 * x + (x % 2)]))).toBeCloseTo(0.5, 2);
  expect(slope([[5, 7], [5, 9]])).toBe(0); // prettier-ignore
});

it('a percentile is one of the values', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([0, 0.5, 0.99, 1].map((share) => percentile(values, share))).toEqual([1, 51, 100, 100]);
});

it('the table says what was met and what was not', () => {
  const figures = [{ name: 'a', value: '1' }, under('b', 2, 2, ' ms'), under('c', 1.9, 2, ' ms')];
  expect(tableOf(figures).split('\n').slice(2)).toEqual([
    '| a | 1 |  |  |  |',
    '| b | 2.0 ms |  | under 2 ms | **no** |',
    '| c | 1.9 ms |  | under 2 ms | yes |',
  ]);
});

it('a requirement on work that was never done is not met', () => {
  expect(
    [noneOf(3, 'imports', 0), noneOf(3, 'imports', 1), noneOf(0, 'imports', 0)].map(({ met }) => met),
  ).toEqual([true, false, false]);
});
