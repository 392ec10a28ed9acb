import { describe, expect, it } from 'vitest';
import { contentForm, contentSentences, slugOf } from './content-form.ts';
import { figureOf, standingContent } from './content.ts';

const itemOf = (slug: string) => standingContent.find((item) => item.slug === slug)!;

describe('the copy of a new database', () => {
  it.each([
    ['military', 'percent', 2, 'Extra 2%'],
    ['referral', 'amount', 1000, '$1,000 credit'],
    ['fha', 'downPercent', 3.5, '3.5% down'],
    ['va', 'downPercent', 0, '0% down'],
    ['usda', 'downPercent', 0, '0% down'],
    ['conventional', 'ratePercent', 6.5, 'starting at 6.5%'],
    ['cash', 'discountPercent', 5, '5% discount'],
  ])('counts what it says: %s', (slug, name, figure, terms) => {
    const item = itemOf(slug);
    expect([figureOf(item, name), item.terms]).toEqual([figure, terms]);
  });

  it.each([
    ['2br-1ba', '2 bedrooms, 1 bath', 'about $1,200 a month', [2, 1, 89_000, 1200]],
    ['3br-2ba', '3 bedrooms, 2 baths', 'about $1,800 a month', [3, 2, 145_000, 1800]],
  ])('has the example price %s', (slug, title, terms, figures) => {
    const item = itemOf(slug);
    const found = ['bedrooms', 'bathrooms', 'price', 'monthly'].map((name) => figureOf(item, name));
    expect([item.title, item.terms, found]).toEqual([title, terms, figures]);
  });

  it.each(['2br-1ba', '3br-2ba'])('reckons %s with 10%% down and 30 years', (slug) => {
    const item = itemOf(slug);
    expect([figureOf(item, 'downPercent'), figureOf(item, 'years')]).toEqual([10, 30]);
  });

  it('has no figures where there are none to name', () =>
    expect(() => figureOf(itemOf('hud-vouchers'), 'percent')).toThrow('hud-vouchers has no figure percent'));
});

const entry = {
  kind: 'promotion',
  title: 'Spring',
  terms: '$500 off',
  text: 'Off the price.',
  figures: { amount: 500 },
  position: 0,
};
const messages = (input: object): string[] =>
  contentForm.safeParse({ ...entry, ...input }).error?.issues.map(({ message }) => message) ?? [];
const figuresNamed = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${'abcdefghijklm'[index]}`, 1]));

describe('an entry of the copy', () => {
  it.each([
    ['title', 120, 'Title is required'],
    ['terms', 80, 'Terms are required'],
    ['text', 600, 'Text is required'],
  ])('has a %s of one to %i characters', (field, max, required) => {
    const messagesOf = (length: number): string[] => messages({ [field]: 'x'.repeat(length) });
    expect([0, 1, max, max + 1].map(messagesOf)).toEqual([
      [required],
      [],
      [],
      [`Must be at most ${max} characters`],
    ]);
  });

  it.each([
    [-1, ['Position must be 0 or more']],
    [0, []],
    [1000, []],
    [1001, ['Position must be at most 1000']],
  ])('at position %i: %j', (position, sentences) => expect(messages({ position })).toEqual(sentences));

  it.each([-1e12, 1e12])('has figures as far as %d', (amount) =>
    expect(messages({ figures: { amount } })).toEqual([]),
  );

  it.each([-1e12 - 1, 1e12 + 1])('has none of %d', (amount) =>
    expect(messages({ figures: { amount } })).toEqual([contentSentences.figures]),
  );

  it('has at most twelve figures', () => {
    expect(messages({ figures: figuresNamed(12) })).toEqual([]);
    expect(messages({ figures: figuresNamed(13) })).toEqual([contentSentences.figures]);
  });

  it.each([
    ['from one day to the same', { startsOn: '2027-03-01', endsOn: '2027-03-01' }, []],
    ['from some day on', { startsOn: '2027-03-01' }, []],
    ['until some day', { endsOn: '2027-03-01' }, []],
    [
      'from one day to the day before',
      { startsOn: '2027-03-02', endsOn: '2027-03-01' },
      [contentSentences.order],
    ],
  ])('holds %s: %j', (_what, days, sentences) => expect(messages(days)).toEqual(sentences));

  it.each([
    ['promotion', null, []],
    ['program', null, [contentSentences.topic]],
    ['financing', null, [contentSentences.topic]],
    ['program', 'private', []],
    ['financing', 'private', []],
  ])('of kind %s in the group %s: %j', (kind, topic, sentences) =>
    expect(messages({ kind, topic })).toEqual(sentences),
  );

  it.each([
    ['two', { price: 89_000, monthly: 1200, bedrooms: 2, bathrooms: 0 }, 'downPercent, years'],
    ['one', { price: 89_000, monthly: 1200, bedrooms: 2, bathrooms: 0, downPercent: 10 }, 'years'],
  ])('says of an example price which %s of its figures are lacking', (_count, figures, lacking) => {
    expect(messages({ kind: 'example_price', figures })).toEqual([`These figures are needed: ${lacking}`]);
  });

  it('may name the home of an example price by its address, and has numbers otherwise', () => {
    expect(messages({ figures: { home: 'castle-rock' } })).toEqual([]);
    for (const home of [7, 'Castle Rock', ''])
      expect(messages({ figures: { home } })).toEqual([contentSentences.home]);
    expect(messages({ figures: { amount: 'castle-rock' } })).toEqual([contentSentences.figures]);
  });

  it('may be an example price that has all its figures', () =>
    expect(messages({ kind: 'example_price', figures: itemOf('2br-1ba').figures })).toEqual([]));
});

describe('the short name of an entry', () => {
  it.each([
    ['Solar Package', 'solar-package'],
    ['“Été” à crédit!', 'ete-a-credit'],
    ['2 + 2', '2-2'],
    ['折扣', 'entry'],
  ])('%s is %s', (title, slug) => expect(slugOf(title)).toBe(slug));

  it('has at most 60 characters', () => expect(slugOf('x'.repeat(61))).toBe('x'.repeat(60)));
});
