import { expect, it } from 'vitest';
import type { FixtureKind } from '../../plan/document.ts';
import type { Furniture } from './spots.ts';
import { wetGroups } from './wet-groups.ts';

const piece = (kind: FixtureKind, room: string, x: number): Furniture => ({
  kind,
  room,
  x,
  y: 0,
  w: 30,
  h: 30,
});

it('counts rooms whose pipes are near each other as one', () => {
  expect(wetGroups([piece('toilet', 'a', 0), piece('tub', 'a', 200), piece('sink', 'b', 255)])).toBe(2);
  expect(wetGroups([piece('toilet', 'a', 0), piece('tub', 'a', 200), piece('sink', 'b', 254)])).toBe(1);
  expect(wetGroups([piece('toilet', 'a', 0), piece('sink', 'b', 55), piece('sink', 'c', 400)])).toBe(3);
  expect(wetGroups([piece('toilet', 'a', 0), piece('sink', 'b', 50), piece('sink', 'c', 100)])).toBe(1);
});

it('leaves dry pieces out', () => {
  expect(wetGroups([piece('sofa', 'a', 0), piece('range', 'b', 100)])).toBe(0);
});
