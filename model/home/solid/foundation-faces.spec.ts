import { expect, it } from 'vitest';
import { doubleWide } from '../../testing/plans.ts';
import { base } from '../body/parts.ts';
import { houseSolid } from './house-solid.ts';
import type { SolidMaterial, SolidMesh } from './mesh.ts';

const of = (solid: readonly SolidMesh[], material: SolidMaterial): number[] =>
  solid.filter((mesh) => mesh.material === material).flatMap(({ positions }) => positions);

const heightsOf = (positions: readonly number[]): number[] =>
  positions.filter((_part, index) => index % 3 === 1);

it('stands on skirting with vents, or a foot lower on a wall of concrete', () => {
  const skirted = houseSolid(doubleWide(), 'gable');
  const founded = houseSolid(doubleWide(), 'gable', 'permanent');
  expect(of(skirted, 'vent').length).toBeGreaterThan(0);
  expect(Math.min(...heightsOf(of(skirted, 'skirting')))).toBe(0);
  expect(Math.max(...heightsOf(of(skirted, 'skirting')))).toBeCloseTo((base - 1) / 12);
  expect([...of(founded, 'vent'), ...of(founded, 'skirting')]).toEqual([]);
  const [high, low] = [skirted, founded].map((solid) => Math.max(...heightsOf(of(solid, 'roof'))));
  expect((high ?? 0) - (low ?? 0)).toBeCloseTo(1);
});

it('has three dormers with a window each at its front and its rear under a mansard', () => {
  const panes = (roof: 'mansard' | 'hip'): number =>
    houseSolid(doubleWide(), roof)
      .filter(({ material, lifts }) => material === 'glass' && lifts)
      .reduce((sum, { positions }) => sum + positions.length / 18, 0);
  expect(panes('hip')).toBe(0);
  expect(panes('mansard')).toBe(6);
  const front = Math.max(
    ...of(houseSolid(doubleWide(), 'mansard'), 'glass').filter((_z, index) => index % 3 === 2),
  );
  // Before the wall, so that the slope does not cover them.
  expect(front).toBeCloseTo(doubleWide().width / 24 + 5.4 / 12);
});
