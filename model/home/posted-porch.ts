import { houseCamera } from './house-camera.ts';
import type { House } from './house.ts';
import { withPosts, type PostedPorch } from './porch-posts.ts';

/** The porch of a home with its posts where they cover nothing from the street; they stand there in every view, and in 3D. */
export const postedPorch = (house: House): PostedPorch =>
  withPosts(
    house.porch,
    house.front,
    house.length,
    houseCamera(house, { x: 0, y: 0, w: 1200, h: 800 }).project,
  );
