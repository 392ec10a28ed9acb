import { expect, it } from 'vitest';
import { growthText } from './overview.ts';

it.each([
  [0, 0, 'None yet'],
  [0, 1, '+1 this month, none before'],
  [0, 1200, '+1,200 this month, none before'],
  [7, 7, 'No change from last month'],
  [100, 150, '+50% from last month'],
  [100, 50, '−50% from last month'],
  [100, 0, '−100% from last month'],
  [1, 12, '+1,100% from last month'],
  [200, 201, '+1% from last month'],
  [1000, 1004, '+less than 1% from last month'],
  [1000, 996, '−less than 1% from last month'],
])('from %i to %i is: %s', (before, total, words) => {
  expect(growthText({ before, total })).toBe(words);
});
