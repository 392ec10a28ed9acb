import { describe, expect, it } from 'vitest';
import { homes } from '../testing/homes.ts';
import { base } from './body/parts.ts';
import { houseCamera } from './house-camera.ts';
import { houseOf } from './house.ts';
import { withPosts } from './porch-posts.ts';

describe('the porch of a home', () => {
  it.each(homes.map(({ layout, ...model }) => [`${model.footprint} ${model.slug}`, layout] as const))(
    'of %s has its posts beside windows and doors, never in front of one',
    (_name, layout) => {
      const house = houseOf(layout, 'gable');
      const { project } = houseCamera(house, { x: 70, y: 200, w: 1050, h: 505 });
      expect(house.porch).not.toBeNull();
      const { posts, out, x, w, door } = withPosts(house.porch!, house.front, house.length, project);
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
