import { describe, expect, it } from 'vitest';
import { checkPlan } from '../check/check-plan.ts';
import { readPlan } from '../check/read-plan.ts';
import { widthClasses, type BedKind, type Plan, type WidthClass, type Wish } from '../plan/document.ts';
import type { Design, DesignAnswer } from './design.ts';
import { designOf, designsFor } from './designs.ts';
import { doorGraphOf, sameGraph } from '../check/door-graph.ts';

const beds = (...kinds: BedKind[]): BedKind[] => kinds;
const plansOf = ({ designs }: DesignAnswer): Plan[] => designs.map(({ plan }) => plan);

const errorsIn = (document: unknown, wish: Wish): string[] => {
  const read = readPlan(JSON.parse(JSON.stringify(document)));
  const findings = 'findings' in read ? read.findings : checkPlan(read.plan, wish);
  return findings.filter(({ level }) => level === 'error').map(({ rule, message }) => `${rule}: ${message}`);
};

const homes: Readonly<Record<WidthClass, readonly (readonly [BedKind[], number])[]>> = {
  single: [
    [beds('queen'), 1],
    [beds('king', 'queen'), 2],
    [beds('queen', 'full', 'twin'), 2],
  ],
  double: [
    [beds('queen'), 1],
    [beds('king', 'queen'), 2],
    [beds('king', 'queen', 'queen'), 2.5],
    [beds('king', 'queen', 'full', 'twin'), 3],
  ],
  triple: [
    [beds('king', 'queen', 'full'), 2],
    [beds('king', 'queen', 'full', 'twin'), 3],
  ],
};

const everywhere: readonly Partial<Wish>[] = [
  { kitchen: 'closed' },
  { kitchen: 'open', porch: true },
  { primaryApart: true, entry: 'utility' },
];
const more: Readonly<Record<WidthClass, readonly Partial<Wish>[]>> = {
  single: [...everywhere, { length: 58 }, { office: true }],
  double: [...everywhere, { length: 46 }, { office: true }, { accessible: true }],
  triple: [...everywhere, { length: 58 }],
};

describe.each(widthClasses)('%s homes', (width) => {
  it.each(homes[width])('for %j with %d baths: three that pass every rule and differ', (list, baths) => {
    const wish: Wish = { beds: list, baths, width };
    const answer = designsFor(wish, 11, 3);
    const plans = plansOf(answer);
    expect(plans).toHaveLength(3);
    for (const plan of plans) expect(errorsIn(plan, wish)).toEqual([]);
    for (const [index, one] of plans.entries())
      for (const other of plans.slice(index + 1))
        expect(sameGraph(doorGraphOf(one), doorGraphOf(other))).toBe(false);
    for (const { code, plan } of answer.designs)
      expect(JSON.stringify(designOf(code)?.plan)).toBe(JSON.stringify(plan));
  });

  it.each(more[width])('with %j', (part) => {
    const list = width === 'triple' ? beds('queen', 'queen', 'full') : beds('queen', 'queen');
    const wish: Wish = { beds: list, baths: 2, width, ...part };
    const plans = plansOf(designsFor(wish, 5, 2));
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) expect(errorsIn(plan, wish)).toEqual([]);
  });
});

const three: Wish = { beds: beds('queen', 'queen', 'twin'), baths: 2, width: 'double' };

it('answers the same wish and seed with the same bytes, whatever order its fields have', () => {
  const one = designsFor({ ...three, porch: true, office: true }, 1, 2);
  const other = designsFor({ office: true, porch: true, accessible: false, ...three }, 1, 2);
  expect(JSON.stringify(one)).toBe(JSON.stringify(other));
});

it('answers other seeds with other designs', () => {
  const codes = [1, 2, 3, 4].map((seed) => designsFor(three, seed, 1).designs[0]?.code);
  expect(new Set(codes).size).toBe(4);
});

it('comes near a number of square feet', () => {
  for (const { squareFeet } of designsFor({ ...three, squareFeet: 1800 }, 1, 3).designs)
    expect(Math.abs(squareFeet - 1800)).toBeLessThanOrEqual(90);
});

it.each<[string, Wish]>([
  [
    'too many rooms',
    { beds: beds('queen', 'queen', 'queen', 'queen', 'queen'), baths: 3.5, width: 'single' },
  ],
  ['too short', { ...three, length: 30 }],
  ['too small', { ...three, squareFeet: 700 }],
  ['beyond any home', { beds: Array<BedKind>(10).fill('king'), baths: 6, width: 'double', accessible: true }],
])('says why a wish cannot be built, and what can: %s', (_why, wish) => {
  const answer = designsFor(wish, 3, 3);
  expect(answer.designs).toEqual([]);
  if (!('reason' in answer)) throw new Error('A reason was expected');
  expect(answer.reason.length).toBeGreaterThan(20);
  expect(answer.nearest).toHaveLength(3);
  for (const { wish: other, differs } of answer.nearest) {
    expect(differs.length).toBeGreaterThan(0);
    expect(designsFor(other, 3, 1).designs).toHaveLength(1);
  }
});

describe('place.travel: plans with a section that does not travel', () => {
  const deepest = ({ plan }: Design): number => Math.max(...plan.levels[0].sections.map(({ h }) => h));
  const two: Wish = { beds: beds('queen', 'full'), baths: 1, width: 'single' };

  it('are left out, those of exactly that width are not', () => {
    const depths = (feet: number): number[] => designsFor(two, 2, 6, feet).designs.map(deepest);
    expect(depths(16)).toContain(192);
    expect(Math.max(...depths(191 / 12))).toBeLessThan(192);
  });

  it('are all that a wish has: the reason says so, and what is near travels', () => {
    const answer = designsFor({ beds: beds('king', 'queen', 'full'), baths: 2, width: 'single' }, 1, 1, 13);
    if (!('reason' in answer)) throw new Error('A reason was expected');
    expect(answer.reason).toBe(
      'Too wide for the road. Every plan for this wish has a section of more than 13 ft.',
    );
    expect(answer.nearest.length).toBeGreaterThan(0);
    for (const { wish } of answer.nearest)
      expect(Math.max(...designsFor(wish, 1, 1, 13).designs.map(deepest))).toBeLessThanOrEqual(156);
  });

  it('are not why a wish that no width has cannot be built', () => {
    const answer = designsFor({ ...two, length: 12 }, 1, 1, 16);
    expect('reason' in answer && answer.reason).toMatch(/^No arrangement of these rooms is 12 ft long/);
  });
});
