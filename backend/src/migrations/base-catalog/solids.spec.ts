import { readPlan } from '@hearthline/model/check/read-plan.ts';
import { houseSolid } from '@hearthline/model/home/solid/house-solid.ts';
import { roofIds } from '@hearthline/rules/design.ts';
import { expect, it } from 'vitest';
import plans from './plans.json' with { type: 'json' };

// The siding is paint only: one solid for all eight.
it.each(Object.entries(plans))('%s is a sound solid under every roof', (slug, stored) => {
  const read = readPlan(stored);
  if (!('plan' in read)) throw new Error(slug);
  for (const roof of roofIds) {
    const solid = houseSolid(read.plan, roof);
    const count = solid.reduce((sum, { positions }) => sum + positions.length / 9, 0);
    expect(count, roof).toBeLessThan(60_000);
    for (const { positions, normals, uvs } of solid) {
      expect(positions.every(Number.isFinite) && uvs.every(Number.isFinite), roof).toBe(true);
      for (let at = 0; at < normals.length; at += 3)
        if (Math.abs(Math.hypot(normals[at] ?? 0, normals[at + 1] ?? 0, normals[at + 2] ?? 0) - 1) > 1e-6)
          throw new Error(`${roof}: a normal is not of length 1`);
    }
  }
});
