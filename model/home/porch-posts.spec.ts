import { expect, it } from 'vitest';
import { homes } from '../testing/homes.ts';
import { base } from './body/parts.ts';
import { houseCamera } from './house-camera.ts';
import { houseOfPlan, type House } from './house.ts';
import { withPosts } from './porch-posts.ts';

const houses = homes.map(({ name, plan }) => ({ name, house: houseOfPlan(plan, 'gable') }));
/** Whether there is wall for a post on both sides of the door; beside one at the end of a home the posts stand at the porch's corners. */
const hasRoom = ({ length, porch }: House): boolean =>
  porch !== null && Math.min(porch.door, length - porch.door) > 40;

it.each(houses.filter(({ house }) => hasRoom(house)))(
  'a home of $name has its posts beside windows and doors, never in front of one',
  ({ house }) => {
    const { project } = houseCamera(house, { x: 70, y: 200, w: 1050, h: 505 });
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
