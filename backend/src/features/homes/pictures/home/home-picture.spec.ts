import { standardLook } from '@hearthline/rules/homes/looks/look.ts';
import { expect, it } from 'vitest';
import { homePicture } from './home-picture.ts';

it('draws the front of a home without a plan, the same each time', () => {
  const stated = {
    slug: 'stated',
    name: 'Stated',
    modelType: 'Double Wide',
    footprint: '26x66',
    bedrooms: 20,
    bathrooms: 20,
    squareFootage: 1000,
    look: standardLook,
    plan: null,
  };
  const picture = homePicture(stated);
  expect(picture?.shapes.length).toBeGreaterThan(10);
  expect(homePicture(stated)).toEqual(picture);
});
