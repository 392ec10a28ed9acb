import { beforeEach, expect, it } from 'vitest';
import { storedDesign, storedDesigns, storeDesign } from '../../../domain/stored-design.ts';
import { fakeApi, restRefusal } from '../../../testing/fake-api.ts';
import { chooseHome } from './choose-home.ts';

const session = { token: () => null, refresh: () => Promise.resolve(null), clear: () => undefined };
const [first, second] = [
  { code: '7KQ2M9XD4TRW', editKey: 'one' },
  { code: '000000000001', editKey: 'two' },
];
const design = (code: string, slug: string | null, other: object = {}) => ({
  code,
  version: 1,
  name: null,
  home: slug && { slug, planCode: null, plan: null, name: slug },
  roof: null,
  siding: null,
  options: [],
  site: null,
  loan: null,
  claims: [],
  ...other,
});

beforeEach(() => {
  localStorage.clear();
  storeDesign(null);
});

it('makes a design of another home beside the one that is there, with the same choices', async () => {
  storeDesign(first);
  const site = { zip: '98532', land: 'own' };
  const api = fakeApi({
    [`/api/designs/${first.code}`]: () => design(first.code, 'enid', { name: 'Ours', roof: 'hip', site }),
    '/api/designs': () => ({ ...design(second.code, 'toledo'), editKey: 'two' }),
  });
  expect(await chooseHome(session, { home: { slug: 'toledo' } })).toBe(`/my-home/${second.code}`);
  expect(storedDesigns()).toEqual([second, first]);
  // The one that the family looks at was read, and not changed.
  expect(api.sent(`/api/designs/${first.code}`)).toEqual([{}]);
  expect(api.sent('/api/designs')).toEqual([
    { roof: 'hip', siding: null, options: [], site, loan: null, claims: [], home: { slug: 'toledo' } },
  ]);
});

it('goes back to the design of a home that is there already', async () => {
  storeDesign(second);
  storeDesign(first);
  const api = fakeApi({
    [`/api/designs/${first.code}`]: () => design(first.code, 'enid'),
    [`/api/designs/${second.code}`]: () => design(second.code, 'toledo'),
  });
  expect(await chooseHome(session, { home: { slug: 'toledo' } })).toBe(`/my-home/${second.code}`);
  expect(storedDesign()).toEqual(second);
  expect(api.sent('/api/designs')).toEqual([]);
});

it('puts the first home into a design that has none, and makes one where there is none', async () => {
  storeDesign(first);
  const api = fakeApi({
    [`/api/designs/${first.code}`]: () => design(first.code, null, { roof: 'hip' }),
    '/api/designs': () => ({ ...design(second.code, 'enid'), editKey: 'two' }),
  });
  await chooseHome(session, { home: { slug: 'enid' } });
  expect(api.sent(`/api/designs/${first.code}`)).toEqual([{}, { home: { slug: 'enid' } }]);
  storeDesign(null);
  expect(await chooseHome(session, { home: { slug: 'enid' } })).toBe(`/my-home/${second.code}`);
  storeDesign(first);
  api.answer(`/api/designs/${first.code}`, () => restRefusal(404, { message: 'There is no such design.' }));
  await chooseHome(session, { home: { slug: 'enid' } });
  expect(storedDesigns()).toEqual([second]);
});

it('replaces nothing where the design cannot be read', async () => {
  storeDesign(first);
  const api = fakeApi({});
  expect(await chooseHome(session, { home: { slug: 'toledo' } })).toBeNull();
  expect(api.sent(`/api/designs/${first.code}`)).toEqual([{}]);
  expect(storedDesigns()).toEqual([first]);
});

it('puts what was chosen on the page of the home along, in place of what was chosen in the same groups', async () => {
  storeDesign(first);
  const api = fakeApi({
    [`/api/designs/${first.code}`]: () =>
      design(first.code, 'enid', {
        roof: 'hip',
        siding: 'wood',
        options: ['style:cabin', 'floors:oak'],
        site: { zip: '98532', address: '1 Oak Road' },
      }),
    '/api/designs': () => ({ ...design(second.code, 'toledo'), editKey: 'two' }),
  });
  await chooseHome(session, {
    home: { slug: 'toledo' },
    roof: 'shed',
    siding: null,
    options: ['style:modern'],
    site: { zip: '98604', land: null, address: null, county: null, miles: null, sewer: null, water: null },
    loan: null,
    claims: [],
  });
  expect(api.sent('/api/designs')).toMatchObject([
    {
      roof: 'shed',
      siding: 'wood',
      options: ['floors:oak', 'style:modern'],
      site: { zip: '98604', address: '1 Oak Road' },
      home: { slug: 'toledo' },
    },
  ]);
});

it('stores it in the design of this home that is there already', async () => {
  storeDesign(first);
  const api = fakeApi({ [`/api/designs/${first.code}`]: () => design(first.code, 'enid') });
  await chooseHome(session, { home: { slug: 'enid' }, roof: 'shed' });
  expect(api.sent(`/api/designs/${first.code}`)).toContainEqual({ roof: 'shed' });
});
