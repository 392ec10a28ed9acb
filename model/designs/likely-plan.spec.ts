import { expect, it } from 'vitest';
import { modelTypes, planFacts } from '../plan/home-facts.ts';
import { likelyPlan } from './likely-plan.ts';

const types = Object.values(modelTypes);

it.each(types)('is a plan of a %s, whatever facts a seller may state', (modelType) => {
  for (const footprint of ['10x10', '13x48', '56x42', '99x99'])
    for (const [bedrooms = 0, bathrooms = 0] of [
      [1, 1],
      [4, 2],
      [20, 20],
    ]) {
      const plan = likelyPlan('stated', { modelType, footprint, bedrooms, bathrooms });
      expect(plan && planFacts(plan).modelType, `${footprint} ${bedrooms}`).toBe(modelType);
      expect(plan?.porches.length).toBeGreaterThan(0);
    }
});

it('has the rooms and the length that are stated, and is the same each time', () => {
  const stated = { modelType: 'Double Wide', footprint: '26x60', bedrooms: 3, bathrooms: 2 };
  const plan = likelyPlan('enid', stated);
  expect(plan && planFacts(plan)).toMatchObject(stated);
  expect(likelyPlan('enid', stated)).toEqual(plan);
});

it('has the rooms that come nearest where no plan of that length has those that are stated', () => {
  const plan = likelyPlan('enid', {
    modelType: 'Single Wide',
    footprint: '13x48',
    bedrooms: 4,
    bathrooms: 3,
  });
  expect(plan && planFacts(plan)).toMatchObject({ modelType: 'Single Wide', bedrooms: 3, bathrooms: 2 });
});
