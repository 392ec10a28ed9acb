import { designOf } from '@hearthline/model/designs/designs.ts';
import type { HomePrice, Price } from '@hearthline/rules/homes/prices/price-of.ts';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../../../testing/api.ts';

const api = useApi();
const address = '/api/floor-plans/designs';
const ask = async (query: string) => (await api.rest('GET', `${address}?${query}`)).body;
const wish = 'beds=king,queen,full&baths=2&width=double&seed=1';

interface Listed {
  readonly code: string;
  readonly arrangement: string;
  readonly style: string;
  readonly price: HomePrice;
  readonly plan: { readonly arrangement: string; readonly front: { readonly style: string } };
}

/** A code with so many changes, each taken back by the next, that it has this length. */
const codeOfLength = (code: string, length: number): string => {
  const rest = length - code.length;
  // The pairs have 15 and 17 characters: so many of the long ones that a multiple of 15 is left.
  const [short, long] = ['~f1.1.0~f1.-1.0', '~f10.1.0~f10.-1.0'];
  const longs = (rest * 8) % 15;
  return code + long.repeat(longs) + short.repeat((rest - longs * 17) / 15);
};

/** What designs of these codes cost at a place, by the calculator of prices. */
const pricesOf = async (codes: readonly string[], site?: object): Promise<Price[]> =>
  (
    await api.rest('POST', '/api/prices', {
      designs: codes.map((planCode) => ({ home: { planCode }, ...(site && { site }) })),
    })
  ).body.prices;

const expectSamePrices = async (designs: readonly Listed[], site?: object): Promise<void> => {
  const prices = await pricesOf(
    designs.map(({ code }) => code),
    site,
  );
  for (const [index, { price }] of designs.entries()) {
    const { aboutCents, delivered, payments } = prices[index]!;
    expect([price.aboutCents, price.delivered]).toEqual([aboutCents, delivered]);
    expect(price.aboutMonthlyCents).toBe(
      payments.find(({ kind }) => kind === 'conventional')?.monthlyCents ?? null,
    );
  }
};

describe('the price of a drawn plan', () => {
  it('stands beside arrangement and style, which are those of its document, with version and edition', async () => {
    const { version, edition, designs } = await ask(`${wish}&count=2`);
    expect(version).toBe(2);
    expect(edition).toEqual(expect.any(Number));
    expect(designs).toHaveLength(2);
    for (const { arrangement, style, plan, price } of designs as Listed[]) {
      expect([arrangement, style]).toEqual([plan.arrangement, plan.front.style]);
      expect(price.aboutCents).toBeGreaterThan(price.baseCents);
    }
  });

  it('wish.money: is that of the calculator, anywhere and at a place; the plans stay the same', async () => {
    const anywhere = (await ask(`${wish}&count=2`)).designs as Listed[];
    await expectSamePrices(anywhere);
    const { designs, place } = await ask(`${wish}&count=2&zip=98901&land=leased`);
    expect(place).toMatchObject({ zip: '98901', served: true });
    await expectSamePrices(designs, { zip: '98901', land: 'leased' });
    const codes = (list: readonly Listed[]): string[] => list.map(({ code }) => code);
    expect(codes(designs)).toEqual(codes(anywhere));
    expect(designs[0].price.aboutCents).not.toBe(anywhere[0]!.price.aboutCents);
  });

  it('wish.money: is at most the limit, the cheapest first, and as many as are asked for', async () => {
    const all = ((await ask(`${wish}&count=6&zip=98660`)).designs as Listed[]).map(({ price }) => price);
    const totals = all.map(({ aboutCents }) => aboutCents).toSorted((a, b) => a - b);
    const limit = totals[Math.min(3, totals.length - 1)]!;
    const { designs } = await ask(`${wish}&count=2&zip=98660&maxDeliveredCents=${limit}`);
    expect((designs as Listed[]).map(({ price }) => price.aboutCents)).toEqual(totals.slice(0, 2));
    const months = all.map(({ aboutMonthlyCents }) => aboutMonthlyCents!).toSorted((a, b) => a - b);
    const least = await ask(`${wish}&count=6&zip=98660&maxMonthlyCents=${months[0]}`);
    expect((least.designs as Listed[]).map(({ price }) => price.aboutMonthlyCents)).toEqual([months[0]]);
  });

  it('wish.money: in the way alone, is named by its least figure, and the nearest wish may cost that', async () => {
    const all = (await ask(`${wish}&count=6&zip=98660`)).designs as Listed[];
    const least = Math.min(...all.map(({ price }) => price.aboutCents));
    const { designs, reason, nearest } = await ask(
      `${wish}&zip=98660&land=own&maxDeliveredCents=${least - 1}`,
    );
    expect(designs).toEqual([]);
    expect(reason).toContain(
      `The least of these is ${new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(least / 100)}.`,
    );
    expect(nearest).toEqual([
      {
        query: expect.stringContaining(`&zip=98660&land=own&maxDeliveredCents=${least}`),
        differs: ['maxDeliveredCents'],
      },
    ]);
    const again = await api.rest('GET', nearest[0].query);
    expect(again.body.designs).toHaveLength(1);
  });

  it('place.served: where we do not deliver, is of the home alone with the sentence of the place, and with a limit there are no plans', async () => {
    const { designs, place } = await ask(`${wish}&count=1&zip=10001`);
    expect(place.sentence).toMatch(/^We do not deliver to 10001 yet\./);
    expect(designs[0].price).toMatchObject({ delivered: false, aboutMonthlyCents: null });
    await expectSamePrices(designs, { zip: '10001' });
    const limited = await ask(`${wish}&count=1&zip=10001&maxDeliveredCents=99999999`);
    expect(limited.designs).toEqual([]);
    expect(limited.reason).toBe(place.sentence);
    expect(limited.nearest[0].differs).toEqual(['maxDeliveredCents']);
    expect((await api.rest('GET', limited.nearest[0].query)).body.designs.length).toBeGreaterThan(0);
  });
});

describe('the style of a drawn plan', () => {
  it('is the one that is asked for', async () => {
    const { designs } = await ask(`${wish}&style=cabin&count=2`);
    expect((designs as Listed[]).map(({ style }) => style)).toEqual(['cabin', 'cabin']);
  });

  it.each([
    ['unknown', 'style=castle'],
    ['given twice', 'style=cabin&style=ranch'],
    ['without the porch that is asked for', 'style=plain&porch=true'],
  ])('is refused where it is %s', async (_what, query) => {
    expect((await api.rest('GET', `${address}?${wish}&${query}`)).status).toBe(400);
  });

  it('is refused for triple wides where it needs an end toward the street', async () => {
    const triple = wish.replace('double', 'triple');
    expect((await api.rest('GET', `${address}?${triple}&style=porch-end`)).status).toBe(400);
  });
});

it.each([
  ['three suites', 'suites=3'],
  ['a ZIP code of four digits', 'zip=9866'],
  ['unknown land', 'land=moon'],
  ['a limit in words', 'maxDeliveredCents=cheap'],
  ['a limit below nothing', 'maxMonthlyCents=-1'],
  ['half a cent', 'maxMonthlyCents=100.5'],
])('a wish is refused for %s', async (_what, query) => {
  const { status, body } = await api.rest('GET', `${address}?${wish}&${query}`);
  expect(status).toBe(400);
  expect(body.message).toEqual(expect.any(String));
});

it('cost.price: the calculator reads the size from a code and draws nothing, so it prices a wish that no plan keeps', async () => {
  const accessible = ({ code }: Listed): string => code.replace(/^2\.kqf4d/, '2.kqf4dx');
  const listed = ((await ask(`${wish}&count=6`)).designs as Listed[]).find(
    (one) => designOf(accessible(one)) === undefined,
  )!;
  const [code, wide] = [listed.code, accessible(listed)];
  const [price, other] = await pricesOf([code, wide]);
  expect((await api.rest('GET', `${address}/${wide}.json`)).status).toBe(404);
  expect(other!.aboutCents).toBe(price!.aboutCents);
  expect(
    (await api.rest('POST', '/api/prices', { designs: [{ home: { planCode: `${code}0` } }] })).status,
  ).toBe(400);
});

it('cost.price: fifty codes take at most twice the processor time of fifty homes of the catalog', async () => {
  const { designs } = await ask(`${wish}&count=4`);
  // A code ends with how the plan is mirrored, its style and its color.
  const codes = (designs as Listed[])
    .flatMap(({ code }) =>
      ['m', 'n'].flatMap((turn) =>
        Array.from({ length: 8 }, (_none, color) => code.replace(/[mn](\d)\d$/, `${turn}$1${color}`)),
      ),
    )
    .slice(0, 50);
  expect(new Set(codes).size).toBe(50);
  const { homes } = (await api.rest('GET', '/api/homes')).body;
  const slugs = Array.from({ length: 50 }, (_none, index) => homes[index % homes.length].slug as string);
  const processorTime = async (list: readonly object[]): Promise<number> => {
    const before = process.cpuUsage();
    const { status, body } = await api.rest('POST', '/api/prices', {
      designs: list.map((home) => ({ home })),
    });
    const { user, system } = process.cpuUsage(before);
    expect([status, body.prices.length]).toEqual([200, 50]);
    return user + system;
  };
  const best = { codes: Infinity, slugs: Infinity };
  for (let time = 0; time < 8; time++) {
    best.codes = Math.min(best.codes, await processorTime(codes.map((planCode) => ({ planCode }))));
    best.slugs = Math.min(best.slugs, await processorTime(slugs.map((slug) => ({ slug }))));
  }
  expect(best.codes).toBeLessThanOrEqual(2 * best.slugs);
});

it('cost.code: a code has 200 characters at most, with its changes', async () => {
  const { code } = (await ask(`${wish}&count=1`)).designs[0] as Listed;
  const longest = codeOfLength(code, 200);
  const longer = codeOfLength(code, 201);
  const statuses = async (planCode: string) => [
    (await fetch(`${api.url}${address}/${planCode}.json`)).status,
    (await api.rest('POST', '/api/prices', { designs: [{ home: { planCode } }] })).status,
    (await api.rest('POST', '/api/designs', { home: { planCode } })).status,
  ];
  expect(await statuses(longest)).toEqual([200, 200, 201]);
  expect(await statuses(longer)).toEqual([404, 400, 400]);
});

it('cost.price: a design is stored only with a code that opens', async () => {
  const { status } = await api.rest('POST', '/api/designs', { home: { planCode: '2.kqf4d.d99999.go.n000' } });
  expect(status).toBe(400);
});

describe('over GraphQL', () => {
  const query = `query ($wish: FloorPlanWishInput!, $zip: String, $max: Cents) {
    floorPlanDesigns(wish: $wish, seed: 1, count: 2, zip: $zip, land: own, maxDeliveredCents: $max) {
      designs { code arrangement style price { aboutCents aboutMonthlyCents delivered } }
      reason
      place { served sentence }
      nearest { wish { style suites } maxDeliveredCents maxMonthlyCents differs }
    }
  }`;
  const variables = { wish: { beds: ['king', 'queen', 'full'], baths: 2, width: 'double' }, zip: '98660' };

  it('plans and prices are those of REST', async () => {
    const { data } = await api.gql(query, variables);
    const { designs, place } = await ask(`${wish}&count=2&zip=98660&land=own`);
    expect(data.floorPlanDesigns.designs).toEqual(
      (designs as Listed[]).map(({ code, arrangement, style, price }) => ({
        code,
        arrangement,
        style,
        price: {
          aboutCents: price.aboutCents,
          aboutMonthlyCents: price.aboutMonthlyCents,
          delivered: price.delivered,
        },
      })),
    );
    expect(data.floorPlanDesigns.place).toEqual({ served: true, sentence: place.sentence });
  });

  it('costs in the way are told with the limit that a plan keeps', async () => {
    const { data } = await api.gql(query, {
      ...variables,
      wish: { ...variables.wish, style: 'cabin' },
      max: 100,
    });
    const { designs, reason, nearest } = data.floorPlanDesigns;
    expect(designs).toEqual([]);
    const [{ maxDeliveredCents }] = nearest;
    expect(nearest).toEqual([
      {
        wish: { style: 'cabin', suites: null },
        maxDeliveredCents,
        maxMonthlyCents: null,
        differs: ['maxDeliveredCents'],
      },
    ]);
    expect(reason).toContain('The least of these is $');
    expect(maxDeliveredCents).toBeGreaterThan(100);
  });

  it('a style that does not fit is refused', async () => {
    const { errors } = await api.gql(query, {
      ...variables,
      wish: { ...variables.wish, style: 'plain', porch: true },
    });
    expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  });
});
