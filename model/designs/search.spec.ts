import { expect, it } from 'vitest';
import { checkPlan } from '../check/check-plan.ts';
import { widthClasses, type Wish } from '../plan/document.ts';
import { buildCandidate, candidatesOf, outlineOfCandidate } from './candidates.ts';
import { differenceOf } from './differ.ts';
import { discomfortOf } from './livability.ts';
import { disproportion } from './proportions.ts';
import { findDesigns, nearby, search } from './search.ts';

const wishes = widthClasses.map((width): Wish => ({ beds: ['king', 'queen', 'full'], baths: 2, width }));
const mean = (points: readonly number[]): number => points.reduce((sum, one) => sum + one, 0) / points.length;

it.each(wishes)('prefers what a buyer would choose: $width', (wish) => {
  const all = candidatesOf(wish, 7, search).slice(0, 30);
  const usual = all.flatMap((candidate) => {
    const plan = buildCandidate(candidate);
    return plan ? [discomfortOf(plan)] : [];
  });
  const found = findDesigns(wish, 7, 3, search);
  expect(found).toHaveLength(3);
  expect(mean(found.map(({ plan }) => discomfortOf(plan)))).toBeLessThan(0.75 * mean(usual));
});

it.each(wishes)('begins with the same designs however many are wanted: $width', (wish) => {
  const codes = [1, 2, 3].map((count) => findDesigns(wish, 5, count, search).map(({ code }) => code));
  expect(codes[1]?.slice(0, 1)).toEqual(codes[0]);
  expect(codes[2]?.slice(0, 2)).toEqual(codes[1]);
});

it.each(wishes)('finds designs that pass and differ: $width', (wish) => {
  const plans = findDesigns(wish, 3, 4, search).map(({ plan }) => plan);
  expect(plans).toHaveLength(4);
  for (const [index, one] of plans.entries()) {
    expect(checkPlan(one, wish).filter(({ level }) => level === 'error')).toEqual([]);
    for (const other of plans.slice(index + 1)) expect(differenceOf(one, other)).toBeGreaterThanOrEqual(2);
  }
});

it('judges many outlines, each of which costs next to nothing', () => {
  for (const wish of wishes) {
    const candidates = candidatesOf(wish, 1, search);
    expect(candidates.length).toBeGreaterThanOrEqual(80);
    expect(candidates.length).toBeLessThanOrEqual(search.outlines);
    for (const one of candidates) {
      const outline = outlineOfCandidate(one);
      expect(outline && Number.isInteger(disproportion(outline))).toBe(true);
    }
  }
});

it('looks on while it has found nothing, so that a wish near another keeps its design', () => {
  const strict = { ...search, built: 0 };
  for (const wish of wishes) expect(findDesigns(wish, 2, 1, strict)).toHaveLength(1);
  expect(findDesigns(wishes[1] as Wish, 2, 1, nearby)).toHaveLength(1);
});
