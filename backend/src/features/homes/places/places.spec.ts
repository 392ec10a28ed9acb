import { zipSentence } from '@hearthline/rules/homes/places/zip-code.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { draftOf } from '../../../testing/fixtures/quotes-fixtures.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

/** State, counties and 1.2 × great-circle miles from 98660, worked out beside the program by the Census Bureau's points, by vectors. */
const codes: readonly (readonly [zip: string, state: string, counties: readonly string[], miles: number])[] =
  [
    ['98660', 'WA', ['Clark'], 0],
    ['98683', 'WA', ['Clark'], 13],
    ['98607', 'WA', ['Clark'], 20],
    ['98674', 'WA', ['Cowlitz', 'Clark'], 24],
    ['98632', 'WA', ['Cowlitz'], 49],
    ['98501', 'WA', ['Thurston'], 110],
    ['98004', 'WA', ['King'], 165],
    ['98101', 'WA', ['King'], 163],
    ['98225', 'WA', ['Whatcom'], 257],
    ['98362', 'WA', ['Clallam'], 199],
    ['98550', 'WA', ['Grays Harbor'], 139],
    ['98801', 'WA', ['Chelan'], 200],
    ['98901', 'WA', ['Yakima', 'Kittitas'], 160],
    ['99163', 'WA', ['Whitman'], 328],
    ['99201', 'WA', ['Spokane'], 343],
    ['99301', 'WA', ['Franklin'], 225],
    ['99362', 'WA', ['Walla Walla', 'Umatilla'], 257],
    ['97030', 'OR', ['Multnomah'], 21],
    ['97103', 'OR', ['Clatsop'], 69],
    ['97201', 'OR', ['Multnomah'], 13],
    ['97301', 'OR', ['Marion'], 61],
    ['97401', 'OR', ['Lane'], 134],
    ['97501', 'OR', ['Jackson'], 280],
    ['97701', 'OR', ['Deschutes', 'Crook'], 170],
    ['97850', 'OR', ['Union'], 267],
    ['97914', 'OR', ['Malheur'], 355],
    ['83201', 'ID', ['Bannock'], 655],
    ['83301', 'ID', ['Twin Falls'], 558],
    ['83501', 'ID', ['Nez Perce'], 337],
    ['83702', 'ID', ['Ada', 'Boise'], 421],
    ['83814', 'ID', ['Kootenai'], 384],
  ];
const fields = 'zip served sentence state county counties miles';

describe('the rule place.zip', () => {
  it.each(codes)('%s is in %s, %j, %i miles away, by both APIs', async (zip, state, counties, miles) => {
    const { status, body } = await api.rest('GET', `/api/places/${zip}`);
    expect(status).toBe(200);
    const served = miles <= 450;
    expect(body).toMatchObject({ zip, served, state, county: counties[0], counties });
    expect(Math.abs(body.miles - miles)).toBeLessThanOrEqual(1 + miles * 0.02);
    expect(body.sentence).toMatch(served ? `We deliver to ${zip}` : `We do not deliver to ${zip} yet.`);
    if (served) expect(body.sentence).toContain(`${body.county} County`);
    expect(
      (await api.gql(`query ($zip: String!) { place(zip: $zip) { ${fields} } }`, { zip })).data.place,
    ).toEqual(body);
  });

  it('a post office box has a state and miles, and no county', async () =>
    expect((await api.rest('GET', '/api/places/98666')).body).toMatchObject({
      served: true,
      state: 'WA',
      county: null,
      counties: [],
    }));

  it.each(['10001', '99501', '00000', '83414'])('%s is answered, and not served', async (zip) =>
    expect(await api.rest('GET', `/api/places/${zip}`)).toMatchObject({
      status: 200,
      body: { zip, served: false, state: null, county: null, counties: [], miles: null },
    }),
  );

  it.each([
    '9866',
    '986600',
    '98660-1234',
    '98660%00',
    '%00',
    '%20',
    '98660%0A',
    '%EF%BC%99%EF%BC%98%EF%BC%96%EF%BC%96%EF%BC%90',
    '%D9%A9%D9%A8%D9%A6%D9%A6%D9%A0',
    '9'.repeat(1000),
    "98660'--",
  ])('refuses %j', async (zip) => {
    const { status, body } = await api.rest('GET', `/api/places/${zip}`);
    expect([status, body.message]).toEqual([400, zipSentence]);
    const { errors } = await api.gql('query ($zip: String!) { place(zip: $zip) { zip } }', {
      zip: decodeURIComponent(zip),
    });
    expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    for (const address of [`/api/homes?zip=${zip}`, `/api/homes/yachats?zip=${zip}`])
      expect((await api.rest('GET', address)).status, address).toBe(400);
    const design = { home: { slug: 'yachats' }, site: { zip: decodeURIComponent(zip) } };
    expect((await api.rest('POST', '/api/prices', { designs: [design] })).status).toBe(400);
  });

  it('refuses parameters', async () =>
    expect((await api.rest('GET', '/api/places/98660?land=own')).status).toBe(400));
});

interface Price {
  readonly lines: readonly { readonly key: string; readonly quantity: number; readonly lowCents: number }[];
  readonly aboutCents: number;
  readonly delivered: boolean;
  readonly place: { readonly county: string | null; readonly miles: number | null } | null;
  readonly payments: readonly object[];
  readonly conflicts: readonly string[];
}
const priceAt = async (site: object): Promise<Price> =>
  (await api.rest('POST', '/api/prices', { designs: [{ home: { slug: 'castle-rock' }, site }] })).body
    .prices[0];
const taxAt = async (site: object) => (await priceAt(site)).lines.find(({ key }) => key.startsWith('tax:'));

describe('the rule place.tax', () => {
  it.each([
    ['98660', 'tax:sales:clark'],
    ['98101', 'tax:sales:king'],
    ['99201', 'tax:sales:spokane'],
    ['97201', 'tax:sales:or'],
    ['83702', 'tax:sales:id'],
    ['98666', 'tax:sales'],
  ])('%s pays %s', async (zip, key) => {
    const tax = await taxAt({ zip });
    expect(tax?.key).toBe(key);
    if (zip === '97201') expect(tax?.lowCents).toBe(0);
    else expect(tax?.lowCents).toBeGreaterThan(0);
  });

  it('follows a row of the state and its county from its first day on', async () => {
    const create = async (key: string, startsOn: string) => {
      const input = {
        key,
        label: key,
        unit: 'percent',
        lowPercent: 1,
        highPercent: 1,
        taxable: false,
        startsOn,
        source: 'A spec',
        sourceOn: startsOn,
      };
      const { errors } = await admin.gql(
        'mutation ($input: PriceItemInput!) { createPriceItem(input: $input) { id } }',
        { input },
      );
      expect(errors).toBeUndefined();
    };
    const [days] = await api.sql<{ today: string; tomorrow: string }>(
      "select (now() at time zone 'America/Los_Angeles')::date::text as today, ((now() at time zone 'America/Los_Angeles')::date + 1)::text as tomorrow",
    );
    await create('tax:sales:or:multnomah', days!.tomorrow);
    expect((await taxAt({ zip: '97201' }))?.key).toBe('tax:sales:or');
    await create('tax:sales:or:lane', days!.today);
    expect((await taxAt({ zip: '97401' }))?.key).toBe('tax:sales:or:lane');
    await create('tax:sales:wa:clark', days!.today);
    expect((await taxAt({ zip: '98683' }))?.key).toBe('tax:sales:wa:clark');
  });
});

describe('the rule place.served', () => {
  it('prices home, options and discounts alone where we do not deliver', async () => {
    const price = await priceAt({ zip: '10001' });
    expect(price.lines.map(({ key }) => key)).toEqual(['home:castle-rock']);
    expect(price).toMatchObject({
      aboutCents: 14_500_000,
      delivered: false,
      place: { zip: '10001', served: false },
      payments: [],
      conflicts: ['We do not deliver to this place yet.'],
    });
    expect(await priceAt({ land: 'own' })).toMatchObject({ delivered: true, place: null });
  });

  it('lists homes at a place, on land of a kind, by their total there', async () => {
    const listed = async (query: string) => (await api.rest('GET', `/api/homes?${query}`)).body.homes;
    const one = async (query: string) =>
      (await api.rest('GET', `/api/homes/castle-rock?${query}`)).body.price;
    const there = await one('zip=97201&land=leased');
    const design = await priceAt({ zip: '97201', land: 'leased' });
    expect(there).toMatchObject({ delivered: true, aboutCents: design.aboutCents });
    expect(there.payment).toEqual(
      design.payments.find((payment) => 'kind' in payment && payment.kind === 'conventional'),
    );
    expect(there.aboutMonthlyCents).toBe(there.payment.monthlyCents);
    expect(there.aboutCents).not.toBe((await one('')).aboutCents);
    const slugs = (homes: { slug: string }[]) => homes.map(({ slug }) => slug);
    const place = 'zip=97201&land=leased';
    expect(slugs(await listed(`${place}&maxTotal=${there.aboutCents}`))).toContain('castle-rock');
    expect(slugs(await listed(`${place}&maxTotal=${there.aboutCents - 1}`))).not.toContain('castle-rock');
    const { data } = await api.gql(
      `{ homes(zip: "97201", land: leased, maxTotal: ${there.aboutCents}) { slug }
         home(slug: "castle-rock", zip: "10001") { price { delivered aboutCents aboutMonthlyCents aprPercent payment { kind } } } }`,
    );
    expect(slugs(data.homes)).toEqual(slugs(await listed(`${place}&maxTotal=${there.aboutCents}`)));
    expect(data.home.price).toEqual({
      delivered: false,
      aboutCents: 14_500_000,
      aboutMonthlyCents: null,
      aprPercent: null,
      payment: null,
    });
    expect(await listed('zip=10001&maxMonthly=99999999')).toEqual([]);
  });

  it.each([
    'land=rented',
    'land=',
    'zip=',
    'zip=97201&zip=97202',
    'maxTotal=-1',
    'maxTotal=x',
    'county=King',
  ])('refuses %s', async (query) => expect((await api.rest('GET', `/api/homes?${query}`)).status).toBe(400));

  it('a design of such a place has no delivered total and is not quoted', async () => {
    const { body: design } = await api.rest('POST', '/api/designs', {
      home: { slug: 'castle-rock' },
      site: { zip: '10001' },
    });
    const key = { 'x-design-key': design.editKey };
    expect(design.aboutCents).toBeNull();
    await api.gql(
      'mutation ($input: ConsultantRequestInput!) { requestConsultant(input: $input) { id } }',
      {
        input: {
          fullName: 'Far Away',
          email: 'far@place.example',
          phone: '3605550142',
          designCode: design.code,
        },
      },
      key,
    );
    const [deal] = await api.sql<{ id: string }>(
      "select d.id from deals d join contacts c on c.id = d.contact_id where c.email = 'far@place.example'",
    );
    const draft = () => admin.gql('mutation ($id: ID!) { draftQuote(dealId: $id) { id } }', { id: deal!.id });
    const { errors } = await draft();
    expect(errors?.[0]).toMatchObject({
      extensions: { code: 'CONFLICT' },
      message: expect.stringContaining('We do not deliver to this place yet.'),
    });
    const near = { site: { zip: '98660' } };
    const { body } = await api.rest('PATCH', `/api/designs/${design.code}`, near, key);
    expect(body.aboutCents).toBeGreaterThan(14_500_000);
    await api.sql('update deals set design_version = $2 where id = $1', [deal!.id, body.version]);
    expect(await draftOf(admin, deal!.id)).toHaveProperty('id');
  });
});

describe('the rules place.correct and place.private', () => {
  const content = {
    home: { slug: 'castle-rock' },
    site: { zip: '98674', county: 'Clark', miles: 100 },
  };
  const make = async () => {
    const { body } = await api.rest('POST', '/api/designs', content);
    const key = { 'x-design-key': body.editKey };
    return {
      priceFor: async (headers = {}): Promise<Price> =>
        (await api.rest('GET', `/api/designs/${body.code}/price`, undefined, headers)).body,
      read: async () => (await api.rest('GET', `/api/designs/${body.code}`)).body,
      patch: async (site: object) =>
        (await api.rest('PATCH', `/api/designs/${body.code}`, { site }, key)).body,
      code: body.code,
      key,
    };
  };
  const haulMiles = ({ lines }: Price) => lines.find(({ key }) => key === 'freight:miles')?.quantity;

  it('what is stated counts, until another ZIP code is sent without it', async () => {
    const { priceFor, patch, code, key } = await make();
    const stated = await priceFor(key);
    expect(stated).toMatchObject({ delivered: true, place: { county: 'Clark', miles: 100 } });
    const moved = await patch({ zip: '97201' });
    expect(moved.site).toMatchObject({ zip: '97201', county: null, miles: null });
    const price = await priceFor(key);
    expect(price.place).toMatchObject({ state: 'OR', county: 'Multnomah', miles: 13 });
    expect(price.lines.map((line) => line.key)).toContain('tax:sales:or');
    // Two sections.
    expect([haulMiles(stated), haulMiles(price)]).toEqual([200, 26]);
    const { data } = await api.gql(
      'mutation ($code: String!) { updateDesign(code: $code, input: { site: { zip: "98101", miles: 12 } }) { site { zip county miles } } }',
      { code },
      key,
    );
    expect(data.updateDesign.site).toEqual({ zip: '98101', county: null, miles: 12 });
    expect(await priceFor(key)).toMatchObject({ place: { county: 'King', miles: 12 } });
  });

  it('the code alone tells neither the place nor a price that follows from it', async () => {
    const { priceFor, read, patch, key } = await make();
    await patch({ zip: '10001' });
    expect(await priceFor(key)).toMatchObject({ delivered: false, place: { zip: '10001' } });
    const shown = await priceFor();
    expect(shown).toMatchObject({ delivered: true, place: null, conflicts: [] });
    expect((await read()).aboutCents).toBe(shown.aboutCents);
    const text = JSON.stringify([shown, await read()]);
    expect(text).not.toContain('10001');
    const { body } = await api.rest('POST', '/api/prices', { designs: [{ home: content.home }] });
    expect(shown.aboutCents).toBe(body.prices[0].aboutCents);
  });
});
