import { afterEach, beforeAll, expect, it } from 'vitest';
import { jobHandlers } from '../../../index.ts';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { addDeal, draftOf, issue, issued } from '../../../../testing/fixtures/quotes-fixtures.ts';
import { runJob } from '../../../../testing/jobs.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

const columns = 'plan, plan_code, look, footprint, square_footage, bedrooms, bathrooms';
/** The seller gives a home the plan and the look of another one. */
const takeOver = (slug: string, of: string) =>
  api.sql(
    `update homes h set (${columns}) = (select ${columns} from homes o where o.slug = $2), version = version + 1 where slug = $1`,
    [slug, of],
  );

let before: any;
const sellerChangesHome = async (): Promise<void> => {
  [before] = await api.sql(`select ${columns} from homes where slug = 'castle-rock'`);
  await takeOver('castle-rock', 'mossyrock');
};
afterEach(async () => {
  if (before)
    await api.sql(`update homes set (${columns}) = ($1, $2, $3, $4, $5, $6, $7) where slug = 'castle-rock'`, [
      JSON.stringify(before.plan),
      before.plan_code,
      before.look,
      before.footprint,
      before.square_footage,
      before.bedrooms,
      before.bathrooms,
    ]);
  before = undefined;
});

const documentOf = async (id: string): Promise<any> =>
  (await api.sql('select document from quotes where id = $1', [id]))[0]!.document;
const design = async (code: string): Promise<any> => (await api.rest('GET', `/api/designs/${code}`)).body;
const priceLines = async (code: string): Promise<any> =>
  (await api.rest('GET', `/api/designs/${code}/price`)).body.lines;

it('what is quoted keeps document, look and price of its home, whatever the seller makes of the catalog', async () => {
  const deal = await addDeal(api, admin, { home: { slug: 'castle-rock' } });
  const other = await addDeal(api, admin, { home: { slug: 'castle-rock' } });
  const { quote } = await issued(admin, deal.id);
  const [first, home, lines] = [
    await documentOf(quote.id),
    (await design(deal.code)).home,
    await priceLines(deal.code),
  ];
  await sellerChangesHome();

  expect((await design(deal.code)).home).toEqual(home);
  expect(await priceLines(deal.code)).toEqual(lines);
  const revised = await issue(admin, await draftOf(admin, deal.id, quote.id));
  expect(revised.errors).toBeUndefined();
  const second = await documentOf(revised.data.issueQuote.quote.id);
  expect([second.plan, second.home, second.design]).toEqual([first.plan, first.home, first.design]);

  // A design that nobody has quoted follows its home.
  const followed = await design(other.code);
  expect(followed.home).toMatchObject({ squareFootage: 1600, footprint: '26x60' });
  expect(followed.home.look).not.toEqual(home.look);
  const late = await issued(admin, other.id);
  expect((await documentOf(late.quote.id)).plan.length).toBe(720);
});

it('is what pictures and files of it show, by the hash that design and quote tell', async () => {
  const deal = await addDeal(api, admin, { home: { slug: 'castle-rock' } });
  const follower = await addDeal(api, admin, { home: { slug: 'castle-rock' } });
  expect((await design(deal.code)).home.quotedPlan).toBe(null);
  const { quote } = await issued(admin, deal.id);
  const { quotedPlan } = (await design(deal.code)).home;
  expect(quotedPlan).toMatch(/^[0-9a-f]{64}$/);
  const { data } = await admin.gql('query ($id: ID!) { quote(id: $id) { quotedPlan home { slug } } }', {
    id: quote.id,
  });
  expect(data.quote).toEqual({ quotedPlan, home: { slug: 'castle-rock' } });
  const mails = await api.sql("select * from mails where kind = 'quote_link'");
  expect(JSON.stringify(mails)).toContain(`home-castle-rock.share.png?plan=${quotedPlan}`);

  const plan = (slug: string, sha256: string, kind = 'json') =>
    api.open(`/api/homes/${slug}/quoted/${sha256}/plan.${kind}`);
  const picture = async (query: string) => {
    const { status, headers } = await api.open(`/api/image/home-castle-rock.webp?w=400${query}`);
    return status === 200 ? headers.get('etag') : status;
  };
  const [catalogs, quoteds] = [await picture(''), await picture(`&plan=${quotedPlan}`)];
  expect(quoteds).toBe(catalogs);
  await sellerChangesHome();

  expect(await picture(`&plan=${quotedPlan}`)).toBe(quoteds);
  expect(await picture('')).not.toBe(quoteds);
  expect(await (await plan('castle-rock', quotedPlan)).json()).toEqual((await documentOf(quote.id)).plan);
  expect((await plan('castle-rock', quotedPlan, 'svg')).status).toBe(200);
  expect((await design(follower.code)).home.quotedPlan).toBe(null);

  const unknown = '0'.repeat(64);
  for (const [slug, sha256, kind] of [
    ['yachats', quotedPlan, 'json'],
    ['castle-rock', unknown, 'json'],
    ['castle-rock', quotedPlan.toUpperCase(), 'json'],
    ['castle-rock', quotedPlan, 'exe'],
    ['no such', quotedPlan, 'json'],
  ])
    expect((await plan(slug, sha256, kind)).status, `${slug} ${kind}`).toBe(404);
  // A picture of a plan that no quote has kept is that of the catalog.
  expect(await picture(`&plan=${unknown}`)).toBe(await picture(''));
  expect(await picture('&plan=x')).toBe(404);
});

it('is not what another home of the same design has, nor what a copy has', async () => {
  const deal = await addDeal(api, admin, { home: { slug: 'castle-rock' } });
  await issued(admin, deal.id);
  await sellerChangesHome();
  const copy = (await api.rest('POST', `/api/designs/${deal.code}/copies`)).body;
  expect(copy.home).toMatchObject({ squareFootage: 1600 });
  const key = { 'x-design-key': deal.editKey };
  const change = (slug: string) => api.rest('PATCH', `/api/designs/${deal.code}`, { home: { slug } }, key);
  expect((await change('yachats')).body.home).toMatchObject({ slug: 'yachats', squareFootage: 910 });
  // The same home again is the one that was quoted.
  expect((await change('castle-rock')).body.home).toMatchObject({ squareFootage: 1440, footprint: '26x54' });
});

it('stays when plans that nothing names are swept away', async () => {
  const deal = await addDeal(api, admin, { home: { slug: 'yachats' } });
  await issued(admin, deal.id);
  const count = async () => (await api.sql('select from quoted_homes')).length;
  const before = await count();
  await runJob(jobHandlers, { name: 'designs.clean' }, api.app.systemContext(), {});
  expect(await count()).toBe(before);
  expect((await design(deal.code)).home).toMatchObject({ slug: 'yachats', offered: true });
});
