import { describe, expect, it } from 'vitest';
import {
  comparedIds,
  comparedKind,
  comparedNames,
  comparePath,
  compareQuery,
  comparisonIn,
  withComparisonSentence,
} from './compared.ts';
import { differencesTo, leftOutOf, type OurHome } from './differences.ts';
import { homeDifferences, sentenceNames } from './home-differences.ts';
import { homeAmount, includedAmount, includedItems, likeForLikeCents, weInclude } from './included.ts';
import { blankOffer, isBlankOffer, offerHash, offerInHash, readOffer, type OfferFields } from './offer.ts';

const code = '1.qqt4ds.0a31c2.m8';

describe('the homes of a comparison', () => {
  it.each([
    ['enid,toledo', ['enid', 'toledo']],
    [`enid ${code}`, ['enid', code]],
    ['enid,enid,a,b,c', ['enid', 'a', 'b']],
    ['ENID,<b>,../x,', []],
    ['7KQ2-M9XD-4TRW enid', ['7KQ2M9XD4TRW', 'enid']],
    ['7KQ2M9XD4TRW,7KQ2-M9XD-4TRW,7KQ2-M9XD-4TR', ['7KQ2M9XD4TRW']],
    ['enid', ['enid']],
    [null, []],
  ])('in %j are %j', (list, ids) => expect(comparedIds(list)).toEqual(ids));

  it('are slugs or codes, and stand in addresses', () => {
    expect(['enid', code, '7KQ2M9XD4TRW', '000000000001', 'enid-2'].map(comparedKind)).toEqual([
      'home',
      'plan',
      'design',
      'design',
      'home',
    ]);
    expect(comparePath(['enid', code])).toBe(`/compare?homes=enid,${code}`);
    expect([comparePath([]), comparePath(['enid'])]).toEqual(['/compare', '/compare?homes=enid']);
    expect(compareQuery(['enid', 'toledo'])).toBe('?compare=enid,toledo');
    expect(comparedNames(['Enid', 'Toledo', 'Wasco'])).toBe('the Enid, the Toledo and the Wasco');
    expect(comparedNames(['Enid'])).toBe('the Enid');
  });

  it('are named in a message once, and found in it again', () => {
    const link = `https://homes.example${comparePath(['enid', code])}`;
    const first = withComparisonSentence('Two dogs.', ['Enid', 'Plan A'], link);
    expect(first).toBe(`Two dogs.\n\nI am comparing the Enid and the Plan A: ${link}`);
    expect(comparisonIn(first)).toBe(`/compare?homes=enid,${code}`);
    const other = withComparisonSentence(first, ['Wasco'], `https://homes.example/compare?homes=wasco`);
    expect(other).toBe('Two dogs.\n\nI am comparing the Wasco: https://homes.example/compare?homes=wasco');
    expect(withComparisonSentence('Hello', [], link)).toBe('Hello');
    expect(comparisonIn('https://evil.example/compare?homes=%3Cb%3E')).toBeNull();
    expect(comparisonIn('Hello')).toBeNull();
    expect(comparisonIn('/compare?homes=enid')).toBe('/compare?homes=enid');
  });
});

const lines = [
  { key: 'home:enid', lowCents: 10_000_000, highCents: 10_000_000, estimateCents: 10_000_000 },
  { key: 'option:roof:hip', lowCents: 200_000, highCents: 200_000, estimateCents: 200_000 },
  { key: 'freight:haul', lowCents: 300_000, highCents: 500_000, estimateCents: 400_000 },
  { key: 'freight:miles', lowCents: 100_000, highCents: 100_000, estimateCents: 100_000 },
  { key: 'site:foundation', lowCents: 1_000_000, highCents: 2_000_000, estimateCents: 1_500_000 },
  { key: 'discount:referral', lowCents: -100_000, highCents: -100_000, estimateCents: -100_000 },
  { key: 'tax:sales', lowCents: 900_000, highCents: 1_100_000, estimateCents: 990_000 },
];
const home: OurHome = { name: 'Enid', squareFeet: 1000, bedrooms: 3, baths: 2, lines };
const offer = (fields: Partial<OfferFields>) => readOffer({ ...blankOffer, ...fields });

describe('what is in a price', () => {
  it('follows from its lines', () => {
    expect(homeAmount(lines)).toEqual({ lowCents: 10_100_000, highCents: 10_100_000 });
    expect(includedAmount('delivery', lines)).toEqual({ lowCents: 400_000, highCents: 600_000 });
    expect(weInclude('delivery', lines)).toBe('yes');
    expect(weInclude('skirting', lines)).toBe('ask');
    expect(weInclude('land', lines)).toBe('no');
  });

  it('is compared with the same things in it', () => {
    expect(likeForLikeCents(lines, [])).toBe(10_100_000);
    expect(likeForLikeCents(lines, ['delivery', 'taxes', 'land'])).toBe(11_590_000);
  });
});

describe('their offer', () => {
  it('is written behind the number sign, and read again', () => {
    const fields = { ...blankOffer, builder: 'Acme & Sons', price: '$139,000', delivery: 'no' };
    expect(offerHash(fields)).toBe('#builder=Acme%20%26%20Sons&price=%24139%2C000&delivery=no');
    expect(offerInHash(offerHash(fields))).toEqual(fields);
    expect([offerHash(blankOffer), offerHash({ ...blankOffer, baths: '2' })]).toEqual(['', '#baths=2']);
    expect([offerInHash('#main'), offerInHash('#builder=%E0%A4%A')]).toEqual([null, null]);
    expect(offerInHash(`#builder=${'x'.repeat(100)}`)?.builder).toHaveLength(60);
    expect([isBlankOffer(blankOffer), isBlankOffer(fields)]).toEqual([true, false]);
  });

  it('is read as numbers, and what is none is not known', () => {
    expect(
      offer({
        price: '139,000',
        squareFeet: '1,200 sq ft',
        bedrooms: '3',
        baths: '2.5',
        monthly: '$849.50',
        taxes: 'yes',
      }),
    ).toMatchObject({
      priceCents: 13_900_000,
      squareFeet: 1200,
      bedrooms: 3,
      baths: 2.5,
      monthlyCents: 84_950,
      included: { taxes: 'yes', land: 'ask' },
    });
    expect(
      offer({ price: 'a lot', squareFeet: '-5', bedrooms: '0', baths: '1', monthly: 'cheap' }),
    ).toMatchObject({
      builder: 'Their home',
      priceCents: null,
      squareFeet: null,
      bedrooms: null,
      baths: 1,
      monthlyCents: null,
    });
  });
});

describe('differences', () => {
  it('are said in sentences', () => {
    expect(
      differencesTo(
        home,
        offer({ price: '115,000', squareFeet: '880', bedrooms: '2', baths: '3', delivery: 'yes' }),
      ),
    ).toEqual([
      'Their home has 120 sq ft less, 1 bedroom less and 1 bath more.',
      'With the same things in it, ours is about $106,000; theirs costs $9,000 more.',
      'Per square foot it costs $25 more.',
    ]);
    expect(differencesTo(home, offer({ price: '99,000', squareFeet: '1,000' }))).toEqual([
      'Their home is the same size.',
      'The home alone, ours is about $101,000; theirs costs $2,000 less.',
      'Per square foot it costs $2 less.',
    ]);
    expect(differencesTo(home, offer({ price: '101,000', squareFeet: '1000' }))).toEqual([
      'Their home is the same size.',
      'The home alone, ours costs the same: about $101,000.',
      'Per square foot it costs the same.',
    ]);
  });

  it('name one alone, and the direction of each', () => {
    const alone = (fields: Partial<OfferFields>) => differencesTo(home, offer(fields))[0];
    expect(alone({ baths: '1' })).toBe('Their home has 1 bath less.');
    expect(alone({ bedrooms: '4' })).toBe('Their home has 1 bedroom more.');
    expect(alone({ squareFeet: '1100', bedrooms: '1' })).toBe(
      'Their home has 100 sq ft more and 2 bedrooms less.',
    );
    expect(differencesTo({ ...home, lines: lines.slice(0, 1) }, offer({ price: '100,000' }))).toEqual([
      'The home alone, ours costs the same: about $100,000.',
    ]);
  });

  it('are not made up where nothing is known', () => {
    expect(differencesTo(home, offer({}))).toEqual([]);
    expect(differencesTo({ ...home, lines: [] }, offer({ price: '99,000' }))).toEqual([]);
  });

  it('name what is left out', () => {
    expect(leftOutOf(offer({ delivery: 'no' }))[0]).toBe('Delivery is not in their price.');
    expect(leftOutOf(offer({ delivery: 'no', foundation: 'no', taxes: 'no' }))[0]).toBe(
      'Delivery, foundation and sales tax are not in their price.',
    );
    expect(leftOutOf(offer({ delivery: 'no' }))[1]).toMatch(
      /^Ask them about: set-up, foundation, .* and land\.$/,
    );
    expect(leftOutOf(offer({ delivery: 'no', foundation: 'no' }))[0]).toBe(
      'Delivery and foundation are not in their price.',
    );
    const all = Object.fromEntries(includedItems.map(({ key }) => [key, 'yes']));
    expect(leftOutOf(offer(all))).toEqual([]);
    expect(leftOutOf(offer({ ...all, land: 'ask' }))).toEqual(['Ask them about: land.']);
    expect(leftOutOf(offer({}))).toEqual([
      'Ask what their price includes: delivery, foundation and taxes are often left out.',
    ]);
  });
});

describe('compare.two: how our homes differ', () => {
  const measured = (name: string, squareFeet: number, deliveredCents: number | null) => ({
    name,
    squareFeet,
    deliveredCents,
  });
  const birkenfeld = measured('The Birkenfeld', 1760, 27_941_249);
  const enid = measured('The Enid', 880, 16_000_051);

  it.each([
    [
      'larger and dearer',
      [birkenfeld, enid],
      'The Birkenfeld is 880 sq ft larger and costs $119,411 more delivered.',
    ],
    [
      'in any order',
      [enid, birkenfeld],
      'The Birkenfeld is 880 sq ft larger and costs $119,411 more delivered.',
    ],
    [
      'smaller and dearer',
      [birkenfeld, { ...enid, deliveredCents: 30_000_000 }],
      'The Enid is 880 sq ft smaller and costs $20,588 more delivered.',
    ],
    [
      'of the same size',
      [birkenfeld, { ...enid, squareFeet: 1760.4 }],
      'The Birkenfeld is the same size and costs $119,411 more delivered.',
    ],
    [
      'of the same price, the larger one first',
      [enid, { ...birkenfeld, deliveredCents: 16_000_149 }],
      'The Birkenfeld is 880 sq ft larger and costs the same delivered.',
    ],
    [
      'the same',
      [enid, { ...enid, name: 'The Yachats' }],
      'The Enid and the Yachats are the same size and cost the same delivered.',
    ],
    [
      'without a price',
      [enid, { ...birkenfeld, deliveredCents: null }],
      'The Birkenfeld is 880 sq ft larger.',
    ],
    [
      'the same without a price',
      [measured('The Enid', 880, null), measured('Our place', 880, 1)],
      'The Enid and Our place are the same size.',
    ],
    [
      'three, against the one that costs least',
      [birkenfeld, enid, measured('The Wasco', 2310, 16_000_000)],
      'The Birkenfeld is 550 sq ft smaller and costs $119,412 more delivered than the Wasco; the Enid is 1,430 sq ft smaller and costs $1 more delivered.',
    ],
    [
      'three, without a price against the smallest',
      [birkenfeld, enid, measured('The Wasco', 880, null)],
      'The Birkenfeld is 880 sq ft larger than the Enid; the Wasco is the same size.',
    ],
    [
      'three, of which one is as the least',
      [enid, { ...enid, name: 'Our place' }, birkenfeld],
      'Our place is the same size and costs the same delivered as the Enid; the Birkenfeld is 880 sq ft larger and costs $119,411 more delivered.',
    ],
    [
      'three that are the same',
      [enid, { ...enid, name: 'Our place' }, { ...enid, name: 'The Wasco' }],
      'The Enid, Our place and the Wasco are the same size and cost the same delivered.',
    ],
    ['not without another', [enid], ''],
  ])('is said: %s', (_, homes, sentence) => expect(homeDifferences(homes)).toBe(sentence));

  it('names each, and those of one name by their place', () => {
    const home = (name: string, isOwnName = false) => ({ name, isOwnName });
    expect(sentenceNames([home('Enid'), home('Our place', true)])).toEqual(['The Enid', 'Our place']);
    expect(sentenceNames([home('Enid'), home('Wasco'), home('Enid', true)])).toEqual([
      'The first Enid',
      'The Wasco',
      'The third Enid',
    ]);
  });
});
