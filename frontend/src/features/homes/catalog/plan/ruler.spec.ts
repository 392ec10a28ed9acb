import { doubleWide } from '@hearthline/model/testing/plans.ts';
import { shownPlan } from '@hearthline/model/drawing/draw-plan.ts';
import { expect, it } from 'vitest';
import { distanceText, nextFace, snapped, straightened, wallFaces } from './ruler.ts';

const plan = doubleWide();

it('holds on to walls that are near, and to nothing else', () => {
  const faces = wallFaces(plan);
  expect(snapped({ x: 1.4, y: 1.4 }, faces, 3)).toEqual({ x: 0, y: 0 });
  expect(snapped({ x: -50.4, y: -50.4 }, faces, 3)).toEqual({ x: -50, y: -50 });
});

it('goes from wall to wall, over the whole home from outside to outside', () => {
  for (const turned of [false, true]) {
    const seen = shownPlan(plan, { turned });
    const [left, right] = [
      { x: -20, y: 1 },
      { x: seen.length + 20, y: 1 },
    ];
    const from = nextFace(left, wallFaces(seen), 'x', 1);
    const to = nextFace(right, wallFaces(seen), 'x', -1);
    expect(to.x - from.x).toBe(turned ? plan.width : plan.length);
  }
});

it('measures straight where it is nearly straight, in feet and inches', () => {
  expect(straightened({ x: 0, y: 0 }, { x: 151, y: 9 })).toEqual({ x: 151, y: 0 });
  expect(straightened({ x: 0, y: 0 }, { x: 30, y: 40 })).toEqual({ x: 30, y: 40 });
  expect(distanceText({ x: 0, y: 0 }, { x: 151, y: 0 })).toBe(`12' 7"`);
});
