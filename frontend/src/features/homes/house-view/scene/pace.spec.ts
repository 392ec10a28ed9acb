import { expect, it } from 'vitest';
import { paceOf } from './pace.ts';

/** The shares of frames that each took so long. */
const shares = (...took: number[]): number[] => {
  const pace = paceOf();
  let now = 1000;
  return took.map((each) => {
    now += each;
    return pace.share(now);
  });
};

const frames = (count: number, took: number): number[] => Array.from({ length: count }, () => took);

it('draws all of the width while frames come thirty times a second', () => {
  expect(new Set(shares(...frames(40, 32)))).toEqual(new Set([1]));
});

it('draws less of it, step by step and never less than six tenths, while they come slowly', () => {
  const drawn = shares(...frames(40, 60));
  expect(drawn.slice(0, 4)).toEqual([1, 1, 1, 1]);
  expect(drawn.every((share, index) => share <= (drawn[index - 1] ?? 1))).toBe(true);
  expect(drawn.at(-1)).toBeCloseTo(0.6);
});

it('draws all of it again once they come quickly', () => {
  expect(shares(...frames(40, 60), ...frames(80, 16)).at(-1)).toBe(1);
});

it('does not take a pause for a slow frame', () => {
  expect(new Set(shares(...frames(40, 400)))).toEqual(new Set([1]));
});
