import { expect, it } from 'vitest';
import { designOf } from '../designs/designs.ts';
import type { Plan } from '../plan/document.ts';
import { doubleWide, named, singleWide } from '../testing/plans.ts';
import { base } from './body/parts.ts';
import { houseOfPlan } from './house.ts';
import { postedPorch } from './posted-porch.ts';
import { houseSolid } from './solid/house-solid.ts';

/** How far the materials of a solid reach before the front wall, between two heights above the ground; in inches. */
const before = (plan: Plan, low: number, high: number): number => {
  let max = 0;
  for (const { positions, material } of houseSolid(plan, 'flat'))
    for (let at = 0; at < positions.length; at += 3) {
      const [y = 0, z = 0] = positions.slice(at + 1, at + 3).map((feet) => feet * 12);
      if (material !== 'roof' && material !== 'membrane' && y > low && y < high)
        max = Math.max(max, z - plan.width / 2);
    }
  return max;
};
const [railHigh, belowEaves] = [base + 20, base + 80];

it('has the porch of its plan, with posts, rails and a roof', () => {
  const plan = singleWide();
  const [porch] = plan.porches;
  const house = houseOfPlan(plan, 'flat');
  expect(house.porch).toMatchObject({ x: porch?.x, w: porch?.w, depth: porch?.h, covered: true });
  expect(postedPorch(house)).not.toBeNull();
  expect(before(plan, railHigh, belowEaves)).toBeGreaterThan((porch?.h ?? 0) - 12);
});

it.each([
  ['one that was drawn without', designOf('1.qqt4s.101112011010110.o0')!.plan],
  ['one that lost it', { ...singleWide(), porches: [] }],
])('shows none that the plan does not have: a landing with steps instead, of %s', (_what, plan) => {
  const house = houseOfPlan(plan, 'flat');
  const entry = plan.levels[0].doors.find((door) => door.entry)!;
  expect(plan.porches).toEqual([]);
  expect(postedPorch(house)).toBeNull();
  expect(house.porch).toMatchObject({ covered: false, door: entry.x + entry.w / 2, depth: 48 });
  expect(house.porch!.x).toBeLessThanOrEqual(entry.x);
  expect(house.porch!.x + house.porch!.w).toBeGreaterThanOrEqual(entry.x + entry.w);
  // Frames, sills and lamps stand out a little; a post or rail would stand out by feet.
  expect(before(plan, railHigh, belowEaves)).toBeLessThan(12);
  expect(before(plan, 0, base)).toBeGreaterThan(48);
});

it('has nothing before a front without a door', () => {
  const plan = structuredClone(doubleWide());
  const [level] = plan.levels;
  level.doors = level.doors.filter(({ id }) => id !== named(level.doors, 'front-door').id);
  const house = houseOfPlan(plan, 'flat');
  expect(house.front.filter(({ kind }) => kind !== 'window')).toEqual([]);
  expect([house.porch, house.entry]).toEqual([null, plan.length / 2]);
  expect(before(plan, 0, belowEaves)).toBeLessThan(12);
});
