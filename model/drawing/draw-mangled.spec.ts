import { expect, it } from 'vitest';
import { readPlan } from '../check/read-plan.ts';
import { sequence } from '../random.ts';
import { mangle } from '../testing/mangle.ts';
import { doubleWide, singleWide } from '../testing/plans.ts';
import { tries } from '../testing/tries.ts';
import { drawElevation } from './elevation.ts';
import { planSvg, svgOf } from './svg/svg.ts';

it('draws whatever is read as a plan, with numbers that are numbers', () => {
  const next = sequence('drawings');
  const count = tries(60, 300);
  let drawn = 0;
  for (let i = 0; i < count; i++) {
    const read = readPlan(mangle(i % 2 ? singleWide() : doubleWide(), next));
    if (!('plan' in read)) continue;
    drawn += 1;
    const all = [
      planSvg(read.plan, { alarms: true, tags: true, interiorDimensions: true, mirrored: i % 3 === 0 }),
      svgOf(drawElevation(read.plan, 'left', 9)),
    ];
    for (const svg of all) expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  }
  expect(drawn).toBeGreaterThan(count / 5);
});
