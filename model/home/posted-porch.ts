import { houseCamera } from './house-camera.ts';
import type { House } from './house.ts';
import { withPosts, type PostedPorch } from './porch-posts.ts';

/**
 * The covered porch of a home with its posts where they cover nothing from the street; they stand there in every view, and in
 * 3D. Null for a home without one.
 */
export const postedPorch = (house: House): PostedPorch | null =>
  house.porch?.covered
    ? withPosts(
        house.porch,
        house.front,
        house.length,
        houseCamera(house, { x: 0, y: 0, w: 1200, h: 800 }).project,
      )
    : null;
