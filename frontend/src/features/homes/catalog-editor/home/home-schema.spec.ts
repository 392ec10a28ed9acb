import { standardLook } from '@hearthline/rules/homes/looks/look.ts';
import { expect, it } from 'vitest';
import { planDocument } from '../../../../testing/catalog-screen.tsx';
import { emptyHome, homeResolver, inputOf, type HomeFields, type HomeValues } from './home-schema.ts';

const typed: HomeFields = {
  ...emptyHome,
  name: 'Alder',
  description: 'It has a porch.',
  footprint: '26 × 66',
  bedrooms: '3',
  bathrooms: '2',
  squareFootage: '1,760',
};

const judge = async (fields: HomeFields) =>
  homeResolver(fields, undefined, { fields: {}, shouldUseNativeValidation: false });
const valuesOf = async (fields: HomeFields): Promise<HomeValues> =>
  (await judge(fields)).values as HomeValues;
const plan = JSON.stringify(planDocument);

it('sends typed facts as numbers, and the footprint as the trade writes it', async () => {
  expect(inputOf(await valuesOf(typed), null)).toEqual({
    name: 'Alder',
    slug: undefined,
    description: 'It has a porch.',
    featured: false,
    modelType: 'Double Wide',
    footprint: '26x66',
    bedrooms: 3,
    bathrooms: 2,
    squareFootage: 1760,
    look: standardLook,
  });
});

it('asks for facts only without a plan', async () => {
  const blank = { ...typed, footprint: '', bedrooms: '', bathrooms: 'two', squareFootage: '' };
  const { errors } = await judge(blank);
  expect(Object.keys(errors).sort()).toEqual(['bathrooms', 'bedrooms', 'footprint', 'squareFootage']);
  expect((await judge({ ...blank, plan })).errors).toEqual({});
});

it('sends no facts beside a plan, and the plan only if it is another one', async () => {
  const fields = { ...typed, plan };
  const values = await valuesOf(fields);
  expect(inputOf(values, null)).toEqual({
    name: 'Alder',
    slug: undefined,
    description: 'It has a porch.',
    featured: false,
    plan: planDocument,
    look: standardLook,
  });
  expect(inputOf(values, fields)).not.toHaveProperty('plan');
});

it('sends the design code instead of the plan that it stands for', async () => {
  const input = inputOf(await valuesOf({ ...typed, plan, planCode: '1.q2s.0.ab' }), null);
  expect(input).toMatchObject({ planCode: '1.q2s.0.ab' });
  expect(input).not.toHaveProperty('plan');
});

it('takes a plan away with null, and states the facts that remain', async () => {
  expect(inputOf(await valuesOf(typed), { ...typed, plan })).toMatchObject({ plan: null, bedrooms: 3 });
});

it('sends the look whole, and only if it or the plan is another one', async () => {
  const fields = { ...typed, plan };
  expect(inputOf(await valuesOf(fields), fields)).not.toHaveProperty('look');
  const sage = await valuesOf({ ...fields, color: 'sage' });
  expect(inputOf(sage, fields).look).toEqual({ ...standardLook, color: 'sage' });
  // A plan that says how it looks would bring its own.
  expect(inputOf(await valuesOf(fields), { ...fields, plan: '{}' }).look).toEqual(standardLook);
});
