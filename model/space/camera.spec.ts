import { describe, expect, it } from 'vitest';
import { cameraOn, eyeHeight } from './camera.ts';
import type { Point3 } from './point.ts';

const points: Point3[] = [
  [0, 0, 0],
  [400, 0, 120],
  [400, 300, 0],
];
const from = { centre: [200, 150, 0], distance: 900, turn: 35 } as const;
const frame = { x: 100, y: 50, w: 800, h: 500 };

describe('a camera', () => {
  const { project, horizon, groundAt } = cameraOn(points, from, frame);

  it('has the horizon at the height of the eye, near and far', () => {
    for (const y of [-300, 0, 5_000, 1e7])
      expect(project([120, y, eyeHeight])[1], String(y)).toBeCloseTo(horizon, 6);
    expect(project([120, 1e7, 0])[1]).toBeCloseTo(horizon, 1);
    expect(project([120, 0, eyeHeight + 1])[1]).toBeLessThan(horizon);
  });

  it('looks from the height of a person unless told otherwise', () => {
    expect(eyeHeight).toBe(66);
    const above = cameraOn(points, { ...from, eye: 190 }, frame);
    expect(above.project([0, 0, 190])[1]).toBeCloseTo(above.horizon, 6);
  });

  it('knows which point of the ground is seen', () => {
    for (const point of [
      [10, 20, 0],
      [390, -120, 0],
      [900, 2_000, 0],
    ] as Point3[]) {
      const [x, y, z] = groundAt(project(point));
      expect(x).toBeCloseTo(point[0], 4);
      expect(y).toBeCloseTo(point[1], 4);
      expect(z).toBe(0);
    }
  });

  it('fits what must be seen into its frame, the lowest point on the lower edge', () => {
    const seen = points.map(project);
    const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
    expect(Math.max(...ys)).toBeCloseTo(550, 6);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(50 - 1e-6);
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(100 - 1e-6);
    expect(Math.max(...xs)).toBeLessThanOrEqual(900 + 1e-6);
  });

  it('keeps walls upright', () => {
    expect(project([400, 300, 0])[0]).toBeCloseTo(project([400, 300, 120])[0], 9);
  });
});
