import { describe, expect, it } from 'vitest';
import { framedDouble, framedSingle } from '../testing/framed-homes.ts';
import { framedPlan, plainLook } from '../testing/framed-plan.ts';
import { doubleWide, named, singleWide } from '../testing/plans.ts';
import type { Plan } from '../plan/document.ts';
import { floorHeight } from '../plan/document.ts';
import { houseIn, seenFrom, type WallSide } from './house.ts';
import { outsideFaces } from './solid/house-solid.ts';

/** How far what stands on the porch of the front door, or is its roof, reaches before the street wall between two heights above the ground. */
const before = (plan: Plan, low: number, high: number): number => {
  const house = houseIn(plan);
  const faces = outsideFaces(house).filter(({ node }) => !/^roof|^foundation/.test(node));
  const reaches = faces.flatMap(({ points }) =>
    points.flatMap((point) => {
      const [, near] = seenFrom(house, house.street.side, point);
      return point[2] > low && point[2] < high ? [near] : [];
    }),
  );
  return Math.max(0, ...reaches);
};
const belowBeams = [floorHeight + 60, floorHeight + 84] as const;

it('front.one-body: has the porch of its old document, with posts and a roof', () => {
  const plan = singleWide();
  const house = houseIn(plan);
  const [porch] = plan.porches;
  expect(house.porches.find(({ porch: { id } }) => id === porch?.id)).toMatchObject({
    from: porch?.x,
    to: (porch?.x ?? 0) + (porch?.w ?? 0),
    depth: porch?.h,
    porch: { covered: true },
  });
  expect(outsideFaces(house).some(({ node, owner }) => node === 'roof' && owner === porch?.id)).toBe(true);
});

it('front.one-body: shows no porch that the document does not have: a landing without posts and roof, with steps', () => {
  const plan = { ...singleWide(), porches: [] };
  const house = houseIn(plan);
  expect(house.porches.every(({ porch, depth }) => porch.covered === false && depth === 36)).toBe(true);
  expect(outsideFaces(house).filter(({ owner }) => owner !== undefined)).toEqual([]);
  // Nothing as high as a post.
  expect(before(plan, ...belowBeams)).toBeLessThan(12);
  expect(before(plan, 0, floorHeight)).toBe(66);
});

it('has nothing before a street wall without a door', () => {
  const plan = structuredClone(doubleWide());
  const [level] = plan.levels;
  level.doors = level.doors.filter(({ id }) => id !== named(level.doors, 'front-door').id);
  const house = houseIn(plan);
  expect(house.street.openings.filter(({ kind }) => kind !== 'window')).toEqual([]);
  expect(house.entry).toBe(plan.length / 2);
  expect(before(plan, 0, 200)).toBeLessThan(12);
});

describe('seen from each side', () => {
  const plan = framedPlan(framedDouble(), plainLook('front'));
  const house = houseIn(plan);

  it.each(Object.values(house.walls))(
    '$side: a point of the wall is where it was placed',
    ({ side, at }: WallSide) => {
      expect(seenFrom(house, side, at(70, 12, 40))).toEqual([70, 12]);
    },
  );

  it('has windows and doors as high as the document says', () => {
    const [{ windows, doors }] = plan.levels;
    const openings = Object.values(house.walls).flatMap((wall) => wall.openings);
    expect(openings).toHaveLength(windows.length + doors.length);
    for (const { id, sill, height } of windows)
      expect(openings.find((one) => one.id === id)).toMatchObject({ kind: 'window', sill, h: height });
    for (const { id, clearHeight } of doors)
      expect(openings.find((one) => one.id === id)).toMatchObject({ sill: 0, h: clearHeight });
  });
});

it('looks at the side of the street, wherever it is', () => {
  const house = houseIn(framedPlan(framedSingle(), plainLook('left')));
  expect([house.street.side, house.street.length]).toEqual(['left', 160]);
});

describe('roof parts', () => {
  const housed = (style: 'farmhouse' | 'craftsman' | 'cabin' | 'modern') =>
    houseIn(
      framedPlan(framedDouble(), {
        ...plainLook('front'),
        style,
        roof: style === 'modern' ? 'shed' : 'gable',
      }),
    );

  it.each(['farmhouse', 'craftsman', 'cabin', 'modern'] as const)(
    '%s: each takes its stretch of the wall, below the ridge',
    (style) => {
      const house = housed(style);
      expect(house.parts.length).toBeGreaterThan(0);
      for (const { part, wall } of house.parts) {
        const own = outsideFaces(house)
          .filter(({ node }) => node === `part:${part.id}`)
          .flatMap(({ points }) => points);
        const along = own.map((point) => seenFrom(house, wall.side, point)[0]);
        expect([Math.min(...along), Math.max(...along)]).toEqual([part.from, part.to]);
        if (part.kind !== 'clerestory')
          expect(Math.max(...own.map(([, , z]) => z))).toBeLessThan(house.roof.top);
      }
    },
  );

  it('a gable over the whole porch is its roof; a narrower one leaves it its own', () => {
    const roofs = (house: ReturnType<typeof housed>): (string | undefined)[] =>
      outsideFaces(house).flatMap(({ node, owner }) =>
        node === 'roof' && owner?.startsWith('porch') ? [owner] : [],
      );
    expect(roofs(housed('craftsman'))).toEqual([]);
    expect(new Set(roofs(housed('farmhouse')))).toEqual(new Set(['porch-1']));
  });
});
