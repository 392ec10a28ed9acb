import { eyeHeight } from '@hearthline/model/space/camera.ts';
import { describe, expect, it } from 'vitest';
import { drawLand } from './land.ts';
import { bark, onPaper } from './land/trees.ts';

const d = (shape: ReturnType<typeof drawLand>[number] | undefined): string =>
  shape?.kind === 'path' ? shape.d : '';

describe('the land', () => {
  it.each(['enid', 'toutle', 'baker', 'long-beach'])(
    'of %s roots every tree behind the edge of the ground',
    (seed) => {
      const horizon = 560;
      const shapes = drawLand(1200, 800, () => [0, horizon], seed);
      const ground = shapes.findIndex((shape) => d(shape).endsWith('L1200 800L0 800Z'));
      const edge = d(shapes[ground])
        .split(/[ML]/)
        .slice(1, -2)
        .map((point) => Number(point.split(' ')[1]));
      const trunks = shapes.flatMap((shape, index) =>
        shape.kind === 'path' && shape.fill === bark ? [index] : [],
      );
      expect(trunks.length).toBeGreaterThan(15);
      expect(Math.max(...trunks)).toBeLessThan(ground);
      expect(Math.min(...edge)).toBeGreaterThan(horizon);
      // No tree stands nearer than that edge by more than its trunk shows: the ground covers its foot.
      const feet = trunks.flatMap((index) => {
        const found = /^M[\d.-]+ ([\d.-]+)h[\d.-]+v([\d.-]+)/.exec(d(shapes[index]));
        return found ? [Number(found[1]) + Number(found[2])] : [];
      });
      expect(Math.min(...feet)).toBeGreaterThan(horizon);
      expect(Math.max(...feet)).toBeLessThan(Math.max(...edge) + 6);
    },
  );

  it('draws a tree as high as its distance has it', () => {
    // As high as the eye: its top is on the horizon.
    expect(onPaper(12, eyeHeight)).toBe(12);
    expect(onPaper(12, 10 * eyeHeight)).toBe(120);
  });

  it('differs from home to home', () => {
    const [one, other] = ['enid', 'toutle'].map((seed) =>
      JSON.stringify(drawLand(1200, 800, () => [0, 560], seed)),
    );
    expect(one).not.toBe(other);
  });
});
