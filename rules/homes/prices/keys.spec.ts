import { describe, expect, it } from 'vitest';
import { choiceKey, priceKey, wordKey } from './key-rules.ts';
import { countyWord, kindOfKey, priceKinds, sectionsOf, widthOfModel } from './keys.ts';

describe('a price key', () => {
  it.each([
    ['home:long-beach', 'home'],
    ['home-base:single', 'home-base'],
    ['home-area:triple', 'home-area'],
    ['option:roof:hip', 'option'],
    ['freight:miles', 'freight'],
    ['site:sewer:septic', 'site'],
    ['fee:title', 'fee'],
    ['discount:cash', 'discount'],
    ['tax:sales', 'tax'],
    ['tax:sales:clark', 'tax'],
  ])('is %s, of the kind %s', (key, kind) => {
    expect(priceKey.parse(key)).toBe(key);
    expect(kindOfKey(key)).toBe(kind);
    expect(priceKinds).toContain(kind);
  });

  it.each([
    '',
    'home',
    'home:',
    'home:Enid',
    'home:a:b',
    'home-base:wide',
    'option:roof',
    'option:roof:hip:x',
    'tax:income',
    'tax:sales:a:b:c',
    'rent:lot',
    'site:a--b',
    'site:a\n',
    `fee:${'x'.repeat(120)}`,
  ])('is not %j', (key) => expect(priceKey.safeParse(key).success).toBe(false));
});

it.each([
  ['Clark County', 'clark'],
  ['  Grays Harbor ', 'grays-harbor'],
  ['COUNTY of Lewis', 'of-lewis'],
  ['', ''],
])('the county %j is %j in a key', (county, word) => expect(countyWord(county)).toBe(word));

it.each([
  ['Single Wide', 'single'],
  ['Double Wide', 'double'],
  ['Triple Wide', 'triple'],
] as const)('a %s has the width %s', (type, width) => expect(widthOfModel(type)).toBe(width));

it.each([
  ['a price', priceKey, 'fee:', 120],
  ['a choice', choiceKey, 'roof:', 110],
  ['a group', wordKey, '', 50],
] as const)('the key of %s is as long as its column', (_what, rule, start, max) => {
  const taken = [max, max + 1].map((length) => rule.safeParse(start.padEnd(length, 'x')).success);
  expect(taken).toEqual([true, false]);
});

it('a width is its number of sections', () => expect(Object.values(sectionsOf)).toEqual([1, 2, 3]));
