import { standardLook } from '@hearthline/rules/homes/looks/look.ts';
import { readPlan } from '@hearthline/model/check/read-plan.ts';
import { finishes, sidingColors } from '@hearthline/model/home/finishes.ts';
import { houseIn, type House } from '@hearthline/model/home/house.ts';
import type { SolidMesh } from '@hearthline/model/home/solid/mesh.ts';
import { houseSolid } from '@hearthline/model/home/solid/house-solid.ts';
import { fitted } from '@hearthline/model/home/solid/wall-faces.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { walkOf } from '@hearthline/model/walk/walk.ts';
import type { RoofProfile } from '@hearthline/rules/home-options.ts';
import { roofIds, sidingIds } from '@hearthline/rules/design.ts';
import { describe, expect, it } from 'vitest';
import { baseDocuments } from '../base-homes/homes.ts';

const planOf = (stored: unknown): Plan => {
  const read = readPlan(stored);
  if (!('plan' in read)) throw new Error('No plan');
  return read.plan;
};

type Corner = readonly [x: number, y: number, z: number];

/** What is wrong with the triangles of a mesh: as text, since there are a hundred thousand of them. */
const faultsOf = ({ material, positions: p, normals: n, uvs, inside }: SolidMesh): string[] => {
  const faults: string[] = [];
  if (!p.every(Number.isFinite) || !uvs.every(Number.isFinite)) faults.push(`${material}: not a number`);
  for (let at = 0; at < p.length; at += 9) {
    const corner = (index: number): Corner => [
      p[at + index * 3] ?? NaN,
      p[at + index * 3 + 1] ?? NaN,
      p[at + index * 3 + 2] ?? NaN,
    ];
    const [a, b, c] = [corner(0), corner(1), corner(2)];
    const [ux, uy, uz, vx, vy, vz] = [
      b[0] - a[0],
      b[1] - a[1],
      b[2] - a[2],
      c[0] - a[0],
      c[1] - a[1],
      c[2] - a[2],
    ];
    const cross = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx] as const;
    const [nx, ny, nz] = [n[at] ?? NaN, n[at + 1] ?? NaN, n[at + 2] ?? NaN];
    if (Math.abs(Math.hypot(nx, ny, nz) - 1) > 1e-6) faults.push(`${material}: a normal is not of length 1`);
    // Its corners run counterclockwise around its normal.
    const area = Math.hypot(...cross);
    if (area > 1e-6 && (cross[0] * nx + cross[1] * ny + cross[2] * nz) / area < 0.999)
      faults.push(`${material}: the corners of a face run against its normal`);
    const away = nx * (a[0] + b[0] + c[0]) + nz * (a[2] + b[2] + c[2]);
    if (material === 'siding' && (Math.abs(ny) > 1e-6 || away <= 0))
      faults.push(`a wall looks inwards at ${a.join()}`);
    if (material === 'roof' && !inside && ny <= 0) faults.push(`a roof looks down at ${a.join()}`);
  }
  return [...new Set(faults)];
};

describe.each(Object.entries(baseDocuments))('%s', (_slug, stored) => {
  const plan = planOf(stored);
  const houseUnder = (roof: RoofProfile): House => houseIn(plan, { ...standardLook, roof });

  it.each(roofIds)('is a sound solid under a %s roof', (roof) => {
    // The roof has nothing to do with the foundation: one of each is enough.
    const solid = houseSolid(houseUnder(roof), roof === 'hip' ? 'permanent' : 'skirting');
    expect(solid.flatMap(faultsOf)).toEqual([]);
    expect(solid.reduce((sum, { positions }) => sum + positions.length / 9, 0)).toBeLessThan(60_000);
  });

  it('cfg.walk: has every room but closets within reach of somebody who comes in by the front door', () => {
    const walk = walkOf(plan);
    expect(walk?.rooms.map(({ room }) => room)).toEqual(
      plan.levels[0].rooms.filter(({ use }) => use !== 'closet'),
    );
    expect(walk?.rooms.filter(({ stand }) => !walk.isReached(stand))).toEqual([]);
  });

  it.each(roofIds)('has its windows and doors where the plan has them under a %s roof', (roof) => {
    const sides = Object.values(houseUnder(roof).walls);
    for (const side of sides) expect(fitted(side)).toEqual(side.openings);
    const [level] = plan.levels;
    const ends = level.doors.filter(({ rooms }) => rooms.includes('outside')).length + level.windows.length;
    expect(sides.reduce((sum, { openings }) => sum + openings.length, 0)).toBe(ends);
  });
});

it.each(sidingIds)('%s comes with colors for everything that is painted', (siding) => {
  for (const color of [...Object.values(finishes[siding]), sidingColors[siding]])
    expect(color).toMatch(/^#[\da-f]{6}$/);
});
