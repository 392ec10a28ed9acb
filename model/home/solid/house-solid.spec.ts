import { standardLook } from '@hearthline/rules/homes/looks/look.ts';
import { roofIds } from '@hearthline/rules/design.ts';
import { describe, expect, it } from 'vitest';
import { doubleWide, singleWide } from '../../testing/plans.ts';
import { floorHeight as base } from '../../plan/document.ts';
import { houseIn } from '../house.ts';
import { wallHeight } from '../roof.ts';
import { houseSolid } from './house-solid.ts';
import type { SolidMesh } from './mesh.ts';

/** The triangles of a mesh, as corners. */
const triangles = ({ positions }: SolidMesh): [number, number, number][][] =>
  Array.from({ length: positions.length / 9 }, (_, index) =>
    [0, 3, 6].map((at): [number, number, number] => {
      const [x = 0, y = 0, z = 0] = positions.slice(index * 9 + at, index * 9 + at + 3);
      return [x, y, z];
    }),
  );

const side = (a: readonly number[], b: readonly number[], p: readonly [number, number]): number =>
  ((b[0] ?? 0) - (a[0] ?? 0)) * (p[1] - (a[1] ?? 0)) - ((b[1] ?? 0) - (a[1] ?? 0)) * (p[0] - (a[0] ?? 0));

/** Whether a point lies in a triangle that is looked at along one axis. */
const holds = (
  corners: readonly (readonly number[])[],
  axes: readonly [0 | 1, 1 | 2],
  p: readonly [number, number],
): boolean => {
  const flat = corners.map((corner) => axes.map((axis) => corner[axis] ?? 0));
  const signs = flat.map((a, index) => Math.sign(side(a, flat[(index + 1) % 3] ?? a, p)));
  return signs.every((sign) => sign >= 0) || signs.every((sign) => sign <= 0);
};

/** The height of a triangle's plane over a point of the ground. */
const heightOver = (corners: readonly (readonly number[])[], x: number, z: number): number => {
  const [a = [], b = [], c = []] = corners;
  const [ax = 0, ay = 0, az = 0] = a;
  const [bx = 0, by = 0, bz = 0] = b;
  const [cx = 0, cy = 0, cz = 0] = c;
  const whole = (bx - ax) * (cz - az) - (cx - ax) * (bz - az);
  if (Math.abs(whole) < 1e-9) return Infinity;
  const v = ((x - ax) * (cz - az) - (cx - ax) * (z - az)) / whole;
  const w = ((bx - ax) * (z - az) - (x - ax) * (bz - az)) / whole;
  return ay + v * (by - ay) + w * (cy - ay);
};

describe.each([
  ['single wide', singleWide()],
  ['double wide', doubleWide()],
])('the solid of a %s', (_name, plan) => {
  it.each(roofIds)('with a %s roof is sound', (roof) => {
    const solid = houseSolid(houseIn(plan, { ...standardLook, roof }));
    let count = 0;
    for (const { positions, normals, uvs } of solid) {
      expect([...positions, ...normals, ...uvs].every(Number.isFinite)).toBe(true);
      expect([normals.length, uvs.length]).toEqual([positions.length, (positions.length / 3) * 2]);
      for (let at = 0; at < normals.length; at += 3)
        expect(Math.hypot(normals[at] ?? 0, normals[at + 1] ?? 0, normals[at + 2] ?? 0)).toBeCloseTo(1, 6);
      count += positions.length / 9;
    }
    expect(count).toBeLessThan(60_000);
  });

  it.each(roofIds)('has a %s roof over its whole footprint, above the walls', (roof) => {
    const covers = houseSolid(houseIn(plan, { ...standardLook, roof }))
      .filter(({ material, lifts }) => lifts && material !== 'siding' && material !== 'ceiling')
      .flatMap(triangles);
    const [halfLength, halfWidth] = [plan.length / 24, plan.width / 24];
    for (let x = -0.99; x <= 1; x += 0.11)
      for (let z = -0.99; z <= 1; z += 0.11) {
        const p = [x * halfLength, z * halfWidth] as const;
        const over = covers.filter((corners) =>
          holds(
            corners.map(([a, b, c]) => [a, c, b]),
            [0, 1],
            p,
          ),
        );
        expect(over.length, `${x} ${z}`).toBeGreaterThan(0);
      }
    const top = Math.max(...covers.flat().map(([, y]) => y));
    expect(top).toBeGreaterThan((base + wallHeight) / 12);
  });

  it.each(roofIds)('shows no sky between its front wall and its %s roof', (roof) => {
    const solid = houseSolid(houseIn(plan, { ...standardLook, roof }));
    // Just behind the face of the wall, between the windows of which none reaches this high.
    const front = plan.width / 24;
    for (const share of [-0.9, -0.45, 0.03, 0.45, 0.9]) {
      const x = (share * plan.length) / 24;
      const tops = solid
        .filter(({ material }) => material === 'siding')
        .flatMap(triangles)
        .filter((corners) => corners.every(([, , z]) => Math.abs(z - front) < 0.01))
        .filter(
          (corners) => Math.min(...corners.map(([a]) => a)) <= x && Math.max(...corners.map(([a]) => a)) >= x,
        );
      const up = (from: number): number[] => Array.from({ length: 400 }, (_, step) => from + step / 48);
      const isWall = (y: number): boolean => tops.some((corners) => holds(corners, [0, 1], [x, y]));
      const wallTop = Math.max(...up((base + 84) / 12).filter(isWall));
      const covers = solid
        .filter(({ lifts, material }) => lifts && (material === 'trim' || material === 'membrane'))
        .flatMap(triangles)
        .filter((corners) =>
          holds(
            corners.map(([a, b, c]) => [a, c, b]),
            [0, 1],
            [x, front - 0.02],
          ),
        );
      const lowest = Math.min(...covers.map((corners) => heightOver(corners, x, front - 0.02)));
      expect(lowest - wallTop, `${share}`).toBeLessThan(1 / 24);
    }
  });

  it('has no siding where its front windows are, and glass in each', () => {
    const solid = houseSolid(houseIn(plan));
    const onFront = (material: string): [number, number, number][][] =>
      solid
        .filter((mesh) => mesh.material === material)
        .flatMap(triangles)
        .filter((corners) => corners.every(([, , z]) => Math.abs(z - plan.width / 24) < 0.5));
    const windows = plan.levels[0].windows.filter(({ y, h, w }) => y + h > plan.width - 8 && w > h);
    expect(windows.length).toBeGreaterThan(0);
    for (const { x, w, sill, height } of windows) {
      const p = [(x + w * 0.4 - plan.length / 2) / 12, (base + sill + height * 0.3) / 12] as const;
      expect(onFront('siding').some((corners) => holds(corners, [0, 1], p))).toBe(false);
      expect(onFront('glass').some((corners) => holds(corners, [0, 1], p))).toBe(true);
      // The wall goes on above it.
      const above = [p[0], (base + sill + height + 5) / 12] as const;
      expect(onFront('siding').some((corners) => holds(corners, [0, 1], above))).toBe(true);
    }
  });
});
