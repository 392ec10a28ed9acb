import { expect, it } from 'vitest';
import { newPriceItem } from './price-item.ts';
import { priceSentences } from './price-sentences.ts';

const amount = {
  key: 'option:roof:hip',
  label: 'Hip',
  unit: 'each',
  lowCents: 100,
  highCents: 100,
  lowPercent: null,
  highPercent: null,
  taxable: true,
  startsOn: '2027-01-02',
};
const percent = {
  ...amount,
  key: 'discount:x',
  unit: 'percent',
  lowCents: null,
  highCents: null,
  lowPercent: 5,
  highPercent: 5,
};
const sourced = { ...amount, key: 'fee:x', source: 'A spec', sourceOn: '2027-01-01' };
const problems = (row: object) =>
  Object.fromEntries(
    newPriceItem.safeParse(row).error?.issues.map(({ path, message }) => [path[0], message]) ?? [],
  );

it.each([
  [amount, {}],
  [{ ...amount, highCents: 101 }, {}],
  [percent, {}],
  [{ ...percent, lowPercent: 0, highPercent: 100 }, {}],
  [{ ...percent, contentSlug: 'spring-offer' }, {}],
  [{ ...percent, contentSlug: 'x'.repeat(80) }, {}],
  [sourced, {}],
  [{ ...amount, key: 'home:enid' }, {}],
  [{ ...amount, endsOn: '2027-01-02' }, {}],
  [{ ...amount, label: 'x'.repeat(120), source: 'x'.repeat(200) }, {}],
])('a row may be like case %#', (row, none) => expect(problems(row)).toEqual(none));

it.each([
  ['a key that is none', { ...amount, key: 'roof' }, { key: priceSentences.key }],
  ['a unit of another kind', { ...amount, unit: 'mile' }, { unit: priceSentences.unitOfKey }],
  [
    'no amounts',
    { ...amount, lowCents: null, highCents: null },
    { lowCents: priceSentences.needsCents, highCents: priceSentences.needsCents },
  ],
  ['no low end', { ...amount, lowCents: null }, { lowCents: priceSentences.needsCents }],
  [
    'no low end of a home',
    { ...amount, key: 'home:enid', lowCents: null },
    { lowCents: priceSentences.needsCents },
  ],
  ['no high percentage', { ...percent, highPercent: null }, { highPercent: priceSentences.needsPercent }],
  ['ends the wrong way round', { ...amount, highCents: 99 }, { highCents: priceSentences.range }],
  [
    'a range of a home',
    { ...amount, key: 'home:enid', highCents: 101 },
    { highCents: priceSentences.oneAmount },
  ],
  ['a percentage beside an amount', { ...amount, lowPercent: 1 }, { lowPercent: priceSentences.noPercent }],
  ['an amount beside a percentage', { ...percent, highCents: 1 }, { highCents: priceSentences.noCents }],
  ['an offer of no discount', { ...amount, contentSlug: 'x' }, { contentSlug: priceSentences.contentSlug }],
  [
    'no source',
    { ...sourced, source: null, sourceOn: null },
    { source: priceSentences.source, sourceOn: priceSentences.sourceOn },
  ],
  ['an end before its start', { ...amount, endsOn: '2027-01-01' }, { endsOn: priceSentences.order }],
  ['no label', { ...amount, label: '' }, { label: priceSentences.label }],
  ['a long label', { ...amount, label: 'x'.repeat(121) }, { label: 'Must be at most 120 characters' }],
  [
    'a percentage above all',
    { ...percent, lowPercent: 100, highPercent: 100.5 },
    { highPercent: priceSentences.percent },
  ],
])('a row is refused with %s', (_what, row, expected) => expect(problems(row)).toEqual(expected));

it('a row is refused with a long slug or source, or a low percentage above all', () => {
  const fields = [
    { ...percent, contentSlug: 'x'.repeat(81) },
    { ...amount, source: 'x'.repeat(201) },
    { ...percent, lowPercent: 100.5, highPercent: 100 },
  ].map((row) => Object.keys(problems(row)));
  expect(fields).toEqual([['contentSlug'], ['source'], ['lowPercent', 'highPercent']]);
});
