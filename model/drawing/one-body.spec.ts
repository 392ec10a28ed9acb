import { describe, expect, it } from 'vitest';
import { dressed, ownLook } from '../generate/exterior/dressed.ts';
import { sideOfPorch } from '../generate/exterior/porch-doors.ts';
import { sideOfOpening } from '../generate/exterior/wall-side.ts';
import { outside, sides, type DressedPlan, type Side } from '../plan/document.ts';
import { dressedPlans } from '../testing/dressed-plans.ts';
import { drawElevation } from './elevation.ts';
import { svgOf } from './svg/svg.ts';

/** What the document has on a side. */
const expectedAt = (plan: DressedPlan, side: Side): string[] => {
  const [{ windows, doors }] = plan.levels;
  const porches = plan.porches.filter((porch) => sideOfPorch(plan, porch) === side);
  return [
    ...[...windows, ...doors.filter(({ rooms }) => rooms.includes(outside))].filter(
      (one) => sideOfOpening(plan, one) === side,
    ),
    ...porches,
    ...plan.steps.filter(({ porch }) => porches.some(({ id }) => id === porch)),
    ...plan.front.parts.filter((part) => part.side === side),
  ].map(({ id }) => id);
};

it('has thirty documents and more', () => {
  expect(dressedPlans.length).toBeGreaterThanOrEqual(30);
});

describe.each(dressedPlans)('front.one-body: $name', ({ plan }) => {
  const shown = dressed(plan, ownLook(plan))!;

  it.each(sides)(
    'its %s elevation names each porch, steps, part, window and door once, and nothing else',
    (side) => {
      const svg = svgOf(drawElevation(plan, side, 9));
      const named = [...svg.matchAll(/data-id="([^"]+)"/g)].map(([, id]) => id);
      expect(named.toSorted()).toEqual(expectedAt(shown, side).toSorted());
    },
  );
});
