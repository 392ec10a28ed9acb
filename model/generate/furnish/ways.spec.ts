import { expect, it } from 'vitest';
import { apart, isWithinReach, middlesApart } from './measure.ts';
import { isWalkable } from './free-ways.ts';

const bounds = { x: 0, y: 0, w: 120, h: 120 };
const goals = [
  { x: 0, y: 0, w: 24, h: 24 },
  { x: 96, y: 96, w: 24, h: 24 },
];

it('finds a way past what stands in a room', () => {
  const across = (w: number): boolean =>
    isWalkable({ bounds, walls: [], goals }, [{ x: 0, y: 50, w, h: 20 }]);
  expect(across(98)).toBe(true);
  expect(across(99)).toBe(false);
});

it('finds no way through walls or to a place that is taken', () => {
  expect(isWalkable({ bounds, walls: [{ x: 60, y: 0, w: 4, h: 120 }], goals }, [])).toBe(false);
  expect(isWalkable({ bounds, walls: [], goals }, [{ x: 90, y: 90, w: 30, h: 30 }])).toBe(false);
});

it('needs no way where there is one door', () => {
  expect(isWalkable({ bounds, walls: [], goals: goals.slice(0, 1) }, [bounds])).toBe(true);
});

it('measures in whole inches', () => {
  const one = { x: 0, y: 0, w: 10, h: 10 };
  const other = { x: 13, y: 14, w: 10, h: 10 };
  expect(apart(one, other)).toBe(7);
  expect(isWithinReach(one, other, 5)).toBe(true);
  expect(isWithinReach(one, other, 4)).toBe(false);
  expect(middlesApart(one, other)).toBe(27);
});
