import { describe, expect, it } from 'vitest';
import { drawLand } from './land.ts';

describe('the land', () => {
  it('covers the feet of every tree with the ground before it', () => {
    const shapes = drawLand(1200, 800, () => [0, 300], 'enid');
    const ground = shapes.findIndex((shape) => shape.kind === 'path' && shape.d.endsWith('L1200 800L0 800Z'));
    const d = (shape: (typeof shapes)[number]): string => (shape.kind === 'path' ? shape.d : '');
    const edge = d(shapes[ground]!)
      .split(/[ML]/)
      .slice(1, -2)
      .map((point) => Number(point.split(' ')[1]));
    const trunks = shapes.flatMap((shape, index) =>
      shape.kind === 'path' && shape.fill === '#4b3b2f' ? [index] : [],
    );
    expect(trunks.length).toBeGreaterThan(60);
    expect(Math.max(...trunks)).toBeLessThan(ground);
    expect(Math.min(...edge)).toBeGreaterThan(300);
    // No tree stands nearer than that edge by more than its trunk shows.
    const feet = trunks
      .map((index) => /^M[\d.-]+ ([\d.-]+)h[\d.-]+v([\d.-]+)/.exec(d(shapes[index]!)))
      .map((found) => Number(found?.[1]) + Number(found?.[2]));
    expect(Math.min(...feet)).toBeGreaterThan(300);
  });
});
