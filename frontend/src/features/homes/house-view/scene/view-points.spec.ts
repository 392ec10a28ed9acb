import { describe, expect, it } from 'vitest';
import { heights, viewNames, viewPoint } from './view-points.ts';

const sizes = [
  { length: 34, depth: 13.3, door: -8 },
  { length: 76, depth: 40, door: 20 },
];

describe.each(viewNames)('%s', (name) => {
  it.each(sizes)('stands 0 to 80 degrees above the horizon, outside of the home', (size) => {
    for (const aspect of [1, 1.5]) {
      const { eye, target } = viewPoint(name, size, aspect);
      const to = eye.clone().sub(target);
      const height = (Math.asin(to.y / to.length()) * 180) / Math.PI;
      expect(height).toBeGreaterThanOrEqual(heights.min - 1e-9);
      expect(height).toBeLessThanOrEqual(heights.max);
      expect(eye.z).toBeGreaterThan(size.depth / 2);
      // The controls keep the same limits of distance.
      expect(to.length()).toBeGreaterThan(16);
      expect(to.length()).toBeLessThan(230);
    }
  });

  it('is farther away in a narrow picture', () => {
    const [size] = sizes as [(typeof sizes)[number]];
    const far = (aspect: number): number => {
      const { eye, target } = viewPoint(name, size, aspect);
      return eye.distanceTo(target);
    };
    expect(far(0.8)).toBeGreaterThan(far(1.5));
  });
});

it('keeps the limits that were agreed on', () => {
  expect(heights).toEqual({ min: 0, max: 80 });
});

it('looks from the street with the eyes of somebody who stands there, level', () => {
  for (const size of sizes) {
    const { eye, target } = viewPoint('Street', size, 1.5);
    expect([eye.y * 12, target.y * 12]).toEqual([66, 66]);
  }
});
