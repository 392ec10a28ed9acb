import { modelTypes } from '@hearthline/rules/floor-plans/rules.ts';
import { homeFacts } from '@hearthline/rules/homes/rules.ts';
import { expect, it } from 'vitest';
import { homePicture } from './home-picture.ts';

it.each(modelTypes)(
  'draws the front of a %s without a plan, whatever facts a seller may state',
  (modelType) => {
    for (const footprint of ['10x10', '13x48', '28x66', '56x42', '99x99'])
      for (const [bedrooms, bathrooms] of [
        [1, 1],
        [4, 2],
        [20, 20],
      ]) {
        const facts = homeFacts.parse({ modelType, footprint, bedrooms, bathrooms, squareFootage: 1000 });
        const picture = homePicture({ slug: 'stated', name: 'Stated', plan: null, ...facts });
        expect(picture?.shapes.length, JSON.stringify(facts)).toBeGreaterThan(10);
      }
  },
);
