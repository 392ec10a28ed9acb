import { shortPriceOf } from '@hearthline/rules/homes/prices/short-price.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { addDeal, draftOf } from '../../../testing/fixtures/quotes-fixtures.ts';
import { readServedContent } from '../../site/pages/served-content.service.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});
afterEach(() => api.sql("delete from settings where key = 'delivery'"));

const tooWide = 'Too wide for the road.';
const setWidth = async (transportWidthFeet: number) => {
  const { version } = (await api.gql('{ delivery { version } }')).data.delivery;
  const { errors } = await admin.gql(
    'mutation ($version: Int!, $input: DeliveryInput!) { updateDelivery(version: $version, input: $input) { version } }',
    { version, input: { transportWidthFeet } },
  );
  expect(errors).toBeUndefined();
};

const listed = async (query = ''): Promise<any[]> => (await api.rest('GET', `/api/homes${query}`)).body.homes;
const one = async (slug: string): Promise<any> => (await api.rest('GET', `/api/homes/${slug}`)).body;
const pricesOf = async (designs: readonly object[]): Promise<any[]> =>
  (await api.rest('POST', '/api/prices', { designs })).body.prices;
const wideSlugs = async () =>
  (await listed()).filter(({ travel }) => travel !== null).map(({ slug }) => slug);

/** A single wide with one section of this depth; its furniture does not matter here. */
const setPlan = (slug: string, inches: number) =>
  api.sql(
    "update homes set plan = jsonb_set(plan, '{levels,0,sections,0,h}', to_jsonb($2::int)) where slug = $1",
    [slug, inches],
  );

describe('the rule place.travel', () => {
  it('of the homes that come with an installation all travel', async () => {
    const homes = await listed();
    expect(homes).toHaveLength(45);
    for (const { slug, travel, price } of homes)
      expect([slug, travel, price.delivered]).toEqual([slug, null, true]);
  });

  it('where 15 ft travel, every door says so of the homes with a wider section, and no total', async () => {
    await setWidth(15);
    const homes = await listed();
    const prices = await pricesOf(homes.map(({ slug }) => ({ home: { slug } })));
    const { data } = await admin.gql(
      '{ homes { slug travel } catalogHomes { homes { slug travel price { delivered } } } }',
    );
    expect(data.homes).toEqual(homes.map(({ slug, travel }) => ({ slug, travel })));
    const context = api.app.systemContext();
    const { content: catalog } = await readServedContent(context, '/homes');
    const plans = await api.sql<{ slug: string; plan: any }>('select slug, plan from homes');
    let wide = 0;
    for (const [index, { slug, travel, price }] of homes.entries()) {
      const { sections } = plans.find((row) => row.slug === slug)!.plan.levels[0];
      const isWide = sections.some(({ h }: { h: number }) => h > 180);
      wide += Number(isWide);
      expect(travel, slug).toBe(isWide ? tooWide : null);
      expect(price.delivered, slug).toBe(!isWide);
      expect([price.aboutMonthlyCents === null, price.payment === null], slug).toEqual([isWide, isWide]);
      expect(prices[index], slug).toMatchObject({
        delivered: !isWide,
        conflicts: isWide ? [tooWide] : [],
      });
      expect(prices[index].payments.length > 0, slug).toBe(!isWide);
      const shown = catalog.prices?.[slug];
      expect([shown?.aboutCents === null, shown?.sentence], slug).toEqual(
        isWide ? [true, tooWide] : [false, undefined],
      );
      expect(data.catalogHomes.homes.find((home: any) => home.slug === slug)).toMatchObject({
        travel,
        price: { delivered: !isWide },
      });
    }
    expect(wide).toBe(15);
    // Its page and the comparison ask for the same price.
    expect(await one('neskowin')).toMatchObject({ travel: tooWide, price: { delivered: false } });
    expect(
      (await api.gql('{ home(slug: "neskowin", zip: "98660") { travel price { delivered } } }')).data.home,
    ).toEqual({ travel: tooWide, price: { delivered: false } });
    const { content: page } = await readServedContent(context, '/homes/neskowin');
    expect(shortPriceOf(page.price!)).toMatchObject({ aboutCents: null, month: null, sentence: tooWide });
    const placed = await pricesOf([{ home: { slug: 'neskowin' }, site: { zip: '10001' } }]);
    expect(placed[0].conflicts).toEqual(['We do not deliver to this place yet.', tooWide]);
    await setWidth(16);
    expect(await wideSlugs()).toEqual([]);
  });

  it('exactly so many feet travel, an inch more does not', async () => {
    const [before] = await api.sql<{ plan: object }>("select plan from homes where slug = 'enid'");
    await setPlan('enid', 192);
    expect((await one('enid')).travel).toBeNull();
    await setPlan('enid', 193);
    expect((await one('enid')).travel).toBe(tooWide);
    await setWidth(16.5);
    expect((await one('enid')).travel).toBeNull();
    await api.sql("update homes set plan = $1::jsonb where slug = 'enid'", [JSON.stringify(before!.plan)]);
  });

  it('of a home without a plan, by its nominal width and the number of its sections', async () => {
    const travelOf = async (modelType: string, footprint: string) => {
      await api.sql(
        "update homes set plan = null, plan_code = null, model_type = $1, footprint = $2 where slug = 'cannon'",
        [modelType, footprint],
      );
      return (await one('cannon')).travel;
    };
    const [before] = await api.sql<any>("select * from homes where slug = 'cannon'");
    expect(await travelOf('Single Wide', '16x66')).toBeNull();
    expect(await travelOf('Single Wide', '17x66')).toBe(tooWide);
    expect(await travelOf('Double Wide', '32x66')).toBeNull();
    expect(await travelOf('Double Wide', '33x66')).toBe(tooWide);
    expect(await travelOf('Triple Wide', '60x48')).toBeNull();
    expect(await travelOf('Triple Wide', '60x49')).toBe(tooWide);
    await api.sql(
      "update homes set plan = $1::jsonb, plan_code = $2, model_type = $3, footprint = $4 where slug = 'cannon'",
      [JSON.stringify(before.plan), before.plan_code, before.model_type, before.footprint],
    );
  });

  it('homes that are not delivered are within no limit of the delivered total', async () => {
    const { price } = await one('neskowin');
    const query = `?maxTotal=${price.aboutCents}`;
    const slugs = async () => (await listed(query)).map(({ slug }) => slug);
    expect(await slugs()).toContain('neskowin');
    await setWidth(15);
    expect(await slugs()).not.toContain('neskowin');
    expect((await listed('?maxPrice=99999999')).map(({ slug }) => slug)).toContain('neskowin');
  });

  it('a design of such a home keeps its page, without a total, and is not quoted', async () => {
    const deal = await addDeal(api, admin, { home: { slug: 'neskowin' } });
    expect((await api.rest('GET', `/api/designs/${deal.code}`)).body.aboutCents).toBeGreaterThan(0);
    await setWidth(15);
    expect((await api.rest('GET', `/api/designs/${deal.code}`)).body).toMatchObject({
      home: { slug: 'neskowin', offered: true },
      aboutCents: null,
    });
    expect((await api.rest('GET', `/api/designs/${deal.code}/price`)).body).toMatchObject({
      delivered: false,
      conflicts: [tooWide],
    });
    const { errors } = await admin.gql('mutation ($id: ID!) { draftQuote(dealId: $id) { id } }', {
      id: deal.id,
    });
    expect(errors?.[0]).toMatchObject({
      extensions: { code: 'CONFLICT' },
      message: expect.stringContaining(tooWide),
    });
    await setWidth(15.5);
    expect(await draftOf(admin, deal.id)).toHaveProperty('id');
  });

  it('plans by code and documents that somebody brings are priced the same way', async () => {
    const [pe] = await api.sql<{ plan: any; plan_code: string }>(
      "select plan, plan_code from homes where slug = 'pe-ell'",
    );
    const designs = [{ home: { planCode: pe!.plan_code } }, { home: { plan: pe!.plan } }];
    await setWidth(15.5);
    for (const price of await pricesOf(designs))
      expect(price).toMatchObject({ delivered: false, conflicts: [tooWide], payments: [] });
    expect((await fetch(`${api.url}/api/floor-plans/designs/${pe!.plan_code}.svg`)).status).toBe(200);
    await setWidth(16);
    for (const price of await pricesOf(designs))
      expect(price).toMatchObject({ delivered: true, conflicts: [] });
  });
});

describe('plans with a section that does not travel', () => {
  const ask = async (query: string) => (await api.rest('GET', `/api/floor-plans/designs?${query}`)).body;
  const widest = (designs: readonly any[]) =>
    Math.max(...designs.flatMap(({ plan }) => plan.levels[0].sections.map(({ h }: any) => h)));

  it('place.travel: are not drawn, and the same address is answered alike until the setting changes', async () => {
    const query = 'beds=queen,full&baths=1&width=single&seed=1&count=6';
    const before = await ask(query);
    expect(widest(before.designs)).toBe(192);
    await setWidth(15);
    const narrow = await ask(query);
    expect(narrow.designs.length).toBeGreaterThan(0);
    expect(widest(narrow.designs)).toBeLessThanOrEqual(180);
    const { data } = await api.gql(
      '{ floorPlanDesigns(wish: { beds: [queen, full], baths: 1, width: single }, seed: 1, count: 6) { designs { code } } }',
    );
    expect(data.floorPlanDesigns.designs).toEqual(narrow.designs.map(({ code }: any) => ({ code })));
    await setWidth(16);
    expect(await ask(query)).toEqual(before);
  });

  it('place.travel: where a wish has no others, the reason says so, and wishes near by have plans that travel', async () => {
    await setWidth(13);
    const { designs, reason, nearest } = await ask('beds=king,twin,twin&baths=2&width=double&seed=7');
    expect(designs).toEqual([]);
    expect(reason).toBe('Too wide for the road. Every plan for this wish has a section of more than 13 ft.');
    expect(nearest.length).toBeGreaterThan(0);
    for (const { query } of nearest) {
      const answer = (await api.rest('GET', query)).body;
      expect(answer.designs.length, query).toBeGreaterThan(0);
      expect(widest(answer.designs), query).toBeLessThanOrEqual(156);
    }
  });
});
