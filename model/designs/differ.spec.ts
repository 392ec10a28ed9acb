import { expect, it } from 'vitest';
import type { Plan } from '../plan/document.ts';
import { doubleWide, singleWide } from '../testing/plans.ts';
import { differenceOf } from './differ.ts';

/** The same home seen in a mirror, or stretched. */
const moved = (plan: Plan, x: (at: number) => number, y: (at: number) => number, longer = 1): Plan => ({
  ...plan,
  length: plan.length * longer,
  levels: [
    {
      ...plan.levels[0],
      rooms: plan.levels[0].rooms.map((room) => ({
        ...room,
        floor: room.floor.map(([cx, cy]) => [x(cx), y(cy)]),
      })),
    },
  ],
});

it('does not tell a home from its mirror images or from a longer one', () => {
  const plan = doubleWide();
  const flipX = (at: number): number => plan.length - at;
  const flipY = (at: number): number => plan.width - at;
  const same = (at: number): number => at;
  expect(differenceOf(plan, plan)).toBe(0);
  expect(differenceOf(plan, moved(plan, flipX, same))).toBe(0);
  expect(differenceOf(plan, moved(plan, flipX, flipY))).toBe(0);
  expect(
    differenceOf(
      plan,
      moved(plan, (at) => at * 1.5, same, 1.5),
    ),
  ).toBe(0);
});

it('tells homes of other arrangement', () => {
  expect(differenceOf(doubleWide(), singleWide())).toBeGreaterThan(1);
});
