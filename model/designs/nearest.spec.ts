import { expect, it } from 'vitest';
import type { Wish } from '../plan/document.ts';
import { anyWidth, nearestSize } from '../book/candidates.ts';
import { isWithinLimits, normalWish } from './limits.ts';
import { nearestWishes } from './nearest.ts';
import { reasonFor } from './reason.ts';

const wish: Wish = { beds: ['king', 'queen'], baths: 2, width: 'single', office: true, length: 40 };

it('changes one thing first, and no thing twice while others are left', () => {
  const nearest = nearestWishes(wish, () => true);
  expect(nearest.map(({ differs }) => differs)).toEqual([['length'], ['office'], ['width']]);
});

it('tries on until three work', () => {
  const nearest = nearestWishes(wish, (other) => other.length === undefined && other.beds.length === 1);
  expect(nearest.length).toBeGreaterThan(0);
  for (const { wish: other } of nearest) expect(other.beds).toHaveLength(1);
});

it('names a length that the rooms allow', () => {
  const feet = nearestSize(wish, 'length', anyWidth);
  expect(feet).toBeGreaterThan(50);
  expect(
    nearestSize({ ...wish, length: undefined, squareFeet: 100 }, 'squareFeet', anyWidth),
  ).toBeGreaterThan(700);
});

it('says what stands in the way by what has to change', () => {
  expect(reasonFor(wish, [{ wish, differs: ['length'] }])).toContain('40 ft');
  expect(reasonFor(wish, [{ wish, differs: ['beds', 'baths'] }])).toContain('a single section');
});

it.each<Partial<Wish>>([
  { beds: [] },
  { beds: Array<'twin'>(11).fill('twin') },
  { baths: 0.5 },
  { baths: 6.5 },
  { baths: 1.25 },
  { length: 0 },
  { length: 40.5 },
  { squareFeet: Number.NaN },
])('does not look for %j', (part) => {
  expect(isWithinLimits({ ...wish, ...part })).toBe(false);
});

it('writes a wish in one way', () => {
  const messy = {
    width: 'single',
    office: false,
    length: undefined,
    baths: 1,
    beds: ['queen'],
    squareFeet: 900.4,
  } as Wish;
  expect(JSON.stringify(normalWish(messy))).toBe(
    '{"beds":["queen"],"baths":1,"width":"single","squareFeet":900}',
  );
});
