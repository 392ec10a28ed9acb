import { checkPlan } from '@hearthline/model/check/check-plan.ts';
import type { Plan, Wish } from '@hearthline/model/plan/document.ts';
import { describe, expect, it } from 'vitest';
import { limitTable } from '../../../../platform/access/rate-limits.ts';
import { useApi } from '../../../../testing/api.ts';

const api = useApi();
const address = '/api/floor-plans/designs';
const ask = (query: string) => api.rest('GET', `${address}?${query}`);
const fetched = (path: string): Promise<Response> => fetch(`${api.url}${path}`);
const usual = 'beds=king,twin,twin&baths=2&width=double&seed=7';

interface Listed {
  readonly code: string;
  readonly name: string;
  readonly plan: Plan;
}

describe('plans drawn for a wish', () => {
  it('are up to three, pass every rule, and are for the wish', async () => {
    const { status, body } = await ask(usual);
    expect(status).toBe(200);
    const wish: Wish = { beds: ['king', 'twin', 'twin'], baths: 2, width: 'double' };
    expect(body).toMatchObject({ seed: 7, wish });
    expect(body.designs).toHaveLength(3);
    for (const { plan } of body.designs as Listed[])
      expect(checkPlan(plan, wish).filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('are the same for the same address, byte for byte, and others for another seed', async () => {
    const [one, again, other] = await Promise.all(
      [usual, usual, usual.replace('seed=7', 'seed=8')].map(async (query) =>
        (await fetched(`${address}?${query}`)).text(),
      ),
    );
    expect(again).toBe(one);
    expect(JSON.parse(String(other)).designs).not.toEqual(JSON.parse(String(one)).designs);
  });

  it('are the same when they come from memory, in whatever order a wish was written, and never those of another', async () => {
    const text = async (query: string): Promise<string> => (await fetched(`${address}?${query}`)).text();
    const wish = 'beds=king,twin&baths=1&width=single';
    const [first, other, fewer] = [
      await text(`${wish}&seed=70`),
      await text(`${wish}&porch=true&seed=70`),
      await text(`${wish}&seed=70&count=1`),
    ];
    expect(await text(`seed=70&width=single&baths=1.0&beds=king,twin`)).toBe(first);
    expect(await text(`porch=true&seed=70&${wish}`)).toBe(other);
    expect(await text(`count=1&${wish}&seed=70`)).toBe(fewer);
    expect(new Set([first, other, fewer]).size).toBe(3);
  });

  it('have a seed chosen by the server, which it tells, if none is given', async () => {
    const answer = await fetched(`${address}?${usual.replace('&seed=7', '')}&count=1`);
    const { seed, designs } = (await answer.json()) as { seed: number; designs: Listed[] };
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(designs).toHaveLength(1);
    const same = await ask(`${usual.replace('seed=7', `seed=${seed}`)}&count=1`);
    expect(same.body.designs).toEqual(designs);
  });

  it('are none where nothing fits: the reason is said, and three wishes that can be built', async () => {
    const { status, body } = await ask('beds=king,king,king,king,king&baths=3&width=single&seed=1');
    expect(status).toBe(200);
    expect(body.designs).toEqual([]);
    expect(body.reason).toMatch(/\.$/);
    expect(body.nearest).toHaveLength(3);
    for (const { query, differs } of body.nearest as { query: string; differs: string[] }[]) {
      expect(differs.length).toBeGreaterThan(0);
      expect((await api.rest('GET', query)).body.designs.length).toBeGreaterThan(0);
    }
  });

  it.each([
    ['no bed', 'baths=2&width=double'],
    ['an unknown bed', 'beds=water&baths=2&width=double'],
    ['many beds', `beds=${'twin,'.repeat(998)}twin&baths=2&width=double`],
    ['no bath', 'beds=king&baths=0&width=double'],
    ['a third of a bath', 'beds=king&baths=1.3&width=double'],
    ['seven baths', 'beds=king&baths=7&width=double'],
    ['an unknown width', 'beds=king&baths=1&width=quadruple'],
    ['a repeated parameter', 'beds=king&beds=twin&baths=1&width=double'],
    ['an unknown parameter', 'beds=king&baths=1&width=double&pool=true'],
    ['a flag that is off', 'beds=king&baths=1&width=double&porch=false'],
    ['a negative seed', 'beds=king&baths=1&width=double&seed=-1'],
    ['a seed too large', 'beds=king&baths=1&width=double&seed=2147483648'],
    ['no designs', 'beds=king&baths=1&width=double&count=0'],
    ['seven designs', 'beds=king&baths=1&width=double&count=7'],
    ['a length in words', 'beds=king&baths=1&width=double&length=NaN'],
  ])('are refused with 400 and a message for %s', async (_what, query) => {
    const { status, body } = await ask(query);
    expect(status).toBe(400);
    expect(body.message).toEqual(expect.any(String));
  });
});

describe('plans over GraphQL', () => {
  const query = `query ($wish: FloorPlanWishInput!, $seed: Int, $count: Int) {
    floorPlanDesigns(wish: $wish, seed: $seed, count: $count) {
      seed
      designs { code name widthClass squareFeet lengthFeet widthFeet bedrooms baths }
      reason
      nearest { wish { beds baths width length utilityEntrance porch } differs }
    }
  }`;
  const wish = { beds: ['king', 'twin', 'twin'], baths: 2, width: 'double' };

  it('are those of REST, without their documents', async () => {
    const { data } = await api.gql(query, { wish, seed: 7 });
    const { body } = await ask(usual);
    expect(data.floorPlanDesigns).toEqual({
      seed: 7,
      designs: (body.designs as (Listed & { widthClass: string; squareFeet: number })[]).map(
        ({ code, name, widthClass, squareFeet, plan }) => ({
          code,
          name,
          widthClass,
          squareFeet,
          lengthFeet: Math.round((plan.length / 12) * 100) / 100,
          widthFeet: Math.round((plan.width / 12) * 100) / 100,
          bedrooms: 3,
          baths: 2,
        }),
      ),
      reason: null,
      nearest: [],
    });
  });

  it('are for the other wishes too; a wish that is null or false asks for nothing', async () => {
    const specificWish = { ...wish, porch: true, utilityEntrance: true, office: false, kitchen: null };
    const { data } = await api.gql(query, { wish: specificWish, seed: 7, count: 2 });
    const { body } = await ask(`${usual}&porch=true&entry=utility&count=2`);
    const codes = (designs: readonly { code: string }[]): string[] => designs.map(({ code }) => code);
    expect(codes(data.floorPlanDesigns.designs)).toEqual(codes(body.designs));
    expect(body.designs.length).toBeGreaterThan(0);
  });

  it('are none where nothing fits: each of the wishes offered has a plan', async () => {
    const beds = ['king', 'king', 'king', 'king', 'king'];
    const { data } = await api.gql(query, { wish: { beds, baths: 3, width: 'single' }, seed: 1 });
    const { designs, reason, nearest } = data.floorPlanDesigns;
    expect(designs).toEqual([]);
    expect(reason).toMatch(/\.$/);
    expect(nearest).toHaveLength(3);
    for (const { wish: other, differs } of nearest) {
      expect(differs.length).toBeGreaterThan(0);
      const again = await api.gql(query, { wish: other, seed: 1, count: 1 });
      expect(again.data.floorPlanDesigns.designs).toHaveLength(1);
    }
  });

  it.each([
    ['no bed', { wish: { ...wish, beds: [] } }],
    ['eleven beds', { wish: { ...wish, beds: Array(11).fill('twin') } }],
    ['a third of a bath', { wish: { ...wish, baths: 1.3 } }],
    ['a negative seed', { wish, seed: -1 }],
    ['seven designs', { wish, count: 7 }],
    ['a length of nothing', { wish: { ...wish, length: 0 } }],
  ])('are refused for %s', async (_what, variables) => {
    const { errors } = await api.gql(query, variables);
    expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  });
});

describe('searches from one address', () => {
  const { points } = limitTable.designSearch;
  let seed = 500;
  /** A wish that nobody has asked for before. */
  const another = (): string => `beds=king&baths=1&width=single&count=1&seed=${seed++}`;
  /** As if so many had been made from here. */
  const searched = async (count: number): Promise<void> => {
    await api.sql('delete from limits');
    expect((await ask(another())).status).toBe(200);
    await api.sql(`update limits set points = ${count}`);
  };

  it('are limited, over REST and GraphQL together, and what was drawn can still be looked at', async () => {
    await searched(points - 1);
    const query = another();
    const last = await ask(query);
    expect(last.status).toBe(200);
    const { status, body } = await ask(another());
    expect(status).toBe(429);
    expect(body.message).toEqual(expect.any(String));
    const { errors } = await api.gql(
      '{ floorPlanDesigns(wish: { beds: [king], baths: 1, width: single }, seed: 499) { seed } }',
    );
    expect(errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
    expect((await ask(query)).body).toEqual(last.body);
    const [{ code }] = last.body.designs as [Listed];
    expect((await fetched(`${address}/${code}.svg`)).status).toBe(200);
    await api.sql('delete from limits');
  });

  it('do not count while what they ask for is refused, or was drawn before', async () => {
    const query = another();
    expect((await ask(query)).status).toBe(200);
    await searched(points - 1);
    expect((await ask('beds=water&baths=1&width=single')).status).toBe(400);
    expect((await ask(query)).status).toBe(200);
    expect((await ask(another())).status).toBe(200);
    await api.sql('delete from limits');
  });
});

describe('the files of a design', () => {
  const first = async (): Promise<Listed> => (await ask(`${usual}&count=1`)).body.designs[0] as Listed;

  it('are made from its code alone, and the JSON is the plan of the list', async () => {
    const { code, plan } = await first();
    const json = await fetched(`${address}/${code}.json`);
    expect(json.status).toBe(200);
    expect(await json.json()).toEqual(plan);
    const kinds = { svg: 'image/svg+xml', png: 'image/png', pdf: 'application/pdf', dxf: 'image/vnd.dxf' };
    for (const [kind, type] of Object.entries(kinds)) {
      const file = await fetched(`${address}/${code}.${kind}`);
      expect(file.status).toBe(200);
      expect(file.headers.get('content-type')).toContain(type);
      expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(1000);
    }
  });

  it('are not there for forged codes, codes of other versions and unknown kinds', async () => {
    const { code } = await first();
    for (const file of [
      `${code}.gif`,
      `${code}`,
      `${code.replace(/^2/, '3')}.json`,
      `${code}0.svg`,
      `1.k4d.zzzzzzzz.zz.json`,
      `..%2f..%2fetc.json`,
      `${'a'.repeat(201)}.json`,
      '%00.json',
    ])
      expect((await api.rest('GET', `${address}/${file}`)).status, file).toBe(404);
  });
});
