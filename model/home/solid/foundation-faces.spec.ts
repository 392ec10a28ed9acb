import { expect, it } from 'vitest';
import { doubleWide } from '../../testing/plans.ts';
import { floorHeight } from '../../plan/document.ts';
import { houseIn } from '../house.ts';
import type { SolidMaterial } from './faces.ts';
import { houseSolid } from './house-solid.ts';
import type { SolidMesh } from './mesh.ts';

const of = (solid: readonly SolidMesh[], material: SolidMaterial): number[] =>
  solid.filter((mesh) => mesh.material === material).flatMap(({ positions }) => positions);

const heightsOf = (positions: readonly number[]): number[] =>
  positions.filter((_part, index) => index % 3 === 1);

it('stands on skirting with vents, or a foot lower on a wall of concrete', () => {
  const skirted = houseSolid(houseIn(doubleWide()));
  const founded = houseSolid(houseIn(doubleWide()), 'permanent');
  expect(of(skirted, 'vent').length).toBeGreaterThan(0);
  expect(Math.min(...heightsOf(of(skirted, 'skirting')))).toBe(0);
  expect(Math.max(...heightsOf(of(skirted, 'skirting')))).toBeCloseTo((floorHeight - 1) / 12);
  expect(of(founded, 'vent')).toEqual([]);
  expect(of(founded, 'foundation').length).toBeGreaterThan(0);
  const [high, low] = [skirted, founded].map((solid) => Math.max(...heightsOf(of(solid, 'roof'))));
  expect((high ?? 0) - (low ?? 0)).toBeCloseTo(1);
});
