import { expect, it } from 'vitest';
import type { Plan } from '../plan/document.ts';
import { doubleWide } from '../testing/plans.ts';
import { isWellProportioned } from './proportions.ts';

const withLiving = (inches: number): Plan => {
  const plan = doubleWide();
  const living = plan.levels[0].rooms.find(({ use }) => use === 'living');
  if (!living) throw new Error('a home has a living room');
  return {
    ...plan,
    levels: [
      {
        ...plan.levels[0],
        rooms: [
          {
            ...living,
            floor: [
              [6, 6],
              [6 + inches, 6],
              [6 + inches, 160],
              [6, 160],
            ],
          },
        ],
      },
    ],
  };
};

it('finds a living room of up to 32 feet well proportioned, a longer one not', () => {
  expect(isWellProportioned(withLiving(384))).toBe(true);
  expect(isWellProportioned(withLiving(385))).toBe(false);
});
