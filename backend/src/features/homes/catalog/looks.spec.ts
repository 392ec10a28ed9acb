import { framedDouble, framedSingle } from '@hearthline/model/testing/framed-homes.ts';
import { framedPlan, plainLook } from '@hearthline/model/testing/framed-plan.ts';
import type { NewPlan } from '@hearthline/model/plan/document.ts';
import { lookSentences } from '@hearthline/rules/homes/looks/look-rules.ts';
import { standardLook, type Look } from '@hearthline/rules/homes/looks/look.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

const selection = 'id version slug look { style roof siding color } street planCode plan';
const described = { description: 'A home for a spec.' };
const stated = {
  ...described,
  modelType: 'Double Wide',
  footprint: '26x48',
  bedrooms: 3,
  bathrooms: 2,
  squareFootage: 1280,
};
const create = (input: object) =>
  admin.gql(`mutation ($input: HomeInput!) { createHome(input: $input) { ${selection} } }`, { input });
const made = async (input: object) => (await create(input)).data.createHome;
const update = (home: { id: string; version: number }, input: object) =>
  admin.gql(
    `mutation ($id: ID!, $version: Int!, $input: HomeInput!) { updateHome(id: $id, version: $version, input: $input) { ${selection} } }`,
    { id: home.id, version: home.version, input },
  );
const publish = ({ id, version }: { id: string; version: number }) =>
  admin.gql(
    'mutation ($id: ID!, $version: Int!) { publishHome(id: $id, version: $version, reason: "For a spec") { id } }',
    { id, version },
  );
const refusal = ({ errors }: { errors?: { extensions: { fieldErrors?: object } }[] }) =>
  errors?.[0]?.extensions.fieldErrors;

const cabin: Look = { style: 'cabin', roof: 'hip', siding: 'wood', color: 'sage' };
const ranch: Look = { style: 'ranch', roof: 'hip', siding: 'fiber-cement', color: 'sand' };
const plan: NewPlan = { ...framedPlan(framedDouble(), { ...plainLook('front'), ...ranch }), name: 'Framed' };
const atEnd: NewPlan = { ...framedPlan(framedSingle(), plainLook('left')), name: 'At the end' };

describe('the own look of a home', () => {
  it('is the standard one until the seller chooses, and stays what it was chosen', async () => {
    const home = await made({ name: 'Bare', ...stated });
    expect(home).toMatchObject({ look: standardLook, street: null });
    const { data } = await update(home, { look: cabin });
    expect(data.updateHome.look).toEqual(cabin);
    const later = await update(data.updateHome, { description: 'Another text.' });
    expect(later.data.updateHome.look).toEqual(cabin);
    expect((await made({ name: 'With a look', ...stated, look: cabin })).look).toEqual(cabin);
  });

  it('is said whole, in known words, and fits the side toward the street', async () => {
    for (const [look, message] of [
      [{ ...cabin, style: 'castle' }, lookSentences.style],
      [{ ...cabin, roof: 'pagoda' }, lookSentences.roof],
      [{ ...cabin, siding: 'straw' }, lookSentences.siding],
      [{ ...cabin, color: 'pink' }, lookSentences.color],
    ] as const)
      expect(Object.values(refusal(await create({ name: 'Wrong', ...stated, look })) ?? {})).toEqual([
        message,
      ]);
    const unfit = { look: lookSentences.fits };
    expect(
      refusal(await create({ name: 'No end', ...stated, look: { ...cabin, style: 'porch-end' } })),
    ).toEqual(unfit);
    expect(refusal(await create({ name: 'End', ...described, plan: atEnd, look: cabin }))).toEqual(unfit);
    const fits = await made({
      name: 'Its end',
      ...described,
      plan: atEnd,
      look: { ...cabin, style: 'porch-end' },
    });
    expect(fits).toMatchObject({
      street: 'left',
      look: { style: 'porch-end' },
      plan: { front: { style: 'porch-end' } },
    });
  });

  it('is that of a plan that says how it looks, and dresses it where the seller chooses another', async () => {
    const home = await made({ name: 'Dressed', ...described, plan });
    expect(home).toMatchObject({ look: ranch, street: 'front' });
    expect(home.plan).toEqual(plan);
    const dressed = (await update(home, { look: cabin })).data.updateHome;
    expect(dressed.look).toEqual(cabin);
    const { front, porches, steps, ...rooms } = dressed.plan as NewPlan;
    expect(front).toMatchObject(cabin);
    expect(porches).not.toEqual(plan.porches);
    const { front: _front, porches: _porches, steps: before, ...same } = plan;
    expect(rooms).toEqual(same);
    expect(steps.length).toBe(before.length);
    // Another plan brings its own again, unless the look is said along.
    expect((await update(dressed, { plan })).data.updateHome.look).toEqual(ranch);
  });
});

describe('a published home in its look', () => {
  let slug = '';
  beforeAll(async () => {
    const home = await made({ name: 'Lookout', ...described, plan });
    slug = home.slug;
    const { errors } = await publish(home);
    if (errors) throw new Error('It was not published');
  });
  const file = (kind: string, query = '') => api.rest('GET', `/api/homes/${slug}/plan.${kind}${query}`);
  const documentIn = async (query: string): Promise<NewPlan> =>
    (await (await admin.open(`/api/homes/${slug}/plan.json${query}`)).json()) as NewPlan;
  const priceOf = async (content: object) =>
    (await api.rest('POST', '/api/prices', { designs: [{ home: { slug }, ...content }] })).body.prices[0];
  const options = (price: { lines: { key: string; lowCents: number }[] }): string[] =>
    price.lines.flatMap(({ key, lowCents }) => (key.startsWith('option:') ? [`${key} ${lowCents}`] : []));

  it('tells its look in REST and GraphQL', async () => {
    const { body } = await api.rest('GET', `/api/homes/${slug}`);
    expect(body).toMatchObject({ look: ranch, street: 'front' });
    const list = await api.rest('GET', '/api/homes');
    expect(list.body.homes.find((one: { slug: string }) => one.slug === slug).look).toEqual(ranch);
    const { data } = await api.gql('query ($slug: String!) { home(slug: $slug) { look { style color } } }', {
      slug,
    });
    expect(data.home.look).toEqual({ style: 'ranch', color: 'sand' });
  });

  it('price.every-line: includes its own look and what is standard; any other choice is its line', async () => {
    expect(options(await priceOf({}))).toEqual([]);
    expect(
      options(
        await priceOf({ roof: 'gable', siding: 'fiber-cement', options: ['style:plain', 'color:white'] }),
      ),
    ).toEqual([]);
    const cabinPrice = await priceOf({ roof: 'hip', options: ['style:cabin', 'color:sage'] });
    expect(options(cabinPrice)).toEqual(['option:color:sage 0', 'option:style:cabin 1190000']);
    expect(cabinPrice.conflicts).toEqual([]);
  });

  it('price.every-line: as a drawn plan it pays for its look by lines', async () => {
    const { body } = await api.rest('POST', '/api/prices', { designs: [{ home: { plan } }] });
    expect(options(body.prices[0])).toEqual([
      'option:color:sand 0',
      expect.stringMatching(/^option:roof:hip [1-9]/),
      'option:style:ranch 980000',
    ]);
  });

  it('price.conflict: names a style that does not fit', async () => {
    const { conflicts } = await priceOf({ options: ['style:porch-end'] });
    expect(conflicts).toEqual([
      'Style: Porch end does not fit this home, which has its long side to the street.',
    ]);
  });

  it('has its files in other looks, and refuses what is unknown or does not fit', async () => {
    const own = await documentIn('');
    expect(own.front).toMatchObject(ranch);
    const other = await documentIn('?style=cabin&color=sage');
    expect(other.front).toMatchObject({ ...ranch, style: 'cabin', color: 'sage' });
    expect((await file('svg', '?style=cabin')).body).not.toBe((await file('svg')).body);
    for (const query of ['style=castle', 'roof=pagoda', 'siding=straw', 'color=pink', 'style=porch-end'])
      expect((await file('svg', `?${query}`)).status, query).toBe(400);
  });

  it('has pictures in other looks, and refuses what is unknown or does not fit', async () => {
    const picture = (query: string) => api.rest('GET', `/api/image/home-${slug}.webp?w=400${query}`);
    expect((await picture('&style=cabin&color=sage')).status).toBe(200);
    for (const query of ['style=castle', 'roof=pagoda', 'siding=straw', 'color=pink', 'style=porch-end'])
      expect((await picture(`&${query}`)).status, query).toBe(400);
  });
});
