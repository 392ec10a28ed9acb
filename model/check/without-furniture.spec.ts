import { expect, it } from 'vitest';
import { designOf } from '../designs/designs.ts';
import type { Plan, Wish } from '../plan/document.ts';
import { doubleWide } from '../testing/plans.ts';
import { checkPlan } from './check-plan.ts';
import { keepsFromSale, withoutFurniture } from './without-furniture.ts';

const base = '1.qqt4s.101112011010110.o0';
const at = (edits: string) => designOf(`${base}${edits}`)!.plan;

const faultsOf = (plan: Plan, wish?: Wish): string[] => {
  const empty = withoutFurniture(plan, wish);
  return checkPlan(empty.plan, empty.wish)
    .filter(keepsFromSale)
    .map(({ rule }) => rule);
};

it.each([
  ['a bed at the wall', '~f21.-12.0', 'use.bed-space'],
  ['a bed through the wall', '~f21.-36.0', 'use.fixture-inside'],
  ['a bed before a door', '~f23.0.-36', 'use.landing'],
  ['a bed in the bath', '~f25.-12.0', 'hud.111-toilet-front'],
  ['a dresser on a bed', '~f24.0.-36', 'use.fixture-overlap'],
  ['a dresser in a door’s swing', '~f26.-36.0', 'use.door-swing'],
])('never keeps a home from being sold for its furniture: %s', (_what, edits, rule) => {
  const plan = at(edits);
  expect(checkPlan(plan, plan.wish)).toContainEqual(expect.objectContaining({ rule, level: 'error' }));
  expect(faultsOf(plan, plan.wish)).toEqual([]);
});

it('does for a toilet at the wall, whatever the furniture', () => {
  expect(faultsOf(at('~f12.-12.0'), at('').wish)).toContain('hud.111-toilet-front');
  expect(faultsOf(at('~f12.-12.0~f21.-12.0'), at('').wish)).toContain('hud.111-toilet-front');
});

it('asks for the office that was wished, and not for its desk', () => {
  const plan = structuredClone(doubleWide());
  const wish: Wish = { ...at('').wish, office: true };
  const office = plan.levels[0].rooms.find(({ use }) => use === 'bedroom')!;
  expect(faultsOf(plan, wish)).toContain('wish.office');
  office.use = 'office';
  expect(checkPlan(plan, wish)).toContainEqual(expect.objectContaining({ rule: 'wish.office' }));
  expect(faultsOf(plan, wish)).not.toContain('wish.office');
  office.squareFeet = 59;
  expect(faultsOf(plan, wish)).toContain('wish.office');
});
