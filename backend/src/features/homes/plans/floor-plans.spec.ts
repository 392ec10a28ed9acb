import { floorPlanSentences, modelTypes } from '@hearthline/rules/homes/plans/plan-rules.ts';
import { wholeRooms } from '@hearthline/rules/homes/plans/plan-search.ts';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../../testing/api.ts';
import type { FloorPlanRow } from './floor-plan.service.ts';

const api = useApi();

const fields = 'id name imageUrl bedrooms bathrooms footprint modelType squareFootage description';
const query = `query ($bedrooms: Int!, $bathrooms: Int!) { floorPlans(bedrooms: $bedrooms, bathrooms: $bathrooms) { ${fields} } }`;
const address = '/api/floor-plans/search';

/** The two APIs, which must find the same. */
const doors: Record<string, (bedrooms: number, bathrooms: number) => Promise<FloorPlanRow[]>> = {
  REST: async (bedrooms, bathrooms) => {
    const { status, body } = await api.rest('GET', `${address}?bedrooms=${bedrooms}&bathrooms=${bathrooms}`);
    expect(status).toBe(200);
    return body;
  },
  GraphQL: async (bedrooms, bathrooms) => {
    const { status, data, errors } = await api.gql(query, { bedrooms, bathrooms });
    expect(errors).toBeUndefined();
    expect(status).toBe(200);
    return data.floorPlans;
  },
};

describe.each(Object.entries(doors))('a visitor searches over %s', (_door, search) => {
  it.each([
    [1, 1],
    [3, 2],
    [4, 3],
    [5, 4],
  ])('and finds only homes with %i bedrooms and %i bathrooms', async (bedrooms, bathrooms) => {
    const plans = await search(bedrooms, bathrooms);
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) expect(plan).toMatchObject({ bedrooms, bathrooms });
  });

  it('and finds exactly the fields of a floor plan (docs/specification.md, section 3)', async () => {
    for (const plan of await search(3, 2)) expect(Object.keys(plan).sort()).toEqual(fields.split(' ').sort());
  });

  it('and finds the smallest first, then by name', async () => {
    const found = (await search(3, 2)).map(({ squareFootage, name }) => ({ squareFootage, name }));
    expect(found.length).toBeGreaterThan(2);
    expect(found).toEqual(
      found.toSorted(
        (one, other) => one.squareFootage - other.squareFootage || (one.name < other.name ? -1 : 1),
      ),
    );
  });

  it('and finds nothing where no home has these counts', async () => {
    expect(await search(9, 9)).toEqual([]);
    expect(await search(80, 40)).toEqual([]);
  });
});

it('says what is wrong with half a bathroom', async () => {
  const { status, body } = await api.rest('GET', `${address}?bedrooms=3&bathrooms=2.5`);
  expect({ status, message: body.message }).toEqual({
    status: 400,
    message: wholeRooms.bathrooms,
  });
});

it('says over GraphQL when a home was stored', async () => {
  const { data, errors } = await api.gql('{ floorPlans(bedrooms: 5, bathrooms: 3) { createdAt } }');
  expect(errors).toBeUndefined();
  for (const { createdAt } of data.floorPlans) expect(Date.parse(createdAt)).toBeGreaterThan(0);
});

it('answers the same through both doors', async () => {
  expect(await doors.REST?.(4, 2)).toEqual(await doors.GraphQL?.(4, 2));
});

describe('what is nearest to counts that no home has', () => {
  const nearest = async (
    bedrooms: number,
    bathrooms: number,
  ): Promise<{ bedrooms: number; bathrooms: number; homes: number }[]> => {
    const { data, errors } = await api.gql(
      'query ($bedrooms: Int!, $bathrooms: Int!) { nearestFloorPlanCounts(bedrooms: $bedrooms, bathrooms: $bathrooms) { bedrooms bathrooms homes } }',
      { bedrooms, bathrooms },
    );
    expect(errors).toBeUndefined();
    return data.nearestFloorPlanCounts;
  };

  it.each([
    [6, 1],
    [1, 4],
    [9, 9],
    [80, 80],
    [5, 1],
    [3, 2],
  ])('finds as many homes as it says: %i and %i', async (bedrooms, bathrooms) => {
    const found = await nearest(bedrooms, bathrooms);
    expect(found).toHaveLength(3);
    for (const counts of found) {
      expect(counts).not.toMatchObject({ bedrooms, bathrooms });
      expect(await doors.GraphQL?.(counts.bedrooms, counts.bathrooms)).toHaveLength(counts.homes);
    }
  });

  it('comes first: no other home differs by fewer rooms', async () => {
    const rows = await api.sql<{ bedrooms: number; bathrooms: number }>(
      'select distinct bedrooms, bathrooms from homes',
    );
    for (const [bedrooms, bathrooms] of [
      [6, 1],
      [1, 4],
      [9, 9],
      [5, 1],
    ] as const) {
      const distance = (row: { bedrooms: number; bathrooms: number }): number =>
        Math.abs(row.bedrooms - bedrooms) + Math.abs(row.bathrooms - bathrooms);
      const found = (await nearest(bedrooms, bathrooms)).map(distance);
      expect(found).toEqual(
        rows
          .filter((row) => distance(row) > 0)
          .map(distance)
          .toSorted((one, other) => one - other)
          .slice(0, 3),
      );
    }
  });

  it('is asked for with the numbers of a search only', async () => {
    const { errors } = await api.gql('{ nearestFloorPlanCounts(bedrooms: 0, bathrooms: 81) { homes } }');
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fieldErrors: { bedrooms: floorPlanSentences.selectSome, bathrooms: 'Must be at most 80' },
    });
  });
});

describe('bad numbers', () => {
  it.each([
    'bedrooms=0&bathrooms=1',
    'bedrooms=1&bathrooms=0',
    'bedrooms=-1&bathrooms=1',
    'bedrooms=&bathrooms=1',
    'bathrooms=1',
    '',
    'bedrooms=NaN&bathrooms=1',
    'bedrooms=two&bathrooms=1',
    'bedrooms=1%3B--&bathrooms=1',
    "bedrooms=1'%20or%20'1'%3D'1&bathrooms=1",
    'bedrooms=1.25&bathrooms=1',
    'bedrooms=1e20&bathrooms=1',
    'bedrooms=9223372036854775808&bathrooms=1',
    'bedrooms=Infinity&bathrooms=1',
    'bedrooms=1%00&bathrooms=1',
    'bedrooms=+1&bathrooms=1',
    'bedrooms=%D9%A3&bathrooms=1',
    'bedrooms=1&bedrooms=2&bathrooms=1',
    `bedrooms=${'9'.repeat(2000)}&bathrooms=1`,
  ])('are a 400 with a sentence over REST: %s', async (search) => {
    const { status, body } = await api.rest('GET', `${address}?${search}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: floorPlanSentences.selectSome });
  });

  it.each([
    'bedrooms[]=1&bathrooms=1',
    'bedrooms[$ne]=1&bathrooms=1',
    'bedrooms[__proto__]=1&bathrooms=1',
    'bedrooms=1&bathrooms=1&constructor[prototype][a]=1',
  ])('in brackets are a 400 over REST: %s', async (search) => {
    const { status, body } = await api.rest('GET', `${address}?${search}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: expect.stringMatching(/.+/) });
  });

  it.each(['bedrooms=81&bathrooms=1', 'bedrooms=999&bathrooms=1', 'bedrooms=1&bathrooms=81'])(
    'that no home can have are a 400 too: %s',
    async (search) => {
      const { status, body } = await api.rest('GET', `${address}?${search}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ message: 'Must be at most 80' });
    },
  );

  it.each([
    [0, 1],
    [1, 0],
    [-1, 1],
    [81, 1],
  ])('are BAD_INPUT over GraphQL, with the field: %i, %i', async (bedrooms, bathrooms) => {
    const { data, errors } = await api.gql(query, { bedrooms, bathrooms });
    expect(data ?? null).toBeNull();
    const wrong = bedrooms >= 1 && bedrooms <= 80 ? 'bathrooms' : 'bedrooms';
    expect(errors).toHaveLength(1);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fieldErrors: { [wrong]: errors?.[0]?.message },
    });
  });

  it.each([1.5, 1e20, Number.NaN, '1', [1, 2], { $ne: 1 }, null])(
    'that are no whole numbers are a 400 over GraphQL: %j',
    async (bedrooms) => {
      const { status, errors } = await api.gql(query, { bedrooms, bathrooms: 1 });
      expect(status).toBe(400);
      expect(errors?.map(({ extensions }) => extensions.code)).not.toContain('INTERNAL');
    },
  );
});

describe('the base catalog', () => {
  const all = () =>
    api.sql<FloorPlanRow & { slug: string; featured: boolean }>(`
    select slug, name, bedrooms, bathrooms, footprint, model_type as "modelType", square_footage as "squareFootage", description, featured
    from homes where status = 'published'`);

  it('has at least 24 models, of 1 to 5 bedrooms, 1 to 4 baths and every width', async () => {
    const plans = await all();
    expect(plans.length).toBeGreaterThanOrEqual(24);
    expect([...new Set(plans.map(({ bedrooms }) => bedrooms))].sort()).toEqual([1, 2, 3, 4, 5]);
    expect([...new Set(plans.map(({ bathrooms }) => bathrooms))].sort()).toEqual([1, 2, 3, 4]);
    expect(new Set(plans.map(({ modelType }) => modelType))).toEqual(new Set(modelTypes));
    expect(new Set(plans.map(({ name }) => name)).size).toBe(plans.length);
  });

  it('has the three featured homes as documented (docs/specification.md, section 3)', async () => {
    const featured = (await all())
      .filter((plan) => plan.featured)
      .toSorted((one, other) => other.squareFootage - one.squareFootage);
    expect(featured).toEqual([
      expect.objectContaining({
        slug: 'wasco',
        name: 'WASCO',
        modelType: 'Triple Wide',
        footprint: '60x40',
        squareFootage: 2310,
        bedrooms: 5,
        bathrooms: 3,
      }),
      expect.objectContaining({
        slug: 'birkenfeld',
        name: 'Birkenfeld',
        modelType: 'Double Wide',
        footprint: '26x66',
        squareFootage: 1760,
        bedrooms: 3,
        bathrooms: 2,
      }),
      expect.objectContaining({
        slug: 'enid',
        name: 'Enid',
        modelType: 'Single Wide',
        footprint: '13x66',
        squareFootage: 880,
        bedrooms: 3,
        bathrooms: 2,
      }),
    ]);
  });

  it('finds something for every sensible choice: a bath for each two bedrooms up to one each', async () => {
    for (const bedrooms of [1, 2, 3, 4, 5]) {
      for (let bathrooms = Math.ceil(bedrooms / 2); bathrooms <= Math.min(4, bedrooms); bathrooms += 1) {
        const { body } = await api.rest('GET', `${address}?bedrooms=${bedrooms}&bathrooms=${bathrooms}`);
        expect(body.length, `${bedrooms} bedrooms, ${bathrooms} bathrooms`).toBeGreaterThan(0);
      }
    }
  });

  it('has plausible sizes: footprint and square feet agree within a foot of width', async () => {
    for (const { name, footprint, squareFootage, modelType, description } of await all()) {
      const [one = 0, other = 0] = footprint.split('x').map(Number);
      expect(Math.abs(squareFootage - one * other) / Math.max(one, other), name).toBeLessThanOrEqual(2);
      // What a truck can carry: one section is at most 18 feet wide and 80 long.
      const sections = modelTypes.indexOf(modelType) + 1;
      expect(Math.min(one, other) / sections, name).toBeLessThanOrEqual(18);
      expect(Math.max(one, other), name).toBeLessThanOrEqual(80);
      expect(description.length, name).toBeGreaterThan(60);
    }
  });

  it('names a picture of its own for each plan', async () => {
    const { body } = await api.rest('GET', `${address}?bedrooms=5&bathrooms=3`);
    expect(body.map(({ imageUrl }: FloorPlanRow) => imageUrl)).toContain('/api/image/plan-wasco.png');
    expect(new Set((await all()).map(({ slug }) => slug)).size).toBe((await all()).length);
  });

  it('names the front of a home that has no plan', async () => {
    await api.sql(
      "insert into homes (slug, name, model_type, footprint, bedrooms, bathrooms, square_footage, description, status) values ('stated', 'Stated', 'Triple Wide', '76x40', 7, 5, 3040, 'Facts only.', 'published')",
    );
    const { body } = await api.rest('GET', `${address}?bedrooms=7&bathrooms=5`);
    expect(body.map(({ imageUrl }: FloorPlanRow) => imageUrl)).toEqual(['/api/image/home-stated.png']);
    expect((await api.open(`${body[0].imageUrl}?w=400`)).status).toBe(200);
    await api.sql("delete from homes where slug = 'stated'");
  });
});
