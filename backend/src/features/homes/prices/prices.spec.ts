import { designOf } from '@hearthline/model/designs/designs.ts';
import { keepsColor, paintColors, sidingColors } from '@hearthline/model/home/finishes.ts';
import { planFacts } from '@hearthline/model/plan/home-facts.ts';
import { assumptionSentences } from '@hearthline/rules/homes/prices/price-of.ts';
import { sidingIds } from '@hearthline/rules/design.ts';
import { priceSentences } from '@hearthline/rules/homes/prices/price-sentences.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

interface Line {
  readonly key: string;
  readonly quantity: number;
  readonly unit: string;
  readonly lowCents: number;
  readonly highCents: number;
  readonly estimateCents: number;
  readonly source: string | null;
  readonly sourceOn: string | null;
}
const priced = async (...designs: object[]) => {
  const { status, body } = await api.rest('POST', '/api/prices', { designs });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.prices as {
    lines: Line[];
    totalLowCents: number;
    totalHighCents: number;
    aboutCents: number;
    assumptions: string[];
    conflicts: string[];
    payments: { kind: string; monthlyCents: number; aprPercent: number }[];
  }[];
};
const price = async (design: object) => (await priced(design))[0]!;
const yachats = { home: { slug: 'yachats' } };

describe('the rule seed.base', () => {
  it('gives every home of the catalog a price, and those that travel a month and a rate', async () => {
    const { body } = await api.rest('GET', '/api/homes');
    expect(body.homes).toHaveLength(45);
    for (const home of body.homes) {
      expect(home.price.baseCents, home.slug).toBeGreaterThan(4_000_000);
      if (home.travel !== null) continue;
      expect(home.price.aboutCents, home.slug).toBeGreaterThan(home.price.baseCents);
      expect(home.price.aboutMonthlyCents, home.slug).toBeGreaterThan(80_000);
      expect(home.price.aprPercent, home.slug).toBeGreaterThan(6.5);
    }
  });

  it('makes the example prices true: the home costs it, and rounded to $50 a month of everything is its monthly', async () => {
    const { body } = await api.rest('GET', '/api/content');
    const examples = body.content.filter(({ kind }: { kind: string }) => kind === 'example_price');
    expect(examples).toHaveLength(2);
    for (const { figures } of examples) {
      const { price: cost } = (await api.rest('GET', `/api/homes/${figures.home}`)).body;
      expect(cost.baseCents).toBe(figures.price * 100);
      expect(Math.round(cost.aboutMonthlyCents / 5000) * 50).toBe(figures.monthly);
    }
  });
});

describe('GET /api/homes', () => {
  const slugs = async (query: string): Promise<string[]> =>
    (await api.rest('GET', `/api/homes?${query}`)).body.homes.map(({ slug }: { slug: string }) => slug);

  it('is narrowed by the price of the home and by the month, ends included', async () => {
    expect(await slugs('minPrice=8900000&maxPrice=8900000')).toEqual(['yachats']);
    expect(await slugs('minPrice=14500001')).not.toContain('castle-rock');
    const { aboutMonthlyCents } = (await api.rest('GET', '/api/homes/yachats')).body.price;
    expect(await slugs(`maxMonthly=${aboutMonthlyCents}`)).toContain('yachats');
    expect(await slugs(`maxMonthly=${aboutMonthlyCents - 1}`)).not.toContain('yachats');
    expect(await slugs('maxMonthly=0')).toEqual([]);
    const { data } = await api.gql(
      '{ homes(minPrice: 8900000, maxPrice: 8900000) { slug price { baseCents } } }',
    );
    expect(data.homes).toEqual([{ slug: 'yachats', price: { baseCents: 8_900_000 } }]);
  });

  it.each(['minPrice=-1', 'maxPrice=1.5', 'maxMonthly=much', 'minPrice=', 'maxPrice=99999999999', 'price=1'])(
    'refuses %s',
    async (query) => expect((await api.rest('GET', `/api/homes?${query}`)).status).toBe(400),
  );
});

describe('POST /api/prices', () => {
  it('says everything of a price', async () => {
    const { lines, totalLowCents, totalHighCents, aboutCents, assumptions, conflicts, payments } =
      await price(yachats);
    expect(lines[0]).toMatchObject({ key: 'home:yachats', lowCents: 8_900_000, highCents: 8_900_000 });
    expect(lines.reduce((sum, { lowCents }) => sum + lowCents, 0)).toBe(totalLowCents);
    expect(lines.reduce((sum, { highCents }) => sum + highCents, 0)).toBe(totalHighCents);
    expect(lines.reduce((sum, { estimateCents }) => sum + estimateCents, 0)).toBe(aboutCents);
    for (const { key, source, sourceOn } of lines)
      if (/^(freight|site|fee|tax):/.test(key)) expect([source, sourceOn], key).not.toContain(null);
    expect(assumptions).toContain(assumptionSentences.noLand);
    expect(conflicts).toEqual([]);
    expect(payments.map(({ kind }) => kind)).toEqual(['fha', 'va', 'usda', 'conventional', 'chattel']);
  });

  it('price.every-line: has each choice with a price as a line with the amount that /api/options publishes, but its own look', async () => {
    const { body } = await api.rest('GET', '/api/options');
    const { look } = (await api.rest('GET', '/api/homes/yachats')).body;
    for (const { key, choices } of body.groups)
      for (const choice of choices) {
        const { lines } = await price({ ...yachats, options: [`${key}:${choice.key}`] });
        const line = lines.find((each) => each.key === `option:${key}:${choice.key}`);
        if (choice.standard) expect([choice.lowCents, line]).toEqual([0, undefined]);
        else if (look[key] === choice.key) expect(line).toBeUndefined();
        else
          expect(line, `${key}:${choice.key}`).toMatchObject({
            unit: choice.unit,
            lowCents: choice.lowCents * (line?.quantity ?? 0),
            highCents: choice.highCents * (line?.quantity ?? 0),
          });
      }
  });

  it('has floors by the square foot of the home, cabinets and counters by the piece, and no line for what is standard', async () => {
    const chosen = async (home: object, ...options: string[]) => {
      const { lines, aboutCents } = await price({ home, options });
      const without = await price({ home });
      const made = lines.filter(({ key }) => /^option:(floors|cabinets|counters):/.test(key));
      expect(aboutCents - without.aboutCents).toBeGreaterThanOrEqual(
        made.reduce((sum, { estimateCents }) => sum + estimateCents, 0),
      );
      if (made.length === 0) expect(aboutCents).toBe(without.aboutCents);
      return made.map(({ key, quantity, estimateCents }) => [key, quantity, estimateCents]);
    };
    const enid = { slug: 'enid' };
    const { squareFootage } = (await api.rest('GET', '/api/homes/enid')).body;
    expect(await chosen(enid, 'floors:vinyl-plank', 'cabinets:white-shaker', 'counters:laminate')).toEqual(
      [],
    );
    expect(await chosen(enid, 'cabinets:gray-shaker', 'floors:laminate-oak')).toEqual([
      ['option:cabinets:gray-shaker', 1, 0],
      ['option:floors:laminate-oak', squareFootage, squareFootage * 120],
    ]);
    expect(await chosen(enid, 'cabinets:oak', 'counters:butcher-block', 'floors:engineered-oak')).toEqual([
      ['option:cabinets:oak', 1, 180_000],
      ['option:counters:butcher-block', 1, 140_000],
      ['option:floors:engineered-oak', squareFootage, squareFootage * 540],
    ]);
    const planCode = '1.kqq4dl66.0301031110000300110110.m0';
    const feet = planFacts(designOf(planCode)!.plan).squareFootage;
    expect(await chosen({ planCode }, 'counters:quartz', 'floors:engineered-oak')).toEqual([
      ['option:counters:quartz', 1, 360_000],
      ['option:floors:engineered-oak', feet, feet * 540],
    ]);
  });

  it('takes roof and siding as choices, and names what excludes each other', async () => {
    const design = { ...yachats, roof: 'butterfly', siding: 'metal', options: ['energy:solar'] };
    const { lines, conflicts } = await price(design);
    expect(lines.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['option:roof:butterfly', 'option:siding:metal', 'option:energy:solar']),
    );
    expect(conflicts).toEqual(['Roof profile: Butterfly cannot be had with Energy: Solar package.']);
  });

  it('takes generated plans and plan documents, of the width and size that they have', async () => {
    const planCode = '1.kqq4dl66.0301031110000300110110.m0';
    const { plan } = designOf(planCode)!;
    const [generated, document] = await priced({ home: { planCode } }, { home: { plan } });
    expect(generated).toEqual(document);
    expect(generated?.lines.slice(0, 2)).toMatchObject([
      { key: 'home-base:double', quantity: 1 },
      { key: 'home-area:double', quantity: planFacts(plan).squareFootage },
    ]);
  });

  it('is the same wherever the furniture of a plan stands', async () => {
    const planCode = '1.kqq4dl66.0301031110000300110110.m0';
    const [drawn, pushed] = await priced(
      { home: { planCode } },
      { home: { planCode: `${planCode}~f20.-12.0` } },
    );
    expect(pushed).toEqual(drawn);
  });

  it('follows site, loan and claims', async () => {
    const keys = async (design: object) =>
      (await price({ ...yachats, ...design })).lines.map(({ key }) => key);
    const far = await keys({
      site: { water: 'well', sewer: 'public', miles: 12.5 },
      claims: ['military'],
      loan: { kind: 'cash' },
    });
    expect(far).toEqual(
      expect.arrayContaining(['site:water-well', 'site:sewer-public', 'discount:military', 'discount:cash']),
    );
    expect(far).not.toContain('site:water-public');
    expect(await keys({})).not.toEqual(expect.arrayContaining([expect.stringMatching(/^discount:/)]));
  });

  it('knows of no price without a home', async () => {
    expect(await price({})).toMatchObject({
      lines: [],
      totalLowCents: 0,
      assumptions: [assumptionSentences.noHome],
    });
  });

  it.each([
    [{ designs: [] }, priceSentences.designs],
    [{ designs: Array.from({ length: 51 }, () => ({})) }, priceSentences.designs],
    [{ designs: [{ home: { slug: 'nowhere' } }] }, priceSentences.home],
    [{ designs: [{ home: { planCode: '1.none' } }] }, priceSentences.plan],
    [{ designs: [{ home: { plan: {} } }] }, priceSentences.notPlan],
    [{ designs: [{ home: { slug: 'enid', planCode: 'x' } }] }, null],
    [{ designs: [{ home: {} }] }, null],
    [{ designs: [{ roof: 'pagoda' }] }, null],
    [{ designs: [{ site: { miles: 601 } }] }, null],
    [{ designs: [{ colour: 'red' }] }, null],
    [{ designs: [{ name: 'x'.repeat(81) }] }, null],
    [{}, null],
  ])('refuses %o', async (body, message) => {
    const answer = await api.rest('POST', '/api/prices', body);
    expect(answer.status).toBe(400);
    if (message) expect(answer.body.message).toBe(message);
  });

  it('does not tell of a home that visitors do not see', async () => {
    await api.sql("update homes set status = 'withdrawn' where slug = 'toutle'");
    const answer = await api.rest('POST', '/api/prices', { designs: [{ home: { slug: 'toutle' } }] });
    expect([answer.status, answer.body.message]).toEqual([400, priceSentences.home]);
    const { data } = await admin.gql('{ pricePreview(slug: "toutle") { aboutCents lines { key } } }');
    expect(data.pricePreview.aboutCents).toBeGreaterThan(20_000_000);
    await api.sql("update homes set status = 'published' where slug = 'toutle'");
    const none = await admin.gql('{ pricePreview(slug: "nowhere") { aboutCents } }');
    expect(none.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('POST /api/finance/payments', () => {
  const loan = { priceCents: 14_500_000, downPercent: 10, ratePercent: 6.5, years: 30 };
  const payments = (loans: unknown) => api.rest('POST', '/api/finance/payments', { loans });

  it('answers in the order of the loans', async () => {
    const { status, body } = await payments([
      loan,
      { ...loan, taxPercent: 0.95, insuranceCents: 120_000, rentCents: 50_000 },
    ]);
    expect(status).toBe(200);
    expect(body.payments).toMatchObject([
      {
        kind: 'loan',
        downCents: 1_450_000,
        payments: 360,
        paymentCents: 82_485,
        aprPercent: 6.5,
        monthlyCents: 82_485,
      },
      { taxCents: 11_479, insuranceCents: 10_000, rentCents: 50_000, monthlyCents: 153_964 },
    ]);
  });

  it.each([
    [[]],
    [Array.from({ length: 101 }, () => loan)],
    [[{ ...loan, years: 0 }]],
    [[{ ...loan, prepaidCents: 20_000_000 }]],
    ['all'],
    [undefined],
  ])('refuses %o', async (loans) => expect((await payments(loans)).status).toBe(400));
});

describe('options and loans', () => {
  it('are the same in both APIs', async () => {
    const { data } = await api.gql(
      '{ optionGroups { key label choose choices { key label text standard excludes swatch unit lowCents highCents } } loanKinds { key label downPercent ratePercent years upfrontFeePercent annualFeePercent originationPercent prepaidCents startsOn endsOn source sourceOn } }',
    );
    const { groups } = (await api.rest('GET', '/api/options')).body;
    const { loans } = (await api.rest('GET', '/api/loans')).body;
    expect(groups).toMatchObject(data.optionGroups);
    expect(loans).toMatchObject(data.loanKinds);
    expect(loans.map(({ key }: { key: string }) => key)).toEqual([
      'fha',
      'va',
      'usda',
      'conventional',
      'chattel',
      'cash',
    ]);
    for (const path of ['/api/options?x=1', '/api/loans?x=1'])
      expect((await api.rest('GET', path)).status).toBe(400);
  });
});

it('shows a choice by the color that pictures give it: a siding that is painted, a roof and a package have none', async () => {
  const { groups } = (await api.rest('GET', '/api/options')).body;
  const swatches = Object.fromEntries(
    groups.map(({ key, choices }: { key: string; choices: { key: string; swatch: string | null }[] }) => [
      key,
      Object.fromEntries(choices.map((choice) => [choice.key, choice.swatch])),
    ]),
  );
  expect(swatches.color).toEqual(paintColors);
  expect(swatches.siding).toEqual(
    Object.fromEntries(sidingIds.map((id) => [id, keepsColor(id) ? sidingColors[id] : null])),
  );
  expect(new Set(Object.values({ ...swatches.roof, ...swatches.style, ...swatches.energy }))).toEqual(
    new Set([null]),
  );
  const inside = Object.values({ ...swatches.floors, ...swatches.cabinets, ...swatches.counters });
  expect(inside).toHaveLength(9);
  for (const swatch of inside) expect(swatch).toMatch(/^#[0-9a-f]{6}$/);
});

describe('an offer', () => {
  it('takes its discount with it when its last day is over, at midnight in the business time zone', async () => {
    const solar = { ...yachats, options: ['energy:solar'] };
    const has = async (): Promise<boolean> =>
      (await price(solar)).lines.some(({ key }) => key === 'discount:solar');
    api.clock.set('2025-04-01T06:59:59Z');
    expect(await has()).toBe(true);
    api.clock.set('2025-04-01T07:00:00Z');
    expect(await has()).toBe(false);
    api.clock.reset();
  });
});

it('price.source: lines of freight, site, fees and tax say where their figures come from, and of which day', async () => {
  const sites = [
    {},
    { site: { land: 'leased', sewer: 'public', water: 'public', miles: 0, county: 'Clark' } },
    { site: { land: 'own', sewer: 'septic', water: 'well', miles: 400 }, loan: { kind: 'cash' } },
  ];
  const designs = ['yachats', 'castle-rock'].flatMap((slug) =>
    sites.map((site) => ({ home: { slug }, ...site })),
  );
  for (const { lines } of await priced(...designs)) {
    const estimated = lines.filter(({ key }) => /^(freight|site|fee|tax):/.test(key));
    for (const group of ['freight', 'site', 'fee', 'tax'])
      expect(estimated.filter(({ key }) => key.startsWith(`${group}:`)).length, group).toBeGreaterThan(0);
    for (const { key, source, sourceOn } of estimated) {
      expect(source, key).toMatch(/\S/);
      expect(sourceOn, key).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  }
});
