import { describe, expect, it } from 'vitest';
import { designContent } from '../designs/design-content.ts';
import type { ZipArea } from '../../people/locations/zip-area.ts';
import { standardLook, type Look, type StreetSide } from '../looks/look.ts';
import { initialDelivery } from '../places/delivery.ts';
import { placesOf } from '../places/place.ts';
import type { PriceWhen } from './conditions.ts';
import { sectionsOf, type HomeWidth } from './keys.ts';
import { sumOf } from './line-sums.ts';
import type { LoanKindTerms } from './loan-kind.ts';
import type { OptionGroup } from './option-group.ts';
import type { PriceRow } from './price-item.ts';
import {
  assumptionSentences,
  deliveredTotalOf,
  homePriceOf,
  priceOf,
  type HomeToPrice,
  type PriceBook,
} from './price-of.ts';

const on = '2026-11-20';
const row = (key: string, more: Partial<PriceRow> = {}): PriceRow => ({
  key,
  label: key,
  unit: 'each',
  lowCents: 0,
  highCents: 0,
  lowPercent: null,
  highPercent: null,
  taxable: true,
  when: null,
  contentSlug: null,
  startsOn: '2026-01-01',
  endsOn: null,
  source: 'A spec',
  sourceOn: '2026-01-01',
  ...more,
});
const amount = (key: string, lowCents: number, highCents = lowCents, more: Partial<PriceRow> = {}) =>
  row(key, { lowCents, highCents, ...more });
const percentage = (key: string, low: number, high = low, more: Partial<PriceRow> = {}) =>
  row(key, { unit: 'percent', lowCents: null, highCents: null, lowPercent: low, highPercent: high, ...more });

const groups: readonly OptionGroup[] = [
  {
    key: 'roof',
    label: 'Roof profile',
    choose: 'one',
    choices: [
      { key: 'gable', label: 'Gable', text: '', standard: true, excludes: [] },
      { key: 'hip', label: 'Hip', text: '', standard: false, excludes: [] },
      { key: 'butterfly', label: 'Butterfly', text: '', standard: false, excludes: ['energy:solar'] },
    ],
  },
  {
    key: 'energy',
    label: 'Energy',
    choose: 'many',
    choices: [{ key: 'solar', label: 'Solar package', text: '', standard: false, excludes: [] }],
  },
];
const loans: readonly LoanKindTerms[] = [
  {
    key: 'conventional',
    label: 'Conventional',
    downPercent: 10,
    ratePercent: 6.5,
    years: 30,
    upfrontFeePercent: 0,
    annualFeePercent: 0,
    annualFeeAbovePercent: null,
    annualFeeUntilPercent: null,
    originationPercent: 0,
    prepaidCents: 0,
    homeOnly: false,
  },
  {
    key: 'cash',
    label: 'Cash',
    downPercent: 100,
    ratePercent: 0,
    years: 0,
    upfrontFeePercent: 0,
    annualFeePercent: 0,
    annualFeeAbovePercent: null,
    annualFeeUntilPercent: null,
    originationPercent: 0,
    prepaidCents: 0,
    homeOnly: false,
  },
];
const book = (rows: readonly PriceRow[], more: Partial<PriceBook> = {}): PriceBook => ({
  on,
  rows,
  groups,
  loans,
  offers: [],
  places: placesOf(() => null, initialDelivery),
  ...more,
});
const content = (design: object = {}) => designContent.parse(design);
const home: HomeToPrice = {
  slug: 'alder',
  width: 'double',
  squareFeet: 1440,
  sectionInches: 160,
  look: standardLook,
  street: 'front',
};
const keys = (price: { lines: readonly { key: string }[] }) => price.lines.map(({ key }) => key);
const lineOf = (rows: readonly PriceRow[], key: string, design: object = {}, of = home) =>
  priceOf(book(rows), of, content(design)).lines.find((line) => line.key === key);

const own = amount('home:alder', 14_500_000);
const point = { latitude: 45.6, longitude: -122.7 };

describe('the home', () => {
  const base = [
    amount('home-base:double', 3_700_000),
    amount('home-area:double', 7500, 7500, { unit: 'square_foot' }),
  ];

  it('costs what its own row says, or base and area of its width', () => {
    expect(keys(priceOf(book([...base, own]), home, content()))).toEqual(['home:alder']);
    expect(priceOf(book(base), home, content()).totalLowCents).toBe(3_700_000 + 1440 * 7500);
    expect(homePriceOf(book([...base, own]), home)?.baseCents).toBe(14_500_000);
    expect(homePriceOf(book([...base, own]), { ...home, slug: null })?.baseCents).toBe(14_500_000);
  });

  it('has no price where there is none, and no line either', () => {
    const price = priceOf(book([amount('site:steps', 100)]), home, content());
    expect(price).toMatchObject({
      lines: [],
      totalLowCents: 0,
      totalHighCents: 0,
      aboutCents: 0,
      payments: [],
      assumptions: [assumptionSentences.noPrice],
    });
    expect(priceOf(book([own]), null, content()).assumptions).toEqual([assumptionSentences.noHome]);
    expect(homePriceOf(book([]), home)).toBeNull();
  });
});

describe('quantities', () => {
  it.each([
    ['each', 1],
    ['section', 2],
    ['joint', 1],
    ['square_foot', 1440],
    ['mile', 121],
  ] as const)('of %s are %i', (unit, quantity) => {
    const line = lineOf([own, amount('freight:x', 300, 500, { unit })], 'freight:x', {
      site: { miles: 60.5 },
    });
    expect(line).toMatchObject({ quantity, unit, lowCents: 300 * quantity, highCents: 500 * quantity });
  });

  it('of nothing are no line: a single wide has no joint', () => {
    expect(
      lineOf(
        [amount('home:alder', 1), amount('site:close-up', 9, 9, { unit: 'joint' })],
        'site:close-up',
        {},
        { ...home, width: 'single' },
      ),
    ).toBeUndefined();
  });
});

describe('the lines', () => {
  const all = [
    amount('fee:title', 5),
    amount('site:b', 4),
    amount('discount:b', 1),
    own,
    amount('site:a', 3),
    percentage('tax:sales', 10),
    amount('freight:x', 2),
    amount('site:c', 4),
    amount('discount:a', 1),
  ];

  it('stand in the order of their kinds, and of their keys in it, however the book has them', () => {
    const expected = [
      'home:alder',
      'freight:x',
      'site:a',
      'site:b',
      'site:c',
      'fee:title',
      'discount:a',
      'discount:b',
      'tax:sales',
    ];
    expect(keys(priceOf(book(all), home, content()))).toEqual(expected);
    expect(keys(priceOf(book(all.toReversed()), home, content()))).toEqual(expected);
  });

  it('of percentages and discounts are one of their kind', () => {
    const { lines } = priceOf(book(all), home, content());
    expect(lines.slice(-3).map(({ quantity }) => quantity)).toEqual([1, 1, 1]);
  });

  it('of a negative sum have no tax', () => {
    const rows = [
      amount('home:alder', 100, 100, { taxable: false }),
      amount('discount:a', 100),
      percentage('tax:sales', 10),
    ];
    expect(lineOf(rows, 'tax:sales')).toMatchObject({ lowCents: 0, highCents: 0 });
  });
});

describe('the rule price.every-line', () => {
  const rows = [
    own,
    amount('option:roof:hip', 320_000),
    amount('option:roof:gable', 99),
    amount('option:energy:solar', 1_400_000, 2_200_000),
  ];

  it('makes each choice with a price a line, and what is standard none', () => {
    expect(keys(priceOf(book(rows), home, content({ roof: 'hip', options: ['energy:solar'] })))).toEqual([
      'home:alder',
      'option:energy:solar',
      'option:roof:hip',
    ]);
    expect(keys(priceOf(book(rows), home, content({ roof: 'gable' })))).toEqual(['home:alder']);
    expect(keys(priceOf(book(rows), home, content()))).toEqual(['home:alder']);
  });

  const one = (key: string, ...choices: readonly string[]): OptionGroup => ({
    key,
    label: key,
    choose: 'one',
    choices: choices.map((choice, index) => ({
      key: choice,
      label: choice,
      text: '',
      standard: index === 0,
      excludes: choice === 'flat' ? ['energy:solar'] : [],
    })),
  });
  const looks = [
    one('style', 'plain', 'cabin', 'modern', 'porch-end'),
    one('roof', 'gable', 'hip', 'flat'),
    one('siding', 'fiber-cement', 'wood'),
    one('color', 'white', 'sage'),
    ...groups.filter(({ key }) => key === 'energy'),
  ];
  const lookRows = [
    own,
    amount('home-base:double', 10_000_000),
    amount('option:style:cabin', 1_190_000),
    amount('option:style:modern', 1_080_000),
    amount('option:style:plain', 7),
    amount('option:roof:hip', 260_000, 260_000, { unit: 'section' }),
    amount('option:siding:wood', 350, 350, { unit: 'square_foot' }),
    amount('option:color:sage', 0),
    amount('site:crane', 50_000, 50_000, { when: { option: 'roof:hip' } }),
  ];
  const cabin: Look = { style: 'cabin', roof: 'hip', siding: 'wood', color: 'sage' };
  const priceIn = (
    design: object,
    {
      look = cabin,
      slug = 'alder',
      street = 'front',
    }: { look?: Look; slug?: string | null; street?: StreetSide } = {},
  ) => priceOf(book(lookRows, { groups: looks }), { ...home, slug, look, street }, content(design));
  const choicesIn = (...of: Parameters<typeof priceIn>): string[] =>
    priceIn(...of).lines.flatMap(({ key, lowCents }) =>
      key.startsWith('option:') ? [`${key} ${lowCents}`] : [],
    );

  it('of a home of the catalog has its own look in its price, and every standard choice', () => {
    expect(choicesIn({})).toEqual([]);
    // Its own look chosen in so many words is no line either; what is standard is none beside another own look.
    expect(choicesIn({ roof: 'hip', siding: 'wood', options: ['style:cabin', 'color:sage'] })).toEqual([]);
    expect(
      choicesIn({ roof: 'gable', siding: 'fiber-cement', options: ['style:plain', 'color:white'] }),
    ).toEqual([]);
    expect(priceIn({}).lines.map(({ lowCents }) => lowCents)).toEqual([14_500_000, 50_000]);
  });

  it('makes every other choice of a home of the catalog a line with the whole amount that is published', () => {
    expect(choicesIn({ options: ['style:modern'] })).toEqual(['option:style:modern 1080000']);
    expect(
      choicesIn(
        { roof: 'hip', siding: 'wood', options: ['style:cabin', 'color:sage'] },
        { look: standardLook },
      ),
    ).toEqual([
      'option:color:sage 0',
      'option:roof:hip 520000',
      'option:siding:wood 504000',
      'option:style:cabin 1190000',
    ]);
    expect(choicesIn({}, { look: standardLook })).toEqual([]);
  });

  it('of a drawn plan pays for its own look by lines, until another is chosen', () => {
    const drawn = { slug: null };
    expect(choicesIn({}, drawn)).toEqual([
      'option:color:sage 0',
      'option:roof:hip 520000',
      'option:siding:wood 504000',
      'option:style:cabin 1190000',
    ]);
    expect(choicesIn({ roof: 'gable', options: ['style:plain'] }, drawn)).toEqual([
      'option:color:sage 0',
      'option:siding:wood 504000',
    ]);
    expect(choicesIn({}, { ...drawn, look: standardLook })).toEqual([]);
    expect(priceIn({}, drawn).aboutCents).toBe(10_000_000 + 520_000 + 504_000 + 1_190_000 + 50_000);
  });

  it('means the own look in conditions and in what excludes each other, until another is chosen', () => {
    const crane = (design: object) => keys(priceIn(design)).includes('site:crane');
    expect([crane({}), crane({ roof: 'gable' })]).toEqual([true, false]);
    const flat = { ...cabin, roof: 'flat' } as const;
    const solar = { options: ['energy:solar'] };
    expect(priceIn(solar, { look: flat }).conflicts).toEqual([
      'Energy: Solar package cannot be had with roof: flat.',
    ]);
    expect(priceIn({ ...solar, roof: 'hip' }, { look: flat }).conflicts).toEqual([]);
  });

  it('price.conflict: names a chosen style that does not fit the side toward the street', () => {
    const conflicts = (style: string, street: StreetSide) =>
      priceIn({ options: [`style:${style}`] }, { look: standardLook, street }).conflicts;
    for (const end of ['left', 'right'] as const) {
      expect(conflicts('cabin', end)).toEqual([
        'style: cabin does not fit this home, which has an end to the street.',
      ]);
      expect([conflicts('plain', end), conflicts('porch-end', end)]).toEqual([[], []]);
    }
    expect(conflicts('porch-end', 'front')).toEqual([
      'style: porch-end does not fit this home, which has its long side to the street.',
    ]);
    expect([conflicts('plain', 'front'), conflicts('cabin', 'front')]).toEqual([[], []]);
  });

  it('takes what the seller no longer offers of an own look for standard', () => {
    const withoutHip = looks.map((group) =>
      group.key === 'roof' ? { ...group, choices: group.choices.filter(({ key }) => key !== 'hip') } : group,
    );
    const price = priceOf(
      book(lookRows, { groups: withoutHip }),
      { ...home, slug: null, look: cabin },
      content(),
    );
    expect(price.conflicts).toEqual([]);
    expect(keys(price)).not.toContain('option:roof:hip');
  });
});

describe('conditions', () => {
  const when = (condition: PriceWhen, key = 'site:x', cents = 100) =>
    amount(key, cents, cents, { when: condition });

  it.each([
    [{ width: 'double' }, {}],
    [{ land: 'own' }, {}],
    [{ land: 'leased' }, { site: { land: 'leased' } }],
    [{ sewer: 'septic' }, {}],
    [{ water: 'well' }, { site: { water: 'well' } }],
    [{ loan: 'va' }, { loan: { kind: 'va' } }],
    [{ claim: 'military' }, { claims: ['military'] }],
    [{ option: 'roof:hip' }, { roof: 'hip' }],
    [{ option: 'roof:gable' }, {}],
    [{ option: 'energy:solar', land: 'own' }, { options: ['energy:solar'] }],
  ] as const)('%o match %o', (condition, design) =>
    expect(lineOf([own, when(condition)], 'site:x', design)).toBeDefined(),
  );

  it.each([
    [{ width: 'single' }, {}],
    [{ land: 'leased' }, {}],
    [{ water: 'well' }, {}],
    [{ loan: 'cash' }, {}],
    [{ claim: 'referral' }, { claims: ['military'] }],
    [{ option: 'roof:gable' }, { roof: 'hip' }],
    [{ option: 'roof:hip', land: 'leased' }, { roof: 'hip' }],
  ] as const)('%o do not match %o', (condition, design) =>
    expect(lineOf([own, when(condition)], 'site:x', design)).toBeUndefined(),
  );

  it('leave one line for each key: that of the row that states most', () => {
    const rows = [
      own,
      amount('site:x', 1),
      when({ land: 'own', width: 'double' }, 'site:x', 3),
      when({ width: 'double' }, 'site:x', 2),
    ];
    const lines = priceOf(book(rows), home, content()).lines.filter(({ key }) => key === 'site:x');
    expect(lines).toMatchObject([{ lowCents: 3 }]);
  });

  it('of two rows that state as much leave the first', () => {
    const rows = [when({ land: 'own' }, 'site:x', 1), when({ width: 'double' }, 'site:x', 2)];
    const cents = [rows, rows.toReversed()].map((two) => lineOf([own, ...two], 'site:x')?.lowCents);
    expect(cents).toEqual([1, 2]);
  });
});

describe('the rule price.dated', () => {
  const of = (more: Partial<PriceRow>) =>
    keys(priceOf(book([own, percentage('discount:x', 5, 5, more)]), home, content()));

  it.each([
    ['ended yesterday', { endsOn: '2026-11-19' }, false],
    ['ends today', { endsOn: '2026-11-20' }, true],
    ['begins today', { startsOn: '2026-11-20' }, true],
    ['begins tomorrow', { startsOn: '2026-11-21' }, false],
  ] as const)('of a discount that %s', (_what, days, isLine) =>
    expect(of(days).includes('discount:x')).toBe(isLine),
  );

  it('and of one whose offer is over', () => {
    const rows = [own, amount('discount:solar', 500_000, 500_000, { contentSlug: 'solar-package' })];
    expect(keys(priceOf(book(rows), home, content()))).not.toContain('discount:solar');
    expect(keys(priceOf(book(rows, { offers: ['solar-package'] }), home, content()))).toContain(
      'discount:solar',
    );
  });
});

describe('discounts', () => {
  it('are taken from home and options, not from the site', () => {
    const rows = [
      own,
      amount('option:roof:hip', 500_000),
      amount('site:x', 9_000_000),
      percentage('discount:x', 5),
    ];
    expect(lineOf(rows, 'discount:x', { roof: 'hip' })).toMatchObject({
      lowCents: -750_000,
      highCents: -750_000,
    });
  });

  it('never take more than there is', () => {
    const rows = [
      amount('home:alder', 1000),
      amount('discount:a', 900),
      amount('discount:b', 900),
      percentage('discount:c', 50),
    ];
    const { lines, totalLowCents } = priceOf(book(rows), home, content());
    expect(lines.map(({ lowCents }) => lowCents)).toEqual([1000, -900, -100, 0]);
    expect(totalLowCents).toBe(0);
  });

  it('that depend on the loan count in its payment alone', () => {
    const rows = [own, percentage('discount:x', 10, 10, { when: { loan: 'conventional' } })];
    const { aboutCents, payments } = priceOf(book(rows), home, content());
    expect([aboutCents, payments[0]?.priceCents]).toEqual([14_500_000, 13_050_000]);
  });
});

describe('sales tax', () => {
  const rows = [
    own,
    amount('fee:title', 35_000, 75_000, { taxable: false }),
    amount('discount:x', 500_000),
    percentage('tax:sales', 7.5, 9.5),
    percentage('tax:sales:clark', 8.5),
  ];
  it('is its percentage of the taxable lines, discounts taken off', () => {
    expect(lineOf(rows, 'tax:sales')).toMatchObject({
      lowCents: 1_050_000,
      highCents: 1_330_000,
      taxable: false,
    });
  });

  it.each(['Clark', 'Clark County', 'CLARK county '])('of a county (%s) is its own', (county) =>
    expect(lineOf(rows, 'tax:sales:clark', { site: { county } })).toMatchObject({ lowCents: 1_190_000 }),
  );

  it('of another county is that for all', () =>
    expect(lineOf(rows, 'tax:sales', { site: { county: 'Lewis' } })).toBeDefined());
});

describe('the rule price.conflict', () => {
  it.each([
    [
      { roof: 'butterfly', options: ['energy:solar'] },
      ['Roof profile: Butterfly cannot be had with Energy: Solar package.'],
    ],
    [
      { roof: 'hip', options: ['roof:butterfly'] },
      ['Roof profile: only one of Hip and Butterfly can be had.'],
    ],
    [{ options: ['porch:large'] }, ['porch:large is not offered.']],
    [{ roof: 'hip', options: ['energy:solar'] }, []],
    [{}, []],
  ])('of %o is %o', (design, conflicts) =>
    expect(priceOf(book([own]), home, content(design)).conflicts).toEqual(conflicts),
  );
});

describe('what is assumed', () => {
  it('is said as long as it is not answered', () => {
    expect(priceOf(book([own]), home, content()).assumptions).toEqual([
      assumptionSentences.own,
      assumptionSentences.septic,
      assumptionSentences.public,
      assumptionSentences.miles,
      assumptionSentences.noLand,
    ]);
    expect(lineOf([own, amount('freight:x', 1, 1, { unit: 'mile' })], 'freight:x')?.quantity).toBe(120);
    const site = { land: 'leased', sewer: 'public', water: 'well', miles: 0 };
    expect(priceOf(book([own]), home, content({ site })).assumptions).toEqual([assumptionSentences.noRent]);
    expect(priceOf(book([own]), home, content({ site, loan: { rentCents: 90_000 } })).assumptions).toEqual(
      [],
    );
  });
});

describe('payments', () => {
  const kinds = (loan: object | null) => priceOf(book([own]), home, content({ loan })).payments;

  it('are those of the kinds of loan; cash has none', () => {
    expect(kinds(null)).toMatchObject([
      {
        kind: 'conventional',
        priceCents: 14_500_000,
        downCents: 1_450_000,
        aprPercent: 6.5,
        taxCents: 11_479,
        insuranceCents: 10_000,
        rentCents: 0,
      },
    ]);
  });

  it('take what the buyer says, and no less down than the kind demands', () => {
    expect(kinds({ kind: null, downPercent: 20, years: 15, rentCents: 5 })).toMatchObject([
      { downPercent: 20, years: 15, payments: 180, rentCents: 5 },
    ]);
    expect(kinds({ kind: 'conventional', downPercent: 3, ratePercent: 7 })).toMatchObject([
      { downPercent: 10, ratePercent: 7 },
    ]);
    expect(kinds({ kind: 'va', downPercent: 20 })).toMatchObject([{ downPercent: 10 }]);
  });
});

describe('the price of a list', () => {
  const [conventional] = loans;
  const of = (kinds: readonly LoanKindTerms[]) => homePriceOf(book([own], { loans: kinds }), home);

  it('has a month of the usual kind of loan, none while it is not offered', () => {
    const other = { ...conventional!, key: 'chattel' as const, ratePercent: 12 };
    const [payment] = kindsOf([conventional!]);
    expect(of([other, conventional!])).toMatchObject({
      baseCents: 14_500_000,
      aboutCents: 14_500_000,
      aboutMonthlyCents: payment?.monthlyCents,
      aprPercent: 6.5,
    });
    expect(of([other])).toMatchObject({ aboutMonthlyCents: null, aprPercent: null });
  });

  it('has no payment of a loan whose fees take up the whole of it', () => {
    expect(kindsOf([{ ...conventional!, prepaidCents: 13_050_000 }])).toEqual([]);
    expect(kindsOf([{ ...conventional!, prepaidCents: 13_049_999 }])).toHaveLength(1);
  });

  const kindsOf = (kinds: readonly LoanKindTerms[]) =>
    priceOf(book([own], { loans: kinds }), home, content()).payments;
});

describe('the rules price.total and price.rounding', () => {
  const units = ['each', 'section', 'joint', 'square_foot', 'mile'] as const;
  const widths: readonly HomeWidth[] = ['single', 'double', 'triple'];
  let state = 7;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 4_294_967_296) * limit);
  };
  const range = (max: number): readonly [number, number] => {
    const low = below(max);
    return [low, low + below(max)];
  };

  it('hold for a thousand random designs, low and high, to the cent', () => {
    for (let turn = 0; turn < 1000; turn += 1) {
      const width = widths[below(3)] ?? 'single';
      const squareFeet = 400 + below(2600);
      const miles = below(6001) / 10;
      const rows: readonly PriceRow[] = [
        amount('home:alder', below(20_000_000)),
        amount('option:roof:hip', ...range(500_000), { unit: units[below(2)] ?? 'each' }),
        ...Array.from({ length: 8 }, (_, index) =>
          amount(`${index % 2 ? 'site' : 'freight'}:x${index}`, ...range(300_000), {
            unit: units[below(5)] ?? 'each',
            taxable: below(3) > 0,
          }),
        ),
        amount('fee:title', ...range(80_000), { taxable: false }),
        percentage('discount:a', below(12_000) / 1000),
        amount('discount:b', below(2) ? below(300_000) : below(40_000_000)),
        percentage('tax:sales', 7.125, 9.875),
      ];
      const price = priceOf(
        book(rows),
        { ...home, width, squareFeet },
        content({ roof: 'hip', site: { miles } }),
      );
      for (const end of ['low', 'high'] as const) {
        const name = `${end}Cents` as const;
        const of = (key: string) => price.lines.find((line) => line.key === key)?.[name] ?? 0;
        const total = price.lines.reduce((sum, line) => sum + line[name], 0);
        expect(total).toBe(end === 'low' ? price.totalLowCents : price.totalHighCents);
        expect(sumOf(price.lines)[name]).toBe(total);
        for (const line of price.lines) expect(Number.isInteger(line[name])).toBe(true);
        // Each line again from its row: tenths of a mile times sections and cents are tenths of cents.
        const sections = sectionsOf[width];
        for (const { key, unit, ...design } of rows.filter((each) =>
          /^(home|option|freight|site|fee):/.test(each.key),
        )) {
          const tenths = {
            each: 10,
            section: 10 * sections,
            joint: 10 * (sections - 1),
            square_foot: 10 * squareFeet,
            mile: Math.round(miles * 10) * sections,
            percent: 0,
          }[unit];
          const exact = BigInt(tenths) * BigInt(design[name] ?? 0);
          expect(of(key), key).toBe(Number((exact + 5n) / 10n));
        }
        const before = of('home:alder') + of('option:roof:hip');
        expect(-of('discount:a') - of('discount:b')).toBeLessThanOrEqual(before);
        const taxable = price.lines
          .filter((line) => line.taxable)
          .reduce((sum, line) => sum + BigInt(line[name]), 0n);
        const percent = end === 'low' ? 7125n : 9875n;
        expect(of('tax:sales')).toBe(Number((taxable * percent + 50_000n) / 100_000n));
      }
      // The estimates again, by whole numbers.
      const half = (cents: number): number => Math.floor((cents + 1) / 2);
      const estimateOf = (key: string) => price.lines.find((line) => line.key === key)?.estimateCents ?? 0;
      for (const { key, lowCents, highCents, estimateCents } of price.lines)
        if (!/^(discount|tax):/.test(key)) expect(estimateCents, key).toBe(half(lowCents + highCents));
      const whole = estimateOf('home:alder') + estimateOf('option:roof:hip');
      const [first, second] = rows.filter(({ key }) => key.startsWith('discount:'));
      const taken = Number(
        (BigInt(whole) * BigInt(Math.round((first?.lowPercent ?? 0) * 1000)) + 50_000n) / 100_000n,
      );
      expect(-estimateOf('discount:a')).toBe(taken);
      expect(-estimateOf('discount:b')).toBe(Math.min(second?.lowCents ?? 0, whole - taken));
      const taxed = price.lines
        .filter((line) => line.taxable)
        .reduce((sum, line) => sum + BigInt(line.estimateCents), 0n);
      expect(estimateOf('tax:sales')).toBe(Number((taxed * 8500n + 50_000n) / 100_000n));
      expect(price.aboutCents).toBe(price.lines.reduce((sum, line) => sum + line.estimateCents, 0));
    }
  });
});

describe('the rule place.tax', () => {
  const clark: ZipArea = { state: 'WA', counties: [{ state: 'WA', name: 'Clark' }], point };
  const areas: Readonly<Record<string, ZipArea>> = {
    98660: clark,
    97201: { state: 'OR', counties: [{ state: 'OR', name: 'Multnomah' }], point },
    97378: { state: 'OR', counties: [{ state: 'OR', name: 'Clark' }], point },
    99362: {
      state: 'WA',
      counties: [
        { state: 'WA', name: 'Walla Walla' },
        { state: 'OR', name: 'Umatilla' },
      ],
      point,
    },
  };
  const places = placesOf((zip) => areas[zip] ?? null, initialDelivery);
  const taxes = [
    percentage('tax:sales:wa:clark', 1),
    percentage('tax:sales:clark', 2),
    percentage('tax:sales:wa', 3),
    percentage('tax:sales:or', 0),
    percentage('tax:sales', 4),
  ];
  const taxOf = (site: object, rows = taxes, more: Partial<PriceBook> = {}) =>
    keys(priceOf(book([own, ...rows], { places, ...more }), home, content({ site }))).filter((key) =>
      key.startsWith('tax:'),
    );

  it('takes the first that holds of state and county, county, state, all', () => {
    for (const first of [0, 1, 2])
      expect(taxOf({ zip: '98660' }, taxes.slice(first))).toEqual([taxes[first]?.key]);
    expect(taxOf({ zip: '98660' }, taxes.slice(3))).toEqual(['tax:sales']);
    expect(taxOf({ zip: '98660' }, taxes.toReversed())).toEqual(['tax:sales:wa:clark']);
  });

  it('takes the county alone only in the state of the plant, or where no state is known', () => {
    expect(taxOf({ zip: '97378' })).toEqual(['tax:sales:or']);
    expect(taxOf({ county: 'Clark County' })).toEqual(['tax:sales:clark']);
    const inOregon = placesOf((zip) => areas[zip] ?? null, { ...initialDelivery, plantZip: '97201' });
    expect(taxOf({ zip: '97378' }, taxes, { places: inOregon })).toEqual(['tax:sales:clark']);
    expect(taxOf({ zip: '98660' }, taxes.slice(1), { places: inOregon })).toEqual(['tax:sales:wa']);
  });

  it('takes the county that is stated, and with it its state', () => {
    expect(taxOf({ zip: '97201' })).toEqual(['tax:sales:or']);
    expect(taxOf({ zip: '98660', county: 'Multnomah' })).toEqual(['tax:sales:wa']);
    expect(taxOf({ zip: '99362', county: 'Umatilla' })).toEqual(['tax:sales:or']);
    expect(taxOf({ zip: '99362' })).toEqual(['tax:sales:wa']);
    expect(taxOf({})).toEqual(['tax:sales']);
  });

  it('takes a new row from its first day on', () => {
    const added = percentage('tax:sales:or:multnomah', 5, 5, { startsOn: '2026-11-20' });
    const site = { zip: '97201' };
    expect(taxOf(site, [...taxes, added], { on: '2026-11-19' })).toEqual(['tax:sales:or']);
    expect(taxOf(site, [...taxes, added], { on: '2026-11-20' })).toEqual(['tax:sales:or:multnomah']);
  });
});

describe('the price at a place', () => {
  const areas: Readonly<Record<string, ZipArea>> = {
    98660: { state: 'WA', counties: [{ state: 'WA', name: 'Clark' }], point },
    // One degree farther north, 83 miles by road.
    98532: { state: 'WA', counties: [], point: { ...point, latitude: point.latitude + 1 } },
  };
  const places = placesOf((zip) => areas[zip] ?? null, initialDelivery);
  const rows = [
    own,
    amount('option:roof:hip', 10_000),
    amount('freight:haul', 100, 100, { unit: 'mile' }),
    amount('site:foundation', 5000),
    amount('fee:permits', 300),
    percentage('discount:spring', 10),
    percentage('tax:sales', 8),
  ];
  const at = (site: object | null) =>
    priceOf(book(rows, { places }), home, content({ roof: 'hip', ...(site && { site }) }));
  const milesOf = (site: object | null) => at(site).lines.find(({ unit }) => unit === 'mile')?.quantity;

  it('has the miles of the ZIP code, unless they are stated, and assumes 60 without one', () => {
    expect(milesOf({ zip: '98532' })).toBe(83 * 2);
    expect(milesOf({ zip: '98532', miles: 12.5 })).toBe(25);
    expect(milesOf({ zip: '98660', miles: 0 })).toBeUndefined();
    expect(milesOf(null)).toBe(120);
    expect(at({ zip: '98532' }).assumptions).not.toContain(assumptionSentences.miles);
    expect(at({ zip: '98532' })).toMatchObject({ delivered: true, place: { zip: '98532', miles: 83 } });
    expect(at({ county: 'Clark' })).toMatchObject({ delivered: true, place: null, conflicts: [] });
  });

  it('place.served: is home, options and discounts where we do not deliver, without payment', () => {
    const price = at({ zip: '10001', land: 'leased', sewer: 'septic' });
    expect(keys(price)).toEqual(['home:alder', 'option:roof:hip', 'discount:spring']);
    expect(price).toMatchObject({
      delivered: false,
      aboutCents: 14_510_000 - 1_451_000,
      totalLowCents: 13_059_000,
      totalHighCents: 13_059_000,
      payments: [],
      conflicts: ['We do not deliver to this place yet.'],
      assumptions: [assumptionSentences.homeAlone],
      place: { zip: '10001', served: false },
    });
    expect(deliveredTotalOf(price)).toBeNull();
    expect(deliveredTotalOf(at({ zip: '98660' }))).toBe(at({ zip: '98660' }).aboutCents);
  });

  it('says whether we deliver where there is no home or no price as well', () => {
    const nowhere = content({ site: { zip: '10001' } });
    expect(priceOf(book(rows, { places }), null, nowhere)).toMatchObject({ delivered: false, lines: [] });
    expect(priceOf(book([], { places }), home, nowhere)).toMatchObject({
      delivered: false,
      lines: [],
      assumptions: [assumptionSentences.noPrice],
    });
    expect(deliveredTotalOf(priceOf(book(rows), null, content()))).toBeNull();
  });

  it('place.travel: is home, options and discounts of a home too wide for the road, wherever it would stand', () => {
    const wide = (sectionInches: number, site: object | null = null) =>
      priceOf(
        book(rows, { places }),
        { ...home, sectionInches },
        content({ roof: 'hip', ...(site && { site }) }),
      );
    const price = wide(193);
    expect(keys(price)).toEqual(['home:alder', 'option:roof:hip', 'discount:spring']);
    expect(price).toMatchObject({
      delivered: false,
      aboutCents: 13_059_000,
      payments: [],
      conflicts: ['Too wide for the road.'],
      assumptions: [assumptionSentences.homeAlone],
      place: null,
    });
    expect(deliveredTotalOf(price)).toBeNull();
    expect(wide(192)).toMatchObject({ delivered: true, conflicts: [] });
    expect(deliveredTotalOf(wide(192))).toBe(at(null).aboutCents);
    expect(wide(193, { zip: '98660' })).toMatchObject({ delivered: false, place: { served: true } });
    expect(wide(193, { zip: '10001' }).conflicts).toEqual([
      'We do not deliver to this place yet.',
      'Too wide for the road.',
    ]);
    expect(homePriceOf(book(rows, { places }), { ...home, sectionInches: 193 })).toEqual({
      baseCents: 14_500_000,
      aboutCents: 13_050_000,
      aboutMonthlyCents: null,
      aprPercent: null,
      delivered: false,
      payment: null,
    });
    const narrow = placesOf((zip) => areas[zip] ?? null, { ...initialDelivery, transportWidthFeet: 13 });
    expect(priceOf(book(rows, { places: narrow }), home, content()).conflicts).toEqual([
      'Too wide for the road.',
    ]);
    expect(priceOf(book([], { places }), { ...home, sectionInches: 193 }, content())).toMatchObject({
      delivered: false,
      lines: [],
      assumptions: [assumptionSentences.noPrice],
      conflicts: ['Too wide for the road.'],
    });
  });

  it('of a list is that of a design of this place and land', () => {
    const of = (zip: string | null, land: 'leased' | null) =>
      homePriceOf(book(rows, { places }), home, { zip, land });
    const bare = priceOf(book(rows, { places }), home, content({ site: { zip: '98532', land: 'leased' } }));
    const payment = bare.payments[0]!;
    expect(of('98532', 'leased')).toEqual({
      baseCents: 14_500_000,
      aboutCents: bare.aboutCents,
      aboutMonthlyCents: payment.monthlyCents,
      aprPercent: payment.aprPercent,
      delivered: true,
      payment,
    });
    expect(of('10001', null)).toEqual({
      baseCents: 14_500_000,
      aboutCents: 13_050_000,
      aboutMonthlyCents: null,
      aprPercent: null,
      delivered: false,
      payment: null,
    });
  });
});

describe('the rule place.land', () => {
  const rows = [
    own,
    amount('site:sewer-septic', 1, 1, { when: { sewer: 'septic' } }),
    amount('site:water-well', 1, 1, { when: { water: 'well' } }),
    amount('site:foundation', 1),
    amount('site:foundation', 2, 2, { when: { land: 'leased' } }),
    amount('site:foundation', 3, 3, { when: { sewer: 'public', water: 'public' } }),
  ];
  const on = (land: string) =>
    priceOf(book(rows), home, content({ site: { land, sewer: 'septic', water: 'well' } })).lines.map(
      ({ key, lowCents }) => [key, lowCents],
    );

  it('counts sewer and water of leased land as public, and its rows before all others', () =>
    expect(on('leased')).toEqual([
      ['home:alder', 14_500_000],
      ['site:foundation', 2],
    ]));

  it('takes land that is looked for as one’s own', () => {
    expect(on('looking')).toEqual(on('own'));
    expect(on('own').map(([key]) => key)).toEqual([
      'home:alder',
      'site:foundation',
      'site:sewer-septic',
      'site:water-well',
    ]);
  });
});
