import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../seed/catalogue.ts';
import { houseCamera } from './draw-house.ts';
import { houseOf, sample } from './home-picture.ts';
import { layoutOf } from '../plan/layout/layout.ts';
import { drawLand } from './land.ts';
import { base } from './body/parts.ts';
import { withPosts } from './porch-posts.ts';

describe('the porch of a home', () => {
  it.each([sample, ...catalogue].map((model) => [model.slug, model] as const))(
    '%s has its posts beside windows and doors, never in front of one',
    (_slug, model) => {
      const layout = layoutOf(model);
      if (!layout) throw new Error('no layout');
      const house = houseOf(layout, 'gable', 'vinyl', model.slug);
      const { project } = houseCamera(house, { x: 70, y: 200, w: 1050, h: 505 });
      const { posts, out, x, w, door } = withPosts(house.porch, house.front, house.length, project);
      const paper = (along: number, y: number): number => project([along, y, base + 40])[0];
      for (const post of posts) {
        for (const { u, w: width } of house.front) {
          const isBeside =
            paper(post + 3, -out + 3) <= paper(u - 5, 0) ||
            paper(post - 3, -out - 3) >= paper(u + width + 5, 0);
          expect(isBeside, `post at ${post}, opening from ${u} to ${u + width}`).toBe(true);
        }
        expect([post >= x, post <= x + w]).toEqual([true, true]);
        // The steps stay free.
        expect(Math.abs(post - door)).toBeGreaterThanOrEqual(30);
      }
    },
  );
});

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
